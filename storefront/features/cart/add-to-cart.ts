import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import {
  AddToCartDocument,
  CartDocument,
  type CartPartsFragment,
} from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { countOf } from './load-cart-count.ts';

export type AddedToCart = { kind: 'added'; count: number } | { kind: 'refused'; message: string };

/** Puts books into the visitor's cart, which begins with the first of them. A lost cart is replaced, once (§4). */
export async function addToCart(
  environment: ShopEnvironment,
  item: { skuId: number; quantity: number },
): Promise<AddedToCart> {
  const { cookies } = environment;
  try {
    const known = cookies.get(COOKIES.cart);
    const cart =
      (known ? await add(environment, known, item) : null) ??
      (await add(environment, await createCart(environment), item));
    if (!cart?.id) return { kind: 'refused', message: environment.words('cart.unavailable') };
    cookies.set(COOKIES.cart, cart.id);
    return { kind: 'added', count: countOf(cart) };
  } catch (error) {
    if (error instanceof GraphqlError) return { kind: 'refused', message: refusal(error, environment) };
    // The page stays, with what was chosen on it: the visitor can try again.
    if (error instanceof NetworkError)
      return { kind: 'refused', message: environment.words('error.general') };
    throw error;
  }
}

async function add(
  { api, shopper }: ShopEnvironment,
  id: string,
  item: { skuId: number; quantity: number },
): Promise<CartPartsFragment | null | undefined> {
  try {
    return (await api.send(AddToCartDocument, { id, item, cartMarketAlias: shopper.market })).addToCart;
  } catch (error) {
    // What was bought is bought; the next book begins a new cart.
    if (error instanceof GraphqlError && error.code === 'CART_COMPLETED') return null;
    throw error;
  }
}

async function createCart({ api, shopper }: ShopEnvironment): Promise<string> {
  const { getCart } = await api.send(CartDocument, { id: '', cartMarketAlias: shopper.market });
  if (!getCart?.id) throw new GraphqlError([{ message: 'No cart could be made.' }]);
  return getCart.id;
}

/** The words of §5 for what the backend refuses. */
function refusal(error: GraphqlError, { words }: ShopEnvironment): string {
  if (error.code === 'INSUFFICIENT_STOCK') {
    const { stock, inCart } = error.details;
    return Number(inCart) > 0
      ? words('cart.threshold', { quantity: Number(inCart) })
      : words('cart.addTooMany', { stock: Number(stock) });
  }
  return error.code === 'UNKNOWN_SKU' ? words('cart.unavailable') : words('error.general');
}
