import { PREVIEW_TOKEN_FORM } from '#contract/preview.ts';
import { SECRET_COOKIES, secretCookieName, writeCookie } from '#storefront/config/cookies.ts';

/** As long as the longest day of an editor; the token itself may end before. */
const maxAge = 12 * 60 * 60;

/**
 * The link that opens drafts to whoever holds it: `?preview=` on any page, or `/preview-widgets?loginToken=…&redirect=…`.
 * The token moves into a cookie that no script reads, and out of the address; an empty one ends the preview.
 */
export function previewLinkOf(url: URL, isSecure: boolean): { location: string; cookie: string } | undefined {
  const isScreen = url.pathname.endsWith('/preview-widgets');
  const token = url.searchParams.get('preview') ?? (isScreen ? url.searchParams.get('loginToken') : null);
  if (token === null || (token !== '' && !PREVIEW_TOKEN_FORM.test(token))) return undefined;
  const target = new URL(url);
  for (const name of ['preview', 'loginToken', 'redirect']) target.searchParams.delete(name);
  const redirect = isScreen ? url.searchParams.get('redirect') : null;
  const name = secretCookieName(SECRET_COOKIES.preview, isSecure);
  return {
    location: redirect && isOwnPath(redirect) ? redirect : target.pathname + target.search,
    cookie: `${writeCookie({ name, maxAge }, token, isSecure)}; HttpOnly`,
  };
}

export function previewTokenOf(cookies: ReadonlyMap<string, string>, isSecure: boolean): string | undefined {
  const token = cookies.get(secretCookieName(SECRET_COOKIES.preview, isSecure)) ?? '';
  return PREVIEW_TOKEN_FORM.test(token) ? token : undefined;
}

/** `//elsewhere` and `/\elsewhere` are other hosts to a browser. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path);
}
