import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';
import type { ParameterEntry } from './parameter-values.ts';

/** One row per category and language. */
export function listCategories(db: Database) {
  return db
    .selectFrom('category')
    .leftJoin('category_text', 'category_text.category_id', 'category.category_id')
    .select(['category.category_id', 'category_key', 'parent_category_id', 'language_id', 'name', 'slug'])
    .orderBy('category.category_id')
    .execute();
}

export async function insertCategory(
  db: Database,
  category: { category_key: string; parent_category_id: number | null; sort_order: number },
  texts: readonly { language_id: string; name: string; slug: string }[],
): Promise<number> {
  const { category_id } = await db
    .insertInto('category')
    .values(category)
    .returning('category_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('category_text')
    .values(texts.map((text) => ({ ...text, category_id })))
    .execute();
  return category_id;
}

/** Newest first. */
export function listBrands(db: Database) {
  return db
    .selectFrom('brand')
    .select(['brand_id', 'brand_key', 'name'])
    .orderBy('brand_id', 'desc')
    .execute();
}

export async function listBrandSlugs(db: Database): Promise<string[]> {
  const texts = await db.selectFrom('brand_text').select('slug').distinct().execute();
  return texts.map(({ slug }) => slug);
}

export async function insertBrand(
  db: Database,
  brand: { brand_key: string; name: string },
  texts: readonly { language_id: string; slug: string }[],
): Promise<number> {
  const { brand_id } = await db
    .insertInto('brand')
    .values(brand)
    .returning('brand_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('brand_text')
    .values(texts.map((text) => ({ ...text, brand_id })))
    .execute();
  return brand_id;
}

/** One row per format and language. */
export function listFormats(db: Database) {
  return db
    .selectFrom('sku_choice')
    .leftJoin('sku_choice_text', 'sku_choice_text.sku_choice_id', 'sku_choice.sku_choice_id')
    .select(['sku_choice.sku_choice_id', 'choice_key', 'language_id', 'name'])
    .orderBy('sku_choice.sku_choice_id')
    .execute();
}

export async function insertFormat(
  db: Database,
  format: { choice_key: string; sort_order: number },
  texts: readonly { language_id: string; name: string }[],
): Promise<number> {
  const { sku_choice_id } = await db
    .insertInto('sku_choice')
    .values({ ...format, is_format: true })
    .returning('sku_choice_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sku_choice_text')
    .values(texts.map((text) => ({ ...text, sku_choice_id })))
    .execute();
  return sku_choice_id;
}

interface NewParameter {
  identifier: string;
  type: string;
  is_filter: boolean;
  is_shown: boolean;
  labels: { language_id: string; label: string; group_name: string }[];
}

/** Appends parameters to the shop's first group, or to a new one. Returns their ids by identifier. */
export async function insertParameters(
  db: Database,
  parameters: NewParameter[],
): Promise<Map<string, number>> {
  const group = await db
    .selectFrom('parameter_group')
    .select('parameter_group_id as id')
    .orderBy('sort_order')
    .executeTakeFirst();
  const groupId = group?.id ?? 1;
  if (!group)
    await db
      .insertInto('parameter_group')
      .values({ parameter_group_id: groupId, group_key: 'book', sort_order: 0 })
      .execute();
  const last = await db
    .selectFrom('parameter')
    .select((eb) => [eb.fn.max('parameter_id').as('id'), eb.fn.max('sort_order').as('order')])
    .executeTakeFirst();
  const rows = parameters.map((parameter, index) => ({
    ...parameter,
    parameter_id: (last?.id ?? 0) + 1 + index,
    parameter_group_id: groupId,
    sort_order: (last?.order ?? 0) + 1 + index,
  }));
  await db
    .insertInto('parameter')
    .values(rows.map(({ labels: _, ...row }) => row))
    .execute();
  await db
    .insertInto('parameter_text')
    .values(rows.flatMap(({ parameter_id, labels }) => labels.map((label) => ({ parameter_id, ...label }))))
    .execute();
  return new Map(rows.map(({ identifier, parameter_id }) => [identifier, parameter_id]));
}

export interface NewValue {
  parameter_id: number;
  value_key: string;
  identifier: string;
  contributor_id: number | null;
}

const valueColumns = {
  parameter_id: 'integer',
  value_key: 'text',
  identifier: 'text',
  contributor_id: 'integer',
} as const;

export async function findParameterValues(
  db: Database,
  values: NewValue[],
): Promise<(ParameterEntry & { id: number })[]> {
  const { rows } = await sql<ParameterEntry & { id: number }>`
    select identifier, value_key as key, parameter_value_id as id
    from ${bulkRows(valueColumns, values)} join parameter_value using (parameter_id, value_key)`.execute(db);
  return rows;
}

export async function insertParameterValues(db: Database, values: NewValue[]): Promise<void> {
  await sql`insert into parameter_value (parameter_id, value_key, contributor_id)
    select parameter_id, value_key, contributor_id from ${bulkRows(valueColumns, values)}`.execute(db);
}

/** Sets the contributor of values that were created without one. */
export async function linkContributors(db: Database, values: NewValue[]): Promise<void> {
  await sql`update parameter_value set contributor_id = input.contributor_id from ${bulkRows(valueColumns, values)}
    where parameter_value.parameter_id = input.parameter_id and parameter_value.value_key = input.value_key
      and parameter_value.contributor_id is null`.execute(db);
}

const labelColumns = { id: 'integer', language: 'text', label: 'text' } as const;

export async function insertValueLabels(
  db: Database,
  labels: { id: number; language: string; label: string }[],
): Promise<void> {
  await sql`insert into parameter_value_text (parameter_value_id, language_id, label)
    select id, language, label from ${bulkRows(labelColumns, labels)}`.execute(db);
}
