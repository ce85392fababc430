import { sql } from 'kysely';
import { freightClass } from '#backend/database/book-size.ts';
import { bulkInsert } from '#backend/database/bulk-insert.ts';
import type { Database } from '#backend/database/connection.ts';
import { stableNumber } from '#backend/database/stable-number.ts';
import { slug } from '#contract/product/slug.ts';
import { ageOf } from '../contributors/book-facts.ts';
import { type DemoLanguage, everyLanguage } from '../languages.ts';
import { currencyCodes } from '../shop/markets.ts';
import { brandIdOf } from './brands.ts';
import { categoryIdOf } from './categories.ts';
import { articleNumberOf, type DemoProduct, inStoreGtin } from './demo-products.ts';
import { createPackageEditions, type PackageEdition, packagePrice, packageSize } from './package-editions.ts';
import { packageChoice, packages, severalAuthors } from './packages.ts';
import { authorNames } from './parameters.ts';

const firstDay = '2026-03-02';
const stock = 12;

/** Packages: products that consist of others. `groupCount` is the number of variant groups so far. */
export async function seedPackages(db: Database, books: DemoProduct[], groupCount: number): Promise<void> {
  const editions = createPackageEditions(books);
  await bulkInsert(
    db,
    'variant_group',
    packages.map(({ key, name }, index) => ({
      variant_group_id: groupCount + index + 1,
      variant_group_key: key,
      name: name.sv,
      dimension: 'Language',
    })),
  );
  await seedProducts(db, editions, groupCount);
  await seedSkus(db, editions);
  await seedPackageParameters(db, editions);
  await seedGroups(db, editions);
}

async function seedProducts(db: Database, editions: PackageEdition[], groupCount: number): Promise<void> {
  await bulkInsert(
    db,
    'product',
    editions.map((item) => {
      const { weight_grams, ...dimensions } = packageSize(item);
      return {
        product_id: item.id,
        product_key: `${item.package.key}/${item.language}`,
        article_number: articleNumberOf(item.id),
        type: 'package',
        brand_id: brandIdOf(item.defaultBooks[0]?.edition.publisher ?? ''),
        primary_category_id: categoryIdOf(item.package.category),
        variant_group_id: groupCount + packages.indexOf(item.package) + 1,
        variant_value: item.language,
        tax_class: 'book',
        first_available_on: firstDay,
        freight_class: freightClass({ ...dimensions, weight_grams }),
        ...dimensions,
      };
    }),
  );
  await bulkInsert(
    db,
    'product_text',
    editions.flatMap(({ id, package: item, language, groups }) =>
      everyLanguage.map(([code, language_id]) => ({
        product_id: id,
        language_id,
        name: item.name[language],
        slug: slug(item.name[language]),
        text1: authorLine(groups.flat(), code),
        text2: item.text[code],
      })),
    ),
  );
  await bulkInsert(
    db,
    'product_category',
    editions.map(({ id, package: item }) => ({ product_id: id, category_id: categoryIdOf(item.category) })),
  );
  await bulkInsert(
    db,
    'product_image',
    editions.map(({ id, package: item, language }) => ({
      product_id: id,
      file_name: `${articleNumberOf(id).toLowerCase()}-${stableNumber(item.name[language]).toString(36)}.jpg`,
      sort_order: 0,
    })),
  );
}

const authorsOf = (books: DemoProduct[]) => [...new Set(books.map(({ work }) => work.author))];

function authorLine(books: DemoProduct[], code: DemoLanguage): string {
  const [author = '', ...others] = authorsOf(books);
  return others.length > 0 ? severalAuthors[code] : (authorNames[author]?.[code] ?? author);
}

async function seedSkus(db: Database, editions: PackageEdition[]): Promise<void> {
  const { sku_choice_id } = await db
    .insertInto('sku_choice')
    .columns(['sku_choice_id', 'choice_key', 'is_format', 'sort_order'])
    .expression(
      sql`select max(sku_choice_id) + 1, ${packageChoice.key}::text, true, max(sort_order) + 1 from sku_choice`,
    )
    .returning('sku_choice_id')
    .executeTakeFirstOrThrow();
  await bulkInsert(
    db,
    'sku_choice_text',
    everyLanguage.map(([code, language_id]) => ({
      sku_choice_id,
      language_id,
      name: packageChoice.name[code],
    })),
  );
  await bulkInsert(
    db,
    'sku',
    editions.map((item) => ({
      sku_id: item.skuId,
      product_id: item.id,
      sku_choice_id,
      article_number: `${articleNumberOf(item.id)}-S`,
      gtin: inStoreGtin(item.skuId),
      in_stock: stock,
      ...packageSize(item),
    })),
  );
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
      editions.map((item) => {
        const price = packagePrice(item, currency);
        return {
          price_list_id: listIdOf.get(currency) ?? 0,
          sku_id: item.skuId,
          regular_price: price,
          selling_price: price,
        };
      }),
    ),
  );
}

/** The language, the author if all books have the same, the age, and the subjects, on which the cover depends. */
async function seedPackageParameters(db: Database, editions: PackageEdition[]): Promise<void> {
  const values = editions.flatMap(({ id, package: { category }, language, groups, defaultBooks }) => {
    const authors = authorsOf(groups.flat());
    const age = ageOf(category);
    return [
      { id, identifier: 'language', key: language as string },
      { id, identifier: 'format', key: packageChoice.key },
      ...(authors.length === 1 ? authors.map((key) => ({ id, identifier: 'author', key })) : []),
      ...(age ? [{ id, identifier: 'age', key: age }] : []),
      ...defaultBooks.flatMap(({ work }) => work.subjects.map((key) => ({ id, identifier: 'keyword', key }))),
    ];
  });
  await sql`
    insert into product_parameter (product_id, parameter_value_id)
    select distinct fact.id, value.parameter_value_id
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as fact (id integer, identifier text, key text)
    join parameter using (identifier)
    join parameter_value value on value.parameter_id = parameter.parameter_id and value.value_key = fact.key`.execute(
    db,
  );
}

async function seedGroups(db: Database, editions: PackageEdition[]): Promise<void> {
  const groups = editions
    .flatMap(({ id, package: item, groups }) =>
      item.groups.map((group, order) => ({ id, group, order, books: groups[order] ?? [] })),
    )
    .map((group, index) => ({ ...group, package_group_id: index + 1 }));
  await bulkInsert(
    db,
    'package_group',
    groups.map(({ package_group_id, id, group, order }) => ({
      package_group_id,
      product_id: id,
      is_required: !group.isOptional,
      sort_order: order,
    })),
  );
  await bulkInsert(
    db,
    'package_group_text',
    groups.flatMap(({ package_group_id, group }) =>
      everyLanguage.map(([code, language_id]) => ({
        package_group_id,
        language_id,
        name: group.name[code],
        description: group.description?.[code] ?? null,
      })),
    ),
  );
  await bulkInsert(
    db,
    'package_option',
    groups.flatMap(({ package_group_id, group, books }) =>
      books.map((book, order) => ({
        package_group_id,
        product_id: book.id,
        quantity: group.quantity ?? 1,
        is_default: order === 0 && !group.isOptional,
        sort_order: order,
      })),
    ),
  );
}
