import type { Database } from '#backend/database/connection.ts';
import { slug } from '#contract/product/slug.ts';

/** The number of decimal digits of each currency, by its code. */
export async function findMinorDigitsByCurrency(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('currency').select(['currency_code', 'minor_digits']).execute();
  return new Map(rows.map(({ currency_code, minor_digits }) => [currency_code, minor_digits]));
}

export async function findLanguageIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('language').select('language_id').execute();
  return rows.map(({ language_id }) => language_id);
}

/** The SKU of a product with one SKU. */
export async function findSkuOfProduct(db: Database, productKey: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.product_id', 'sku.product_id')
    .select('sku_id')
    .where('product_key', '=', productKey)
    .executeTakeFirst();
  return row?.sku_id;
}

export async function setProductActive(db: Database, productKey: string, isActive: boolean): Promise<void> {
  await db
    .updateTable('product')
    .set({ is_active: isActive })
    .where('product_key', '=', productKey)
    .execute();
}

/** Ends the sale in the currencies that are not listed. */
export async function deleteOtherPrices(
  trx: Database,
  skuId: number,
  currencyCodes: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('price')
    .where('sku_id', '=', skuId)
    .where('price_list_id', 'in', ({ selectFrom }) =>
      selectFrom('price_list').select('price_list_id').where('currency_code', 'not in', currencyCodes),
    )
    .execute();
}

interface Name {
  language_id: string;
  name: string;
}

/** The category is hidden, so that its products are in no list. */
export async function findOrInsertCategory(
  trx: Database,
  categoryKey: string,
  names: readonly Name[],
): Promise<number> {
  const existing = await trx
    .selectFrom('category')
    .select('category_id')
    .where('category_key', '=', categoryKey)
    .executeTakeFirst();
  if (existing) return existing.category_id;
  const { category_id } = await trx
    .insertInto('category')
    .values({ category_key: categoryKey, sort_order: 1000, is_hidden: true })
    .returning('category_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('category_text')
    .values(names.map((name) => ({ category_id, slug: categoryKey, ...name })))
    .execute();
  return category_id;
}

/** A choice is the size or format in which a SKU is sold, such as "by e-mail". */
export async function findOrInsertChoice(
  trx: Database,
  choiceKey: string,
  names: readonly Name[],
): Promise<number> {
  const existing = await trx
    .selectFrom('sku_choice')
    .select('sku_choice_id')
    .where('choice_key', '=', choiceKey)
    .executeTakeFirst();
  if (existing) return existing.sku_choice_id;
  const last = await trx
    .selectFrom('sku_choice')
    .select('sort_order')
    .orderBy('sort_order', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { sku_choice_id } = await trx
    .insertInto('sku_choice')
    .values({ choice_key: choiceKey, sort_order: (last?.sort_order ?? 0) + 1 })
    .returning('sku_choice_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('sku_choice_text')
    .values(names.map((name) => ({ sku_choice_id, ...name })))
    .execute();
  return sku_choice_id;
}

/** A gift card or gift wrap: a product that is not a book. */
interface ServiceProduct {
  key: string;
  fulfilment: 'gift_card' | 'gift_wrap';
  /** Stored as the static stock: it never runs out, and a cart cannot contain more. */
  maxPerCart: number;
  categoryId: number;
  choiceId: number;
  texts: readonly { languageId: string; name: string; description: string }[];
  amounts: readonly CurrencyAmount[];
}

export interface CurrencyAmount {
  currencyCode: string;
  minorUnits: number;
}

/** False if there is a product with this key. */
export async function insertServiceProduct(trx: Database, product: ServiceProduct): Promise<boolean> {
  const { key, categoryId, choiceId, fulfilment, maxPerCart, texts, amounts } = product;
  const inserted = await trx
    .insertInto('product')
    .values({
      product_key: key,
      article_number: key.toUpperCase(),
      primary_category_id: categoryId,
      // Gift cards have no VAT; the class is not used.
      tax_class: 'standard',
      fulfilment,
      first_available_on: new Date().toISOString().slice(0, 10),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('product_id')
    .executeTakeFirst();
  if (!inserted) return false;
  const { product_id } = inserted;
  await trx
    .insertInto('product_text')
    .values(
      texts.map(({ languageId: language_id, name, description }) => ({
        product_id,
        language_id,
        name,
        slug: key,
        text2: description,
      })),
    )
    .execute();
  await trx.insertInto('product_category').values({ product_id, category_id: categoryId }).execute();
  await trx
    .insertInto('product_image')
    .values({ product_id, file_name: `${slug(key)}-gift.jpg`, sort_order: 0 })
    .execute();
  const { sku_id } = await trx
    .insertInto('sku')
    .values({
      product_id,
      article_number: key.toUpperCase(),
      sku_choice_id: choiceId,
      static_stock: maxPerCart,
    })
    .returning('sku_id')
    .executeTakeFirstOrThrow();
  await upsertPrices(trx, sku_id, amounts);
  return true;
}

/** Sets the prices in the price lists of these currencies, except those of customer groups. */
export async function upsertPrices(
  trx: Database,
  skuId: number,
  amounts: readonly CurrencyAmount[],
): Promise<void> {
  for (const { currencyCode, minorUnits } of amounts)
    await trx
      .insertInto('price')
      .columns(['price_list_id', 'sku_id', 'regular_price', 'selling_price'])
      .expression(({ selectFrom, lit }) =>
        selectFrom('price_list')
          .select([
            'price_list_id',
            lit(skuId).as('sku_id'),
            lit(minorUnits).as('regular_price'),
            lit(minorUnits).as('selling_price'),
          ])
          .where('currency_code', '=', currencyCode)
          .where('customer_group_id', 'is', null),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['price_list_id', 'sku_id'])
          .doUpdateSet({ regular_price: minorUnits, selling_price: minorUnits }),
      )
      .execute();
}

/** The active products of this kind. */
export async function findServiceProductIds(
  db: Database,
  fulfilment: ServiceProduct['fulfilment'],
): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('product_id')
    .where('fulfilment', '=', fulfilment)
    .where('is_active', '=', true)
    .execute();
  return rows.map(({ product_id }) => product_id);
}
