import type { Place } from './link-to.ts';
import { redirectWithin } from './redirect-within.ts';

/** The path of the entity is the address of its page: any other way to it leads there, query and hash kept (§2). */
export function canonicalRedirect(
  place: Place,
  url: URL,
  canonicalUrl: string | null | undefined,
): Response | undefined {
  if (!canonicalUrl || decoded(url.pathname) === decoded(canonicalUrl)) return undefined;
  return redirectWithin(place, canonicalUrl + url.search + url.hash, 301);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
