import type { StockPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { CartItem } from '#storefront/features/cart/cart-items.ts';
import { fulfilmentOf, preOrderDateOf } from '#storefront/features/product/fulfilment-of.ts';

/** Why a line cannot be bought as it is. */
export type LineIssue =
  | { kind: 'discontinued' }
  | { kind: 'not-in-market' }
  | { kind: 'sold-out' }
  /** A download is bought once. */
  | { kind: 'only-one' }
  /** `maxQuantity` of this line: the stock without the other lines of the same SKU. */
  | { kind: 'too-many'; stock: number; maxQuantity: number };

/** Undefined if the line can be bought. `items` are all of the cart. */
export function lineIssueOf(item: CartItem, items: readonly CartItem[]): LineIssue | undefined {
  if (!item.product) return { kind: 'discontinued' };
  if (item.isCampaignFreeGift) return undefined;
  // A product lists the SKUs that its market sells, free ones included.
  if (!skuOf(item)) return { kind: 'not-in-market' };
  const stock = stockOf(item)?.totalStock ?? 0;
  if (stock <= 0) return { kind: 'sold-out' };
  const linesOfSku = items.filter(({ skuId }) => skuId === item.skuId);
  const quantityInCart = linesOfSku.reduce((sum, { quantity }) => sum + quantity, 0);
  if (quantityInCart <= stock) return undefined;
  if (isDownload(item)) return { kind: 'only-one' };
  return { kind: 'too-many', stock, maxQuantity: Math.max(0, stock - (quantityInCart - item.quantity)) };
}

export function isDownload({ product }: CartItem): boolean {
  return fulfilmentOf(product?.currentProductVariant) === 'download';
}

/** Whether the product is shipped. The withdrawal period of downloads and gift cards starts with the order instead. */
export function isShipped({ product }: CartItem): boolean {
  return !['download', 'gift_card'].includes(fulfilmentOf(product?.currentProductVariant));
}

/** The date of publication of a line that is not published yet. */
export function preOrderDateOfLine({ product }: CartItem): string | undefined {
  return preOrderDateOf(product?.currentProductVariant);
}

export function stockOf(item: CartItem): StockPartsFragment | null | undefined {
  return skuOf(item)?.stock;
}

function skuOf({ product, skuId }: CartItem) {
  return product?.skus?.find((sku) => sku?.skuId === skuId);
}
