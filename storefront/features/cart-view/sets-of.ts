import type { PackagePartsQuery } from '#storefront/api/generated/graphql.ts';
import type { PackageParts } from '#storefront/features/cart/change-cart.ts';
import type { CartItem } from '#storefront/features/cart/optimistic-cart.ts';
import { stockOf } from './line-problem.ts';

/** How many packages the lines of one are, and could be; nothing where it is put together otherwise by now. */
export function setsOf(
  items: readonly CartItem[],
  product: PackagePartsQuery['product'],
): { quantity: number; stock: number; inOne: PackageParts } | null {
  const options = (product?.productPackage?.groups ?? []).flatMap((group) => group?.options ?? []);
  const parts: Record<number, number> = {};
  let quantity = 0;
  let stock = product?.totalStock?.totalStock ?? 0;
  for (const item of items) {
    const option = options.find((each) => each?.optionId === item.productPackage?.optionId);
    if (!option || item.quantity % option.quantity !== 0) return null;
    const { optionId, quantity: inOne } = option;
    parts[optionId] = inOne;
    quantity = Math.max(quantity, item.quantity / inOne);
    stock = Math.min(stock, Math.floor((stockOf(item)?.totalStock ?? 0) / inOne));
  }
  return quantity > 0 ? { quantity, stock, inOne: parts } : null;
}
