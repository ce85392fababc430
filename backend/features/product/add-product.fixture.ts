import type { Insertable } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { DB } from '#backend/database/tables.generated.ts';
import { LOCALES } from '#contract/locales.ts';
import type { TestShop } from '../../../tests/api/test-shop.ts';

export const languageIds = Object.values(LOCALES).map(({ iso }) => iso);

type RowInput<Table extends keyof DB> = Partial<Insertable<DB[Table]>>;

export interface SkuInput extends RowInput<'sku'> {
  /** The key of the size or format; `hardback` by default. */
  choice?: string;
  /** Price history for every price list, oldest first: days ago, regular, selling. The last one is the current price. */
  prices?: [daysAgo: number, regular: number, selling: number][];
}

export interface ProductInput extends RowInput<'product'> {
  /** Default name and alias in every language. */
  key: string;
  texts?: Partial<Record<string, RowInput<'product_text'>>>;
  /** All languages by default. */
  languages?: string[];
  images?: { file_name: string; tags?: string[] }[];
  parameterValueIds?: number[];
  skus?: SkuInput[];
}

/** Changes the database in one transaction and updates the catalogue. */
export async function changeShop<Result>(
  { db, backend }: TestShop,
  change: (db: Database) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction().execute(change);
  await backend.refreshCatalogue();
  return result;
}

/** Turns the formats of SKUs into sizes, which lists count in the facet `Sku`. */
export async function treatFormatsAsSizes(db: Database): Promise<void> {
  await db.updateTable('sku_choice').set({ is_format: false }).execute();
}

/** Adds a product to the test category, which no campaign of the demo shop targets. */
export async function addProduct(db: Database, input: ProductInput): Promise<number> {
  const {
    key,
    texts = {},
    languages = languageIds,
    images = [],
    parameterValueIds = [],
    skus,
    ...columns
  } = input;
  const { brandId, categoryId } = await addTestCategory(db);
  const { product_id } = await db
    .insertInto('product')
    .values({
      product_key: key,
      article_number: `T-${key}`,
      brand_id: brandId,
      primary_category_id: categoryId,
      tax_class: 'book',
      first_available_on: '2020-02-02',
      // `static_stock`: stock that never runs out.
      fulfilment: skus?.every(({ static_stock = 0 }) => Number(static_stock) > 0) ? 'download' : 'shipped',
      ...columns,
    })
    .returning('product_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_text')
    .values(
      languages.map((language_id) => ({
        product_id,
        language_id,
        name: key,
        slug: key,
        ...texts[language_id],
      })),
    )
    .execute();
  await db
    .insertInto('product_category')
    .values({ product_id, category_id: columns.primary_category_id ?? categoryId })
    .execute();
  if (images.length > 0)
    await db
      .insertInto('product_image')
      .values(images.map((image, sort_order) => ({ product_id, sort_order, ...image })))
      .execute();
  if (parameterValueIds.length > 0)
    await db
      .insertInto('product_parameter')
      .values(parameterValueIds.map((parameter_value_id) => ({ product_id, parameter_value_id })))
      .execute();
  for (const [index, sku] of (skus ?? [{}]).entries()) await addSku(db, product_id, `T-${key}-${index}`, sku);
  return product_id;
}

async function addSku(
  db: Database,
  product_id: number,
  article_number: string,
  input: SkuInput,
): Promise<void> {
  const { choice = 'hardback', prices = [[40, 10000, 10000]], ...columns } = input;
  const { sku_id } = await db
    .insertInto('sku')
    .values((eb) => ({
      product_id,
      article_number,
      sku_choice_id: eb.selectFrom('sku_choice').select('sku_choice_id').where('choice_key', '=', choice),
      in_stock: 10,
      ...columns,
    }))
    .returning('sku_id')
    .executeTakeFirstOrThrow();
  const lists = await db.selectFrom('price_list').select('price_list_id').execute();
  for (const { price_list_id } of lists) {
    // Inserted with past dates, because rows of the log cannot be updated.
    await db
      .insertInto('price_log')
      .values(
        prices.map(([daysAgo, regular_price, selling_price]) => ({
          price_list_id,
          sku_id,
          regular_price,
          selling_price,
          valid_from: new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000),
        })),
      )
      .execute();
    const [, regular_price, selling_price] = prices.at(-1) ?? [0, 0, 0];
    await db.insertInto('price').values({ price_list_id, sku_id, regular_price, selling_price }).execute();
  }
}

/** A category with a parent, and a publisher, which the demo shop does not use. Adds them on the first call. */
export async function addTestCategory(
  db: Database,
): Promise<{ brandId: number; categoryId: number; parentCategoryId: number }> {
  const existing = await db
    .selectFrom('category')
    .select(['category_id', 'parent_category_id'])
    .where('category_key', '=', 'own-shelf')
    .executeTakeFirst();
  const brand = await db
    .selectFrom('brand')
    .select('brand_id')
    .where('brand_key', '=', 'own-house')
    .executeTakeFirst();
  if (existing && brand)
    return {
      brandId: brand.brand_id,
      categoryId: existing.category_id,
      parentCategoryId: existing.parent_category_id ?? 0,
    };
  const { brand_id } = await db
    .insertInto('brand')
    .values({ brand_key: 'own-house', name: 'Own House' })
    .returning('brand_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('brand_text')
    .values(languageIds.map((language_id) => ({ brand_id, language_id, slug: 'own-house' })))
    .execute();
  const parent = await addCategory(db, { key: 'own-room' });
  await addCategory(db, { key: 'own-shelf', parent_category_id: parent });
  return addTestCategory(db);
}

export async function addCategory(
  db: Database,
  { key, name = key, ...columns }: RowInput<'category'> & { key: string; name?: string },
): Promise<number> {
  const { category_id } = await db
    .insertInto('category')
    .values({ category_key: key, sort_order: 900, ...columns })
    .returning('category_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('category_text')
    .values(languageIds.map((language_id) => ({ category_id, language_id, name, slug: key })))
    .execute();
  return category_id;
}

export interface CampaignInput extends RowInput<'campaign'> {
  key: string;
  target: RowInput<'campaign_target'>;
  marketIds?: string[];
  languages?: string[];
}

export async function addCampaign(db: Database, input: CampaignInput): Promise<number> {
  const { key, target, marketIds = [], languages = languageIds, ...columns } = input;
  const { campaign_id } = await db
    .insertInto('campaign')
    .values({
      campaign_key: key,
      type: 'percentage',
      terms: JSON.stringify({ basisPoints: 2000 }),
      ...columns,
    })
    .returning('campaign_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('campaign_target')
    .values({ campaign_id, kind: kindOf(target), ...target })
    .execute();
  if (marketIds.length > 0)
    await db
      .insertInto('campaign_market')
      .values(marketIds.map((market_id) => ({ campaign_id, market_id })))
      .execute();
  if (languages.length > 0)
    await db
      .insertInto('campaign_text')
      .values(languages.map((language_id) => ({ campaign_id, language_id, name: key, slug: key })))
      .execute();
  return campaign_id;
}

function kindOf({ product_id, category_id, brand_id }: RowInput<'campaign_target'>): string {
  if (product_id) return 'product';
  if (category_id) return 'category';
  return brand_id ? 'brand' : 'all';
}
