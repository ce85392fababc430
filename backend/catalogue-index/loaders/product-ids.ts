import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface OrderedId {
  id: number;
  /** The lowest id of the variant group; its own for a product without a group. */
  firstId: number;
}

/**
 * Makes PostgreSQL read a batch of products by index instead of scanning whole tables. The planner does not know that rows of
 * products with neighbouring ids are on the same pages. The settings end with the transaction.
 */
export async function preferIndexScans(transaction: Database): Promise<void> {
  await sql`set local random_page_cost = 1`.execute(transaction);
  // Starting parallel workers for each batch would cost more than they save.
  await sql`set local max_parallel_workers_per_gather = 0`.execute(transaction);
}

/** Sorted by id, except that members of a variant group follow its first product, the one with the lowest id. */
export async function loadIdsInOrder(db: Database): Promise<OrderedId[]> {
  const { rows } = await sql<OrderedId>`
    select product_id as id,
      case when variant_group_id is null then product_id
        else min(product_id) over (partition by variant_group_id) end as "firstId"
    from product where is_active order by "firstId", id`.execute(db);
  return rows;
}

export async function countProducts(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
