import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/**
 * Locks the customer's row until the end of the transaction, so that concurrent requests cannot exceed the limits of lists.
 * Returns `metaData`, which contains the main list.
 */
export async function lockCustomerMetaData(db: Database, customerId: number): Promise<string | null> {
  const { meta_data } = await db
    .selectFrom('customer')
    .select('meta_data')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return meta_data;
}

/** The rows of the customer's lists, oldest first. The main list has a row only while it is shared. */
export function findLists(db: Database, customerId: number) {
  return db
    .selectFrom('favorite_list')
    .select(['favorite_list_id', 'is_main', 'name', 'share_key'])
    .select(({ selectFrom }) =>
      selectFrom('favorite_list_item')
        .select(sql<number[]>`coalesce(array_agg(product_id order by item_number), '{}')`.as('ids'))
        .whereRef('favorite_list_item.favorite_list_id', '=', 'favorite_list.favorite_list_id')
        .$asScalar()
        .$castTo<number[]>()
        .as('product_ids'),
    )
    .where('customer_id', '=', customerId)
    .orderBy('favorite_list_id')
    .execute();
}

export async function insertList(db: Database, customerId: number, name: string): Promise<number> {
  const { favorite_list_id } = await db
    .insertInto('favorite_list')
    .values({ customer_id: customerId, name })
    .returning('favorite_list_id')
    .executeTakeFirstOrThrow();
  return favorite_list_id;
}

export async function renameList(db: Database, listId: number, name: string): Promise<void> {
  await db.updateTable('favorite_list').set({ name }).where('favorite_list_id', '=', listId).execute();
}

export async function deleteList(db: Database, listId: number): Promise<void> {
  await db.deleteFrom('favorite_list').where('favorite_list_id', '=', listId).execute();
}

export async function setShareKey(db: Database, listId: number, shareKey: string | null): Promise<void> {
  await db
    .updateTable('favorite_list')
    .set({ share_key: shareKey })
    .where('favorite_list_id', '=', listId)
    .execute();
}

/** The row of the main list exists while it is shared. Its name is not displayed. */
export async function shareMainList(db: Database, customerId: number, shareKey: string): Promise<void> {
  await db
    .insertInto('favorite_list')
    .values({ customer_id: customerId, is_main: true, name: 'main', share_key: shareKey })
    .execute();
}

/** False if there is no such product. */
export async function insertItem(db: Database, listId: number, productId: number): Promise<boolean> {
  const product = await db
    .selectFrom('product')
    .select('product_id')
    .where('product_id', '=', productId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!product) return false;
  await db
    .insertInto('favorite_list_item')
    .values({ favorite_list_id: listId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function deleteItem(db: Database, listId: number, productId: number): Promise<void> {
  await db
    .deleteFrom('favorite_list_item')
    .where('favorite_list_id', '=', listId)
    .where('product_id', '=', productId)
    .execute();
}

export function findSharedList(db: Database, shareKey: string) {
  return db
    .selectFrom('favorite_list')
    .innerJoin('customer', 'customer.customer_id', 'favorite_list.customer_id')
    .select(['favorite_list_id', 'is_main', 'name', 'customer.meta_data'])
    .where('share_key', '=', shareKey)
    .executeTakeFirst();
}

/** The ids of the products, in the order in which they were added. */
export async function findItems(db: Database, listId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorite_list_item')
    .select('product_id')
    .where('favorite_list_id', '=', listId)
    .orderBy('item_number')
    .execute();
  return rows.map(({ product_id }) => product_id);
}
