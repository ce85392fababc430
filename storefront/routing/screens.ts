import type { Screen } from './paths.ts';

export type GuardName = 'authenticated' | 'default' | 'list-page-routing';

/** Rules of a screen for privacy, caching and access. Paths are in paths.ts, files and layouts in ../routes.ts. */
export interface ScreenRules {
  /** The same for every visitor with the same market, language and VAT mode: stored in the page cache. */
  isShared?: true;
  /** Not personal, but not cached: there are too many of these pages. */
  isImpersonal?: true;
  /** Holds names or addresses without a sign-in, or may show a payment: browsers and proxies must not store it. */
  isPrivate?: true;
  /** No third-party script is loaded: the screen takes a payment or a password, is personal, or its URL is a secret. */
  isUntracked?: true;
  /** Needs no script until it is used, unless the visitor's cookies or storage have something to display (`start-script.ts`). */
  isComplete?: true;
  /** Navigation between account pages does not scroll. */
  isAccount?: true;
  /** Products are sorted by relevance. */
  isSearch?: true;
  guard?: GuardName;
}

const shared = { isShared: true, isComplete: true } as const;
const list = { ...shared, guard: 'list-page-routing' } as const;
const account = { isAccount: true, isUntracked: true, guard: 'authenticated' } as const;
const order = { isPrivate: true, isUntracked: true } as const;

export const SCREEN_RULES: Readonly<Record<Screen, ScreenRules>> = {
  home: shared,
  category: list,
  brand: list,
  campaign: list,
  list,
  news: list,
  search: { isSearch: true, isImpersonal: true, isComplete: true, guard: 'list-page-routing' },
  brands: shared,
  product: shared,
  favorites: {},
  'favorite-lists': { isUntracked: true },
  'favorite-list': { isUntracked: true },
  // Its URL is a secret.
  'shared-list': { isUntracked: true },
  content: shared,
  'content-preview': { isUntracked: true },
  'preview-widgets': { isUntracked: true },
  checkout: { isPrivate: true, isUntracked: true, isComplete: true },
  // Tracked, because a purchase is tracked there. The cart id is removed from its URL first.
  'checkout-confirm': { isPrivate: true },
  'checkout-fail': { isPrivate: true },
  order,
  'order-look-up': order,
  'order-cancel': order,
  withdrawal: order,
  // Its form has a recipient, and the code of a gift card.
  'gift-cards': order,
  account,
  'account-settings': account,
  'account-orders': account,
  'account-balance': account,
  'account-library': account,
  'account-password': account,
  'sign-in': { isUntracked: true },
  'create-account': { isUntracked: true },
  'forgot-password': { isUntracked: true },
  'reset-password': { isUntracked: true },
  newsletter: { isUntracked: true },
  'cookie-settings': {},
  'not-found': {},
};

/** The screen of a route, which create-routes.ts puts into its handle. */
export function screenOf(route: { handle?: unknown } | undefined): Screen | undefined {
  return (route?.handle as { screen?: Screen } | undefined)?.screen;
}

/** Empty for a name that is not a screen, such as that of the router's catch-all. */
export function rulesOf(screen: string | undefined): ScreenRules {
  return screen !== undefined && Object.hasOwn(SCREEN_RULES, screen) ? SCREEN_RULES[screen as Screen] : {};
}
