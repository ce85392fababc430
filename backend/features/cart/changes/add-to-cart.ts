import type { Sku } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { type CartRow, singleLine } from '../cart-row.ts';
import { requireSellableSku } from '../find-sku.ts';
import type { CartItemInput } from './cart-item-input.ts';
import { changeCart } from './change-cart.ts';
import { checkGiftCardMessage, isGiftCard } from './check-gift-card-message.ts';
import { checkLength, checkQuantity } from './check-input.ts';
import { checkItems } from './check-items.ts';
import { checkGiftWrapMessage, isGiftWrap, withGiftWrap } from './gift-wrap-line.ts';

/** Adds to the line of the SKU, or creates one. Stock is checked against all lines of the SKU. */
export async function addToCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  { skuId, quantity, message, groupKey }: CartItemInput,
): Promise<CartRow | undefined> {
  const sku = await requireSellableSku(scope, skuId);
  checkQuantity(quantity, 1);
  checkLength('message', message ?? '', LIMITS.cartMessage);
  const storedMessage = await checkMessage(context, sku, message ?? '');
  if (groupKey) throw new ShopError('BAD_INPUT', 'Add a package with addPackageToCart.');
  if (isGiftWrap(sku))
    return changeCart(context, { scope, cartId }, (cart) =>
      withGiftWrap(scope, cart, { skuId: sku.id, quantity, message: storedMessage }),
    );
  return changeCart(context, { scope, cartId }, (cart) => {
    const line = cart.items.find(
      (item) => item.sku_id === sku.id && item.message === storedMessage && item.group_key === '',
    );
    const items = line
      ? cart.items.map((item) => (item === line ? { ...line, quantity: line.quantity + quantity } : item))
      : [...cart.items, { ...singleLine, sku_id: sku.id, quantity, message: storedMessage }];
    checkItems(context, cart, items, [sku]);
    return { ...cart, items };
  });
}

/** Returns the message to store. Throws if the message of a gift card or gift wrap is not valid. */
async function checkMessage(context: ShopContext, sku: Sku, message: string): Promise<string> {
  if (isGiftCard(sku)) return checkGiftCardMessage(context, message);
  return isGiftWrap(sku) ? checkGiftWrapMessage(message) : message;
}
