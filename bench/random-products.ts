import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { languageCodes } from './titles/catalogue-words.ts';
import { blurbs, type TextPart, titleEnds, titleStarts } from './titles/title-parts.ts';

/** Salts make independent random values from the same number. */
const salts = [
  'title',
  'title end',
  'author',
  'brand',
  'category',
  'second category',
  'has second category',
  'language',
  'original language',
  'year',
  'pages',
  'shape',
  'file',
  'has file',
  'day',
  'sold',
  'price',
  'price change',
  'blurb',
  'stock',
  'amount',
  'rating',
  'votes',
] as const;
type Salt = (typeof salts)[number];

const saltOf = (salt: Salt) => sql.lit(salts.indexOf(salt));

/** A pseudo-random integer from 0 to below `choices`, determined by the number in the column `from`. */
export const randomInteger = (from: string, salt: Salt, choices: number): RawBuilder<number> =>
  sql<number>`pg_temp.draw(${sql.ref(from)}, ${saltOf(salt)}, ${sql.lit(choices)})`;

/** A pseudo-random number from 0 to 1, exclusive of 1. */
const randomShare = (from: string, salt: Salt): RawBuilder<number> =>
  sql<number>`pg_temp.share(${sql.ref(from)}, ${saltOf(salt)})`;

/** A skewed distribution: the first of n choices gets about n^(−1/3) of all. */
export const skewedRandomInteger = (from: string, salt: Salt, choices: number): RawBuilder<number> =>
  sql<number>`floor(${sql.lit(choices)} * power(${randomShare(from, salt)}, 3))::integer`;

/** A pseudo-random element of a list, evenly distributed. */
export const randomElement = (list: readonly number[], from: string, salt: Salt): RawBuilder<number> =>
  sql<number>`(${list}::integer[])[1 + ${randomInteger(from, salt, list.length)}]`;

/** Six of twelve products are editions of two works, with two to four editions each. The other six have no group. */
const batch = { products: 12, grouped: 6, works: 8, groups: 2 };

/** How many works this many generated products have. */
export const workCount = (products: number) => Math.ceil(products / batch.products) * batch.works;

/**
 * Uses the hash function of table partitioning, which does not change between versions of PostgreSQL. 9007199254740991 is
 * 2^53 − 1: doubles hold the lowest 53 bits of a hash exactly.
 */
export async function createRandomFunctions(trx: Database): Promise<void> {
  await sql`
    create or replace function pg_temp.draw(number bigint, salt bigint, choices integer) returns integer
      language sql immutable return ((hashint8extended(number, salt) & 9007199254740991) % choices)::integer`.execute(
    trx,
  );
  await sql`
    create or replace function pg_temp.share(number bigint, salt bigint) returns double precision
      language sql immutable return (hashint8extended(number, salt) & 9007199254740991) / 9007199254740992.0::float8`.execute(
    trx,
  );
  await createParts(trx, 'title_beginning', titleStarts());
  await createParts(trx, 'title_end', titleEnds());
  await createParts(trx, 'blurb', blurbs());
}

async function createParts(trx: Database, table: string, parts: TextPart[]): Promise<void> {
  await sql`
    create temp table ${sql.table(table)} on commit drop as
    select texts.*, language_id
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as texts (part integer, language text, text text, slug text)
    join language on code = texts.language`.execute(trx);
  await sql`analyze ${sql.table(table)}`.execute(trx);
}

/** The number of parts in one language; all languages have the same number. */
async function countOf(trx: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where language = ${languageCodes[0]}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/**
 * Creates the temporary table `random_product` with one row per product, from which all its other rows are derived.
 * Editions of a work share title, author, categories and year.
 */
export async function createRandomProducts(trx: Database, count: number): Promise<void> {
  const beginnings = await countOf(trx, 'title_beginning');
  const ends = await countOf(trx, 'title_end');
  const texts = await countOf(trx, 'blurb');
  const categories = await categorySlots(trx);
  const brands = await generatedBrands(trx);
  await sql`
    create temp table random_product on commit drop as
    with numbered as (
      select number, number / ${batch.products} as batch, number % ${batch.products} as position
      from generate_series(0, ${count - 1}) as number
    ), of_work as (
      select *, case when position >= ${batch.grouped} then position - ${batch.grouped - batch.groups}
        when batch % 2 = 0 then (position >= 2)::integer else (position >= 3)::integer end as work_position
      from numbered
    ), edition as (
      select number, position < ${batch.grouped} as is_grouped,
        batch * ${batch.works} + work_position as work,
        batch * ${batch.groups} + work_position as group_number,
        case when position >= ${batch.grouped} then 0 when batch % 2 = 0 then position - 2 * work_position
          else position - 3 * work_position end as ordinal
      from of_work
    ), in_language as (
      select *, (${languageCodes}::text[])[1 + (${randomInteger('work', 'language', languageCodes.length)} + ordinal)
        % ${languageCodes.length}] as language
      from edition
    )
    select number, work, ordinal, in_language.language,
      (select max(product_id) from product) + 1 + number as product_id,
      case when is_grouped then (select max(variant_group_id) from variant_group) + 1 + group_number end as group_id,
      (select max(sku_id) from sku) + 1 + 2 * number as sku_id,
      title_beginning.part as beginning, title_end.part as ending,
      title_beginning.text || title_end.text as name,
      title_beginning.slug || case when title_end.slug = '' then '' else '-' end || title_end.slug as slug,
      author.parameter_value_id as author_id,
      author.name as author_name,
      ${brands.first} + ${skewedRandomInteger('number', 'brand', brands.count)} as brand_id,
      ${randomElement(categories, 'work', 'category')} as category_id,
      case when ${randomInteger('work', 'has second category', 4)} = 0
        then ${randomElement(categories, 'work', 'second category')} end as second_category_id,
      date '2026-11-01' - ${randomInteger('number', 'day', 3650)} as first_available_on,
      ${randomInteger('number', 'price', 8)} as rung,
      ${randomInteger('number', 'price change', 100)} as price_change,
      ${randomInteger('number', 'shape', 2)} as shape,
      case when ${randomInteger('number', 'has file', 2)} = 0 then ${randomInteger('number', 'file', 2)} end as file,
      40 + ${randomInteger('number', 'pages', 800)} as pages,
      2025 - floor(175 * power(${randomShare('work', 'year')}, 3))::integer as year,
      ${randomInteger('work', 'blurb', texts)} as blurb
    from in_language
    join title_beginning on title_beginning.language = in_language.language
      and title_beginning.part = ${randomInteger('work', 'title', beginnings)}
    join title_end on title_end.language = in_language.language
      and title_end.part = ${randomInteger('work', 'title end', ends)}
    join author on author.rank = ${skewedRandomInteger('work', 'author', workCount(count))}
    order by number`.execute(trx);
  await sql`analyze random_product`.execute(trx);
}

/** Percent of all products per root category; its subcategories share them as 1, 1/2, 1/3 … */
const rootShares = [29, 20, 18, 13, 12, 8];
const slots = 2000;

/** The ids of categories, each as often as its share of the slots: a random slot is a category by its share. */
async function categorySlots(trx: Database): Promise<number[]> {
  const rows = await trx
    .selectFrom('category')
    .select(['category_id', 'parent_category_id'])
    .orderBy('sort_order')
    .orderBy('category_id')
    .execute();
  const roots = rows.filter(({ parent_category_id }) => parent_category_id === null);
  return roots.flatMap((root, rootIndex) => {
    const subcategories = rows.filter(({ parent_category_id }) => parent_category_id === root.category_id);
    const weights = subcategories.map((_, index) => 1 / (index + 1));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const share = (rootShares[rootIndex] ?? rootShares.at(-1) ?? 1) / 100;
    return subcategories.flatMap(({ category_id }, index) =>
      Array<number>(Math.round((slots * share * (weights[index] ?? 0)) / total)).fill(category_id),
    );
  });
}

async function generatedBrands(trx: Database): Promise<{ first: number; count: number }> {
  return trx
    .selectFrom('brand')
    .select(({ fn }) => [fn.min('brand_id').as('first'), fn.countAll<number>().as('count')])
    .where('brand_key', 'like', 'generated-%')
    .executeTakeFirstOrThrow();
}
