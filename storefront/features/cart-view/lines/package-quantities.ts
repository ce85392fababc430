import type { PackagePartsQuery } from '#storefront/api/generated/graphql.ts';
import type { CartItem } from '#storefront/features/cart/cart-items.ts';
import type { PackageParts } from '#storefront/features/cart/changes/change-cart.ts';
import { stockOf } from './line-issue.ts';

/** The number of packages in the cart and in stock; null if the contents of the package have changed. */
export function packageQuantities(
  items: readonly CartItem[],
  product: PackagePartsQuery['product'],
): { quantity: number; stock: number; parts: PackageParts } | null {
  const options = (product?.productPackage?.groups ?? []).flatMap((group) => group?.options ?? []);
  const parts: Record<number, number> = {};
  let quantity = 0;
  let stock = product?.totalStock?.totalStock ?? 0;
  for (const item of items) {
    const option = options.find((candidate) => candidate?.optionId === item.productPackage?.optionId);
    if (!option || item.quantity % option.quantity !== 0) return null;
    const { optionId, quantity: copiesInOne } = option;
    parts[optionId] = copiesInOne;
    quantity = Math.max(quantity, item.quantity / copiesInOne);
    stock = Math.min(stock, Math.floor((stockOf(item)?.totalStock ?? 0) / copiesInOne));
  }
  return quantity > 0 ? { quantity, stock, parts } : null;
}
