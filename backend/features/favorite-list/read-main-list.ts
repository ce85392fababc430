import { FAVORITE_LIST_LIMITS } from '#contract/favorite-list-requests.ts';

/** The favourites in a customer's `metaData`, which clients write as JSON. Anything else is an empty list. */
export function readMainList(metaData: string | null): number[] {
  try {
    const { favorites } = JSON.parse(metaData ?? '{}') as { favorites?: unknown };
    if (!Array.isArray(favorites)) return [];
    const ids = favorites.filter((id): id is number => Number.isInteger(id) && id > 0 && id < 2 ** 31);
    return [...new Set(ids)].slice(0, FAVORITE_LIST_LIMITS.mainListProducts);
  } catch {
    return [];
  }
}
