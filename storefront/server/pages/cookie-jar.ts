import { writeCookie } from '#storefront/config/cookies.ts';
import type { CookieJar } from '#storefront/session/shopper.ts';

interface RequestCookieJar extends CookieJar {
  /** Set-Cookie lines. */
  readonly setCookies: readonly string[];
  /** Whether a loader read or wrote a cookie: the page then depends on the visitor. */
  isUsed(): boolean;
}

/** The cookies of a request, and a record of the cookies that loaders read and write. */
export function createCookieJar(cookies: Map<string, string>, isSecure: boolean): RequestCookieJar {
  const setCookies: string[] = [];
  let isRead = false;
  return {
    setCookies,
    isUsed: () => isRead || setCookies.length > 0,
    get(cookie) {
      isRead = true;
      return cookies.get(cookie.name) || undefined;
    },
    set(cookie, value) {
      cookies.set(cookie.name, value);
      setCookies.push(writeCookie(cookie, value, isSecure));
    },
  };
}
