import { type BookSize, bookSize, freightClass } from '../book-size.ts';
import type { Database } from '../connection.ts';
import { type Format, formats } from '../formats.ts';
import { slug } from '../slug.ts';
import { brandDescriptions } from './brand-descriptions.ts';
import { brands } from './brands.ts';
import { continueNumbering, insertAll } from './bulk-insert.ts';
import { categoryIdOf, numberedCategories } from './categories.ts';
import { customOrder } from './custom-orders.ts';
import { readDemoBooks } from './demo-books.ts';
import { type DemoProduct, makeDemoProducts } from './demo-products.ts';
import { metaTitles, shelvesOfLikeTitles } from './meta-titles.ts';
import { authorNames, languageNames, parameterGroups, yearNames } from './parameters.ts';
import { seedPackages } from './seed-packages.ts';
import { seedPriceLog, seedPrices } from './seed-prices.ts';
import type { SeedLanguage } from './seed-work.ts';
import { languageIdOf } from './shop.ts';

const everyLanguage = Object.entries(languageIdOf) as [SeedLanguage, string][];
const brandKeys = Object.keys(brands);
const formatKeys = Object.keys(formats) as Format[];

/** Fills the shelves, and hands on what stands there. */
export async function seedBooks(db: Database): Promise<DemoProduct[]> {
  const works = await readDemoBooks();
  const products = makeDemoProducts(works);
  const today = new Date();
  await seedBrands(db);
  await seedCategories(db);
  await insertAll(
    db,
    'variant_group',
    works.map((work, index) => ({
      variant_group_id: index + 1,
      variant_group_key: work.work,
      name: work.editions[0]?.title ?? work.work,
      dimension: 'Language',
    })),
  );
  const groupOf = new Map(works.map((work, index) => [work.work, index + 1]));
  await seedProducts(db, products, groupOf);
  await seedSkus(db, products);
  await seedPrices(db, products, today);
  await seedParameters(db, products);
  await seedPackages(db, products, works.length);
  await seedPriceLog(db, products, today);
  for (const [table, column] of [
    ['brand', 'brand_id'],
    ['category', 'category_id'],
    ['variant_group', 'variant_group_id'],
    ['product', 'product_id'],
    ['sku', 'sku_id'],
    ['sku_choice', 'sku_choice_id'],
    ['price_list', 'price_list_id'],
    ['parameter_value', 'parameter_value_id'],
    ['package_group', 'package_group_id'],
  ] as const) {
    await continueNumbering(db, table, column);
  }
  return products;
}

async function seedBrands(db: Database): Promise<void> {
  await insertAll(
    db,
    'brand',
    brandKeys.map((brand_key, index) => ({
      brand_id: index + 1,
      brand_key,
      name: brands[brand_key] ?? brand_key,
    })),
  );
  await insertAll(
    db,
    'brand_text',
    brandKeys.flatMap((key, index) =>
      everyLanguage.map(([code, language_id]) => ({
        brand_id: index + 1,
        language_id,
        slug: key,
        description: brandDescriptions[key]?.[code] ?? null,
        meta_title: metaTitles.brand[code],
      })),
    ),
  );
}

async function seedCategories(db: Database): Promise<void> {
  await insertAll(
    db,
    'category',
    numberedCategories.map((category) => ({
      category_id: category.id,
      category_key: category.key,
      parent_category_id: category.parentId,
      sort_order: category.order,
    })),
  );
  await insertAll(
    db,
    'category_text',
    numberedCategories.flatMap((category) =>
      everyLanguage.map(([code, language_id]) => ({
        category_id: category.id,
        language_id,
        name: category.name[code],
        slug: slug(category.name[code]),
        description: category.description[code],
      })),
    ),
  );
}

async function seedProducts(
  db: Database,
  products: DemoProduct[],
  groupOf: Map<string, number>,
): Promise<void> {
  await insertAll(
    db,
    'product',
    products.map(({ id, work, edition, articleNumber, firstAvailableOn, soldCount, skus }) => ({
      product_id: id,
      product_key: `${work.work}/${edition.language}`,
      article_number: articleNumber,
      brand_id: brandKeys.indexOf(edition.publisher) + 1,
      primary_category_id: categoryIdOf(work.category),
      variant_group_id: groupOf.get(work.work) ?? null,
      variant_value: edition.language,
      tax_class: 'book',
      first_available_on: firstAvailableOn,
      sold_count: soldCount,
      custom_order: customOrder(work.work),
      ...measures(skus.map((sku) => bookSize(sku.format, edition.pages, work.category))),
    })),
  );
  await insertAll(
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
        meta_title: shelvesOfLikeTitles.includes(work.category) ? metaTitles.book[code] : null,
      })),
    ),
  );
  await insertAll(
    db,
    'product_category',
    products.flatMap(({ id, work }) =>
      [work.category, ...(work.alsoIn ?? [])].map((key) => ({
        product_id: id,
        category_id: categoryIdOf(key),
      })),
    ),
  );
  await insertAll(
    db,
    'product_image',
    products.map(({ id, imageFile }) => ({ product_id: id, file_name: imageFile, sort_order: 0 })),
  );
}

/** A product is as large as the largest of its shapes. */
function measures(sizes: BookSize[]) {
  const [largest] = sizes.toSorted((a, b) => b.weight_grams - a.weight_grams);
  const { length_mm = 0, width_mm = 0, height_mm = 0 } = largest ?? {};
  return { length_mm, width_mm, height_mm, freight_class: largest ? freightClass(largest) : null };
}

async function seedSkus(db: Database, products: DemoProduct[]): Promise<void> {
  await insertAll(
    db,
    'sku_choice',
    formatKeys.map((choice_key, index) => ({ sku_choice_id: index + 1, choice_key, sort_order: index })),
  );
  await insertAll(
    db,
    'sku_choice_text',
    formatKeys.flatMap((format, index) =>
      everyLanguage.map(([code, language_id]) => ({
        sku_choice_id: index + 1,
        language_id,
        name: formats[format].name[code],
      })),
    ),
  );
  const skus = products.flatMap((product) => product.skus.map((sku) => ({ product, sku })));
  await insertAll(
    db,
    'sku',
    skus.map(({ product, sku }) => ({
      sku_id: sku.id,
      product_id: product.id,
      sku_choice_id: formatKeys.indexOf(sku.format) + 1,
      article_number: sku.articleNumber,
      gtin: sku.gtin,
      ...bookSize(sku.format, product.edition.pages, product.work.category),
      ...sku.stock,
    })),
  );
}

async function seedParameters(db: Database, products: DemoProduct[]): Promise<void> {
  await insertAll(
    db,
    'parameter_group',
    parameterGroups.map((group, index) => ({
      parameter_group_id: group.id,
      group_key: group.key,
      sort_order: index,
    })),
  );
  const parameters = parameterGroups.flatMap((group) =>
    group.parameters.map((parameter, index) => ({ group, parameter, index })),
  );
  await insertAll(
    db,
    'parameter',
    parameters.map(({ group, parameter, index }) => ({
      parameter_id: parameter.id,
      parameter_group_id: group.id,
      identifier: parameter.identifier,
      type: parameter.type,
      sort_order: index,
      is_shown: !parameter.hidden,
      is_filter: parameter.filter,
    })),
  );
  await insertAll(
    db,
    'parameter_text',
    parameters.flatMap(({ group, parameter }) =>
      everyLanguage.map(([code, language_id]) => ({
        parameter_id: parameter.id,
        language_id,
        label: parameter.label[code],
        group_name: group.name[code],
      })),
    ),
  );
  const parameterId = new Map(parameters.map(({ parameter }) => [parameter.identifier, parameter.id]));
  const values = new Map<string, { id: number; identifier: string; key: string }>();
  const valueId = (identifier: string, key: string) => {
    const name = `${identifier}=${key}`;
    const known = values.get(name) ?? { id: values.size + 1, identifier, key };
    values.set(name, known);
    return known.id;
  };
  const links = products.flatMap(({ id, work, edition, skus }) =>
    [
      valueId('author', work.author),
      valueId('language', edition.language),
      valueId('original-language', work.originalLanguage),
      valueId('first-published', String(work.firstPublished)),
      valueId('pages', String(edition.pages)),
      ...skus.map((sku) => valueId('binding', sku.format)),
      ...new Set(work.subjects.map((subject) => valueId('subject', subject))),
    ].map((parameter_value_id) => ({ product_id: id, parameter_value_id })),
  );
  await insertAll(
    db,
    'parameter_value',
    [...values.values()].map(({ id, identifier, key }) => ({
      parameter_value_id: id,
      parameter_id: parameterId.get(identifier) ?? 0,
      value_key: key,
    })),
  );
  await insertAll(
    db,
    'parameter_value_text',
    [...values.values()].flatMap(({ id, identifier, key }) => {
      const words = valueNames(identifier, key);
      if (identifier.endsWith('language') && !words)
        throw new Error(`The demo data has no name for the language "${key}".`);
      return words
        ? everyLanguage.map(([code, language_id]) => ({
            parameter_value_id: id,
            language_id,
            label: words[code],
          }))
        : [];
    }),
  );
  await insertAll(db, 'product_parameter', links);
}

/** Most values are read as they stand: names, numbers. */
function valueNames(identifier: string, key: string): Record<SeedLanguage, string> | undefined {
  if (identifier === 'binding') return formats[key as Format].name;
  if (identifier === 'author') return authorNames[key];
  if (identifier === 'first-published') return yearNames(Number(key));
  return identifier.endsWith('language') ? languageNames[key] : undefined;
}
