import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { bulkRows } from '../../database/bulk-rows.ts';
import type { Difference, Links } from './difference.ts';
import type { ParameterValues } from './references/parameter-values.ts';

/**
 * Writes the differences, with one or two statements per table. Unchanged rows are not written: triggers record every
 * change for running shops, and the price log must not contain unchanged prices.
 */
export async function writeProducts(
  db: Database,
  differences: Difference[],
  values: ParameterValues,
): Promise<void> {
  const productIds = await writeProductRows(db, differences);
  const idOf = ({ key, stored }: Difference) => stored?.productId ?? productIds.get(key) ?? 0;
  await writeTexts(db, differences, idOf);
  await writeLinks(db, productCategory, linksOf(differences, idOf, 'categories'));
  await writeCovers(db, linksOf(differences, idOf, 'covers'));
  await writeParameters(db, differences, idOf, values);
  const skuIds = await writeSkus(db, differences, idOf);
  await writePrices(
    db,
    differences,
    (difference) => difference.stored?.skuId ?? skuIds.get(idOf(difference)) ?? 0,
  );
}

type IdOf = (difference: Difference) => number;

async function writeProductRows(db: Database, differences: Difference[]): Promise<Map<string, number>> {
  const rows = differences.flatMap(({ key, stored, product }) =>
    product
      ? [
          {
            id: stored?.productId ?? null,
            key,
            article: product.articleNumber,
            brand: product.brandId,
            category: product.primaryCategoryId,
            active: product.isActive,
            freight: product.freightClass,
          },
        ]
      : [],
  );
  const columns = {
    id: 'integer',
    key: 'text',
    article: 'text',
    brand: 'integer',
    category: 'integer',
    active: 'boolean',
    freight: 'text',
  } as const;
  const changed = rows.filter(({ id }) => id !== null);
  if (changed.length > 0)
    await sql`update product set article_number = article, brand_id = brand, primary_category_id = category,
        is_active = active, freight_class = freight
      from ${bulkRows(columns, changed)} where product_id = input.id`.execute(db);
  const added = rows.filter(({ id }) => id === null);
  if (added.length === 0) return new Map();
  const { rows: inserted } = await sql<{ id: number; key: string }>`
    insert into product (product_key, article_number, brand_id, primary_category_id, tax_class, first_available_on, is_active,
      freight_class)
    select key, article, brand, category, 'book', current_date, active, freight from ${bulkRows(columns, added)}
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
  } as const;
  for (const part of splitByStored(differences)) {
    const rows = part.flatMap((difference) =>
      difference.texts.map((text) => ({ ...text, product: idOf(difference) })),
    );
    if (rows.length === 0) continue;
    await sql`insert into product_text (product_id, language_id, name, slug, text1, text2)
      select product, language, name, slug, text1, text2 from ${bulkRows(columns, rows)}
      ${part[0]?.stored ? updateTexts : sql``}`.execute(db);
  }
}

const updateTexts = sql`on conflict (product_id, language_id) do update
  set name = excluded.name, slug = excluded.slug, text1 = excluded.text1, text2 = excluded.text2`;

/** Rows of new products need no `on conflict`, which would make the insert 50 % slower. */
function splitByStored(differences: Difference[]): Difference[][] {
  return [differences.filter(({ stored }) => !stored), differences.filter(({ stored }) => stored)];
}

interface Link {
  product: number;
  value: number | string;
}

function linksOf(differences: Difference[], idOf: IdOf, name: 'categories' | 'covers'): Links<Link> {
  const all = (side: keyof Links<Link>) =>
    differences.flatMap((difference) =>
      difference[name][side].map((value: number | string) => ({ product: idOf(difference), value })),
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
  { added, removed }: Links<Link>,
): Promise<void> {
  const [into, to] = [sql.table(table), sql.ref(column)];
  const columns = { product: 'integer', value: type } as const;
  if (removed.length > 0)
    await sql`delete from ${into} using ${bulkRows(columns, removed)}
      where product_id = input.product and ${to} = input.value`.execute(db);
  if (added.length > 0)
    await sql`insert into ${into} (product_id, ${to}) select product, value from ${bulkRows(columns, added)}`.execute(
      db,
    );
}

async function writeCovers(db: Database, { added, removed }: Links<Link>): Promise<void> {
  await writeLinks(db, productImage, { added: [], removed });
  if (added.length > 0)
    await sql`insert into product_image (product_id, file_name, sort_order)
      select product, value, 0 from ${bulkRows({ product: 'integer', value: 'text' }, added)}`.execute(db);
}

async function writeParameters(
  db: Database,
  differences: Difference[],
  idOf: IdOf,
  values: ParameterValues,
): Promise<void> {
  const entries = differences.flatMap(({ parameters: { added, removed } }) => [...added, ...removed]);
  const valueIdOf = await values.idsOf(db, entries);
  const links = (side: keyof Links<Link>) =>
    differences.flatMap((difference) =>
      difference.parameters[side].flatMap((entry): Link[] => {
        const value = valueIdOf(entry);
        return value === undefined ? [] : [{ product: idOf(difference), value }];
      }),
    );
  await writeLinks(db, productParameter, {
    added: links('added'),
    removed: links('removed'),
  });
}

async function writeSkus(db: Database, differences: Difference[], idOf: IdOf): Promise<Map<number, number>> {
  const rows = differences.flatMap((difference) => {
    const { sku, stored } = difference;
    if (!sku) return [];
    return [
      {
        id: stored?.skuId ?? null,
        product: idOf(difference),
        choice: sku.choiceId,
        article: sku.articleNumber,
        gtin: sku.gtin,
        grams: sku.weightGrams,
        stock: ifChanged(sku.inStock, stored?.sku?.inStock),
        oversold: ifChanged(sku.oversellable, stored?.sku?.oversellable),
        fixed: ifChanged(sku.staticStock, stored?.sku?.staticStock),
      },
    ];
  });
  const columns = {
    id: 'integer',
    product: 'integer',
    choice: 'integer',
    article: 'text',
    gtin: 'text',
    grams: 'integer',
    stock: 'integer',
    oversold: 'integer',
    fixed: 'integer',
  } as const;
  const changed = rows.filter(({ id }) => id !== null);
  if (changed.length > 0)
    await sql`update sku set sku_choice_id = choice, article_number = article, gtin = input.gtin, weight_grams = grams,
        in_stock = coalesce(stock, in_stock), oversellable = coalesce(oversold, oversellable),
        static_stock = coalesce(fixed, static_stock)
      from ${bulkRows(columns, changed)} where sku_id = input.id`.execute(db);
  const added = rows.filter(({ id }) => id === null);
  if (added.length === 0) return new Map();
  const { rows: inserted } = await sql<{ id: number; product: number }>`
    insert into sku (product_id, sku_choice_id, article_number, gtin, weight_grams, in_stock, oversellable, static_stock)
    select product, choice, article, gtin, grams, stock, oversold, fixed from ${bulkRows(columns, added)}
    returning sku_id as id, product_id as product`.execute(db);
  return new Map(inserted.map(({ id, product }) => [product, id]));
}

/** Null keeps the stored value: an order may have changed the stock since it was read. */
const ifChanged = (desired: number, stored: number | undefined) => (desired === stored ? null : desired);

async function writePrices(db: Database, differences: Difference[], skuOf: IdOf): Promise<void> {
  const columns = { list: 'integer', sku: 'integer', regular: 'bigint', selling: 'bigint' } as const;
  for (const part of splitByStored(differences)) {
    const rows = part.flatMap((difference) =>
      difference.prices.map((price) => ({ ...price, sku: skuOf(difference) })),
    );
    if (rows.length === 0) continue;
    await sql`insert into price (price_list_id, sku_id, regular_price, selling_price)
      select list, sku, regular, selling from ${bulkRows(columns, rows)}
      ${part[0]?.stored ? updatePrices : sql``}`.execute(db);
  }
}

const updatePrices = sql`on conflict (price_list_id, sku_id) do update
  set regular_price = excluded.regular_price, selling_price = excluded.selling_price`;
