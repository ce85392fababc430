import {
  type CartPartsFragment,
  CloneCartDocument,
  NewCartDocument,
} from '#storefront/api/generated/graphql.ts';
import type { SendOptions } from '#storefront/api/operation.ts';
import { notifyOtherTabs } from '#storefront/browser/cross-tab.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { getDisplayedCart, refreshCart } from '../cart.store.ts';
import { type CartItem, itemsOf } from '../cart-items.ts';
import { cartMarket } from '../cart-market.ts';
import { type CartRow, cartRows } from '../cart-rows.ts';
import { addRow } from '../changes/add-row.ts';
import { type CartChange, type CartOutcome, sendChange, toRejectedChange } from '../changes/change-cart.ts';
import type { CartController } from '../controller/cart-controller.ts';
import { loadCart, queryCart } from '../load-cart.ts';

/** The result of following a link to a cart (§2). A visitor whose cart has items is offered a choice. */
type SharedCartResult =
  | { kind: 'gone' }
  /** The visitor's cart has the shared items. */
  | { kind: 'mine' }
  | { kind: 'offered'; id: string; items: CartItem[] };

/** Shared carts are created and read as a guest, since a customer's cart can be read by that customer only. */
const asGuest: SendOptions = { asGuest: true };

/**
 * A link to a copy of the cart. The id of a cart allows changing it, so the id of a cart in use is never shared. `missing`
 * are the rows that could not be copied. Null if no cart could be created.
 */
export async function createShareLink(
  environment: ShopEnvironment,
  cart: CartPartsFragment,
): Promise<{ link: string; missing: CartRow[] } | null> {
  const copyId = await clone(environment, cart.id ?? '', asGuest);
  // A guest cannot clone a customer's cart.
  const { id, missing } = copyId ? { id: copyId, missing: [] } : await copyRows(environment, cart);
  const home = linkTo(localeScopeOf(environment.shopper), 'home');
  return id ? { link: `${environment.shopper.origin}${home}?action=cart#${id}`, missing } : null;
}

export async function receiveSharedCart(environment: ShopEnvironment, id: string): Promise<SharedCartResult> {
  const ownId = environment.cookies.get(COOKIES.cart);
  if (ownId === id) return { kind: 'mine' };
  const shared = await queryCart(environment, id, 'checkout', asGuest);
  if (!shared) return { kind: 'gone' };
  const own = ownId ? await loadCart(environment, 'checkout') : null;
  if (itemsOf(own).length > 0) return { kind: 'offered', id, items: itemsOf(shared) };
  return (await replaceWithSharedCart(environment, id)) ? { kind: 'mine' } : { kind: 'gone' };
}

/** Replaces the visitor's cart with a copy of the shared one. */
export async function replaceWithSharedCart(environment: ShopEnvironment, id: string): Promise<boolean> {
  const copyId = await clone(environment, id);
  if (!copyId) return false;
  const previousId = environment.cookies.get(COOKIES.cart);
  // A customer has one cart, into which the backend merges the copy: the old items are removed first.
  if (previousId) await sendChange(environment, { kind: 'clear' }, { id: previousId, pricedFor: 'checkout' });
  environment.cookies.set(COOKIES.cart, copyId);
  notifyOtherTabs('cart', { cartId: copyId });
  refreshCart();
  return true;
}

/** Adds the shared items to the visitor's cart. Returns the rows that were rejected. */
export function mergeSharedCart(controller: CartController, items: readonly CartItem[]): Promise<CartRow[]> {
  return addRows(items, () => itemsOf(getDisplayedCart()?.cart), controller.change);
}

/** Copies row by row into a guest's cart. */
async function copyRows(
  environment: ShopEnvironment,
  cart: CartPartsFragment,
): Promise<{ id: string | undefined; missing: CartRow[] }> {
  const { cartMarketAlias } = cartMarket(environment, 'checkout');
  const { getCart } = await environment.api.send(NewCartDocument, { cartMarketAlias }, asGuest);
  const id = getCart?.id;
  if (!id) return { id: undefined, missing: [] };
  const changeCopy = (change: CartChange): Promise<CartOutcome> =>
    sendChange(environment, change, { id, pricedFor: 'checkout', ...asGuest }).then(
      (copy) => (copy ? { kind: 'changed', cart: copy } : { kind: 'rejected', code: undefined, message: '' }),
      (error) => toRejectedChange(error, change, environment),
    );
  // Each package is one row, so no part of it is in the copy before.
  return { id, missing: await addRows(itemsOf(cart), () => [], changeCopy) };
}

async function addRows(
  items: readonly CartItem[],
  /** The items of the target cart before the next addition. */
  itemsBefore: () => readonly CartItem[],
  change: (change: CartChange) => Promise<CartOutcome>,
): Promise<CartRow[]> {
  const failed: CartRow[] = [];
  for (const row of cartRows(items)) {
    const outcome = await addRow(row, itemsBefore(), change);
    if (outcome.kind === 'rejected') failed.push(row);
  }
  return failed;
}

/** Returns the id of the copy; null if there is no such cart, or a guest cannot see it. */
async function clone(
  environment: ShopEnvironment,
  id: string,
  options: SendOptions = {},
): Promise<string | null> {
  const { cartMarketAlias } = cartMarket(environment, 'checkout');
  const { cloneCart } = await environment.api.send(CloneCartDocument, { id, cartMarketAlias }, options);
  return cloneCart?.id ?? null;
}
