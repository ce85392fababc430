import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';

interface Listed {
  productId: number;
  name: string;
  firstAvailableOn: string;
  brand: { name: string };
  unitPrice: { sellingPriceIncVat: number };
}

let shop: TestShop;
/** New names for some products. */
const newNames = ['Apa', 'Öga', 'Ål', 'Zebra', 'Ärta', 'ånga', 'Ek', 'Över'];
let renamed: number[];

beforeAll(async () => {
  shop = await openDemoShop();
  const { data } = await shop.query('{ products(take: 8) { products { productId } } }');
  renamed = data.products.products.map(({ productId }: Listed) => productId);
  for (const [index, product_id] of renamed.entries())
    await shop.db
      .updateTable('product_text')
      .set({ name: newNames[index] })
      .where('product_id', '=', product_id)
      .execute();
  await shop.backend.refreshCatalogue();
});
afterAll(() => shop.close());

async function listed(sort: string | undefined, variables: object = {}): Promise<Listed[]> {
  const { data, errors } = await shop.query(
    `query ($sort: SortType, $languageId: String, $marketId: String) {
      products(take: 200, filter: { sort: $sort }, languageId: $languageId, marketId: $marketId) {
        products { productId name firstAvailableOn brand { name } unitPrice { sellingPriceIncVat } }
      }
    }`,
    { sort, ...variables },
  );
  expect(errors).toBeUndefined();
  return data.products.products;
}

/** Expects that each value follows the previous one, and that not all are equal. */
function expectOrder<T>(values: T[], follows: (before: T, after: T) => boolean) {
  expect(values).toHaveLength(200);
  expect(new Set(values).size).toBeGreaterThan(1);
  const wrong = values.slice(1).filter((value, index) => !follows(values[index] as T, value));
  expect(wrong).toEqual([]);
}

describe('The order of a list', () => {
  test('LATEST lists the newest first and is the default', async () => {
    const latest = await listed('LATEST');
    expectOrder(
      latest.map(({ firstAvailableOn }) => firstAvailableOn),
      (before, after) => before >= after,
    );
    expect(await listed(undefined)).toEqual(latest);
  });

  test('LATEST of forthcoming titles lists the nearest date first', async () => {
    const forthcoming = async (filter: object, url?: string) => {
      const { data, errors } = await shop.query(
        `query ($filter: FilterInputType, $url: String) { products(take: 50, filter: $filter, url: $url) {
          products { currentProductVariant { attributes { key value } } } } }`,
        { filter, url },
      );
      expect(errors).toBeUndefined();
      type Product = { currentProductVariant: { attributes: { key: string; value: string }[] } };
      return data.products.products.map(
        ({ currentProductVariant }: Product) =>
          currentProductVariant.attributes.find(({ key }) => key === 'preOrderDate')?.value,
      );
    };
    const dates = await forthcoming({ include: ['release/forthcoming'], sort: 'LATEST' });
    expect(dates.length).toBeGreaterThan(2);
    expect(dates).toEqual(dates.toSorted());
    expect(dates[0]).not.toBe(dates.at(-1));
    expect(await forthcoming({ facets: ['release/forthcoming'] })).toEqual(dates);
    expect(await forthcoming({}, '/l/release/forthcoming')).toEqual(dates);
  });

  test('PRICE is ascending, PRICE_DESC descending', async () => {
    const price = ({ unitPrice }: Listed) => unitPrice.sellingPriceIncVat;
    expectOrder((await listed('PRICE')).map(price), (before, after) => before <= after);
    expectOrder((await listed('PRICE_DESC')).map(price), (before, after) => before >= after);
  });

  test('PRICE lists equal prices by id, highest first', async () => {
    const products = await listed('PRICE');
    const ties = products.slice(1).flatMap((after, index) => {
      const before = products[index];
      return before?.unitPrice.sellingPriceIncVat === after.unitPrice.sellingPriceIncVat
        ? [{ before, after }]
        : [];
    });
    expect(ties.length).toBeGreaterThan(0);
    expect(ties.filter(({ before, after }) => before.productId <= after.productId)).toEqual([]);
  });

  test('PRICE uses the prices of the market', async () => {
    const norwegian = await listed('PRICE', { marketId: 'no', languageId: 'nb-NO' });
    expectOrder(
      norwegian.map(({ unitPrice }) => unitPrice.sellingPriceIncVat),
      (before, after) => before <= after,
    );
  });

  test('MOST_SOLD lists the work with the most sold copies in all its editions first', async () => {
    const rows = await shop.db
      .selectFrom('product')
      .select(['product_id', 'sold_count', 'variant_group_id'])
      .execute();
    const works = Map.groupBy(rows, ({ variant_group_id, product_id }) => variant_group_id ?? -product_id);
    const sold = new Map(
      [...works.values()].flatMap((editions) => {
        const total = editions.reduce((sum, { sold_count }) => sum + sold_count, 0);
        return editions.map(({ product_id }) => [product_id, total] as const);
      }),
    );
    const counts = (await listed('MOST_SOLD')).map(({ productId }) => sold.get(productId) ?? -1);
    expectOrder(counts, (before, after) => before >= after);
    expect(counts[0]).toBeGreaterThan(counts.at(-1) ?? 0);
  });

  test('ALPHABETICAL in Swedish sorts å, ä and ö after z', async () => {
    const products = (await listedByName('sv-SE')).filter(({ productId }) => renamed.includes(productId));
    expect(products.map(({ name }) => name)).toEqual([
      'Apa',
      'Ek',
      'Zebra',
      'Ål',
      'ånga',
      'Ärta',
      'Öga',
      'Över',
    ]);
  });

  test('ALPHABETICAL in English sorts å and ä like a, ö like o', async () => {
    const products = (await listedByName('en-GB')).filter(({ productId }) => renamed.includes(productId));
    expect(products.map(({ name }) => name)).toEqual([
      'Ål',
      'ånga',
      'Apa',
      'Ärta',
      'Ek',
      'Öga',
      'Över',
      'Zebra',
    ]);
  });

  test('ALPHABETICAL_DESC is descending', async () => {
    const { compare } = new Intl.Collator('sv');
    const names = (await listed('ALPHABETICAL_DESC')).map(({ name }) => name);
    expectOrder(names, (before, after) => compare(before, after) >= 0);
  });

  test('BRAND sorts by the name of the publisher', async () => {
    const { compare } = new Intl.Collator('sv');
    const names = (await listed('BRAND')).map(({ brand }) => brand.name);
    expectOrder(names, (before, after) => compare(before, after) <= 0);
  });
});

/** All editions, not collapsed. */
async function listedByName(languageId: string): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let count = 1; all.length < count; ) {
    const { data } = await shop.query(
      `query ($skip: Int, $languageId: String) {
        products(skip: $skip, take: 200, languageId: $languageId, filter: { sort: ALPHABETICAL, includeCollapsed: true }) {
          count products { productId name }
        }
      }`,
      { skip: all.length, languageId },
    );
    count = data.products.count;
    all.push(...data.products.products);
  }
  return all;
}
