import type { Purpose } from './consent.ts';
import { COOKIES, type Cookie, SECRET_COOKIES } from './cookies.ts';

const secondsPerDay = 86_400;

/** Data that the shop or its third parties store in a visitor's browser. */
export interface StoredItem {
  /** A trailing `*` matches any suffix. */
  names: readonly string[];
  kind: 'cookie' | 'storage' | 'cache';
  purpose: Purpose;
  /** Explained by the message `cookies.usage.…`. */
  usage:
    | 'cart'
    | 'market'
    | 'language'
    | 'customerType'
    | 'session'
    | 'consent'
    | 'votes'
    | 'visit'
    | 'preview'
    | 'state'
    | 'lists'
    | 'offline'
    | 'viewed'
    | 'events'
    | 'analytics'
    | 'advertising';
  /** In days (fractions too), for the visit, or until the visitor deletes it. */
  lifetime: number | 'visit' | 'until-deleted';
  /** The company that stores it; absent: the shop. */
  company?: string;
}

/** The complete list. The cookie settings show it, and a journey checks it. */
export const STORED_ITEMS: readonly StoredItem[] = [
  { names: [COOKIES.cart.name], kind: 'cookie', purpose: 'necessary', usage: 'cart', lifetime: 365 },
  {
    names: [COOKIES.selectedMarket.name, COOKIES.checkoutMarket.name],
    kind: 'cookie',
    purpose: 'necessary',
    usage: 'market',
    lifetime: 365,
  },
  // The settings may change name and lifetime (`storedItemsOf`).
  { names: [COOKIES.locale.name], kind: 'cookie', purpose: 'necessary', usage: 'language', lifetime: 365 },
  {
    names: [COOKIES.customerType.name],
    kind: 'cookie',
    purpose: 'necessary',
    usage: 'customerType',
    lifetime: 365,
  },
  {
    names: [SECRET_COOKIES.access, SECRET_COOKIES.refresh, COOKIES.user.name, COOKIES.userMaxAge.name],
    kind: 'cookie',
    purpose: 'necessary',
    usage: 'session',
    lifetime: 7,
  },
  {
    names: [COOKIES.consent.name],
    kind: 'cookie',
    purpose: 'necessary',
    usage: 'consent',
    lifetime: 365,
  },
  { names: [COOKIES.voter.name], kind: 'cookie', purpose: 'necessary', usage: 'votes', lifetime: 365 },
  {
    names: [COOKIES.noScript.name, COOKIES.suggestion.name],
    kind: 'cookie',
    purpose: 'necessary',
    usage: 'visit',
    lifetime: 'visit',
  },
  {
    names: [SECRET_COOKIES.preview],
    kind: 'cookie',
    purpose: 'necessary',
    usage: 'preview',
    lifetime: 0.5,
  },
  {
    names: [
      'kvarto-scroll',
      'kvarto-lists',
      'kvarto-filters',
      'kvarto-market',
      'kvarto-reloaded-at',
      'kvarto-cart-wishes',
    ],
    kind: 'storage',
    purpose: 'necessary',
    usage: 'state',
    lifetime: 'visit',
  },
  {
    names: ['kvarto-favorites', 'kvarto-favorites-kept', 'kvarto-recent-searches'],
    kind: 'storage',
    purpose: 'necessary',
    usage: 'lists',
    lifetime: 'until-deleted',
  },
  {
    names: ['kvarto-pages', 'kvarto-files', 'kvarto-pictures', 'serwist-*'],
    kind: 'cache',
    purpose: 'necessary',
    usage: 'offline',
    lifetime: 30,
  },
  {
    names: ['kvarto-viewed'],
    kind: 'storage',
    purpose: 'preferences',
    usage: 'viewed',
    lifetime: 90,
  },
  {
    names: ['kvarto-waiting-events'],
    kind: 'storage',
    purpose: 'statistics',
    usage: 'events',
    lifetime: 'visit',
  },
  {
    names: ['_ga', '_ga_*', '_gid'],
    kind: 'cookie',
    purpose: 'statistics',
    usage: 'analytics',
    lifetime: 730,
    company: 'Google',
  },
  {
    names: ['_gcl_*', '_gac_*'],
    kind: 'cookie',
    purpose: 'marketing',
    usage: 'advertising',
    lifetime: 90,
    company: 'Google',
  },
  {
    names: ['_fbp', '_fbc'],
    kind: 'cookie',
    purpose: 'marketing',
    usage: 'advertising',
    lifetime: 90,
    company: 'Meta',
  },
];

/** Whether a name in the browser is one of the item, with or without the prefix of secret cookies. */
export function matchesName(name: string, { names }: Pick<StoredItem, 'names'>): boolean {
  return names.some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known || name === `__Host-${known}`,
  );
}

/** The list as the shop's settings define it: its locale cookie, and the companies that its tags send data to. */
export function storedItemsOf(
  localeCookie: Cookie,
  recipients: readonly string[] = [],
): readonly StoredItem[] {
  const { name, maxAge } = localeCookie;
  const lifetime = maxAge === undefined ? 'visit' : maxAge / secondsPerDay;
  return STORED_ITEMS.filter(({ company }) => !company || recipients.includes(company)).map((item) =>
    item.usage === 'language' ? { ...item, names: [name], lifetime } : item,
  );
}
