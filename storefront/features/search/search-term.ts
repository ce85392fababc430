import { LIMITS } from '#contract/limits.ts';
import { decodeSegment } from '#storefront/routing/links/decode-path.ts';

/**
 * The term in the path of a search page. The router's params decode `%2F` twice, so a search for `%2F` would become a
 * slash.
 */
export function termInPath(pathname: string): string {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  return normalizeTerm(decodeSegment(segment));
}

/** Normalizes typed text for use in a path. Empty when there is nothing to search for. */
export function normalizeTerm(typed: string): string {
  const term = typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LIMITS.searchText)
    .toWellFormed()
    .trim();
  // Browsers resolve these as relative path segments, also when they are encoded.
  return term === '.' || term === '..' ? '' : term;
}
