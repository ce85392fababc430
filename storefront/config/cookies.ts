/** Names and lifetimes of §9; the prefix is this product's. */
const prefix = 'kvarto-';
const year = 31_536_000;

export const COOKIES = {
  cart: { name: `${prefix}cart`, maxAge: year },
  selectedMarket: { name: `${prefix}selected-market`, maxAge: year },
  checkoutMarket: { name: `${prefix}checkout-market`, maxAge: year },
  customerType: { name: `${prefix}user-type`, maxAge: year },
  locale: { name: `${prefix}locale`, maxAge: year },
  /** Who is signed in, as far as scripts may know: name, type, and when the token ends. */
  user: { name: `${prefix}user`, maxAge: 604_800 },
  /** For how many seconds the session is remembered: its cookies are written anew with each new token. */
  userMaxAge: { name: `${prefix}user-maxage`, maxAge: 604_800 },
  /**
   * Set when a form was posted without script, for this visit: such a visitor's pages are made for them alone, with the
   * cart's count in the page. Script takes it away again.
   */
  plain: { name: `${prefix}plain`, maxAge: undefined },
  /** What may be kept and measured beyond what the shop needs, as the visitor chose (see consent.ts). */
  consent: { name: `${prefix}cookie-consent`, maxAge: year },
  /** For this visit: the suggestion of another language or market was answered. */
  suggestion: { name: `${prefix}suggestion`, maxAge: undefined },
} as const satisfies Record<string, { name: string; maxAge: number | undefined }>;

export type Cookie = (typeof COOKIES)[keyof typeof COOKIES];

/** What only the storefront's server ever reads: no script, and no loader. */
export const SECRET_COOKIES = {
  access: `${prefix}auth`,
  refresh: `${prefix}auth-refresh`,
  preview: `${prefix}preview`,
} as const;

export function readCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const split = part.indexOf('=');
    if (split < 1) continue;
    const name = part.slice(0, split).trim();
    // The first wins, as in browsers: a later one of the same name is for a wider path.
    if (!cookies.has(name)) cookies.set(name, decode(part.slice(split + 1).trim()));
  }
  return cookies;
}

export function writeCookie(
  cookie: { name: string; maxAge: number | undefined },
  value: string,
  isSecure: boolean,
): string {
  const age = value === '' ? '; Max-Age=0' : cookie.maxAge === undefined ? '' : `; Max-Age=${cookie.maxAge}`;
  return `${cookie.name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${isSecure ? '; Secure' : ''}`;
}

/** Over https the name itself forbids other hosts, and pages without encryption, to set it. */
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
