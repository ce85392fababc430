/** The demo shop's channel, markets and VAT (decisions: markets are data, not code). */

export const languages = [
  { language_id: 'sv-SE', code: 'sv', name: 'Svenska' },
  { language_id: 'da-DK', code: 'da', name: 'Dansk' },
  { language_id: 'en-GB', code: 'en', name: 'English' },
  { language_id: 'fi-FI', code: 'fi', name: 'Suomi' },
  { language_id: 'nb-NO', code: 'nb', name: 'Norsk' },
] as const;

export const languageIdOf = { sv: 'sv-SE', da: 'da-DK', en: 'en-GB', fi: 'fi-FI', nb: 'nb-NO' } as const;

export const currencies = [
  { currency_code: 'SEK', name: 'Svensk krona', symbol: 'kr' },
  { currency_code: 'DKK', name: 'Dansk krone', symbol: 'kr.' },
  { currency_code: 'NOK', name: 'Norsk krone', symbol: 'kr' },
  { currency_code: 'EUR', name: 'Euro', symbol: '€' },
] as const;

export const channel = {
  channel_id: '1|se',
  name: 'Kvarto',
  type: 'webshop',
  url: 'https://kvarto.example',
  default_language_id: 'sv-SE',
  default_market_id: 'se',
};

interface SeedMarket {
  alias: string;
  country: [code: string, name: string];
  currency: 'SEK' | 'DKK' | 'NOK' | 'EUR';
  group: 'SCANDINAVIA' | 'EUROPE';
  languages: (keyof typeof languageIdOf)[];
  vat: { book: [from: string, basisPoints: number][]; standard: number };
  virtual?: true;
  onlyDisplayInCheckout?: true;
}

/** The first language is the market's default. Rates: basis points, each from its day on. */
export const markets: SeedMarket[] = [
  {
    alias: 'se',
    country: ['SE', 'Sverige'],
    currency: 'SEK',
    group: 'SCANDINAVIA',
    languages: ['sv', 'en'],
    vat: { book: [['2002-01-01', 600]], standard: 2500 },
  },
  {
    alias: 'dk',
    country: ['DK', 'Danmark'],
    currency: 'DKK',
    group: 'SCANDINAVIA',
    languages: ['da', 'en'],
    vat: { book: [['1992-01-01', 2500]], standard: 2500 },
  },
  {
    alias: 'no',
    country: ['NO', 'Norge'],
    currency: 'NOK',
    group: 'SCANDINAVIA',
    languages: ['nb', 'en'],
    vat: { book: [['1970-01-01', 0]], standard: 2500 },
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
  },
  {
    alias: 'de',
    country: ['DE', 'Deutschland'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    vat: { book: [['2007-01-01', 700]], standard: 1900 },
  },
  {
    alias: 'nl',
    country: ['NL', 'Nederland'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    vat: { book: [['2019-01-01', 900]], standard: 2100 },
  },
  {
    alias: 'fr',
    country: ['FR', 'France'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    vat: { book: [['2013-01-01', 550]], standard: 2000 },
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
    onlyDisplayInCheckout: true,
  },
  {
    alias: 'eu',
    country: ['EU', 'Europe'],
    currency: 'EUR',
    group: 'EUROPE',
    languages: ['en'],
    vat: { book: [['2013-01-01', 700]], standard: 2100 },
    virtual: true,
  },
];
