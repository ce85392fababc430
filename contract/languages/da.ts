import type { LocaleDefinition } from './locale-definition.ts';

export const da: LocaleDefinition<'da'> = {
  code: 'da',
  iso: 'da-DK',
  name: 'Dansk',
  nameInText: 'dansk',
  isInternational: false,
  otherTags: [],
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ',
  separators: { thousands: '.', decimals: ',' },
  screenPaths: {
    favorites: '/favoritter',
    checkout: '/kassen',
    news: '/nyheder',
    brands: '/varemaerker',
    'gift-cards': '/gavekort',
    'cookie-settings': '/cookieindstillinger',
    'account-settings': '/min-konto/indstillinger',
    'account-orders': '/min-konto/bestillinger',
    'account-balance': '/min-konto/saldo',
  },
  contentPages: {
    terms: 'kobsbetingelser',
    privacy: 'privatliv',
    withdrawal: 'fortrydelsesret',
  },
};
