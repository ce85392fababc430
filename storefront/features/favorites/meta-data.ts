/** The customer's `metaData`, a JSON object that other clients may use too. */
interface MetaData {
  favorites: number[];
  /** Fields of other clients, written back unchanged. */
  otherFields: Record<string, unknown>;
}

/** Null if the text is not a JSON object: another client wrote it, so it must not be overwritten. */
export function readMetaData(text: string | null | undefined): MetaData | null {
  if (!text) return { favorites: [], otherFields: {} };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const { favorites, ...otherFields } = value as Record<string, unknown>;
    return { favorites: Array.isArray(favorites) ? favorites.filter(Number.isInteger) : [], otherFields };
  } catch {
    return null;
  }
}

export function writeMetaData({ favorites, otherFields }: MetaData): string {
  return JSON.stringify({ ...otherFields, favorites });
}

/** The first list in its order, then the ids that only the second has. */
export function mergeFavorites(first: readonly number[], second: readonly number[]): number[] {
  return [...new Set([...first, ...second])];
}

/** Applies the additions and removals between `from` and `to` to another list. */
export function applyChange(
  list: readonly number[],
  from: readonly number[],
  to: readonly number[],
): number[] {
  const removed = from.filter((id) => !to.includes(id));
  const added = to.filter((id) => !from.includes(id));
  return mergeFavorites(
    list.filter((id) => !removed.includes(id)),
    added,
  );
}
