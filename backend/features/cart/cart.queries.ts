import type { Database } from '#backend/database/connection.ts';

export interface CartRow {
  cart_id: string;
  completed_at: Date | null;
  items: { cart_item_id: number; sku_id: number; quantity: number; message: string }[];
}

export async function insertCart(
  db: Database,
  cart: { cart_id: string; channel_id: string; market_id: string },
): Promise<void> {
  await db.insertInto('cart').values(cart).execute();
}

export async function findCart(db: Database, cartId: string): Promise<CartRow | undefined> {
  const cart = await db
    .selectFrom('cart')
    .select(['cart_id', 'completed_at'])
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  if (!cart) return undefined;
  const items = await db
    .selectFrom('cart_item')
    .select(['cart_item_id', 'sku_id', 'quantity', 'message'])
    .where('cart_id', '=', cartId)
    .orderBy('cart_item_id')
    .execute();
  return { ...cart, items };
}

/** Holds the cart until the transaction ends, so that two changes of one cart come one after the other. */
export function lockCart(db: Database, cartId: string): Promise<{ completed_at: Date | null } | undefined> {
  return db
    .selectFrom('cart')
    .select('completed_at')
    .where('cart_id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();
}

export async function quantityInCart(db: Database, cartId: string, skuId: number): Promise<number> {
  const row = await db
    .selectFrom('cart_item')
    .select((eb) => eb.fn.sum<string | null>('quantity').as('total'))
    .where('cart_id', '=', cartId)
    .where('sku_id', '=', skuId)
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

export async function addItem(
  db: Database,
  item: { cart_id: string; sku_id: number; quantity: number; message: string },
): Promise<void> {
  await db
    .insertInto('cart_item')
    .values(item)
    .onConflict((conflict) =>
      conflict
        .constraint('cart_item_line')
        .doUpdateSet((eb) => ({ quantity: eb('cart_item.quantity', '+', item.quantity) })),
    )
    .execute();
  await db.updateTable('cart').set({ updated_at: new Date() }).where('cart_id', '=', item.cart_id).execute();
}
