import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { addProduct, changeShop } from '../add-product.fixture.ts';

interface Format {
  language: string;
  format: string;
  price: number;
  stock?: object;
}

const soldOut = { in_stock: 0 };
const toOrder = { in_stock: 0, oversellable: 5 };

const works: Record<string, Format[]> = {
  elkmoor: [
    { language: 'sv', format: 'hardback', price: 24_900 },
    { language: 'sv', format: 'paperback', price: 8900 },
    { language: 'sv', format: 'ebook', price: 4900, stock: soldOut },
    { language: 'en', format: 'paperback', price: 7900 },
  ],
  owlmoor: [
    { language: 'sv', format: 'hardback', price: 24_900 },
    { language: 'sv', format: 'paperback', price: 8900, stock: toOrder },
  ],
  newtmoor: [
    { language: 'sv', format: 'hardback', price: 24_900, stock: soldOut },
    { language: 'sv', format: 'paperback', price: 8900, stock: soldOut },
  ],
};

async function addWorks(db: Database): Promise<void> {
  for (const [work, formats] of Object.entries(works)) {
    const { variant_group_id } = await db
      .insertInto('variant_group')
      .values({
        variant_group_key: work,
        name: work,
        dimension: 'Format',
        outer_dimension: 'Language',
        collapse_in_lists: true,
      })
      .returning('variant_group_id')
      .executeTakeFirstOrThrow();
    for (const { language, format, price, stock } of formats)
      await addProduct(db, {
        key: `${work} ${language} ${format}`,
        variant_group_id,
        variant_outer_value: language,
        variant_value: format,
        // Prices: days ago, regular, selling.
        skus: [{ prices: [[40, price, price]], ...stock }],
      });
  }
}

describe.each(['memory', 'postgres'])('With the %s engine', (CATALOGUE_ENGINE) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ CATALOGUE_ENGINE });
    await changeShop(shop, addWorks);
  });
  afterAll(() => shop.close());

  /** Name → the attribute that cards read. */
  async function listed(filter: object): Promise<Record<string, object | undefined>> {
    const { data, errors } = await shop.query(
      `query ($filter: FilterInputType) { products(take: 100, languageId: "sv-SE", filter: $filter) {
        products { name variantDimensions { level attributes { key value } } } } }`,
      { filter },
    );
    expect(errors).toBeUndefined();
    type Row = { name: string; variantDimensions: { level: number; attributes: { key: string }[] }[] };
    return Object.fromEntries(
      data.products.products.map(({ name, variantDimensions }: Row) => {
        const { attributes = [] } = variantDimensions.find(({ level }) => level === 1) ?? {};
        const attribute = (key: string) => attributes.find((candidate) => candidate.key === key);
        expect(attribute('productCount')).toEqual({
          key: 'productCount',
          value: expect.stringMatching(/^[23]$/),
        });
        return [name, attribute('hasLowestPrice')];
      }),
    );
  }
  const lowest = { key: 'hasLowestPrice', value: 'true' };
  const higher = { key: 'hasLowestPrice', value: 'false' };

  test('an unfiltered list has the lowest price of what can be ordered', async () => {
    const of = (work: string) => listed({ searchText: work });
    expect(await of('elkmoor')).toEqual({ 'elkmoor sv paperback': lowest });
    // The hardback is in stock; the cheaper paperback can be ordered.
    expect(await of('owlmoor')).toEqual({ 'owlmoor sv hardback': higher });
    expect(await of('newtmoor')).toEqual({ 'newtmoor sv paperback': lowest });
  });

  test('a filter lists a format that is not the cheapest', async () => {
    expect(await listed({ searchText: 'elkmoor', price: { lowest: 100 } })).toEqual({
      'elkmoor sv hardback': higher,
    });
    expect(await listed({ searchText: 'elkmoor', facets: ['a_elkmoor sv hardback'] })).toEqual({
      'elkmoor sv hardback': higher,
    });
    expect(await listed({ searchText: 'newtmoor', facets: ['a_newtmoor sv hardback'] })).toEqual({
      'newtmoor sv hardback': higher,
    });
  });

  test('the search for a code lists that format', async () => {
    expect(await listed({ searchText: 'T-elkmoor sv hardback' })).toEqual({ 'elkmoor sv hardback': higher });
  });
});
