import { missingRequirements } from '#contract/shop/market-requirements.ts';
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
  /** Markets of one group are listed together. */
  group: 'SCANDINAVIA' | 'EUROPE';
  /** The first is the default. */
  languages: DemoLanguage[];
  /** A fictional VOEC number. */
  importVatNumber?: string;
  /** Whether the checkout selects the first payment option. */
  preselectsPayment: boolean;
  /** The shop does not deliver to the market. */
  virtual?: true;
  /** Visitors cannot browse the market: it is a destination only. */
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
    preselectsPayment: true,
  },
  {
    alias: 'dk',
    country: ['DK', 'Danmark'],
    currency: 'DKK',
    group: 'SCANDINAVIA',
    languages: ['da', 'en'],
    preselectsPayment: true,
  },
  {
    alias: 'no',
    country: ['NO', 'Norge'],
    currency: 'NOK',
    group: 'SCANDINAVIA',
    languages: ['nb', 'en'],
    importVatNumber: '2099999',
    preselectsPayment: true,
  },
  {
    alias: 'fi',
    country: ['FI', 'Suomi'],
    currency: 'EUR',
    group: 'SCANDINAVIA',
    languages: ['fi', 'sv', 'en'],
    preselectsPayment: false,
  },
  {
    alias: 'de',
    country: ['DE', 'Deutschland'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    preselectsPayment: true,
  },
  {
    alias: 'nl',
    country: ['NL', 'Nederland'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    preselectsPayment: true,
  },
  {
    alias: 'fr',
    country: ['FR', 'France'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    preselectsPayment: true,
  },
  {
    alias: 'ax',
    country: ['AX', 'Åland'],
    currency: 'EUR',
    group: 'SCANDINAVIA',
    languages: ['sv', 'fi', 'en'],
    preselectsPayment: false,
    onlyDisplayInCheckout: true,
  },
  {
    alias: 'eu',
    country: ['EU', 'Europe'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    preselectsPayment: true,
    virtual: true,
  },
];

/** The markets to which orders are sent: the demo lacks what France requires. */
export const openMarkets = markets.filter(
  ({ virtual, country: [country], languages }) =>
    !virtual && missingRequirements({ country, languages, hasMediator: false }).length === 0,
);
