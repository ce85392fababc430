import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';
import type { Difference } from './difference.ts';

/** Formats that have inherited a description (`text2`) get its new version. Returns the ids of the changed products. */
export async function updateInheritedTexts(
  db: Database,
  differences: readonly Difference[],
): Promise<number[]> {
  const rows = differences.flatMap(({ stored, texts }) =>
    texts.flatMap(({ language, text2 }) => {
      const before = stored?.texts.get(language)?.text2;
      if (!stored?.groupId || !before || !text2 || text2 === before) return [];
      return [{ product: stored.productId, work: stored.groupId, language, before, after: text2 }];
    }),
  );
  if (rows.length === 0) return [];
  const columns = {
    product: 'integer',
    work: 'integer',
    language: 'text',
    before: 'text',
    after: 'text',
  } as const;
  const { rows: changed } = await sql<{ id: number }>`
    update product_text set text2 = input.after
    from ${bulkRows(columns, rows)} join product sibling on sibling.variant_group_id = input.work
    where product_text.product_id = sibling.product_id and sibling.product_id <> input.product
      and product_text.language_id = input.language and product_text.text2 = input.before
    returning product_text.product_id as id`.execute(db);
  return changed.map(({ id }) => id);
}

/**
 * Formats without a description or an excerpt get those of another format of the work, preferably in the same language.
 * Returns the ids of the changed products.
 */
export async function inheritTexts(db: Database, groupIds: readonly number[]): Promise<number[]> {
  if (groupIds.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    update product_text set text2 = found.text2, text3 = found.text3
    from (
      select product_id, language_id, coalesce(own.text2, sibling.text2) as text2, coalesce(own.text3, sibling.text3) as text3
      from product join product_text own using (product_id)
      cross join lateral (
        select (array_agg(text2 order by distance, other.product_id) filter (where text2 is not null))[1] as text2,
               (array_agg(text3 order by distance, other.product_id) filter (where text3 is not null))[1] as text3
        from product other join product_text using (product_id)
          cross join lateral (select other.variant_outer_value is distinct from product.variant_outer_value as distance) near
        where other.variant_group_id = product.variant_group_id and product_text.language_id = own.language_id
      ) sibling
      where product.variant_group_id = any(${groupIds}::int[]) and (own.text2 is null or own.text3 is null)
        and (own.text2 is distinct from coalesce(own.text2, sibling.text2)
          or own.text3 is distinct from coalesce(own.text3, sibling.text3))
    ) found
    where product_text.product_id = found.product_id and product_text.language_id = found.language_id
    returning product_text.product_id as id`.execute(db);
  return rows.map(({ id }) => id);
}
