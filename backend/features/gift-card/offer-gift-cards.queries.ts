import type { Database } from '#backend/database/connection.ts';

/** Minor digits by code. */
export async function findCurrencies(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('currency').select(['currency_code', 'minor_digits']).execute();
  return new Map(rows.map(({ currency_code, minor_digits }) => [currency_code, minor_digits]));
}

export async function findLanguageIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('language').select('language_id').execute();
  return rows.map(({ language_id }) => language_id);
}

interface Name {
  language_id: string;
  name: string;
}

const categoryKey = 'gift-cards';

export async function upsertCategory(trx: Database, names: readonly Name[]): Promise<number> {
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

const choiceKey = 'gift-card';

export async function upsertChoice(trx: Database, names: readonly Name[]): Promise<number> {
  const existing = await trx
    .selectFrom('sku_choice')
    .select('sku_choice_id')
    .where('choice_key', '=', choiceKey)
    .executeTakeFirst();
  if (existing) return existing.sku_choice_id;
  const { sku_choice_id } = await trx
    .insertInto('sku_choice')
    .values({ choice_key: choiceKey, sort_order: 1000 })
    .returning('sku_choice_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('sku_choice_text')
    .values(names.map((name) => ({ sku_choice_id, ...name })))
    .execute();
  return sku_choice_id;
}

interface GiftCardProduct {
  key: string;
  categoryId: number;
  choiceId: number;
  texts: readonly { languageId: string; name: string; description: string }[];
  amounts: readonly { currencyCode: string; minorUnits: number }[];
}

/** The static stock is the maximum per cart. */
const maxPerCart = 20;

/** False if there is a product with this key. */
export async function insertGiftCardProduct(trx: Database, product: GiftCardProduct): Promise<boolean> {
  const { key, categoryId, choiceId, texts, amounts } = product;
  const inserted = await trx
    .insertInto('product')
    .values({
      product_key: key,
      article_number: key.toUpperCase(),
      primary_category_id: categoryId,
      // Not used: gift cards have no VAT.
      tax_class: 'standard',
      fulfilment: 'gift_card',
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
  for (const { currencyCode, minorUnits } of amounts)
    await trx
      .insertInto('price')
      .columns(['price_list_id', 'sku_id', 'regular_price', 'selling_price'])
      .expression(({ selectFrom, lit }) =>
        selectFrom('price_list')
          .select([
            'price_list_id',
            lit(sku_id).as('sku_id'),
            lit(minorUnits).as('regular_price'),
            lit(minorUnits).as('selling_price'),
          ])
          .where('currency_code', '=', currencyCode)
          .where('customer_group_id', 'is', null),
      )
      .execute();
  return true;
}

export async function findGiftCardProductIds(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('product_id')
    .where('fulfilment', '=', 'gift_card')
    .where('is_active', '=', true)
    .execute();
  return rows.map(({ product_id }) => product_id);
}
