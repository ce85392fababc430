import type { MaybePromise } from '#backend/catalogue-index/engine.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { CartRow } from './cart-row.ts';
import { claimCart } from './claim-cart.ts';
import { findOwnCart } from './find-own-cart.ts';
import { type ChangedCart, writeCart } from './write-cart.queries.ts';

/** In one process changes of a cart take turns, so that only other processes can come between. */
const mostAttempts = 100;

/**
 * The one way to change a cart: what a change makes of the cart that was read is written only where nobody has changed it
 * since; otherwise it is read anew. Nobody holds a lock while prices and stock are looked up.
 */
export async function changeCart(
  context: ShopContext,
  scope: Scope,
  cartId: string,
  change: (cart: CartRow) => MaybePromise<ChangedCart>,
  whenCompleted: (cart: CartRow) => CartRow = refuseCompleted,
): Promise<CartRow | undefined> {
  if (context.claim?.madeOf) return findOwnCart(context, context.claim.madeOf);
  return context.takeTurn(cartId, async () => {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const read = await claimCart(context, cartId);
      // Null tells the client to begin a new cart; that is part of the contract.
      if (!read) return undefined;
      if (read.completed_at) return whenCompleted(read);
      const changed = await change(cartInMarket(read, scope));
      if (changed === read) return read;
      const written = await writeCart(context.db, read, changed, context.claim);
      if (written) return written;
    }
    throw new Error(`Cart ${cartId} was changed by others all the time.`);
  });
}

function cartInMarket(cart: CartRow, { market }: Scope): CartRow {
  return cart.market_id === market.id ? cart : { ...cart, market_id: market.id, external_shipping_fee: null };
}

function refuseCompleted(): never {
  throw new ShopError('CART_COMPLETED', 'This cart is already an order.');
}
