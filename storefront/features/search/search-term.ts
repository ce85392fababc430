import { LIMITS } from '#contract/limits.ts';

/**
 * The term at the end of a search's path. The router's own reading of it will not do: whoever looks for `%2F` means those
 * three letters, and not a slash.
 */
export function termInPath(pathname: string): string {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return tidyTerm(decodeURIComponent(segment));
  } catch {
    return tidyTerm(segment);
  }
}

/** What someone typed, as it can stand in a path; empty when there is nothing to search for. */
export function tidyTerm(typed: string): string {
  const term = typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LIMITS.searchText)
    .toWellFormed()
    .trim();
  // In an address these mean “here” and “one above”, however they are written.
  return term === '.' || term === '..' ? '' : term;
}
