import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FacetCount, ListQuery, ListResult } from '../engine.ts';
import { unfilteredQuery } from '../engine-cases.fixture.ts';
import { MAX_FACET_VALUES } from '../facet-bands.ts';
import { type OpenedCatalogue, openCatalogue } from './opened-catalogue.fixture.ts';

let shop: OpenedCatalogue;
beforeAll(async () => {
  shop = await openCatalogue();
});
afterAll(() => shop.close());

type ScopeOptions = Parameters<OpenedCatalogue['scope']>[0];

async function list(query: Partial<ListQuery> = {}, options?: ScopeOptions): Promise<ListResult> {
  return shop.engine.list(shop.scope(options), { ...unfilteredQuery, ...query });
}

async function facetValues(
  filterId: string,
  query: Partial<ListQuery> = {},
  options?: ScopeOptions,
): Promise<FacetCount[]> {
  const { filters } = await list({ ...query, take: 0 }, options);
  return filters?.groups.find((group) => group.filterId === filterId)?.values ?? [];
}

/** The whole number that the SQL statement returns. */
async function queryNumber(statement: string): Promise<number> {
  const { rows } = await sql.raw<{ value: number }>(`select (${statement})::int as value`).execute(shop.db);
  return rows[0]?.value ?? -1;
}

describe('A list', () => {
  test('has one product per work, in the language of the storefront if the work has such an edition', async () => {
    const { count, productIds } = await list({ take: 2000 });
    expect(count).toBe(
      await queryNumber(`select count(distinct coalesce(variant_group_id, -product_id)) from product
        where fulfilment in ('shipped', 'download')`),
    );
    expect(productIds.length).toBe(count);
    // `variant_outer_value` is the language of an edition.
    const notSwedishThoughAvailable = await queryNumber(`
      select count(*) from product p where product_id in (${productIds}) and variant_outer_value <> 'sv' and exists (
        select from product other where other.variant_group_id = p.variant_group_id and other.variant_outer_value = 'sv')`);
    expect(notSwedishThoughAvailable).toBe(0);
  });

  test('of a category includes products of its subcategories', async () => {
    const productsOfSubcategories = await queryNumber(`
      select count(distinct product_id) from product_category join category using (category_id)
      where parent_category_id = 200`);
    // Without `includeCollapsed`, the list would count the products of one work as one.
    const { count } = await list({ include: ['c_200'], includeCollapsed: true });
    expect(count).toBe(productsOfSubcategories);
  });

  test('returns the page that `skip` and `take` request, and counts the products of all pages', async () => {
    const whole = await list({ sort: 'ALPHABETICAL', take: 2000 });
    const page = await list({ sort: 'ALPHABETICAL', skip: 20, take: 7 });
    expect(page.productIds).toEqual(whole.productIds.slice(20, 27));
    expect(page.count).toBe(whole.count);
  });

  test('sorts product names by the alphabet of the language', async () => {
    const listNames = async (languageId: string, market: string) => {
      const { productIds } = await list(
        { sort: 'ALPHABETICAL', take: 2000, includeCollapsed: true },
        { language: languageId, market },
      );
      const nameById = new Map(shop.products.map(({ id, texts }) => [id, texts.get(languageId)?.name ?? '']));
      return productIds.map((id) => nameById.get(id) ?? '');
    };
    for (const [languageId, market] of [
      ['sv-SE', 'se'],
      ['da-DK', 'dk'],
    ] as const) {
      const names = await listNames(languageId, market);
      expect(names).toEqual(names.toSorted(new Intl.Collator(languageId).compare));
    }
  });

  test('contains the latest committed changes', async () => {
    const before = await list({ include: ['b_3'], includeCollapsed: true, sort: 'PRICE' });
    const [first = 0, second = 0] = before.productIds;
    await shop.db.updateTable('product').set({ is_active: false }).where('product_id', '=', first).execute();
    const after = await list({ include: ['b_3'], includeCollapsed: true, sort: 'PRICE' });
    expect(after.count).toBe(before.count - 1);
    expect(after.productIds[0]).toBe(second);
    await shop.db.updateTable('product').set({ is_active: true }).where('product_id', '=', first).execute();
  });
});

describe('Prices in a list', () => {
  test('include campaigns: crime is 20 % cheaper in Sweden, but not in Germany', async () => {
    const crime = { include: ['c_201'], includeCollapsed: true };
    const count = await queryNumber('select count(*) from product_category where category_id = 201');
    expect(await facetValues('Discount', crime)).toEqual([
      { facetId: 'd_11-20', count, parameterValue: null },
    ]);
    expect(await facetValues('Discount', crime, { market: 'de', language: 'en-GB' })).toEqual([]);
  });

  test('do not include ended campaigns', async () => {
    const now = Date.now() + 60 * 24 * 60 * 60 * 1000;
    expect(await facetValues('Discount', { include: ['c_201'] }, { now })).toEqual([]);
  });

  // The product now costs 900, its regular price is 1500. Each case: the price with which 900 is compared; the earlier prices
  // as [regular, selling, days ago]; the facet of the discount in percent, null without a discount.
  test.each([
    ['the price of the last weeks', [[1500, 1500, 90]], 'd_31-40'],
    [
      'the lower price before a short rise',
      [
        [1000, 1000, 90],
        [1500, 1500, 12],
      ],
      'd_0-10',
    ],
    [
      'the price before the first of several cuts',
      [
        [1500, 1500, 90],
        [1500, 1200, 20],
      ],
      'd_31-40',
    ],
    [
      'a recent price, not an older one',
      [
        [1500, 1500, 90],
        [1000, 1000, 60],
      ],
      'd_0-10',
    ],
    [
      'nothing, if it cost the same within 30 days',
      [
        [1500, 900, 50],
        [1500, 1500, 20],
      ],
      null,
    ],
    ['nothing, if it has always been reduced', [[1500, 900, 90]], null],
  ] as const)('are compared with %s', async (_, pastPrices, facetId) => {
    const productId = await queryNumber('select min(product_id) from product');
    const euroListId = await queryNumber(`select price_list_id from price_list where identifier = 'eur'`);
    const options = { market: 'de', language: 'en-GB', now: Date.now() + 1000 };
    await shop.db.transaction().execute(async (trx) => {
      await sql`truncate price_log`.execute(trx);
      for (const [regular, selling, daysAgo] of pastPrices)
        await sql`
          insert into price_log (price_list_id, sku_id, regular_price, selling_price, valid_from)
          select ${euroListId}, sku_id, ${regular}, ${selling}, now() - ${daysAgo}::int * interval '1 day'
          from sku where product_id = ${productId}`.execute(trx);
      await sql`
        update price set regular_price = 1500, selling_price = 900
        where price_list_id = ${euroListId}
        and sku_id in (select sku_id from sku where product_id = ${productId})`.execute(trx);
      // The update logs nothing if the stored price was 900 already, so the test logs the current price.
      await sql`
        insert into price_log (price_list_id, sku_id, regular_price, selling_price)
        select ${euroListId}, sku_id, 1500, 900 from sku where product_id = ${productId}`.execute(trx);
    });
    const discounts = await facetValues('Discount', { productIds: [productId] }, options);
    expect(discounts.map((value) => value.facetId)).toEqual(facetId === null ? [] : [facetId]);
  });

  test('are those of the customer group’s price list, if the list has the product', async () => {
    const member = { customerGroupId: 1 };
    const clubList = { priceListIdentifier: 'sek-book-club', includeCollapsed: true };
    expect((await list(clubList, member)).count).toBe(
      await queryNumber(`select count(distinct product_id) from price join sku using (sku_id)
        where price_list_id = (select price_list_id from price_list where identifier = 'sek-book-club')`),
    );
    const findLowestPrice = async (options?: ScopeOptions) =>
      (await list(clubList, options)).filters?.price?.lowest ?? 0;
    expect(await findLowestPrice(member)).toBeLessThan(await findLowestPrice());
  });
});

describe('Facets', () => {
  test('count list entries as if nothing were selected in their group, and sizes have their configured order', async () => {
    const [first] = await facetValues('Sku');
    const sizes = await facetValues('Sku', { facets: [first?.facetId ?? ''] });
    expect(sizes.length).toBeGreaterThan(3);
    const sortOrders: number[] = [];
    for (const { facetId, count } of sizes) {
      // The facet of the SKU choice 7 is `k_7`.
      const skuChoiceId = facetId.slice(2);
      sortOrders.push(
        await queryNumber(`select sort_order from sku_choice where sku_choice_id = ${skuChoiceId}`),
      );
      expect(count, facetId).toBe((await list({ facets: [facetId], withFacets: false })).count);
      const countEntries = `select count(distinct coalesce(variant_group_id, -product_id)) from product
        join sku using (product_id) where sku_choice_id = ${skuChoiceId}`;
      expect(count, facetId).toBe(await queryNumber(countEntries));
    }
    expect(sortOrders).toEqual(sortOrders.toSorted((a, b) => a - b));
  });

  test('are in the order of docs/lists-and-facets.md, with labels of parameter values, at most 300 in a group', async () => {
    const { filters } = await list();
    expect(filters?.groups.map(({ filterId }) => filterId)).toEqual([
      'Category',
      'Brand',
      'Sku',
      'Price',
      'Discount',
      'Campaign',
      'author',
      'language',
      'original-language',
      'format',
      'color',
      'fit',
      'age',
      'award',
      'release',
      'StockStatus',
    ]);
    const languages = await facetValues('language');
    expect(languages.map(({ parameterValue }) => parameterValue?.labels.get('en-GB')).sort()).toEqual([
      'Danish',
      'English',
      'Finnish',
      'Norwegian',
      'Swedish',
    ]);
    expect((await facetValues('author')).length).toBeLessThanOrEqual(MAX_FACET_VALUES);
  });

  test('are null unless requested', async () => {
    expect((await list({ withFacets: false })).filters).toBeNull();
  });

  test('of an empty list contain only the selected size; a selected format or unknown id is not listed', async () => {
    const [size] = await facetValues('Sku');
    const facetId = size?.facetId ?? '';
    const [unknownCategory, format, unknownSize] = ['c_999999', 'k_1', 'k_99'] as const;
    const { count, filters } = await list({
      include: [unknownCategory],
      facets: [facetId, format, unknownSize],
    });
    expect(count).toBe(0);
    expect(filters).toEqual({
      price: null,
      groups: [{ type: 'Sku', filterId: 'Sku', values: [{ facetId, count: 0, parameterValue: null }] }],
    });
  });
});
