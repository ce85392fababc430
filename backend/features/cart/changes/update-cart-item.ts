import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartItemRow, CartRow } from '../cart-row.ts';
import { requireSellableSku } from '../find-sku.ts';
import { checkPackageStock, requireSellablePackage } from '../packages/package-in-cart.ts';
import type { CartItemInput } from './cart-item-input.ts';
import { changeCart } from './change-cart.ts';
import { checkQuantity } from './check-input.ts';
import { checkItems } from './check-items.ts';

/**
 * Sets the quantity of a line; 0 removes it. A package that becomes incomplete loses its package price: its lines then have their
 * single prices.
 */
export async function updateCartItem(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  input: CartItemInput,
): Promise<CartRow | undefined> {
  const { quantity } = input;
  checkQuantity(quantity, 0);
  return changeCart(context, { scope, cartId }, async (cart) => {
    const line = findLine(cart, input);
    const items =
      quantity === 0
        ? cart.items.filter((item) => item !== line)
        : cart.items.map((item) => (item === line ? { ...line, quantity } : item));
    if (quantity > line.quantity) {
      checkItems(context, cart, items, [await requireSellableSku(scope, line.sku_id)]);
      if (line.package_product_id !== null)
        checkPackageStock(cart, items, await requireSellablePackage(scope, line.package_product_id));
    }
    return { ...cart, items };
  });
}

/**
 * By id, or else by SKU and `groupKey`. Several lines of one SKU differ by message. If the input has no message, the line
 * without a message is used.
 */
function findLine(cart: CartRow, { id, skuId, message, groupKey }: CartItemInput): CartItemRow {
  if (id) return cart.items.find((item) => String(item.cart_item_id) === id) ?? rejectUnknown();
  const lines = cart.items.filter((item) => item.sku_id === skuId && item.group_key === (groupKey ?? ''));
  const matching = message == null ? lines : lines.filter((item) => item.message === message);
  if (matching.length <= 1) return matching[0] ?? rejectUnknown();
  return lines.find((item) => item.message === '') ?? rejectAmbiguous();
}

function rejectUnknown(): never {
  throw new ShopError('UNKNOWN_CART_ITEM', 'The cart has no such line.');
}

function rejectAmbiguous(): never {
  throw new ShopError(
    'BAD_INPUT',
    'The cart has several lines of this SKU: identify one by its id or message.',
  );
}
