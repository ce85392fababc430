import type { LocaleDefinition } from './locale-definition.ts';

export const nb: LocaleDefinition<'nb'> = {
  code: 'nb',
  iso: 'nb-NO',
  name: 'Norsk',
  nameInText: 'norsk',
  isInternational: false,
  otherTags: ['no', 'nn'],
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ',
  separators: { thousands: '\u00a0', decimals: ',' },
  screenPaths: {
    favorites: '/favoritter',
    checkout: '/kassen',
    news: '/nyheter',
    brands: '/varemerker',
    'gift-cards': '/gavekort',
    'cookie-settings': '/cookie-innstillinger',
    'account-settings': '/min-konto/innstillinger',
    'account-orders': '/min-konto/bestillinger',
    'account-balance': '/min-konto/saldo',
  },
  contentPages: {
    terms: 'kjopsvilkar',
    privacy: 'personvern',
    withdrawal: 'angrerett',
  },
};
