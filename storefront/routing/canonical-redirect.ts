import { type LocaleScope, tidyPath } from './link-to.ts';
import { redirectWithin } from './redirect-within.ts';

/** The path of the entity is the address of its page: any other way to it leads there, query and hash kept (§2). */
export function canonicalRedirect(
  place: LocaleScope,
  url: URL,
  canonicalUrl: string | null | undefined,
): Response | undefined {
  if (!canonicalUrl) return undefined;
  // As a browser writes it, or the page at its own address would lead to itself for ever.
  const canonical = tidyPath(new URL(canonicalUrl.replace(/^[/\\]+/, '/'), url).pathname);
  if (decoded(tidyPath(url.pathname)) === decoded(canonical)) return undefined;
  return redirectWithin(place, canonical + url.search + url.hash, 301);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
