/** What the shop keeps of a customer in one text, which other clients may use for things of their own. */
export interface MetaData {
  favorites: number[];
  /** What is not ours to change. */
  others: Record<string, unknown>;
}

/** Null for a text that somebody else has written in a way of their own: it is left alone. */
export function readMetaData(text: string | null | undefined): MetaData | null {
  if (!text) return { favorites: [], others: {} };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const { favorites, ...others } = value as Record<string, unknown>;
    return { favorites: Array.isArray(favorites) ? favorites.filter(Number.isInteger) : [], others };
  } catch {
    return null;
  }
}

export function writeMetaData({ favorites, others }: MetaData): string {
  return JSON.stringify({ ...others, favorites });
}

/** What two lists are together: the first as it is, then what only the second has. */
export function mergeFavorites(first: readonly number[], second: readonly number[]): number[] {
  return [...new Set([...first, ...second])];
}

/** A list as it is after the same things were added and removed that lead from one to the other. */
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
