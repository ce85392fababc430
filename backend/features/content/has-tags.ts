/**
 * Whether a page has one of the tags asked for (any page, when none is) and none of those to leave out. Newer data writes
 * `#menu` where older clients ask for `menu`: the sign, capitals and spaces make no difference.
 */
export function hasTags(
  tags: readonly string[],
  asked: { include: readonly (string | null | undefined)[]; exclude: readonly (string | null | undefined)[] },
): boolean {
  const own = new Set(plainTags(tags));
  const include = plainTags(asked.include);
  return (
    (include.length === 0 || include.some((tag) => own.has(tag))) &&
    !plainTags(asked.exclude).some((tag) => own.has(tag))
  );
}

function plainTags(tags: readonly (string | null | undefined)[]): string[] {
  return tags.map((tag) => (tag ?? '').replace(/[#\s]/g, '').toLowerCase()).filter(Boolean);
}
