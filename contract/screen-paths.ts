import type { LocaleCode } from './locales.ts';

/**
 * The screens whose path is a word of the language (§2). Both sides need them: the storefront routes by them, and the
 * backend's menus and mails lead to them.
 */
export const LOCALIZED_SCREEN_PATHS = {
  favorites: { sv: '/favoriter', da: '/favoritter', en: '/favorites', fi: '/suosikkeja', nb: '/favoritter' },
  checkout: { sv: '/kassan', da: '/kassen', en: '/checkout', fi: '/kassa', nb: '/kassen' },
  news: { sv: '/nyheter', da: '/nyheder', en: '/news', fi: '/uutuudet', nb: '/nyheter' },
  brands: { sv: '/varumarken', da: '/varemaerker', en: '/brands', fi: '/tavaramerkkeja', nb: '/varemerker' },
  'cookie-settings': {
    sv: '/kakinstallningar',
    da: '/cookieindstillinger',
    en: '/cookie-settings',
    fi: '/evasteasetukset',
    nb: '/cookie-innstillinger',
  },
  'account-settings': {
    sv: '/mina-sidor/installningar',
    da: '/min-konto/indstillinger',
    en: '/my-account/settings',
    fi: '/tilini/asetukset',
    nb: '/min-konto/innstillinger',
  },
  'account-orders': {
    sv: '/mina-sidor/ordrar',
    da: '/min-konto/bestillinger',
    en: '/my-account/orders',
    fi: '/tilini/tilaukset',
    nb: '/min-konto/bestillinger',
  },
  'account-balance': {
    sv: '/mina-sidor/saldo',
    da: '/min-konto/saldo',
    en: '/my-account/balance',
    fi: '/tilini/saldo',
    nb: '/min-konto/saldo',
  },
} as const satisfies Record<string, Record<LocaleCode, string>>;

export type LocalizedScreen = keyof typeof LOCALIZED_SCREEN_PATHS;

/** Screens that mails link to; the path is the same in every language. */
export const MAILED_SCREEN_PATHS = {
  'forgot-password': '/account/forgot-password',
  'reset-password': '/account/reset-password',
  'newsletter-confirm': '/newsletter/confirm',
  'newsletter-end': '/newsletter/unsubscribe',
} as const;
