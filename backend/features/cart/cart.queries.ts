import { anyOf } from '#backend/database/any-of.ts';
import { cartColumns } from '#backend/database/cart-columns.ts';
import type { Database } from '#backend/database/connection.ts';
import { statement } from '#backend/database/statement.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import type { Fulfilment } from '#contract/order/fulfilment.ts';
import type { CartRow } from './cart-row.ts';

export async function insertCart(
  db: Database,
  cart: { cart_id: string; channel_id: string; market_id: string; customer_id: number | null },
): Promise<void> {
  await statement`insert into cart (cart_id, channel_id, market_id, customer_id)
    values (${cart.cart_id}, ${cart.channel_id}, ${cart.market_id}, ${cart.customer_id})`.execute(db);
}

export async function findCart(db: Database, cartId: string): Promise<CartRow | undefined> {
  const [cart] = await statement<CartRow>`select ${cartColumns} from cart where cart_id = ${cartId}`.execute(
    db,
  );
  return cart;
}

/** How the buyer gets the SKUs of these lines, by SKU id. */
export async function findFulfilments(
  db: Database,
  lines: readonly { sku_id: number }[],
): Promise<Map<number, Fulfilment>> {
  const rows = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select(['sku_id', 'fulfilment'])
    .where('sku_id', '=', anyOf(lines.map(({ sku_id }) => sku_id)))
    .execute();
  // The database allows no other value.
  return new Map(rows.map(({ sku_id, fulfilment }) => [sku_id, fulfilment as Fulfilment]));
}

/** The order that was created from a cart. */
export interface OrderOfCart {
  cart_id: string;
  channel_id: string;
  market_id: string;
  customer_id: number | null;
  placed_at: Date;
  draft: OrderDraft;
}

export async function findOrderOfCart(db: Database, cartId: string): Promise<OrderOfCart | undefined> {
  const [order] =
    await statement<OrderOfCart>`select cart_id, channel_id, market_id, customer_id, placed_at, draft
    from shop_order where cart_id = ${cartId}`.execute(db);
  return order;
}

/** Locks the customer until the transaction ends, so that no other transaction creates or claims a cart for the customer. */
export async function lockCartsOfCustomer(db: Database, customerId: number): Promise<void> {
  await db
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .execute();
}

/** Locks these carts until the transaction ends, always in the same order to avoid deadlocks. */
export async function lockCarts(db: Database, cartIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('cart')
    .select('cart_id')
    .where('cart_id', '=', anyOf(cartIds))
    .orderBy('cart_id')
    .forUpdate()
    .execute();
}

/** The open cart that the customer changed last. */
export async function findOpenCartOfCustomer(db: Database, customerId: number): Promise<CartRow | undefined> {
  const last = await db
    .selectFrom('cart')
    .select('cart_id')
    .where('customer_id', '=', customerId)
    .where('completed_at', 'is', null)
    .where('merged_into', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && findCart(db, last.cart_id);
}

/** Stores the id of the cart that has the lines that the buyer added during the payment of this cart. */
export async function setSuccessor(db: Database, cartId: string, successorId: string): Promise<void> {
  await db.updateTable('cart').set({ successor_id: successorId }).where('cart_id', '=', cartId).execute();
}

/** The id that `setSuccessor` stored. */
export async function findSuccessorId(db: Database, cartId: string): Promise<string | undefined> {
  const [cart] = await statement<{
    successor_id: string | null;
  }>`select successor_id from cart where cart_id = ${cartId}`.execute(db);
  return cart?.successor_id ?? undefined;
}

/**
 * Deletes the lines of a cart, which the cart `into` replaces. Increments the version, so that a concurrent change of the
 * merged cart fails and is retried.
 */
export async function markMerged(db: Database, cartId: string, into: CartRow): Promise<void> {
  await db
    .updateTable('cart')
    .set((cart) => ({
      customer_id: into.customer_id,
      merged_into: into.cart_id,
      version: cart('version', '+', 1),
    }))
    .where('cart_id', '=', cartId)
    .execute();
  await db.deleteFrom('cart_item').where('cart_id', '=', cartId).execute();
}
