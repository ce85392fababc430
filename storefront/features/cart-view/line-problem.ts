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
  const stock = stockOf(item)?.totalStock ?? 0;
  // What a market does not sell has neither price nor stock there. What costs nothing is sold all the same.
  if (!item.totalPrice?.regularPriceIncVat && stock <= 0) return { kind: 'not-here' };
  if (stock <= 0) return { kind: 'sold-out' };
  const together = items.reduce((sum, { skuId, quantity }) => sum + (skuId === item.skuId ? quantity : 0), 0);
  if (together <= stock) return undefined;
  return { kind: 'too-many', stock, room: Math.max(0, stock - (together - item.quantity)) };
}

export function stockOf({ product, skuId }: CartItem): StockPartsFragment | null | undefined {
  return product?.skus?.find((sku) => sku?.skuId === skuId)?.stock;
}
