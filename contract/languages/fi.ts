import type { LocaleDefinition } from './locale-definition.ts';

export const fi: LocaleDefinition<'fi'> = {
  code: 'fi',
  iso: 'fi-FI',
  name: 'Suomi',
  nameInText: 'suomi',
  isInternational: false,
  otherTags: [],
  alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ',
  separators: { thousands: '\u00a0', decimals: ',' },
  screenPaths: {
    favorites: '/suosikkeja',
    checkout: '/kassa',
    news: '/uutuudet',
    brands: '/tavaramerkkeja',
    'gift-cards': '/lahjakortit',
    'cookie-settings': '/evasteasetukset',
    'account-settings': '/tilini/asetukset',
    'account-orders': '/tilini/tilaukset',
    'account-balance': '/tilini/saldo',
  },
  contentPages: {
    terms: 'toimitusehdot',
    privacy: 'tietosuoja',
    withdrawal: 'peruuttamisoikeus',
  },
};
