import type { Database } from '#backend/database/connection.ts';

export async function upsertPrice(
  db: Database,
  price: { price_list_id: number; sku_id: number; regular_price: number; selling_price: number },
): Promise<void> {
  const { regular_price, selling_price } = price;
  await db
    .insertInto('price')
    .values(price)
    .onConflict((conflict) =>
      conflict.columns(['price_list_id', 'sku_id']).doUpdateSet({ regular_price, selling_price }),
    )
    .execute();
}
