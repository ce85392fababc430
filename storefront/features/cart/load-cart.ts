import {
  CartDocument,
  CartLinesDocument,
  type CartLinesFragment,
  type CartPartsFragment,
} from '#storefront/api/generated/graphql.ts';
import type { SendOptions } from '#storefront/api/operation.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { cartMarket, type PricedFor } from './cart-market.ts';
import { createCart } from './create-cart.ts';
import { isUnknownCart } from './is-unknown-cart.ts';

/** How many times a lost cart is replaced (§9). */
const maxCartAttempts = 5;

/**
 * The visitor's cart; null before the first item is added. A lost cart is replaced by a new one after a second, up to five
 * times (§4). A server that renders a page does not wait: it renders an empty cart.
 */
export async function loadCart(
  environment: ShopEnvironment,
  pricedFor: PricedFor,
  wait: (ms: number) => Promise<void> = waitFor,
): Promise<CartPartsFragment | null> {
  const { cookies, side } = environment;
  let id = cookies.get(COOKIES.cart);
  if (!id) return null;
  let cart = await queryCart(environment, id, pricedFor);
  for (let attempt = 0; !cart && side === 'browser' && attempt < maxCartAttempts; attempt++) {
    await wait(TIMINGS.cartRetry);
    id = await createCart(environment, pricedFor, id);
    cart = await queryCart(environment, id, pricedFor);
  }
  rememberCart(environment, cart);
  return cart;
}

/** The id and the lines of the visitor's cart, without prices; null if the cart is lost. */
export async function findCart(environment: ShopEnvironment): Promise<CartLinesFragment | null> {
  const id = environment.cookies.get(COOKIES.cart);
  if (!id) return null;
  const cart = await nullIfUnknown(environment.api.send(CartLinesDocument, { id }));
  rememberCart(environment, cart);
  return cart;
}

/** After signing in, the id of a guest's cart resolves to the cart that the customer has on all devices. */
function rememberCart({ cookies }: ShopEnvironment, cart: { id?: string | null } | null): void {
  if (cart?.id && cart.id !== cookies.get(COOKIES.cart)) cookies.set(COOKIES.cart, cart.id);
}

/** Null if the cart is unknown or completed, or if the backend rejects the id. */
export async function queryCart(
  environment: ShopEnvironment,
  id: string,
  pricedFor: PricedFor,
  options: SendOptions = {},
): Promise<CartPartsFragment | null> {
  const variables = { id, ...cartMarket(environment, pricedFor) };
  return nullIfUnknown(environment.api.send(CartDocument, variables, options));
}

async function nullIfUnknown<C>(request: Promise<{ getCart: C }>): Promise<C | null> {
  try {
    return (await request).getCart;
  } catch (error) {
    if (isUnknownCart(error)) return null;
    throw error;
  }
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
