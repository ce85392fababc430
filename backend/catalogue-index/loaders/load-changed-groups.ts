import { anyOf } from '#backend/database/any-of.ts';
import type { Database } from '#backend/database/connection.ts';
import type { MemoryEngine } from '../memory-engine/memory-engine.ts';
import type { ProductRecord } from '../product-record.ts';
import { loadProducts } from './load-products.ts';

interface ChangedGroups {
  /** Products whose rows are out of date, including deleted products. */
  replacedIds: Set<number>;
  /** The products as they are now, by variant group. A product without a group is a group of one. */
  groups: ProductRecord[][];
}

/** Loads the changed products with all other members of their current and previous variant groups. */
export async function loadChangedGroups(
  db: Database,
  engine: MemoryEngine,
  changedIds: ReadonlySet<number>,
): Promise<ChangedGroups> {
  const replacedIds = new Set(changedIds);
  for (const id of changedIds) {
    const group = engine.product(id)?.group;
    for (const member of group ? engine.productsOfGroup(group.id) : []) replacedIds.add(member.id);
  }
  const members = await db
    .selectFrom('product')
    .select('product_id')
    .where('variant_group_id', 'in', (eb) =>
      eb
        .selectFrom('product')
        .select('variant_group_id')
        .where('product_id', '=', anyOf([...replacedIds])),
    )
    .execute();
  for (const { product_id } of members) replacedIds.add(product_id);
  const records = await loadProducts(db, { ids: [...replacedIds] });
  const groups = Map.groupBy(records, ({ id, group }) => (group ? `group ${group.id}` : id));
  return { replacedIds, groups: [...groups.values()] };
}
