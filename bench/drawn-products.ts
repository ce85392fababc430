import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { languageCodes } from './catalogue-words.ts';
import { blurbs, type TextPart, titleBeginnings, titleEnds } from './title-parts.ts';

/** Each its own draw from the same number. */
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

const saltOf = (what: Salt) => sql.lit(salts.indexOf(what));

/** A whole number from 0, as good as random and always the same: drawn from a number in the row. */
export const draw = (from: string, what: Salt, choices: number): RawBuilder<number> =>
  sql<number>`pg_temp.draw(${sql.ref(from)}, ${saltOf(what)}, ${sql.lit(choices)})`;

/** The same between 0 and 1, without the 1. */
export const share = (from: string, what: Salt): RawBuilder<number> =>
  sql<number>`pg_temp.share(${sql.ref(from)}, ${saltOf(what)})`;

/** Some are drawn far more often than others: the first of n gets about n^(−1/3) of all. */
export const skewedDraw = (from: string, what: Salt, choices: number): RawBuilder<number> =>
  sql<number>`floor(${sql.lit(choices)} * power(${share(from, what)}, 3))::integer`;

/** An element of a list that the statement is given, drawn evenly. */
export const pick = (list: readonly number[], from: string, what: Salt): RawBuilder<number> =>
  sql<number>`(${list}::integer[])[1 + ${draw(from, what, list.length)}]`;

/** Of twelve products in a row six are editions of two works, by two, three or four; the others stand alone. */
const stretch = { products: 12, grouped: 6, works: 8, groups: 2 };

export const workCount = (products: number) => Math.ceil(products / stretch.products) * stretch.works;

/** The hash that partitions tables are built on, so it does not change between versions of PostgreSQL. */
export async function createDraws(trx: Database): Promise<void> {
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
  await createParts(trx, 'title_beginning', titleBeginnings());
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

async function countOf(trx: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where language = ${languageCodes[0]}`.execute(trx);
  return rows[0]?.count ?? 0;
}

/**
 * The temporary table `drawn`: a row a product, from which all its other rows follow. Editions of a work share what is
 * drawn from the work: title, author, categories and year.
 */
export async function drawProducts(trx: Database, count: number): Promise<void> {
  const [beginnings, ends, texts] = [
    await countOf(trx, 'title_beginning'),
    await countOf(trx, 'title_end'),
    await countOf(trx, 'blurb'),
  ];
  const categories = await categorySlots(trx);
  const brands = await generatedBrands(trx);
  await sql`
    create temp table drawn on commit drop as
    with numbered as (
      select number, number / ${stretch.products} as stretch, number % ${stretch.products} as place
      from generate_series(0, ${count - 1}) as number
    ), of_work as (
      select *, case when place >= ${stretch.grouped} then place - ${stretch.grouped - stretch.groups}
        when stretch % 2 = 0 then (place >= 2)::integer else (place >= 3)::integer end as place_of_work
      from numbered
    ), edition as (
      select number, place < ${stretch.grouped} as is_grouped,
        stretch * ${stretch.works} + place_of_work as work,
        stretch * ${stretch.groups} + place_of_work as group_number,
        case when place >= ${stretch.grouped} then 0 when stretch % 2 = 0 then place - 2 * place_of_work
          else place - 3 * place_of_work end as ordinal
      from of_work
    ), in_language as (
      select *, (${languageCodes}::text[])[1 + (${draw('work', 'language', languageCodes.length)} + ordinal)
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
      ${brands.first} + ${skewedDraw('number', 'brand', brands.count)} as brand_id,
      ${pick(categories, 'work', 'category')} as category_id,
      case when ${draw('work', 'has second category', 4)} = 0
        then ${pick(categories, 'work', 'second category')} end as second_category_id,
      date '2026-11-01' - ${draw('number', 'day', 3650)} as first_available_on,
      ${draw('number', 'price', 8)} as rung,
      ${draw('number', 'price change', 100)} as price_change,
      ${draw('number', 'shape', 2)} as shape,
      case when ${draw('number', 'has file', 2)} = 0 then ${draw('number', 'file', 2)} end as file,
      40 + ${draw('number', 'pages', 800)} as pages,
      2025 - floor(175 * power(${share('work', 'year')}, 3))::integer as year,
      ${draw('work', 'blurb', texts)} as blurb
    from in_language
    join title_beginning on title_beginning.language = in_language.language
      and title_beginning.part = ${draw('work', 'title', beginnings)}
    join title_end on title_end.language = in_language.language
      and title_end.part = ${draw('work', 'title end', ends)}
    join author on author.rank = ${skewedDraw('work', 'author', workCount(count))}
    order by number`.execute(trx);
  await sql`analyze drawn`.execute(trx);
}

/** Percent of all products, from the root that sells most; the shelves of a root share it as 1, 1/2, 1/3 … */
const rootShares = [29, 20, 18, 13, 12, 8];
const slots = 2000;

async function categorySlots(trx: Database): Promise<number[]> {
  const rows = await trx
    .selectFrom('category')
    .select(['category_id', 'parent_category_id'])
    .orderBy('sort_order')
    .orderBy('category_id')
    .execute();
  const roots = rows.filter(({ parent_category_id }) => parent_category_id === null);
  return roots.flatMap((root, index) => {
    const shelves = rows.filter(({ parent_category_id }) => parent_category_id === root.category_id);
    const weights = shelves.map((_, place) => 1 / (place + 1));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const share = (rootShares[index] ?? rootShares.at(-1) ?? 1) / 100;
    return shelves.flatMap(({ category_id }, place) =>
      Array<number>(Math.round((slots * share * (weights[place] ?? 0)) / whole)).fill(category_id),
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
