import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { priceLadder } from '#demo/catalogue/price-ladder.ts';
import { randomElement, randomInteger } from './random-products.ts';
import { languageCodes } from './titles/catalogue-words.ts';

const articleNumber = sql<string>`'KV' || lpad(product_id::text, 8, '0')`;

/** Inserts the products of the temporary table `random_product` with their groups, categories, images and reviews. */
export async function insertProducts(trx: Database): Promise<void> {
  await sql`
    insert into variant_group (variant_group_id, variant_group_key, name, dimension)
    select group_id, 'generated-' || group_id, name, 'Language' from random_product
    where ordinal = 0 and group_id is not null`.execute(trx);
  await sql`
    insert into product (product_id, product_key, article_number, brand_id, primary_category_id, variant_group_id,
      variant_value, tax_class, first_available_on, sold_count, length_mm, width_mm, height_mm, freight_class)
    select product_id, 'generated/' || number, ${articleNumber}, brand_id, category_id, group_id, language, 'book',
      first_available_on, 2000 / (1 + ${randomInteger('number', 'sold', 4000)}), 210, 138, 4 + pages / 18, 'letter'
    from random_product`.execute(trx);
  await sql`
    insert into product_category (product_id, category_id)
    select product_id, unnest(case when second_category_id <> category_id
      then array[category_id, second_category_id] else array[category_id] end)
    from random_product`.execute(trx);
  await sql`
    insert into product_image (product_id, file_name, sort_order)
    select product_id, lower(${articleNumber}) || '.jpg', 0 from random_product`.execute(trx);
  await sql`
    insert into product_review (product_id, rating, author, language_id, status)
    select product_id, 5 - ${randomInteger('number', 'rating', 3)}, author_name, language_id, 'approved'
    from random_product join language on code = random_product.language cross join generate_series(1, 2) as vote
    where ${randomInteger('number', 'votes', 20)} < vote`.execute(trx);
}

/** The title is the same in every language, as on the cover; the description is translated. */
export async function insertTexts(trx: Database): Promise<void> {
  await sql`
    insert into product_text (product_id, language_id, name, slug, text1, text2)
    select product_id, blurb.language_id, name, random_product.slug || '-' || product_id, author_name, blurb.text
    from random_product join blurb on blurb.part = random_product.blurb`.execute(trx);
}

/** Two printed formats and two files. The columns `shape` and `file` of `random_product` are 0 or 1, and select one of each. */
const formatKeys = ['hardback', 'paperback', 'audio', 'ebook'];

/** One printed format per book, and a file for half of them. Each book has two consecutive SKU ids, the second possibly unused. */
const everySku = sql`random_product join (values (0), (1)) as kind (is_file) on is_file = 0 or file is not null`;
const skuId = sql<number>`sku_id + is_file`;

/** Of the printed books, 8 % are sold out and 7 % can be oversold; the rest are in stock. `stock` is a percentile. */
export async function insertSkus(trx: Database): Promise<void> {
  const [hardback = 0, paperback = 0, audio = 0, ebook = 0] = await choiceIds(trx);
  await sql`
    insert into sku (sku_id, product_id, sku_choice_id, article_number, gtin, weight_grams, length_mm, width_mm, height_mm,
      in_stock, oversellable, static_stock)
    select id, product_id,
      case when is_file = 0 then ${hardback} + shape * ${paperback - hardback}
        else ${audio} + file * ${ebook - audio} end,
      ${articleNumber} || case when is_file = 0 then '-B' else '-F' end, ${gtin(sql`id`)},
      is_book * (60 + pages), is_book * 210, is_book * 138, is_book * (4 + pages / 18),
      case when is_file = 1 or stock < 8 then 0 when stock < 15 then ${randomInteger('id', 'amount', 3)}
        else 1 + ${randomInteger('id', 'amount', 80)} end,
      case when is_file = 0 and stock between 8 and 14 then 25 else 0 end, is_file * 50
    from (
      select *, ${skuId} as id, 1 - is_file as is_book, ${randomInteger('number', 'stock', 100)} as stock from ${everySku}
    ) sold`.execute(trx);
}

/** In-store GTINs start with 20. From the right, every other digit is weighted by three. */
function gtin(id: RawBuilder<unknown>): RawBuilder<string> {
  const digits = Array.from({ length: 10 }, (_, position) => {
    const digit = sql`${id} / ${sql.lit(10 ** position)} % 10`;
    return position % 2 === 0 ? sql`3 * (${digit})` : sql`(${digit})`;
  });
  return sql<string>`'20' || lpad(${id}::text, 10, '0') || (10 - (2 + ${sql.join(digits, sql` + `)}) % 10) % 10`;
}

/** `rung` is the position on the price ladder. Some prices were reduced twelve days ago, some raised three months ago. New books have one price. */
const isReduced = sql<boolean>`(price_change < 6 and rung >= 2 and first_available_on < '2026-06-01')`;
const isRaised = sql<boolean>`(price_change >= 95 and rung >= 1 and first_available_on < '2026-06-01')`;

export async function insertPrices(trx: Database): Promise<void> {
  const lists = await trx
    .selectFrom('price_list')
    .select(['price_list_id', 'currency_code'])
    // Lists of single countries only have the prices that differ.
    .distinctOn('currency_code')
    .where('customer_group_id', 'is', null)
    .orderBy('currency_code')
    .orderBy('price_list_id')
    .execute();
  for (const { price_list_id, currency_code } of lists) {
    const ladder = priceLadder[currency_code as keyof typeof priceLadder];
    const price = (rung: RawBuilder<unknown>) => sql`(${[...ladder]}::integer[])[1 + ${rung}]`;
    const now = price(sql`rung`);
    const selling = sql`case when ${isReduced} then ${price(sql`rung - 2`)} else ${now} end`;
    await sql`
      insert into price (price_list_id, sku_id, regular_price, selling_price)
      select ${price_list_id}, ${skuId}, ${now}, ${selling} from ${everySku}`.execute(trx);
    const before = price(sql`rung - ${isRaised}::integer`);
    await sql`
      insert into price_log (price_list_id, sku_id, regular_price, selling_price, valid_from)
      select ${price_list_id}, ${skuId},
        case when is_past then ${before} else ${now} end, case when is_past then ${before} else ${selling} end,
        case when is_past then first_available_on when ${isReduced} then now() - interval '12 days'
          else now() - interval '90 days' end
      from ${everySku}, (values (true), (false)) as entry (is_past)
      where ${isReduced} or ${isRaised}`.execute(trx);
  }
}

/** Author, language, original language, first published, pages and formats. */
export async function insertParameters(trx: Database): Promise<void> {
  const languages = await valuesOf(trx, 'language', languageCodes);
  const originals = await valuesOf(trx, 'original-language');
  const years = await valuesOf(trx, 'first-published', numbers(1850, 2025));
  const pages = await valuesOf(trx, 'pages', numbers(40, 839));
  const formats = await valuesOf(trx, 'format', formatKeys);
  await sql`
    insert into product_parameter (product_id, parameter_value_id)
    select product_id, unnest(array_remove(array[
      author_id,
      (${languages}::integer[])[array_position(${languageCodes}::text[], language)],
      ${randomElement(originals, 'work', 'original language')},
      (${years}::integer[])[year - 1849],
      (${pages}::integer[])[pages - 39],
      (${formats}::integer[])[1 + shape],
      (${formats}::integer[])[3 + file]]::integer[], null))
    from random_product`.execute(trx);
}

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** The ids of a parameter's values: those with these keys, in the order of the keys; without keys, all. */
async function valuesOf(trx: Database, identifier: string, keys?: string[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('parameter_value')
    .innerJoin('parameter', 'parameter.parameter_id', 'parameter_value.parameter_id')
    .select(['parameter_value_id', 'value_key'])
    .where('identifier', '=', identifier)
    .orderBy('parameter_value_id')
    .execute();
  const idOf = new Map(rows.map((row) => [row.value_key, row.parameter_value_id]));
  return keys?.flatMap((key) => idOf.get(key) ?? []) ?? [...idOf.values()];
}

async function choiceIds(trx: Database): Promise<number[]> {
  const rows = await trx.selectFrom('sku_choice').select(['sku_choice_id', 'choice_key']).execute();
  const idOf = new Map(rows.map((row) => [row.choice_key, row.sku_choice_id]));
  return formatKeys.flatMap((key) => idOf.get(key) ?? []);
}
