import type { FilterValue } from './filter-groups.ts';

const shownAtFirst = 10;

/** The first of a long group, and wherever they stand those that are chosen. One more than fits is not worth a click. */
export function firstValues(values: readonly FilterValue[], chosen: ReadonlySet<string>): FilterValue[] {
  if (values.length <= shownAtFirst + 2) return [...values];
  return values.filter(({ id }, place) => place < shownAtFirst || chosen.has(id));
}

/** Those whose label holds the text, as people look for names: in the order of the alphabet. */
export function matchingValues(
  values: readonly FilterValue[],
  text: string,
  language: string,
): FilterValue[] {
  const collator = new Intl.Collator(language);
  const wanted = plain(text, language).trim();
  return values
    .filter(({ label }) => plain(label, language).includes(wanted))
    .sort((left, right) => collator.compare(left.label, right.label));
}

/** Marks above letters need not be typed. */
function plain(text: string, language: string): string {
  return text.toLocaleLowerCase(language).normalize('NFD').replace(/\p{M}/gu, '');
}
