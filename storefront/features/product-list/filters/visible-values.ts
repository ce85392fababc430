import type { FilterValue } from './filter-groups.ts';

const initialCount = 10;

/** The first values of a long group and all selected ones. A group that is only slightly longer is shown completely. */
export function initialValues(
  values: readonly FilterValue[],
  selectedIds: ReadonlySet<string>,
): FilterValue[] {
  if (values.length <= initialCount + 2) return [...values];
  return values.filter(({ id }, index) => index < initialCount || selectedIds.has(id));
}

/** Values whose label contains the text, in alphabetical order. */
export function matchingValues(
  values: readonly FilterValue[],
  text: string,
  language: string,
): FilterValue[] {
  const collator = new Intl.Collator(language);
  const foldedSearch = foldText(text, language).trim();
  return values
    .filter(({ label }) => foldText(label, language).includes(foldedSearch))
    .sort((left, right) => collator.compare(left.label, right.label));
}

/** Ignores case and diacritics. */
function foldText(text: string, language: string): string {
  return text.toLocaleLowerCase(language).normalize('NFD').replace(/\p{M}/gu, '');
}
