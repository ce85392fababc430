import type { LocaleDefinition } from './locale-definition.ts';

export const en: LocaleDefinition<'en'> = {
  code: 'en',
  iso: 'en-GB',
  name: 'English',
  nameInText: 'English',
  isInternational: true,
  otherTags: [],
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  separators: { thousands: ',', decimals: '.' },
  screenPaths: {
    favorites: '/favorites',
    checkout: '/checkout',
    news: '/news',
    brands: '/brands',
    'gift-cards': '/gift-cards',
    'cookie-settings': '/cookie-settings',
    'account-settings': '/my-account/settings',
    'account-orders': '/my-account/orders',
    'account-balance': '/my-account/balance',
  },
  contentPages: {
    terms: 'terms',
    privacy: 'privacy',
    withdrawal: 'right-of-withdrawal',
  },
};
