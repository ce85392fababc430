import type { Purpose } from './consent.ts';
import { COOKIES, SECRET_COOKIES } from './cookies.ts';

/** Something that the shop, or what it loads, keeps in a visitor's browser. */
export interface StoredThing {
  /** `*` stands for any ending. */
  names: readonly string[];
  kind: 'cookie' | 'storage' | 'cache';
  purpose: Purpose;
  /** Its words are `cookies.does.…`. */
  does:
    | 'cart'
    | 'place'
    | 'type'
    | 'session'
    | 'consent'
    | 'visit'
    | 'preview'
    | 'memory'
    | 'lists'
    | 'offline'
    | 'events'
    | 'analytics'
    | 'advertising';
  /** In days, or a part of one; for this visit; or for as long as the visitor leaves it. */
  lives: number | 'visit' | 'kept';
}

/** Everything, for the page that tells of it, and for the journey that looks whether that is true. */
export const STORED_THINGS: readonly StoredThing[] = [
  { names: [COOKIES.cart.name], kind: 'cookie', purpose: 'necessary', does: 'cart', lives: 365 },
  {
    names: [COOKIES.selectedMarket.name, COOKIES.checkoutMarket.name, COOKIES.locale.name],
    kind: 'cookie',
    purpose: 'necessary',
    does: 'place',
    lives: 365,
  },
  {
    names: [COOKIES.customerType.name],
    kind: 'cookie',
    purpose: 'necessary',
    does: 'type',
    lives: 365,
  },
  {
    names: [SECRET_COOKIES.access, SECRET_COOKIES.refresh, COOKIES.user.name, COOKIES.userMaxAge.name],
    kind: 'cookie',
    purpose: 'necessary',
    does: 'session',
    lives: 7,
  },
  {
    names: [COOKIES.consent.name],
    kind: 'cookie',
    purpose: 'necessary',
    does: 'consent',
    lives: 365,
  },
  {
    names: [COOKIES.plain.name, COOKIES.suggestion.name],
    kind: 'cookie',
    purpose: 'necessary',
    does: 'visit',
    lives: 'visit',
  },
  {
    names: [SECRET_COOKIES.preview],
    kind: 'cookie',
    purpose: 'necessary',
    does: 'preview',
    lives: 0.5,
  },
  {
    names: ['kvarto-scroll', 'kvarto-lists', 'kvarto-market', 'kvarto-reloaded-at', 'kvarto-cart-wishes'],
    kind: 'storage',
    purpose: 'necessary',
    does: 'memory',
    lives: 'visit',
  },
  {
    names: ['kvarto-favorites', 'kvarto-favorites-kept', 'kvarto-recent-searches'],
    kind: 'storage',
    purpose: 'necessary',
    does: 'lists',
    lives: 'kept',
  },
  {
    names: ['kvarto-pages', 'kvarto-files', 'kvarto-pictures', 'serwist-*'],
    kind: 'cache',
    purpose: 'necessary',
    does: 'offline',
    lives: 30,
  },
  {
    names: ['kvarto-waiting-events'],
    kind: 'storage',
    purpose: 'statistics',
    does: 'events',
    lives: 'visit',
  },
  {
    names: ['_ga', '_ga_*', '_gid'],
    kind: 'cookie',
    purpose: 'statistics',
    does: 'analytics',
    lives: 730,
  },
  {
    names: ['_gcl_*', '_gac_*', '_fbp', '_fbc'],
    kind: 'cookie',
    purpose: 'marketing',
    does: 'advertising',
    lives: 90,
  },
];

export function isNamed(name: string, { names }: Pick<StoredThing, 'names'>): boolean {
  return names.some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known || name === `__Host-${known}`,
  );
}
