import type { DemoLanguage } from '../languages.ts';
import { demoSettings } from './settings.ts';

/** The currencies of the markets below. */
export const currencyCodes = ['SEK', 'DKK', 'NOK', 'EUR'] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

export const channel = {
  channel_id: '1|se',
  name: demoSettings.name,
  type: 'webshop',
  url: 'https://kvarto.example',
  default_language_id: 'sv-SE',
  default_market_id: 'se',
};

interface DemoMarket {
  alias: string;
  country: [code: string, name: string];
  currency: CurrencyCode;
  group: 'SCANDINAVIA' | 'EUROPE';
  /** The first is the default. */
  languages: DemoLanguage[];
  /** Basis points. The rate for books is dated: each is valid from its day on. */
  vat: { book: [validFrom: string, basisPoints: number][]; standard: number };
  preselectsPayment: boolean;
  virtual?: true;
  onlyDisplayInCheckout?: true;
}

/** Book prices are fixed by law in Germany, France and the Netherlands, so only these markets have campaigns. */
export const nordicMarkets = ['se', 'dk', 'no', 'fi', 'ax'];

export const markets: DemoMarket[] = [
  {
    alias: 'se',
    country: ['SE', 'Sverige'],
    currency: 'SEK',
    group: 'SCANDINAVIA',
    languages: ['sv', 'en'],
    vat: { book: [['2002-01-01', 600]], standard: 2500 },
    preselectsPayment: true,
  },
  {
    alias: 'dk',
    country: ['DK', 'Danmark'],
    currency: 'DKK',
    group: 'SCANDINAVIA',
    languages: ['da', 'en'],
    vat: { book: [['1992-01-01', 2500]], standard: 2500 },
    preselectsPayment: true,
  },
  {
    alias: 'no',
    country: ['NO', 'Norge'],
    currency: 'NOK',
    group: 'SCANDINAVIA',
    languages: ['nb', 'en'],
    vat: { book: [['1970-01-01', 0]], standard: 2500 },
    preselectsPayment: true,
  },
  {
    alias: 'fi',
    country: ['FI', 'Suomi'],
    currency: 'EUR',
    group: 'SCANDINAVIA',
    languages: ['fi', 'sv', 'en'],
    vat: {
      book: [
        ['2025-01-01', 1400],
        ['2026-01-01', 1350],
      ],
      standard: 2550,
    },
    preselectsPayment: false,
  },
  {
    alias: 'de',
    country: ['DE', 'Deutschland'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    vat: { book: [['2007-01-01', 700]], standard: 1900 },
    preselectsPayment: true,
  },
  {
    alias: 'nl',
    country: ['NL', 'Nederland'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    vat: { book: [['2019-01-01', 900]], standard: 2100 },
    preselectsPayment: true,
  },
  {
    alias: 'fr',
    country: ['FR', 'France'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    vat: { book: [['2013-01-01', 550]], standard: 2000 },
    preselectsPayment: true,
  },
  {
    alias: 'ax',
    country: ['AX', 'Åland'],
    currency: 'EUR',
    group: 'SCANDINAVIA',
    languages: ['sv', 'fi'],
    vat: {
      book: [
        ['2025-01-01', 1400],
        ['2026-01-01', 1350],
      ],
      standard: 2550,
    },
    preselectsPayment: false,
    onlyDisplayInCheckout: true,
  },
  {
    alias: 'eu',
    country: ['EU', 'Europe'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    vat: { book: [['2013-01-01', 700]], standard: 2100 },
    preselectsPayment: true,
    virtual: true,
  },
];
