import type { StockPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { CartItem } from '#storefront/features/cart/optimistic-cart.ts';

/** Why a line cannot be bought as it lies in the cart. */
export type LineProblem =
  | { kind: 'gone' }
  | { kind: 'not-here' }
  | { kind: 'sold-out' }
  /** `room` is how many this line may have when the other lines of the same SKU keep theirs. */
  | { kind: 'too-many'; stock: number; room: number };

export function problemOf(item: CartItem, items: readonly CartItem[]): LineProblem | undefined {
  if (!item.product) return { kind: 'gone' };
  if (item.isCampaignFreeGift) return undefined;
  // What a market does not sell is none of the product's SKUs there. What is free is.
  if (!skuOf(item)) return { kind: 'not-here' };
  const stock = stockOf(item)?.totalStock ?? 0;
  if (stock <= 0) return { kind: 'sold-out' };
  const together = items.reduce((sum, { skuId, quantity }) => sum + (skuId === item.skuId ? quantity : 0), 0);
  if (together <= stock) return undefined;
  return { kind: 'too-many', stock, room: Math.max(0, stock - (together - item.quantity)) };
}

export function stockOf(item: CartItem): StockPartsFragment | null | undefined {
  return skuOf(item)?.stock;
}

function skuOf({ product, skuId }: CartItem) {
  return product?.skus?.find((sku) => sku?.skuId === skuId);
}
