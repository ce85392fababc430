/** A product that was looked at, and when, in milliseconds. */
export interface View {
  productId: number;
  at: number;
}

const mostKept = 20;

/**
 * What two tabs know together: each product once, at the last time anyone looked at it, the newest first. It does not matter
 * who tells whom, in which order, or how often.
 */
export function mergeViews(own: readonly View[], others: readonly View[]): View[] {
  const last = new Map<number, number>();
  for (const { productId, at } of [...own, ...others])
    last.set(productId, Math.max(at, last.get(productId) ?? Number.NEGATIVE_INFINITY));
  return [...last]
    .map(([productId, at]) => ({ productId, at }))
    .sort((a, b) => b.at - a.at || b.productId - a.productId)
    .slice(0, mostKept);
}

export function isSameViews(some: readonly View[], others: readonly View[]): boolean {
  return (
    some.length === others.length &&
    some.every(
      ({ productId, at }, index) => productId === others[index]?.productId && at === others[index]?.at,
    )
  );
}
