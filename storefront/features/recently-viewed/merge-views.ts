export interface View {
  productId: number;
  /** Milliseconds since 1970. */
  at: number;
}

const maxViews = 20;

/** Merges the views of two tabs, each product once, newest first. In whatever order tabs merge, they get the same views. */
export function mergeViews(first: readonly View[], second: readonly View[]): View[] {
  const lastViewed = new Map<number, number>();
  for (const { productId, at } of [...first, ...second])
    lastViewed.set(productId, Math.max(at, lastViewed.get(productId) ?? Number.NEGATIVE_INFINITY));
  return [...lastViewed]
    .map(([productId, at]) => ({ productId, at }))
    .sort((a, b) => b.at - a.at || b.productId - a.productId)
    .slice(0, maxViews);
}

export function isSameViews(first: readonly View[], second: readonly View[]): boolean {
  return (
    first.length === second.length &&
    first.every(
      ({ productId, at }, index) => productId === second[index]?.productId && at === second[index]?.at,
    )
  );
}
