import type { LocaleDefinition } from './locale-definition.ts';

export const sv: LocaleDefinition<'sv'> = {
  code: 'sv',
  iso: 'sv-SE',
  name: 'Svenska',
  nameInText: 'svenska',
  isInternational: false,
  otherTags: [],
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ',
  separators: { thousands: '\u00a0', decimals: ',' },
  screenPaths: {
    favorites: '/favoriter',
    checkout: '/kassan',
    news: '/nyheter',
    brands: '/varumarken',
    'gift-cards': '/presentkort',
    'cookie-settings': '/kakinstallningar',
    'account-settings': '/mina-sidor/installningar',
    'account-orders': '/mina-sidor/ordrar',
    'account-balance': '/mina-sidor/saldo',
  },
  contentPages: {
    terms: 'kopvillkor',
    privacy: 'integritet',
    withdrawal: 'angerratt',
  },
};
