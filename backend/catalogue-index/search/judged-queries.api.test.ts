import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { demoLanguages } from '../../../tests/demo-documents.ts';

/** Queries as visitors type them, by language: `query = work`, or `query = -` if nothing may be found. */
const folder = join(import.meta.dirname, '../../../tests/search-queries');

let shop: TestShop;
/** By product id. */
let workOfProduct: Map<number, string>;

beforeAll(async () => {
  shop = await openDemoShop();
  const rows = await shop.db
    .selectFrom('product')
    .innerJoin('variant_group', 'variant_group.variant_group_id', 'product.variant_group_id')
    .select(['product_id', 'variant_group_key'])
    .execute();
  workOfProduct = new Map(rows.map(({ product_id, variant_group_key }) => [product_id, variant_group_key]));
});
afterAll(() => shop.close());

interface JudgedQuery {
  text: string;
  work: string;
}

async function readQueries(locale: string): Promise<JudgedQuery[]> {
  const lines = (await readFile(join(folder, `${locale}.txt`), 'utf8')).trim().split('\n');
  return lines.map((line) => {
    const [text = '', work = ''] = line.split(' = ');
    return { text, work };
  });
}

/** The works of the first five results. */
async function worksFor(searchText: string, languageId: string): Promise<string[]> {
  const { data, errors } = await shop.query(
    `query ($filter: FilterInputType, $languageId: String) {
      products(take: 5, filter: $filter, languageId: $languageId) { products { productId } }
    }`,
    { filter: { searchText }, languageId },
  );
  expect(errors).toBeUndefined();
  const products: { productId: number }[] = data.products.products;
  return products.map(({ productId }) => workOfProduct.get(productId) ?? String(productId));
}

async function rankOf({ text, work }: JudgedQuery, languageId: string): Promise<number> {
  const works = await worksFor(text, languageId);
  if (work === '-') return works.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  const rank = works.indexOf(work);
  return rank === -1 ? Number.POSITIVE_INFINITY : rank;
}

describe.each(demoLanguages)('judged queries in %s', (locale) => {
  test('find their book first in 95 %, and among the first five in 99 %', async () => {
    const queries = await readQueries(locale);
    expect(queries.length).toBeGreaterThanOrEqual(60);
    const ranks: number[] = [];
    for (const query of queries) ranks.push(await rankOf(query, LOCALES[locale].iso));
    const missedBeyond = (rank: number) =>
      queries.filter((_, index) => (ranks[index] ?? 0) > rank).map(({ text, work }) => `${text} = ${work}`);
    const [notFirst, notInFive] = [missedBeyond(0), missedBeyond(4)];
    if (notFirst.length > 0) process.stdout.write(`not first in ${locale}:\n${notFirst.join('\n')}\n`);
    expect(1 - notFirst.length / queries.length, notFirst.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(1 - notInFive.length / queries.length, notInFive.join('\n')).toBeGreaterThanOrEqual(0.99);
  });
});
