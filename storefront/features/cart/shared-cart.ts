import {
  type CartPartsFragment,
  CloneCartDocument,
  NewCartDocument,
} from '#storefront/api/generated/graphql.ts';
import type { SendOptions } from '#storefront/api/operation.ts';
import { tellOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { refreshCart, shownCart } from './cart.store.ts';
import type { CartKeeper } from './cart-keeper.ts';
import { cartMarket } from './cart-market.ts';
import { type CartRow, cartRows } from './cart-rows.ts';
import { type CartChange, type CartOutcome, refusedOrThrown, sendChange } from './change-cart.ts';
import { askForCart, loadCart } from './load-cart.ts';
import { type CartItem, itemsOf } from './optimistic-cart.ts';
import { putRow } from './put-row.ts';

/** What a link brings (§2). Whoever has books in a cart of their own is asked what to do with both. */
export type SharedCart =
  | { kind: 'gone' }
  | { kind: 'mine' }
  | { kind: 'offered'; id: string; items: CartItem[] };

/** A customer's cart is nobody else's, so what is shared is made, and read, as by somebody who has not signed in. */
const asGuest: SendOptions = { asGuest: true };

/**
 * A link to a copy: whoever knows the id of a cart can change it, so nobody is given that of a cart in use, neither the
 * sender's nor the one that somebody else made of the link. What could not be copied is named beside it.
 */
export async function linkToCopy(
  environment: ShopEnvironment,
  cart: CartPartsFragment,
): Promise<{ link: string; missing: CartRow[] } | null> {
  const copy = await clone(environment, cart.id ?? '', asGuest);
  const { id, missing } = copy ? { id: copy, missing: [] } : await copyRows(environment, cart);
  const home = linkTo(localeScopeOf(environment.shopper), 'home');
  return id ? { link: `${environment.shopper.origin}${home}?action=cart#${id}`, missing } : null;
}

export async function receiveSharedCart(environment: ShopEnvironment, id: string): Promise<SharedCart> {
  const ownId = environment.cookies.get(COOKIES.cart);
  if (ownId === id) return { kind: 'mine' };
  const shared = await askForCart(environment, id, 'checkout', asGuest);
  if (!shared) return { kind: 'gone' };
  const own = ownId ? await loadCart(environment, 'checkout') : null;
  if (itemsOf(own).length > 0) return { kind: 'offered', id, items: itemsOf(shared) };
  return (await replaceByShared(environment, id)) ? { kind: 'mine' } : { kind: 'gone' };
}

/** From now on a copy of the shared cart is the visitor's. */
export async function replaceByShared(environment: ShopEnvironment, id: string): Promise<boolean> {
  const copy = await clone(environment, id);
  if (!copy) return false;
  const before = environment.cookies.get(COOKIES.cart);
  // A customer has one cart: the copy joins what is left of it.
  if (before) await sendChange(environment, before, { kind: 'clear' }, 'checkout', {});
  environment.cookies.set(COOKIES.cart, copy);
  tellOtherTabs('cart', { cartId: copy });
  refreshCart();
  return true;
}

/** Puts what was shared to the visitor's own; answers with what that could not be done for. */
export function mergeShared(keeper: CartKeeper, items: readonly CartItem[]): Promise<CartRow[]> {
  return putRows(items, () => itemsOf(shownCart()?.cart), keeper.change);
}

/** Row by row, into a cart that is nobody's. */
async function copyRows(
  environment: ShopEnvironment,
  cart: CartPartsFragment,
): Promise<{ id: string | undefined; missing: CartRow[] }> {
  const { cartMarketAlias } = cartMarket(environment, 'checkout');
  const { getCart } = await environment.api.send(NewCartDocument, { cartMarketAlias }, asGuest);
  const id = getCart?.id;
  if (!id) return { id: undefined, missing: [] };
  const put = (wish: CartChange): Promise<CartOutcome> =>
    sendChange(environment, id, wish, 'checkout', asGuest).then(
      (copy) => (copy ? { kind: 'changed', cart: copy } : { kind: 'refused', code: undefined, message: '' }),
      (error) => refusedOrThrown(error, wish, environment.t),
    );
  return { id, missing: await putRows(itemsOf(cart), () => [], put) };
}

async function putRows(
  items: readonly CartItem[],
  itemsBefore: () => readonly CartItem[],
  change: (wish: CartChange) => Promise<CartOutcome>,
): Promise<CartRow[]> {
  const failed: CartRow[] = [];
  for (const row of cartRows(items)) {
    const outcome = await putRow(row, itemsBefore(), change);
    if (outcome.kind === 'refused') failed.push(row);
  }
  return failed;
}

async function clone(
  environment: ShopEnvironment,
  id: string,
  options: SendOptions = {},
): Promise<string | null> {
  const { cartMarketAlias } = cartMarket(environment, 'checkout');
  const { cloneCart } = await environment.api.send(CloneCartDocument, { id, cartMarketAlias }, options);
  return cloneCart?.id ?? null;
}
