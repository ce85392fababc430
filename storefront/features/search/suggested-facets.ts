interface FacetValue {
  facetId?: string | null;
  parentId?: string | null;
  label?: string | null;
  url?: string | null;
  count: number;
}

export interface SuggestedFacet {
  label: string;
  url: string | null;
}

/** Values whose name matches the typed term first, then those with the most products. */
export function suggestFacets(
  values: readonly (FacetValue | null)[] | null | undefined,
  term: string,
  max: number,
): SuggestedFacet[] {
  const named = (values ?? []).flatMap((value) =>
    value?.label && value.label !== '-' && value.count > 0 ? [{ ...value, label: value.label }] : [],
  );
  const words = foldWords(term);
  const isTyped = (label: string) => {
    const parts = foldWords(label);
    return words.some((word) => parts.some((part) => part.startsWith(word)));
  };
  // Left out: a category whose products are all in one of its subcategories, because the subcategory is more precise.
  const isCoveredBySubcategory = ({ facetId, count }: FacetValue) =>
    facetId !== undefined && named.some((other) => other.parentId === facetId && other.count === count);
  return named
    .filter((value) => !isCoveredBySubcategory(value))
    .map((value) => ({ value, isTyped: isTyped(value.label) }))
    .sort((a, b) => Number(b.isTyped) - Number(a.isTyped) || b.value.count - a.value.count)
    .slice(0, max)
    .map(({ value }) => ({ label: value.label, url: value.url ?? null }));
}

function foldWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // `ø` and `æ` have no base letter in Unicode, so the normalization above leaves them unchanged.
      .replaceAll('ø', 'o')
      .replaceAll('æ', 'ae')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  );
}
