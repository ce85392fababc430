/** Names and lifetimes of §9; the prefix is this product's. */
const prefix = 'kvarto-';
/** In seconds. */
const year = 31_536_000;
const week = 604_800;

export const COOKIES = {
  cart: { name: `${prefix}cart`, maxAge: year },
  selectedMarket: { name: `${prefix}selected-market`, maxAge: year },
  checkoutMarket: { name: `${prefix}checkout-market`, maxAge: year },
  customerType: { name: `${prefix}user-type`, maxAge: year },
  locale: { name: `${prefix}locale`, maxAge: year },
  /** The signed-in customer as scripts may see them: name, type, and expiry of the token. */
  user: { name: `${prefix}user`, maxAge: week },
  /** Lifetime of the session's cookies in seconds. Each renewal of the token sets the cookies again for this time. */
  userMaxAge: { name: `${prefix}user-maxage`, maxAge: week },
  /**
   * Session cookie, set when a form was posted without script: pages are then rendered for this visitor alone, with the
   * cart's count in the page. Script removes it.
   */
  noScript: { name: `${prefix}plain`, maxAge: undefined },
  /** A random id, set by the first vote for a review: one visitor has one vote. */
  voter: { name: `${prefix}voter`, maxAge: year },
  /** The visitor's cookie consent (see consent.ts). */
  consent: { name: `${prefix}cookie-consent`, maxAge: year },
  /** Session cookie: the suggestion of another language or market was answered. */
  suggestion: { name: `${prefix}suggestion`, maxAge: undefined },
} as const satisfies Record<string, Cookie>;

export interface Cookie {
  name: string;
  /** In seconds; undefined for a session cookie. */
  maxAge: number | undefined;
  /** Also sent to the subdomains of this domain. */
  domain?: string;
  /** Overrides the Secure attribute, which otherwise follows the page's protocol. */
  isSecure?: boolean;
}

/** In local storage, because a cookie holds 4 KB only and would send a guest's favourites to the server. */
export const FAVORITES_STORAGE_KEY = `${prefix}favorites`;

/** HttpOnly cookies that only the storefront's server reads; loaders cannot. */
export const SECRET_COOKIES = {
  access: `${prefix}auth`,
  refresh: `${prefix}auth-refresh`,
  preview: `${prefix}preview`,
} as const;

/** The decoded cookies by name, from a Cookie header or `document.cookie`. */
export function readCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const separator = part.indexOf('=');
    if (separator < 1) continue;
    const name = part.slice(0, separator).trim();
    // The first cookie of a name is used: browsers send the one with the longest path first.
    if (!cookies.has(name)) cookies.set(name, decode(part.slice(separator + 1).trim()));
  }
  return cookies;
}

/** A line for Set-Cookie or `document.cookie`. An empty value deletes the cookie. */
export function writeCookie(
  { name, maxAge, domain, isSecure }: Cookie,
  value: string,
  isSecurePage: boolean,
): string {
  const age = value === '' ? 0 : maxAge;
  return [
    `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax`,
    age === undefined ? '' : `; Max-Age=${age}`,
    domain ? `; Domain=${domain}` : '',
    (isSecure ?? isSecurePage) ? '; Secure' : '',
  ].join('');
}

/** The `__Host-` prefix prevents other hosts and http pages from setting the cookie (RFC 6265bis). */
export function secretCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
