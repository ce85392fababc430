import type { Database } from '#backend/database/connection.ts';
import { moveAgreedPrices } from '#backend/features/quotation/agreed-prices.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import { LIMITS } from '#contract/limits.ts';
import {
  findCart,
  findFulfilments,
  findOpenCartOfCustomer,
  lockCarts,
  lockCartsOfCustomer,
  markMerged,
} from '../cart.queries.ts';
import type { CartRow } from '../cart-row.ts';
import { writeCart } from '../write-cart.queries.ts';
import { type FindCart, findOwnCartBy } from './find-own-cart.ts';
import { mergeLines } from './merge-lines.ts';

/** `claimCartBy` for a cart without joined data. */
export function claimCart(context: ShopContext, cartId: string): Promise<CartRow | undefined> {
  return claimCartBy(findCart, context, cartId);
}

/**
 * Finds a cart that the visitor may use. The first request after sign-in gives a guest cart to the customer: it is merged
 * into the customer's open cart, which all their devices share. A customer never has two open carts. `find` reads the cart,
 * possibly with joined data.
 */
export async function claimCartBy<Row extends CartRow>(
  find: FindCart<Row>,
  context: ShopContext,
  cartId: string,
): Promise<Row | undefined> {
  const { db, customer } = context;
  const cart = await findOwnCartBy(find, context, cartId);
  if (!cart || !customer || cart.customer_id !== null || cart.completed_at) return cart;
  await db.transaction().execute(async (trx) => {
    await lockCartsOfCustomer(trx, customer.id);
    const open = await findOpenCartOfCustomer(trx, customer.id);
    await lockCarts(trx, open ? [cart.cart_id, open.cart_id] : [cart.cart_id]);
    const guest = await findCart(trx, cart.cart_id);
    // A concurrent request may have claimed the cart.
    if (!guest || guest.customer_id !== null || guest.completed_at) return;
    const current = open && (await findCart(trx, open.cart_id));
    if (!current || current.completed_at) await assignToCustomer(trx, guest, customer.id);
    else if (guest.cloned_from === current.cart_id) {
      // A copy replaces its original.
      await markMerged(trx, current.cart_id, await assignToCustomer(trx, guest, customer.id));
      await moveAgreedPrices(trx, current.cart_id, guest.cart_id);
    } else await mergeGuestCart(trx, current, guest);
  });
  return findOwnCartBy(find, context, cartId);
}

/** Returns the same array if the guest has no other codes, so that `writeCart` does not write the column. */
function mergeGiftCodes(current: CartRow, guest: CartRow): readonly string[] {
  const added = guest.gift_codes.filter((code) => !current.gift_codes.includes(code));
  if (added.length === 0) return current.gift_codes;
  return [...current.gift_codes, ...added].slice(0, LIMITS.cartGiftCodes);
}

async function assignToCustomer(trx: Database, guest: CartRow, customer_id: number): Promise<CartRow> {
  const assigned = { ...guest, customer_id };
  await writeCart(trx, guest, assigned);
  return assigned;
}

async function mergeGuestCart(trx: Database, current: CartRow, guest: CartRow): Promise<void> {
  // One merge may exceed the limit of lines. If the cart exceeds it already, the guest cart stays separate and usable.
  if (current.items.length > LIMITS.cartLines) return;
  const merged = {
    ...current,
    promo_code: guest.promo_code ?? current.promo_code,
    gift_codes: mergeGiftCodes(current, guest),
    merchant_data: guest.merchant_data ?? current.merchant_data,
    vat_number_check: guest.vat_number_check ?? current.vat_number_check,
    items: mergeLines(
      current.items,
      guest.items,
      await findFulfilments(trx, [...current.items, ...guest.items]),
    ),
  };
  await writeCart(trx, current, merged);
  await markMerged(trx, guest.cart_id, current);
}
