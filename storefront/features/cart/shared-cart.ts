import { CloneCartDocument } from '#storefront/api/generated/graphql.ts';
import { tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { refreshCart } from './cart.store.ts';
import type { CartKeeper } from './cart-keeper.ts';
import { cartMarket } from './cart-market.ts';
import { askForCart, loadCart } from './load-cart.ts';
import { type CartItem, itemsOf } from './optimistic-cart.ts';

/** What a link brings (§2). Whoever has books in a cart of their own is asked what to do with both. */
export type SharedCart =
  | { kind: 'gone' }
  | { kind: 'mine' }
  | { kind: 'offered'; id: string; items: CartItem[] };

/**
 * A link to a copy: whoever knows the id of a cart can change it, so nobody is given that of a cart in use, neither the
 * sender's nor the one that somebody else made of the link.
 */
export async function linkToCopy(environment: ShopEnvironment, cartId: string): Promise<string | null> {
  const copy = await clone(environment, cartId);
  const { origin } = environment.shopper;
  const home = linkTo(placeOf(environment.shopper), 'home');
  return copy ? `${origin}${home}?action=cart#${copy}` : null;
}

export async function receiveSharedCart(environment: ShopEnvironment, id: string): Promise<SharedCart> {
  const shared = await askForCart(environment, id, 'checkout');
  if (!shared) return { kind: 'gone' };
  const own = environment.cookies.get(COOKIES.cart) ? await loadCart(environment, 'checkout') : null;
  if (own?.id === id) return { kind: 'mine' };
  if (itemsOf(own).length > 0) return { kind: 'offered', id, items: itemsOf(shared) };
  return (await replaceByShared(environment, id)) ? { kind: 'mine' } : { kind: 'gone' };
}

/** From now on a copy of the shared cart is the visitor's. */
export async function replaceByShared(environment: ShopEnvironment, id: string): Promise<boolean> {
  const copy = await clone(environment, id);
  if (!copy) return false;
  environment.cookies.set(COOKIES.cart, copy);
  tellOtherTabs('cart', { cartId: copy });
  refreshCart();
  return true;
}

/** Puts the shared books to the visitor's own; answers with those for which that could not be done. */
export async function mergeShared(keeper: CartKeeper, items: readonly CartItem[]): Promise<CartItem[]> {
  const failed: CartItem[] = [];
  for (const item of items) {
    const { skuId, quantity, message } = item;
    const outcome = await keeper.change({ kind: 'add', skuId, quantity, message });
    if (outcome.kind === 'refused') failed.push(item);
  }
  return failed;
}

async function clone(environment: ShopEnvironment, id: string): Promise<string | null> {
  const { cartMarketAlias } = cartMarket(environment, 'checkout');
  const { cloneCart } = await environment.api.send(CloneCartDocument, { id, cartMarketAlias });
  return cloneCart?.id ?? null;
}
