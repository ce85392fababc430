import { sql } from 'kysely';
import { bookSize, freightClass } from '../book-size.ts';
import type { Database } from '../connection.ts';
import { priceLadder } from '../formats.ts';
import { slug, stableNumber } from '../slug.ts';
import { brands } from './brands.ts';
import { insertAll } from './bulk-insert.ts';
import { categoryIdOf } from './categories.ts';
import { type DemoProduct, inStoreGtin } from './demo-products.ts';
import { packageChoice, packages, type SeedPackage, severalAuthors } from './packages.ts';
import { authorNames } from './parameters.ts';
import { reduced, type SeedCurrency } from './price-changes.ts';
import type { SeedLanguage } from './seed-work.ts';
import { currencies, languageIdOf } from './shop.ts';

const everyLanguage = Object.entries(languageIdOf) as [SeedLanguage, string][];
const brandKeys = Object.keys(brands);
const firstDay = '2026-03-02';
const copies = 12;
const percentLess = 10;

/** A package in one language: its groups with the editions of that language, the proposed one first. */
interface DemoPackage {
  id: number;
  skuId: number;
  of: SeedPackage;
  language: SeedLanguage;
  groups: DemoProduct[][];
  proposed: DemoProduct[];
}

/** Book sets: products that are put together from others. They are numbered after the books. */
export async function seedPackages(db: Database, books: DemoProduct[], groupsBefore: number): Promise<void> {
  const made = makePackages(books);
  await insertAll(
    db,
    'variant_group',
    packages.map(({ key, name }, index) => ({
      variant_group_id: groupsBefore + index + 1,
      variant_group_key: key,
      name: name.sv,
      dimension: 'Language',
    })),
  );
  await seedProducts(db, made, groupsBefore);
  await seedSkus(db, made);
  await seedFacts(db, made);
  await seedGroups(db, made);
}

function makePackages(books: DemoProduct[]): DemoPackage[] {
  const editions = new Map(books.map((book) => [`${book.work.work}/${book.edition.language}`, book]));
  const [lastId, lastSkuId] = [books.at(-1)?.id ?? 0, books.at(-1)?.skus.at(-1)?.id ?? 0];
  return packages
    .flatMap((of) =>
      everyLanguage.map(([language]) => ({
        of,
        language,
        groups: of.groups.map(({ works }) =>
          works.flatMap((work) => editions.get(`${work}/${language}`) ?? []),
        ),
      })),
    )
    .filter(({ of, groups }) =>
      groups.every((group, index) => group.length === of.groups[index]?.works.length),
    )
    .map((made, index) => ({
      ...made,
      id: lastId + index + 1,
      skuId: lastSkuId + index + 1,
      proposed: made.groups.flatMap((group, order) => {
        const { isOptional, quantity = 1 } = made.of.groups[order] ?? {};
        return isOptional ? [] : group.slice(0, 1).flatMap((book) => Array(quantity).fill(book));
      }),
    }));
}

const articleNumberOf = (id: number) => `KV${String(id).padStart(6, '0')}`;

/** The proposed books in one pile. */
function sizeOf({ proposed }: DemoPackage) {
  const sizes = proposed.map(({ edition, work }) => bookSize('paperback', edition.pages, work.category));
  const largest = (side: 'length_mm' | 'width_mm') => Math.max(...sizes.map((size) => size[side]));
  const sum = (side: 'height_mm' | 'weight_grams') => sizes.reduce((total, size) => total + size[side], 0);
  return {
    length_mm: largest('length_mm'),
    width_mm: largest('width_mm'),
    height_mm: sum('height_mm'),
    weight_grams: sum('weight_grams'),
  };
}

async function seedProducts(db: Database, made: DemoPackage[], groupsBefore: number): Promise<void> {
  await insertAll(
    db,
    'product',
    made.map((item) => {
      const { weight_grams, ...dimensions } = sizeOf(item);
      return {
        product_id: item.id,
        product_key: `${item.of.key}/${item.language}`,
        article_number: articleNumberOf(item.id),
        type: 'package',
        brand_id: brandKeys.indexOf(item.proposed[0]?.edition.publisher ?? '') + 1,
        primary_category_id: categoryIdOf(item.of.category),
        variant_group_id: groupsBefore + packages.indexOf(item.of) + 1,
        variant_value: item.language,
        tax_class: 'book',
        first_available_on: firstDay,
        freight_class: freightClass({ ...dimensions, weight_grams }),
        ...dimensions,
      };
    }),
  );
  await insertAll(
    db,
    'product_text',
    made.flatMap(({ id, of, language, groups }) =>
      everyLanguage.map(([code, language_id]) => ({
        product_id: id,
        language_id,
        name: of.name[language],
        slug: slug(of.name[language]),
        text1: authorLine(groups.flat(), code),
        text2: of.text[code],
      })),
    ),
  );
  await insertAll(
    db,
    'product_category',
    made.map(({ id, of }) => ({ product_id: id, category_id: categoryIdOf(of.category) })),
  );
  await insertAll(
    db,
    'product_image',
    made.map(({ id, of, language }) => ({
      product_id: id,
      file_name: `${articleNumberOf(id).toLowerCase()}-${stableNumber(of.name[language]).toString(36)}.jpg`,
      sort_order: 0,
    })),
  );
}

const authorsOf = (books: DemoProduct[]) => [...new Set(books.map(({ work }) => work.author))];

function authorLine(books: DemoProduct[], code: SeedLanguage): string {
  const [author = '', ...others] = authorsOf(books);
  return others.length > 0 ? severalAuthors[code] : (authorNames[author]?.[code] ?? author);
}

async function seedSkus(db: Database, made: DemoPackage[]): Promise<void> {
  const { sku_choice_id } = await db
    .insertInto('sku_choice')
    .columns(['sku_choice_id', 'choice_key', 'sort_order'])
    .expression(
      sql`select max(sku_choice_id) + 1, ${packageChoice.key}::text, max(sort_order) + 1 from sku_choice`,
    )
    .returning('sku_choice_id')
    .executeTakeFirstOrThrow();
  await insertAll(
    db,
    'sku_choice_text',
    everyLanguage.map(([code, language_id]) => ({
      sku_choice_id,
      language_id,
      name: packageChoice.name[code],
    })),
  );
  await insertAll(
    db,
    'sku',
    made.map((item) => ({
      sku_id: item.skuId,
      product_id: item.id,
      sku_choice_id,
      article_number: `${articleNumberOf(item.id)}-S`,
      gtin: inStoreGtin(item.skuId),
      in_stock: copies,
      ...sizeOf(item),
    })),
  );
  const lists = await db
    .selectFrom('price_list')
    .select(['price_list_id', 'currency_code'])
    .where('customer_group_id', 'is', null)
    .execute();
  const listIdOf = new Map(lists.map((list) => [list.currency_code, list.price_list_id]));
  await insertAll(
    db,
    'price',
    currencies.flatMap(({ currency_code }) =>
      made.map((item) => {
        const price = priceOf(item, currency_code);
        return {
          price_list_id: listIdOf.get(currency_code) ?? 0,
          sku_id: item.skuId,
          regular_price: price,
          selling_price: price,
        };
      }),
    ),
  );
}

/** Less than the books cost one by one, whichever are chosen. */
function priceOf({ of, groups }: DemoPackage, currency: SeedCurrency): number {
  const cheapest = groups.map((books, index) => {
    const { isOptional, quantity = 1 } = of.groups[index] ?? {};
    const prices = books.map(({ rung }) => priceLadder[currency][rung] ?? 0);
    return isOptional ? 0 : quantity * Math.min(...prices);
  });
  return reduced(
    cheapest.reduce((sum, price) => sum + price, 0),
    percentLess,
    currency,
  );
}

/** The language, the author if there is but one, and the subjects, which the picture is drawn from. */
async function seedFacts(db: Database, made: DemoPackage[]): Promise<void> {
  const facts = made.flatMap(({ id, language, groups, proposed }) => {
    const authors = authorsOf(groups.flat());
    return [
      { id, identifier: 'language', key: language as string },
      ...(authors.length === 1 ? authors.map((key) => ({ id, identifier: 'author', key })) : []),
      ...proposed.flatMap(({ work }) => work.subjects.map((key) => ({ id, identifier: 'subject', key }))),
    ];
  });
  await sql`
    insert into product_parameter (product_id, parameter_value_id)
    select distinct fact.id, value.parameter_value_id
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as fact (id integer, identifier text, key text)
    join parameter using (identifier)
    join parameter_value value on value.parameter_id = parameter.parameter_id and value.value_key = fact.key`.execute(
    db,
  );
}

async function seedGroups(db: Database, made: DemoPackage[]): Promise<void> {
  const groups = made
    .flatMap(({ id, of, groups }) =>
      of.groups.map((group, order) => ({ id, group, order, editions: groups[order] ?? [] })),
    )
    .map((group, index) => ({ ...group, package_group_id: index + 1 }));
  await insertAll(
    db,
    'package_group',
    groups.map(({ package_group_id, id, group, order }) => ({
      package_group_id,
      product_id: id,
      is_required: !group.isOptional,
      sort_order: order,
    })),
  );
  await insertAll(
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
  await insertAll(
    db,
    'package_option',
    groups.flatMap(({ package_group_id, group, editions }) =>
      editions.map((edition, order) => ({
        package_group_id,
        product_id: edition.id,
        quantity: group.quantity ?? 1,
        is_default: order === 0 && !group.isOptional,
        sort_order: order,
      })),
    ),
  );
}
