import { GraphqlError } from '#storefront/api/errors.ts';
import { CartDocument, type CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { SendOptions } from '#storefront/api/operation.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { beginCart } from './begin-cart.ts';
import { type CartScope, cartMarket } from './cart-market.ts';
import { isPassing } from './is-passing.ts';

/** §9 */
export const mostCartAttempts = 5;

/**
 * The visitor's cart; none before the first book. An answer without one is followed after a second by a new cart in its
 * place, and so on for five times (§4). A page that is being made does not wait for that: to it the cart is empty.
 */
export async function loadCart(
  environment: ShopEnvironment,
  scope: CartScope,
  wait: (ms: number) => Promise<void> = pause,
): Promise<CartPartsFragment | null> {
  const { cookies, side } = environment;
  let id = cookies.get(COOKIES.cart);
  if (!id) return null;
  let cart = await askForCart(environment, id, scope);
  for (let attempt = 0; !cart && side === 'browser' && attempt < mostCartAttempts; attempt++) {
    await wait(TIMINGS.cartRetry);
    id = await beginCart(environment, scope, id);
    cart = await askForCart(environment, id, scope);
  }
  // After signing in, a guest's cart leads to the one that the customer has on all devices.
  if (cart?.id && cart.id !== id) cookies.set(COOKIES.cart, cart.id);
  return cart;
}

/** Nothing where the backend knows no cart of that id, has closed it, or refuses to read such an id. */
export async function askForCart(
  environment: ShopEnvironment,
  id: string,
  scope: CartScope,
  options: SendOptions = {},
): Promise<CartPartsFragment | null> {
  const variables = { id, ...cartMarket(environment, scope) };
  try {
    return (await environment.api.send(CartDocument, variables, options)).getCart;
  } catch (error) {
    if (error instanceof GraphqlError && !isPassing(error) && isAboutCart(error)) return null;
    throw error;
  }
}

/** A question that was refused as such, by a newer shop or for its size, says nothing of the cart: it stays. */
function isAboutCart({ problems }: GraphqlError): boolean {
  return problems[0]?.path?.[0] === 'getCart';
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
