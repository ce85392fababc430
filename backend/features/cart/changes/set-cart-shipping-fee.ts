import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { fromDecimal } from '#backend/pricing/money.ts';
import type { CartRow } from '../cart-row.ts';
import { changeCart } from './change-cart.ts';

/** Clients send this value to remove the fee. */
const noFee = -1;
/** In the currency's main unit, as in the API. */
const maxFee = 1_000_000;

/** Stores the fee of a carrier's widget, with VAT, in the currency of the market. */
export async function setCartShippingFee(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  shippingFee: number,
): Promise<CartRow | undefined> {
  if (shippingFee !== noFee && !(shippingFee >= 0 && shippingFee <= maxFee))
    throw new ShopError('BAD_INPUT', `shippingFee must be from 0 to ${maxFee}, or ${noFee} for none.`);
  const external_shipping_fee =
    shippingFee === noFee ? null : fromDecimal(shippingFee, scope.market.currency);
  return changeCart(context, { scope, cartId }, (cart) => ({ ...cart, external_shipping_fee }));
}
