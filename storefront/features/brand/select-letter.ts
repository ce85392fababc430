import type { LetterGroup } from './group-by-letter.ts';

/** Thousands of publishers would take longer to render than any other page. */
export const maxBrandsOnPage = 500;
export const letterParameter = 'letter';

interface SelectedGroups<T> {
  groups: LetterGroup<T>[];
  /** Null if the page has all letters. */
  selected: string | null;
}

/** All groups, or in a shop with many publishers only that of the requested letter, at first the first one. */
export function selectLetter<T>(groups: LetterGroup<T>[], search: URLSearchParams): SelectedGroups<T> {
  const count = groups.reduce((total, { items }) => total + items.length, 0);
  if (count <= maxBrandsOnPage) return { groups, selected: null };
  const requested = search.get(letterParameter);
  const group = groups.find(({ letter }) => letter === requested) ?? groups[0];
  return group ? { groups: [group], selected: group.letter } : { groups, selected: null };
}
