import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

export interface CategoryRow {
  id: number;
  key: string;
  parentId: number | null;
  isHidden: boolean;
  sortOrder: number;
  /** By language code. */
  names: Record<string, string>;
  slugs: Record<string, string>;
  /** The number of products in the category itself, active or not. */
  products: number;
}

/** In display order within each parent. */
export async function selectCategories(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.category_id as id, category_key as key, parent_category_id as "parentId", is_hidden as "isHidden",
      sort_order as "sortOrder", coalesce(names, '{}') as names, coalesce(slugs, '{}') as slugs,
      (select count(*)::integer from product_category p where p.category_id = c.category_id) as products
    from category c
    left join lateral (
      select jsonb_object_agg(code, t.name order by code) as names, jsonb_object_agg(code, slug) as slugs
      from category_text t join language using (language_id) where t.category_id = c.category_id) texts on true
    order by sort_order, c.category_id`.execute(db);
  return rows;
}

/** Makes other changes of the tree wait: two concurrent moves could create a cycle. */
export async function lockCategories(db: Database): Promise<void> {
  await sql`lock table category in share row exclusive mode`.execute(db);
}

export function selectLanguages(db: Database) {
  return db.selectFrom('language').select(['language_id', 'code']).orderBy('language_id').execute();
}

export async function insertCategory(
  db: Database,
  category: { category_key: string; parent_category_id: number | null; sort_order: number },
): Promise<number> {
  const row = await db
    .insertInto('category')
    .values(category)
    .returning('category_id')
    .executeTakeFirstOrThrow();
  return row.category_id;
}

export async function upsertCategoryText(
  db: Database,
  text: { category_id: number; language_id: string; name: string; slug: string },
): Promise<void> {
  await db
    .insertInto('category_text')
    .values(text)
    .onConflict((conflict) =>
      conflict.columns(['category_id', 'language_id']).doUpdateSet({ name: text.name, slug: text.slug }),
    )
    .execute();
}

export async function updateCategory(
  db: Database,
  categoryId: number,
  change: { parent_category_id?: number | null; sort_order?: number; is_hidden?: boolean },
): Promise<void> {
  await db.updateTable('category').set(change).where('category_id', '=', categoryId).execute();
}
