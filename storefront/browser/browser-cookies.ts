import { type Cookie, readCookies, writeCookie } from '#storefront/config/cookies.ts';

/** The cookies that script may read. */
export const browserCookies = {
  get: (cookie: Cookie): string | undefined => readCookies(document.cookie).get(cookie.name) || undefined,
  set(cookie: Cookie, value: string): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    document.cookie = writeCookie(cookie, value, location.protocol === 'https:');
  },
};
