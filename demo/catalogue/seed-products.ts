import { type BookSize, bookSize, freightClass } from '#backend/database/book-size.ts';
import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { type Format, formats } from '#backend/database/formats.ts';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { everyLanguage } from '../languages.ts';
import { brandIdOf } from './brands.ts';
import { categoryIdOf } from './categories.ts';
import { customOrderOf } from './custom-order.ts';
import type { DemoProduct } from './demo-products.ts';
import { categoriesWithAuthorInTitle, metaTitles } from './meta-titles.ts';
import { authorNames } from './parameters.ts';

const formatKeys = Object.keys(formats) as Format[];

/** `groupIds` has the variant group of each work. */
export async function seedProducts(
  db: Database,
  products: DemoProduct[],
  groupIds: Map<string, number>,
): Promise<void> {
  await bulkInsert(
    db,
    'product',
    products.map(({ id, key, work, edition, format, articleNumber, soldCount, ...dates }) => ({
      product_id: id,
      product_key: key,
      article_number: articleNumber,
      brand_id: brandIdOf(edition.publisher),
      primary_category_id: categoryIdOf(work.category),
      variant_group_id: groupIds.get(work.work) ?? null,
      variant_outer_value: edition.language,
      variant_value: format,
      fulfilment: formats[format].digital ? 'download' : 'shipped',
      publication_date: dates.publicationDate,
      tax_class: format === 'audio' ? 'audio' : 'book',
      first_available_on: dates.firstAvailableOn,
      sold_count: soldCount,
      earlier_sold_count: soldCount,
      custom_order: customOrderOf(work.work),
      ...measuresOf(bookSize(format, edition.pages, work.category)),
    })),
  );
  await seedProductTexts(db, products);
  await bulkInsert(
    db,
    'product_category',
    products.map(({ id, work }) => ({ product_id: id, category_id: categoryIdOf(work.category) })),
  );
  await bulkInsert(
    db,
    'product_image',
    products.map(({ id, imageFile }) => ({ product_id: id, file_name: imageFile, sort_order: 0 })),
  );
}

async function seedProductTexts(db: Database, products: DemoProduct[]): Promise<void> {
  await bulkInsert(
    db,
    'product_text',
    products.flatMap(({ id, work, edition, slug }) =>
      everyLanguage.map(([code, language_id]) => ({
        product_id: id,
        language_id,
        name: edition.title,
        slug,
        text1: authorNames[work.author]?.[code] ?? work.author,
        text2: work.text[code],
        meta_title: categoriesWithAuthorInTitle.includes(work.category) ? metaTitles.book[code] : null,
      })),
    ),
  );
}

function measuresOf({ weight_grams, ...dimensions }: BookSize) {
  return { ...dimensions, freight_class: freightClass({ ...dimensions, weight_grams }) };
}

export async function seedSkus(db: Database, products: DemoProduct[]): Promise<void> {
  await bulkInsert(
    db,
    'sku_choice',
    formatKeys.map((choice_key, index) => ({
      sku_choice_id: index + 1,
      choice_key,
      is_format: true,
      sort_order: index,
    })),
  );
  await bulkInsert(
    db,
    'sku_choice_text',
    formatKeys.flatMap((format, index) =>
      LOCALE_CODES.map((code) => ({
        sku_choice_id: index + 1,
        language_id: LOCALES[code].iso,
        name: formats[format].name[code],
      })),
    ),
  );
  await bulkInsert(
    db,
    'sku',
    products.map(({ id, articleNumber, format, sku, edition, work }) => ({
      sku_id: sku.id,
      product_id: id,
      sku_choice_id: formatKeys.indexOf(format) + 1,
      article_number: articleNumber,
      gtin: sku.gtin,
      ...bookSize(format, edition.pages, work.category),
      ...sku.stock,
    })),
  );
}
