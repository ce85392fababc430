/**
 * Whether a page has one of the tags to include, if there are any, and none of the tags to exclude. `#`, case and spaces are
 * ignored, because newer data has `#menu` where older clients send `menu`.
 */
export function hasTags(
  tags: readonly string[],
  requested: {
    include: readonly (string | null | undefined)[];
    exclude: readonly (string | null | undefined)[];
  },
): boolean {
  const pageTags = new Set(normalizeTags(tags));
  const include = normalizeTags(requested.include);
  return (
    (include.length === 0 || include.some((tag) => pageTags.has(tag))) &&
    !normalizeTags(requested.exclude).some((tag) => pageTags.has(tag))
  );
}

function normalizeTags(tags: readonly (string | null | undefined)[]): string[] {
  return tags.map((tag) => (tag ?? '').replace(/[#\s]/g, '').toLowerCase()).filter(Boolean);
}
