import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';
import { releaseDayOf } from '#contract/product/pre-order.ts';
import type { KnownProducts } from '../import-options.ts';
import type { ParameterValues } from '../references/parameter-values.ts';
import { type Changes, type Difference, splitByStored } from './difference.ts';
import { insertWithLockedReferences } from './foreign-keys.queries.ts';
import { writeFixedPrices, writePrices } from './write-prices.queries.ts';
import { writeSkus } from './write-skus.queries.ts';

/**
 * Writes the differences, with one or two statements per table. Unchanged rows are not written: triggers record every
 * change for running shops, and the price log must not contain unchanged prices. Returns the ids of changed products.
 */
export async function writeProducts(
  db: Database,
  differences: Difference[],
  values: ParameterValues,
  knownProducts: KnownProducts = new Map(),
): Promise<number[]> {
  const productIds = await writeProductRows(db, differences, knownProducts);
  const idOf = ({ key, stored }: Difference) => stored?.productId ?? productIds.get(key) ?? 0;
  const skuIds = await writeSkus(db, differences, idOf);
  const skuOf = (difference: Difference) => difference.stored?.skuId ?? skuIds.get(idOf(difference)) ?? 0;
  await writeProductLinks(db, differences, idOf);
  const categories = linksOf(differences, idOf, 'categories');
  const covers = linksOf(differences, idOf, 'covers');
  const parameters = await parameterLinksOf(db, differences, idOf, values);
  const references = {
    product: differences.flatMap(({ stored }) => stored?.productId ?? []),
    sku: differences.flatMap(({ stored }) => stored?.skuId ?? []),
    category: categories.added.map(({ value }) => value),
    parameter_value: parameters.added.map(({ value }) => value),
    price_list: differences.flatMap(({ prices }) => prices.map(({ list }) => list)),
  };
  await insertWithLockedReferences(db, references, async () => {
    await writeTexts(db, differences, idOf);
    await writeLinks(db, productCategory, categories);
    await writeCovers(db, covers);
    await writeParameters(db, parameters);
    await writePrices(db, differences, skuOf);
  });
  await writeFixedPrices(db, differences, idOf);
  await setSeriesOrder(db, differences, idOf);
  return differences.map(idOf);
}

type IdOf = (difference: Difference) => number;

const productColumns = {
  id: 'integer',
  known: 'integer',
  key: 'text',
  article: 'text',
  brand: 'integer',
  category: 'integer',
  active: 'boolean',
  freight: 'text',
  tax: 'text',
  fulfilment: 'text',
  published: 'text',
  available: 'text',
  work: 'integer',
  language: 'text',
  format: 'text',
  length: 'integer',
  width: 'integer',
  height: 'integer',
} as const;

function productRowOf({ key, stored, product }: Difference, knownProducts: KnownProducts) {
  if (!product) return [];
  return [
    {
      id: stored?.productId ?? null,
      known: knownProducts.get(key)?.productId ?? null,
      key,
      article: product.articleNumber,
      brand: product.brandId,
      category: product.primaryCategoryId,
      active: product.isActive,
      freight: product.freightClass,
      tax: product.taxClass,
      fulfilment: product.fulfilment,
      published: product.publicationDate,
      available: pastReleaseDay(product.publicationDate),
      work: product.groupId,
      language: product.language,
      format: product.format,
      length: product.lengthMm,
      width: product.widthMm,
      height: product.heightMm,
    },
  ];
}

/** The release day if it has passed: a new product sorts as a book of that day, not of the import. */
function pastReleaseDay(publicationDate: string | null): string | null {
  const day = publicationDate === null ? undefined : releaseDayOf(publicationDate);
  return day !== undefined && day < new Date().toISOString().slice(0, 10) ? day : null;
}

async function writeProductRows(
  db: Database,
  differences: Difference[],
  knownProducts: KnownProducts,
): Promise<Map<string, number>> {
  const rows = differences.flatMap((difference) => productRowOf(difference, knownProducts));
  const changed = rows.filter(({ id }) => id !== null);
  if (changed.length > 0)
    await sql`update product set article_number = article, brand_id = brand, primary_category_id = category,
        is_active = active, freight_class = freight, tax_class = tax, fulfilment = input.fulfilment, publication_date = published,
        variant_group_id = work, variant_outer_value = language, variant_value = format, length_mm = length,
        width_mm = width, height_mm = height
      from ${bulkRows(productColumns, changed)} where product_id = input.id`.execute(db);
  const added = rows.filter(({ id }) => id === null);
  if (added.length === 0) return new Map();
  const { rows: inserted } = await sql<{ id: number; key: string }>`
    insert into product (product_id, product_key, article_number, brand_id, primary_category_id, tax_class, first_available_on, is_active,
      freight_class, fulfilment, publication_date, variant_group_id, variant_outer_value, variant_value, length_mm, width_mm,
      height_mm)
    select coalesce(known, nextval(pg_get_serial_sequence('product', 'product_id'))), key, article, brand, category, tax,
      coalesce(available::date, current_date), active,
      freight, fulfilment, published, work, language, format, length, width, height
    from ${bulkRows(productColumns, added)}
    returning product_id as id, product_key as key`.execute(db);
  return new Map(inserted.map(({ id, key }) => [key, id]));
}

async function writeTexts(db: Database, differences: Difference[], idOf: IdOf): Promise<void> {
  const columns = {
    product: 'integer',
    language: 'text',
    name: 'text',
    slug: 'text',
    text1: 'text',
    text2: 'text',
    text3: 'text',
    meta: 'text',
  } as const;
  for (const part of splitByStored(differences)) {
    const rows = part.flatMap((difference) =>
      difference.texts.map(({ metaDescription: meta, ...text }) => ({
        ...text,
        meta,
        product: idOf(difference),
      })),
    );
    if (rows.length === 0) continue;
    await sql`insert into product_text (product_id, language_id, name, slug, text1, text2, text3, meta_description)
      select product, language, name, slug, text1, text2, text3, meta from ${bulkRows(columns, rows)}
      ${part[0]?.stored ? updateTexts : sql``}`.execute(db);
  }
}

const updateTexts = sql`on conflict (product_id, language_id) do update
  set name = excluded.name, slug = excluded.slug, text1 = excluded.text1, text2 = excluded.text2,
    text3 = excluded.text3, meta_description = excluded.meta_description`;

interface Link<Value extends number | string = number | string> {
  product: number;
  value: Value;
}

/** The categories or covers of all differences, each with its product. */
function linksOf<Name extends 'categories' | 'covers'>(
  differences: Difference[],
  idOf: IdOf,
  name: Name,
): Changes<Link<Difference[Name]['added'][number]>> {
  type Value = Difference[Name]['added'][number];
  const all = (side: keyof Changes<Link>) =>
    differences.flatMap((difference) =>
      (difference[name][side] as Value[]).map((value) => ({ product: idOf(difference), value })),
    );
  return { added: all('added'), removed: all('removed') };
}

interface LinkTable {
  table: string;
  column: string;
  type: 'integer' | 'text';
}

const productCategory: LinkTable = { table: 'product_category', column: 'category_id', type: 'integer' };
const productImage: LinkTable = { table: 'product_image', column: 'file_name', type: 'text' };
const productParameter: LinkTable = {
  table: 'product_parameter',
  column: 'parameter_value_id',
  type: 'integer',
};

async function writeLinks(
  db: Database,
  { table, column, type }: LinkTable,
  { added, removed }: Changes<Link>,
): Promise<void> {
  const linkTable = sql.table(table);
  const linkColumn = sql.ref(column);
  const columns = { product: 'integer', value: type } as const;
  if (removed.length > 0)
    await sql`delete from ${linkTable} using ${bulkRows(columns, removed)}
      where product_id = input.product and ${linkColumn} = input.value`.execute(db);
  if (added.length > 0)
    await sql`insert into ${linkTable} (product_id, ${linkColumn}) select product, value from ${bulkRows(columns, added)}`.execute(
      db,
    );
}

async function writeCovers(db: Database, { added, removed }: Changes<Link>): Promise<void> {
  await writeLinks(db, productImage, { added: [], removed });
  if (added.length > 0)
    await sql`insert into product_image (product_id, file_name, sort_order)
      select product, value, 0 from ${bulkRows({ product: 'integer', value: 'text' }, added)}`.execute(db);
}

type ParameterLink = Link<number> & { position: number };

async function parameterLinksOf(
  db: Database,
  differences: Difference[],
  idOf: IdOf,
  values: ParameterValues,
): Promise<Changes<ParameterLink>> {
  const entries = differences.flatMap(({ parameters: { added, removed } }) => [...added, ...removed]);
  const valueIdOf = await values.idsOf(db, entries);
  const links = (side: keyof Changes<Link>) =>
    differences.flatMap((difference) =>
      difference.parameters[side].flatMap((entry) => {
        const value = valueIdOf(entry);
        return value === undefined ? [] : [{ product: idOf(difference), value, position: entry.order }];
      }),
    );
  return { added: links('added'), removed: links('removed') };
}

async function writeParameters(db: Database, { added, removed }: Changes<ParameterLink>): Promise<void> {
  await writeLinks(db, productParameter, { added: [], removed });
  const columns = { product: 'integer', value: 'integer', position: 'integer' } as const;
  if (added.length > 0)
    await sql`insert into product_parameter (product_id, parameter_value_id, sort_order)
      select product, value, position from ${bulkRows(columns, added)}`.execute(db);
}

/** Lists of a series are sorted by the number, which is a sort value of the product. */
async function setSeriesOrder(db: Database, differences: Difference[], idOf: IdOf): Promise<void> {
  const isNumber = ({ identifier }: { identifier: string }) => identifier === 'series-number';
  const renumbered = differences.filter(
    ({ parameters: { added, removed } }) => added.some(isNumber) || removed.some(isNumber),
  );
  if (renumbered.length > 0)
    await sql`select set_series_order(${renumbered.map(idOf)}::integer[])`.execute(db);
}

async function writeProductLinks(db: Database, differences: Difference[], idOf: IdOf): Promise<void> {
  const columns = { product: 'integer', kind: 'text', url: 'text', position: 'integer' } as const;
  const rows = (side: keyof Changes<unknown>) =>
    differences.flatMap((difference) =>
      difference.links[side].map(({ order, ...link }) => ({
        ...link,
        product: idOf(difference),
        position: order,
      })),
    );
  const removed = rows('removed');
  const added = rows('added');
  if (removed.length > 0)
    await sql`delete from product_link using ${bulkRows(columns, removed)}
      where product_id = input.product and product_link.kind = input.kind and product_link.url = input.url`.execute(
      db,
    );
  if (added.length > 0)
    await sql`insert into product_link (product_id, kind, url, sort_order)
      select product, kind, url, position from ${bulkRows(columns, added)}`.execute(db);
}
