import type { MaybePromise } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartRow } from '../cart-row.ts';
import { claimCart } from '../ownership/claim-cart.ts';
import { findOwnCart } from '../ownership/find-own-cart.ts';
import { type ChangedCart, writeCart } from '../write-cart.queries.ts';
import { removeLoneGiftWrap } from './gift-wrap-line.ts';

/** Within one process, changes of a cart run one at a time, so that conflicts come from other processes only. */
const maxAttempts = 100;

/**
 * Every change by a client goes through this function. It uses optimistic locking: if the cart was changed since it was
 * read, it is read and changed again. No lock is held while prices and stock are looked up. For a cart that is an order
 * already, `whenCompleted` decides the result; by default it throws.
 */
export async function changeCart(
  context: ShopContext,
  { scope, cartId }: { scope: Scope; cartId: string },
  change: (cart: CartRow) => MaybePromise<ChangedCart>,
  whenCompleted: (cart: CartRow) => CartRow = rejectCompleted,
): Promise<CartRow | undefined> {
  // An earlier request with the same idempotency key has made the change; `appliedSubject` is the id of the changed cart.
  if (context.claim?.appliedSubject) return findOwnCart(context, context.claim.appliedSubject);
  return context.runSerially(cartId, async () => {
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const read = await claimCart(context, cartId);
      // Clients create a new cart when they get null; this is part of the contract.
      if (!read) return undefined;
      if (read.completed_at) return whenCompleted(read);
      const changed = await removeLoneGiftWrap(scope, read, await change(cartInMarket(read, scope)));
      if (changed === read) return read;
      const written = await writeCart(context.db, read, changed, context.claim);
      if (written) return written;
    }
    throw new Error(`Cart ${cartId} could not be changed: ${maxAttempts} conflicts with concurrent changes.`);
  });
}

/** The cart in the market of the request. A carrier's fee is valid only in the market for which it was set. */
function cartInMarket(cart: CartRow, { market }: Scope): CartRow {
  return cart.market_id === market.id ? cart : { ...cart, market_id: market.id, external_shipping_fee: null };
}

function rejectCompleted(): never {
  throw new ShopError('CART_COMPLETED', 'This cart is already an order.');
}
