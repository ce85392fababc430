import { sql } from 'kysely';
import { freightClass } from '#backend/database/book-size.ts';
import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { stableNumber } from '#backend/database/stable-number.ts';
import { slug } from '#contract/product/slug.ts';
import { brandIdOf } from '../catalogue/brands.ts';
import { categoryIdOf } from '../catalogue/categories.ts';
import { inStoreGtin } from '../catalogue/demo-products.ts';
import { everyLanguage, type LocalizedText } from '../languages.ts';
import { currencyCodes } from '../shop/markets.ts';
import {
  colours,
  fits,
  type Good,
  type GoodColour,
  type GoodFit,
  type GoodSize,
  goodSizes,
  goods,
  materials,
} from './goods.ts';

const sizeKeys = Object.keys(goodSizes) as GoodSize[];
const materialKeys = Object.keys(materials) as Good['material'][];
const colourKeys = Object.keys(colours) as GoodColour[];
const fitKeys = Object.keys(fits) as GoodFit[];
const maxSimilar = 6;
/** Increase it when the drawing of goods changes. */
const drawingDesign = 2;

/** Bags, clothes and notebooks of the shop's own brand. Price lists and parameters exist already. */
export async function seedGoods(db: Database): Promise<void> {
  const groupIds = await seedGroups(db);
  await seedProducts(db, groupIds);
  await seedSizes(db);
  await seedPrices(db);
  await seedValues(db, {
    identifier: 'material',
    keys: materialKeys,
    keyOf: (good) => good.material,
    labelOf: (key) => materials[key],
  });
  await seedValues(db, {
    identifier: 'color',
    keys: colourKeys,
    keyOf: (good) => good.variant?.colour,
    labelOf: (key) => colours[key].name,
  });
  await seedValues(db, {
    identifier: 'fit',
    keys: fitKeys,
    keyOf: (good) => good.variant?.fit,
    labelOf: (key) => fits[key],
  });
  await seedSimilar(db);
  // The page titles of the other brands count books.
  await db
    .updateTable('brand_text')
    .set({ meta_title: null })
    .where('brand_id', '=', brandIdOf('kvarto'))
    .execute();
}

/** A design is one variant group: colours, and the fits of each colour. The sizes are SKUs of a product. */
async function seedGroups(db: Database): Promise<Map<string, number>> {
  const { last_id } = await db
    .selectFrom('variant_group')
    .select(({ fn }) => fn.max('variant_group_id').as('last_id'))
    .executeTakeFirstOrThrow();
  const keys = [...new Set(goods.flatMap(({ variant }) => variant?.group ?? []))];
  const ids = new Map(keys.map((key, index) => [key, last_id + 1 + index]));
  await bulkInsert(
    db,
    'variant_group',
    [...ids].map(([key, id]) => ({
      variant_group_id: id,
      variant_group_key: key,
      name: goods.find((good) => good.key === key)?.name.sv ?? key,
      dimension: 'Fit',
      outer_dimension: 'Color',
    })),
  );
  return ids;
}

async function seedProducts(db: Database, groupIds: ReadonlyMap<string, number>): Promise<void> {
  await bulkInsert(
    db,
    'product',
    goods.map((good) => {
      const { weight_grams, ...dimensions } = sizeOf(good.skus.at(-1));
      return {
        product_id: good.id,
        product_key: good.key,
        article_number: good.articleNumber,
        brand_id: brandIdOf('kvarto'),
        primary_category_id: categoryIdOf(good.category),
        fulfilment: 'shipped',
        tax_class: 'standard',
        first_available_on: good.firstAvailableOn,
        sold_count: good.soldCount,
        earlier_sold_count: good.soldCount,
        freight_class: freightClass({ ...dimensions, weight_grams }),
        ...dimensions,
        variant_group_id: groupIds.get(good.variant?.group ?? '') ?? null,
        variant_value: good.variant?.fit ?? null,
        variant_outer_value: good.variant?.colour ?? null,
        variant_attributes: JSON.stringify(good.variant ? { color: colours[good.variant.colour].hex } : {}),
      };
    }),
  );
  await bulkInsert(
    db,
    'product_text',
    goods.flatMap(({ id, name, line, text }) =>
      everyLanguage.map(([code, language_id]) => ({
        product_id: id,
        language_id,
        name: name[code],
        slug: slug(name[code]),
        text1: line[code],
        text2: text[code],
      })),
    ),
  );
  await bulkInsert(
    db,
    'product_category',
    goods.map(({ id, category }) => ({ product_id: id, category_id: categoryIdOf(category) })),
  );
  await bulkInsert(
    db,
    'product_image',
    goods.map(({ id, articleNumber, drawing }) => ({
      product_id: id,
      file_name: `${articleNumber.toLowerCase()}-${stableNumber(`${drawing}|${drawingDesign}`).toString(36)}.jpg`,
      sort_order: 0,
    })),
  );
}

function sizeOf(sku: Good['skus'][number] | undefined) {
  const [length_mm = 0, width_mm = 0, height_mm = 0] = sku?.packed ?? [];
  return { length_mm, width_mm, height_mm, weight_grams: sku?.grams ?? 0 };
}

async function seedSizes(db: Database): Promise<void> {
  const { last_id, last_order } = await db
    .selectFrom('sku_choice')
    .select(({ fn }) => [fn.max('sku_choice_id').as('last_id'), fn.max('sort_order').as('last_order')])
    .executeTakeFirstOrThrow();
  const idOf = (size: GoodSize) => last_id + 1 + sizeKeys.indexOf(size);
  await bulkInsert(
    db,
    'sku_choice',
    sizeKeys.map((size, index) => ({
      sku_choice_id: idOf(size),
      choice_key: `size-${size}`,
      is_format: false,
      sort_order: last_order + 1 + index,
    })),
  );
  await bulkInsert(
    db,
    'sku_choice_text',
    sizeKeys.flatMap((size) =>
      everyLanguage.map(([code, language_id]) => ({
        sku_choice_id: idOf(size),
        language_id,
        name: goodSizes[size][code],
      })),
    ),
  );
  await bulkInsert(
    db,
    'sku',
    goods.flatMap((good) =>
      good.skus.map((sku) => ({
        sku_id: sku.id,
        product_id: good.id,
        sku_choice_id: idOf(sku.size),
        article_number: sku.articleNumber,
        gtin: inStoreGtin(sku.id),
        in_stock: sku.stock,
        incoming: sku.incoming ?? null,
        ...sizeOf(sku),
      })),
    ),
  );
}

async function seedPrices(db: Database): Promise<void> {
  const lists = await db
    .selectFrom('price_list')
    .select(['price_list_id', 'currency_code'])
    .where('customer_group_id', 'is', null)
    // The lowest id is the list for all markets of a currency. It comes last, so that the map below contains it.
    .orderBy('price_list_id', 'desc')
    .execute();
  const listIdOf = new Map<string, number>(lists.map((list) => [list.currency_code, list.price_list_id]));
  await bulkInsert(
    db,
    'price',
    currencyCodes.flatMap((currency) =>
      goods.flatMap(({ price, skus }) =>
        skus.map(({ id }) => ({
          price_list_id: listIdOf.get(currency) ?? 0,
          sku_id: id,
          regular_price: price[currency],
          selling_price: price[currency],
        })),
      ),
    ),
  );
}

/** A parameter of goods, and its values. */
interface GoodParameter<Key extends string> {
  identifier: string;
  keys: readonly Key[];
  keyOf(good: Good): Key | undefined;
  labelOf(key: Key): LocalizedText;
}

async function seedValues<Key extends string>(
  db: Database,
  { identifier, keys, keyOf, labelOf }: GoodParameter<Key>,
): Promise<void> {
  const { parameter_id } = await db
    .selectFrom('parameter')
    .select('parameter_id')
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  const { last_id } = await db
    .selectFrom('parameter_value')
    .select(({ fn }) => fn.max('parameter_value_id').as('last_id'))
    .executeTakeFirstOrThrow();
  const idOf = (key: Key) => last_id + 1 + keys.indexOf(key);
  await bulkInsert(
    db,
    'parameter_value',
    keys.map((key) => ({ parameter_value_id: idOf(key), parameter_id, value_key: key })),
  );
  await bulkInsert(
    db,
    'parameter_value_text',
    keys.flatMap((key) =>
      everyLanguage.map(([code, language_id]) => ({
        parameter_value_id: idOf(key),
        language_id,
        label: labelOf(key)[code],
      })),
    ),
  );
  await bulkInsert(
    db,
    'product_parameter',
    goods.flatMap((good) => {
      const key = keyOf(good);
      return key ? [{ product_id: good.id, parameter_value_id: idOf(key) }] : [];
    }),
  );
}

/** Other goods, those of the same category first, with one product of each variant group. */
async function seedSimilar(db: Database): Promise<void> {
  await sql`
    insert into product_relation (product_id, related_product_id, relation, sort_order)
    select product_id, related_product_id, 'SIMILAR', position
    from (
      select good.product_id, other.product_id as related_product_id,
             row_number() over (partition by good.product_id order by
               good.primary_category_id <> other.primary_category_id, other.sold_count desc, other.product_id) - 1
               as position
      from product good join product other on other.product_id <> good.product_id
      where good.product_id = any(${goods.map(({ id }) => id)}) and other.product_id = any(${goods.map(({ id }) => id)})
        and other.variant_group_id is distinct from coalesce(good.variant_group_id, 0)
        and not exists (
          select from product earlier
          where earlier.variant_group_id = other.variant_group_id and earlier.product_id < other.product_id)
    ) similar_goods
    where position < ${maxSimilar}`.execute(db);
}
