import { LIMITS } from '#contract/limits.ts';

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
