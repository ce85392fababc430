import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { fromDecimal } from '#backend/pricing/money.ts';
import type { CartRow } from './cart-row.ts';
import { changeCart } from './change-cart.ts';

/** As clients say that there is none. */
const noFee = -1;
const highestFee = 1_000_000;

/** Keeps what a carrier asks for, with VAT, in the currency of the market. */
export async function setCartShippingFee(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  shippingFee: number,
): Promise<CartRow | undefined> {
  if (shippingFee !== noFee && !(shippingFee >= 0 && shippingFee <= highestFee))
    throw new ShopError('BAD_INPUT', `shippingFee must be from 0 to ${highestFee}, or ${noFee} for none.`);
  const external_shipping_fee =
    shippingFee === noFee ? null : fromDecimal(shippingFee, scope.market.currency);
  return changeCart(context, scope, cartId, (cart) => ({ ...cart, external_shipping_fee }));
}
