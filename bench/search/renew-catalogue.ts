import { sql } from 'kysely';
import type { Backend } from '#backend/app.ts';
import type { Database } from '#backend/database/connection.ts';

/**
 * Updates the currencies without changing a value: the next version of the catalogue has no cached products, and only the
 * lists that each new version counts before its first visit (`warm-up.ts`). The index itself is not built again.
 */
export async function renewCatalogue(
  db: Database,
  backend: Pick<Backend, 'refreshCatalogue'>,
): Promise<void> {
  await db
    .updateTable('currency')
    .set(({ ref }) => ({ name: ref('name') }))
    .execute();
  await backend.refreshCatalogue();
}

/** About 2,900 of 100,000. */
const changedShare = 34;
let changes = 0;

/** Changes the stock of other products each time, as sales do. */
export async function changeProducts(
  db: Database,
  backend: Pick<Backend, 'refreshCatalogue'>,
): Promise<void> {
  await db
    .updateTable('sku')
    .set(({ ref }) => ({ in_stock: sql`${ref('in_stock')} + 1` }))
    .where(sql<boolean>`product_id % ${changedShare} = ${changes++ % changedShare}`)
    .execute();
  await backend.refreshCatalogue();
}
