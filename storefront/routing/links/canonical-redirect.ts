import { decodePath } from './decode-path.ts';
import { type LocaleScope, normalizePath } from './link-to.ts';
import { redirectWithin } from './redirect-within.ts';

/** Redirects to the canonical URL of a page, with query and hash, unless it is the current one (§2). */
export function canonicalRedirect(
  localeScope: LocaleScope,
  url: URL,
  canonicalUrl: string | null | undefined,
): Response | undefined {
  if (!canonicalUrl) return undefined;
  // Normalized as browsers do it; otherwise the canonical page would redirect to itself.
  const target = new URL(canonicalUrl.replace(/^[/\\]+/, '/'), url);
  // The canonical URL may be of another host, which may not have this path. Search engines read it in the head.
  if (target.origin !== url.origin) return undefined;
  const canonical = normalizePath(target.pathname);
  if (decodePath(normalizePath(url.pathname)) === decodePath(canonical)) return undefined;
  return redirectWithin(localeScope, canonical + url.search + url.hash, 301);
}
