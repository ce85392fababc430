import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { LIMITS } from '#contract/limits.ts';
import type { CartRow } from '../cart-row.ts';
import { changeCart } from './change-cart.ts';
import { checkLength } from './check-input.ts';

/** Stores a text of the client with the cart, unchanged. */
export async function setCartMerchantData(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  merchantData: string,
): Promise<CartRow | undefined> {
  checkLength('merchantData', merchantData, LIMITS.cartMerchantData);
  return changeCart(context, { scope, cartId }, (cart) => ({ ...cart, merchant_data: merchantData }));
}
