import { PREVIEW_TOKEN_PATTERN } from '#contract/content/preview.ts';
import { SECRET_COOKIES, secretCookieName, writeCookie } from '#storefront/config/cookies.ts';

/** In seconds; the token may expire earlier. */
const maxAge = 12 * 60 * 60;

/**
 * A link that gives access to drafts: `?preview=` on any page, or `/preview-widgets?loginToken=…&redirect=…`. The token is
 * moved from the URL into an HttpOnly cookie; an empty token ends the preview.
 */
export function previewLinkOf(url: URL, isSecure: boolean): { location: string; cookie: string } | undefined {
  if (url.search === '') return undefined;
  const isPreviewScreen = url.pathname.endsWith('/preview-widgets');
  const token =
    url.searchParams.get('preview') ?? (isPreviewScreen ? url.searchParams.get('loginToken') : null);
  if (token === null || (token !== '' && !PREVIEW_TOKEN_PATTERN.test(token))) return undefined;
  const target = new URL(url);
  for (const name of ['preview', 'loginToken', 'redirect']) target.searchParams.delete(name);
  const redirect = isPreviewScreen ? url.searchParams.get('redirect') : null;
  const name = secretCookieName(SECRET_COOKIES.preview, isSecure);
  return {
    location: redirect && isLocalPath(redirect) ? redirect : target.pathname + target.search,
    cookie: `${writeCookie({ name, maxAge }, token, isSecure)}; HttpOnly`,
  };
}

export function previewTokenOf(cookies: ReadonlyMap<string, string>, isSecure: boolean): string | undefined {
  const token = cookies.get(secretCookieName(SECRET_COOKIES.preview, isSecure)) ?? '';
  return PREVIEW_TOKEN_PATTERN.test(token) ? token : undefined;
}

/** Browsers treat `//host` and `/\host` as another host. */
function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path);
}
