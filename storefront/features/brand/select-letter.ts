import type { LetterGroup } from './group-by-letter.ts';

/** Thousands of brands would take longer to render than any other page. */
export const maxBrandsOnPage = 500;
export const letterParameter = 'letter';

interface SelectedGroups<T> {
  groups: LetterGroup<T>[];
  /** Null if the page has all letters. */
  selected: string | null;
}

/** All groups; in a shop with many brands only the group of the requested letter, by default the first. */
export function selectLetter<T>(groups: LetterGroup<T>[], search: URLSearchParams): SelectedGroups<T> {
  const count = groups.reduce((total, { items }) => total + items.length, 0);
  if (count <= maxBrandsOnPage) return { groups, selected: null };
  const requested = search.get(letterParameter);
  const group = groups.find(({ letter }) => letter === requested) ?? groups[0];
  return group ? { groups: [group], selected: group.letter } : { groups, selected: null };
}
