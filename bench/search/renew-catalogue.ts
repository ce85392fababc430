import type { Backend } from '#backend/app.ts';
import type { Database } from '#backend/database/connection.ts';

/** A change of a category that changes nothing: the next version of the catalogue has no cached lists and products. */
export async function renewCatalogue(
  db: Database,
  backend: Pick<Backend, 'refreshCatalogue'>,
): Promise<void> {
  await db
    .updateTable('category')
    .set(({ ref }) => ({ sort_order: ref('sort_order') }))
    .execute();
  await backend.refreshCatalogue();
}
