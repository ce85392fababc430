import type { LocaleCode } from '#contract/locales.ts';
import { LOCALIZED_SCREEN_PATHS, type LocalizedScreen } from '#contract/screen-paths.ts';

/**
 * The table of §2: paths of every screen without the language's prefix. `:x` is one segment, `:x?` one or none, `*` the
 * rest. Links use the first pattern whose parameters match.
 */
const sharedPaths = {
  home: ['/'],
  'not-found': ['/404'],
  account: ['/account'],
  'sign-in': ['/account/sign-in'],
  'create-account': ['/account/create'],
  'forgot-password': ['/account/forgot-password'],
  'account-library': ['/account/library'],
  'account-password': ['/account/password'],
  'reset-password': ['/account/reset-password'],
  newsletter: ['/newsletter', '/newsletter/:step'],
  'preview-widgets': ['/preview-widgets'],
  'checkout-confirm': ['/checkout/confirm'],
  'checkout-fail': ['/checkout/:providerFail'],
  // Mails in every language link to these.
  order: ['/order/:publicId'],
  'order-look-up': ['/find-order'],
  'order-cancel': ['/cancel-order'],
  withdrawal: ['/withdrawal'],
  'favorite-lists': ['/lists'],
  'favorite-list': ['/lists/:listId'],
  'shared-list': ['/shared-list/:shareKey'],
  product: ['/p/:x/:y/:alias', '/p/:x/:alias', '/p/:alias', '/product/:alias?'],
  category: ['/c/:category', '/c/:x/:category', '/c/:x/:y/:category'],
  brand: ['/b/*'],
  campaign: ['/dc/*'],
  search: ['/s/:search'],
  list: ['/l/*', '/list/:alias?'],
  'content-preview': ['/content/preview'],
  content: ['/:alias', '/content/:alias?'],
} as const;

export type Screen = keyof typeof sharedPaths | LocalizedScreen;

export const SCREENS = [...Object.keys(sharedPaths), ...Object.keys(LOCALIZED_SCREEN_PATHS)] as Screen[];

export function pathsOf(screen: Screen, locale: LocaleCode): readonly string[] {
  if (screen in sharedPaths) return sharedPaths[screen as keyof typeof sharedPaths];
  return [LOCALIZED_SCREEN_PATHS[screen as LocalizedScreen][locale]];
}

/** Route names end in three underscores and the language: `checkout___sv`. Further patterns of a screen are numbered. */
export function routeName(screen: Screen, locale: LocaleCode, patternIndex = 0): string {
  return `${screen}${patternIndex === 0 ? '' : `-${patternIndex + 1}`}___${locale}`;
}
