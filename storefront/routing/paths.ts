import type { LocaleCode } from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS, type LocalizedScreen } from '#contract/screen-paths.ts';

/**
 * The table of §2: every screen and the paths it has in a language, without the language's prefix. `:x` is one segment,
 * `:x?` one or none, `*` the rest. Where a screen has several forms, the first is the one that links use.
 */
const everywhere = {
  home: ['/'],
  'not-found': ['/404'],
  account: ['/account'],
  'sign-in': ['/account/sign-in'],
  'create-account': ['/account/create'],
  'forgot-password': ['/account/forgot-password'],
  'account-password': ['/account/password'],
  'reset-password': ['/account/reset-password'],
  newsletter: ['/newsletter', '/newsletter/:step'],
  'preview-widgets': ['/preview-widgets'],
  'checkout-confirm': ['/checkout/confirm'],
  'checkout-fail': ['/checkout/:providerFail'],
  // Mails lead to these, in whatever language.
  order: ['/order/:publicId'],
  'order-look-up': ['/find-order'],
  'order-cancel': ['/cancel-order'],
  withdrawal: ['/withdrawal'],
  product: ['/p/:x/:y/:alias', '/p/:x/:alias', '/p/:alias', '/product/:alias?'],
  category: ['/c/:category', '/c/:x/:category', '/c/:x/:y/:category'],
  brand: ['/b/*'],
  campaign: ['/dc/*'],
  search: ['/s/:search'],
  list: ['/l/*', '/list/:alias?'],
  'content-preview': ['/content/preview'],
  content: ['/:alias', '/content/:alias?'],
} as const;

export type Screen = keyof typeof everywhere | LocalizedScreen;

export const SCREENS = [...Object.keys(everywhere), ...Object.keys(LOCALIZED_SCREEN_PATHS)] as Screen[];

export function pathsOf(screen: Screen, locale: LocaleCode): readonly string[] {
  if (screen in everywhere) return everywhere[screen as keyof typeof everywhere];
  return [LOCALIZED_SCREEN_PATHS[screen as LocalizedScreen][locale]];
}

/** Route names end in three underscores and the language: `checkout___sv`. Further forms of a path are numbered. */
export function routeName(screen: Screen, locale: LocaleCode, form = 0): string {
  return `${screen}${form === 0 ? '' : `-${form + 1}`}___${locale}`;
}

export function isCheckoutRoute(name: string): boolean {
  return name.includes('checkout');
}

/** Pages that hold somebody's name and address without anybody being signed in. */
export function isOrderRoute(name: string): boolean {
  return name === 'withdrawal' || /^order(-|$)/.test(name);
}

export function isSearchRoute(name: string): boolean {
  return name.includes('search');
}

export function isAccountRoute(name: string): boolean {
  return name.startsWith('account');
}
