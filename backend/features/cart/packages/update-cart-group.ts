import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartItemRow, CartRow } from '../cart-row.ts';
import { changeCart } from '../changes/change-cart.ts';
import { checkQuantity } from '../changes/check-input.ts';
import { checkItems } from '../changes/check-items.ts';
import { requireSellableSku } from '../find-sku.ts';
import {
  checkPackageStock,
  countSetsOfGroup,
  optionOfLine,
  requireSellablePackage,
} from './package-in-cart.ts';

/** Sets the quantity of a package in the cart; 0 removes it. */
export async function updateCartGroup(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  { groupKey, quantity }: { groupKey?: string | null; quantity: number },
): Promise<CartRow | undefined> {
  checkQuantity(quantity, 0);
  return changeCart(context, { scope, cartId }, async (cart) => {
    const [lines, others] = partitionByGroup(cart, groupKey);
    if (!lines[0]) throw new ShopError('UNKNOWN_CART_ITEM', 'The cart has no such package.');
    if (quantity === 0) return { ...cart, items: others };
    const product = await requireSellablePackage(scope, lines[0].package_product_id);
    const items = cart.items.map((item) => {
      if (!lines.includes(item)) return item;
      const option = optionOfLine(item, product);
      if (!option) throw new ShopError('UNKNOWN_SKU', 'The package no longer has this option.');
      return { ...item, quantity: option.quantity * quantity };
    });
    if (quantity > countSetsOfGroup(lines, product)) {
      checkPackageStock(cart, items, product);
      checkItems(
        context,
        cart,
        items,
        await Promise.all(lines.map(({ sku_id }) => requireSellableSku(scope, sku_id))),
      );
    }
    return { ...cart, items };
  });
}

function partitionByGroup(
  cart: CartRow,
  groupKey: string | null | undefined,
): [parts: CartItemRow[], others: CartItemRow[]] {
  const isPart = ({ group_key }: CartItemRow) => group_key !== '' && group_key === groupKey;
  return [cart.items.filter(isPart), cart.items.filter((item) => !isPart(item))];
}
