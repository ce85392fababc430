import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { MemoryEngine } from '../memory-engine/memory-engine.ts';
import type { ProductRecord } from '../product-record.ts';
import { loadProducts } from './load-products.ts';

interface ChangedUnits {
  /** Products whose rows are out of date, deleted ones too. */
  goneIds: Set<number>;
  /** Their replacements: each unit is a variant group, or a product without one. */
  units: ProductRecord[][];
}

/** Changed products with all members of their variant groups, the current and the previous ones. */
export async function loadChangedUnits(
  db: Database,
  engine: MemoryEngine,
  changedIds: ReadonlySet<number>,
): Promise<ChangedUnits> {
  const goneIds = new Set(changedIds);
  for (const id of changedIds) {
    const group = engine.product(id)?.group;
    for (const member of group ? engine.productsOfGroup(group.id) : []) goneIds.add(member.id);
  }
  const members = await db
    .selectFrom('product')
    .select('product_id')
    .where('variant_group_id', 'in', (eb) =>
      eb
        .selectFrom('product')
        .select('variant_group_id')
        .where('product_id', '=', sql<number>`any(${[...goneIds]})`),
    )
    .execute();
  for (const { product_id } of members) goneIds.add(product_id);
  const records = await loadProducts(db, { ids: [...goneIds] });
  const units = Map.groupBy(records, ({ id, group }) => (group ? `group ${group.id}` : id));
  return { goneIds, units: [...units.values()] };
}
