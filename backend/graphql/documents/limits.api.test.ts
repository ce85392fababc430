import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

describe('a document beyond a limit is rejected with the code LIMIT_EXCEEDED:', () => {
  const fourFields = 'fragment Four on ChannelType { id name type url }';

  test.each([
    ['depth', `{ product { variantGroup { ${'variants { '.repeat(8)} level ${'}'.repeat(8)} } } }`, 11],
    ['aliases', `{ ${times(31, (index) => `a${index}: channel { id }`)} }`, 31],
    ['directives', `{ channel { id ${'@include(if: true) '.repeat(21)} } }`, 21],
    ['repeated fields', `{ channel { ${'id '.repeat(102)} } }`, 101],
    ['repeated fields', `{ channel { ${'...Four '.repeat(27)} } } ${fourFields}`, 104],
    ['repeated fields', `{ ${'channel { id } '.repeat(60)} channels { ${'id '.repeat(50)} } }`, 108],
    ['tokens', `{ channel(channelId: "${'a'.repeat(9)}") { ${'id '.repeat(LIMITS.graphqlTokens)} } }`, 1500],
  ])('%s', async (limit, query, number) => {
    const { data, errors } = await shop.query(query);
    expect(data).toBeUndefined();
    expect(errors).toEqual([{ message: expect.any(String), extensions: { code: 'LIMIT_EXCEEDED' } }]);
    expect(errors?.[0]?.message).toContain(limit);
    expect(errors?.[0]?.message).toContain(String(number));
  });

  test('for callers in the same process too', async () => {
    const { data, errors } = await shop.backend.execute(`{ channel { ${'id '.repeat(102)} } }`, {});
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions).toEqual({ code: 'LIMIT_EXCEEDED' });
  });
});

/** About 60 fields, as on the largest product card. */
const card = `productId name alias articleNumber canonicalUrl categoryId type discountType
  brand { name alias canonicalUrl } primaryCategory { name alias canonicalUrl } productImages { fileName }
  unitPrice {
    isDiscounted sellingPriceIncVat sellingPriceExVat regularPriceIncVat regularPriceExVat discountIncVat
    discountPercentage vat sellingPriceIncVatFormatted regularPriceIncVatFormatted currency { code }
  }
  totalStock { totalStock inStock oversellable static } texts { text1 text2 }
  skus { skuId articleNumber name stock { totalStock inStock oversellable static } }
  variantDimensions { dimension value label }
  variantGroup {
    variants { level dimension value label alias canonicalUrl productId stock { totalStock } variants { level label } }
  }
  parameterGroups { name parameters { name value identifier } }`;

describe('the cost of an operation', () => {
  const rejected = {
    message: expect.stringMatching(/^The operation costs \d+; the limit is 40000\./),
    extensions: { code: 'LIMIT_EXCEEDED', cost: expect.any(Number), limit: LIMITS.graphqlCost },
  };
  const lists = (count: number) =>
    `query ($take: Int) { ${times(count, (index) => `list${index}: products(take: $take) { products { ...Card } }`)} }
     fragment Card on ProductType { ${card} }`;

  test.each([
    ['a list of 200 full cards', 1, 200],
    ['five lists of 48 full cards', 5, 48],
    ['thirty lists of 5 full cards', 30, 5],
  ])('allows %s', async (_, count, take) => {
    const { data, errors } = await shop.query(lists(count), { take });
    expect(errors).toBeUndefined();
    expect(Object.values(data)).toHaveLength(count);
    expect(data.list0.products.length).toBeGreaterThan(0);
  });

  test('does not allow thirty lists of 200, whatever their fields', async () => {
    const query = `{ ${times(
      30,
      (index) => `list${index}: products(take: 200) { products {
      productId name alias articleNumber canonicalUrl categoryId type discountType weight
      texts { text1 text2 text3 } totalStock { totalStock inStock oversellable static } } }`,
    )} }`;
    for (const [text, variables] of [
      [query, {}],
      [lists(30), { take: 200 }],
    ] as const) {
      const { status, data, errors } = await shop.query(text, variables);
      expect([status, data, errors]).toEqual([200, undefined, [rejected]]);
    }
  });

  test('is in the error and its message', async () => {
    const { errors } = await shop.query(lists(30), { take: 200 });
    expect(errors?.[0]?.message).toContain(` ${errors?.[0]?.extensions?.cost};`);
  });

  test('does not count more items than a list can have', async () => {
    const { data, errors } = await shop.query('{ products(take: 1000000) { products { name } } }');
    expect(data).toEqual({ products: null });
    expect(errors?.[0]?.message).toContain(String(LIMITS.listTake));
  });

  test('counts nested lists, including those in fragments', async () => {
    const deep = `{ products(take: 200) { products { categories { ...Urls } primaryCategory { ...Urls }
      brand { alternativeUrls { url culture country } } variantGroup { variants { variants { variants { ...Leaf } } } }
      ${times(25, (index) => `c${index}: categories { ...Urls }`)} } } }
      fragment Urls on CategoryType { alternativeUrls { url culture country } }
      fragment Leaf on VariantType { level label value }`;
    expect((await shop.query(deep)).errors).toEqual([rejected]);
  });
});

describe('the work of an operation', () => {
  const searches = (count: number) =>
    `{ ${times(count, (index) => `a${index}: products(filter: { searchText: "s${index}" }) { count }`)} }`;

  test('allows a few searches, and rejects ten, whose cost is low', async () => {
    const { data } = await shop.query(searches(4));
    expect(Object.keys(data)).toHaveLength(4);
    const { status, data: none, errors } = await shop.query(searches(10));
    expect([status, none]).toEqual([200, undefined]);
    expect(errors).toEqual([
      {
        message: expect.stringMatching(/^The operation needs \d+ units of work; the limit is 40\./),
        extensions: { code: 'LIMIT_EXCEEDED', work: expect.any(Number), limit: LIMITS.graphqlWork },
      },
    ]);
    expect(errors?.[0]?.extensions?.work).toBeGreaterThan(LIMITS.graphqlWork);
  });
});

describe('a mutation that places orders, hashes passwords or sends mails', () => {
  const reset = (alias: string) => `${alias}: requestPasswordReset(email: "${alias}@example.se")`;
  const order = (alias: string) => `${alias}: placeOrder(cartId: "unknown", checkout: {}) { __typename }`;

  test.each([
    ['requestPasswordReset', `mutation { ${times(20, (index) => reset(`a${index}`))} }`],
    ['placeOrder', `mutation { ${order('a')} ${order('b')} }`],
    ['placeOrder', `mutation { ${order('a')} b: clearCart(id: "unknown") { id } }`],
    ['requestPasswordReset', `mutation { ...All } fragment All on Mutation { ${reset('a')} ${reset('b')} }`],
  ])('is rejected beside another: %s', async (name, query) => {
    const { data, errors } = await shop.query(query);
    expect(data).toBeUndefined();
    const message = `Send ${name} in a request of its own, without other mutations.`;
    expect(errors).toEqual([{ message, extensions: { code: 'LIMIT_EXCEEDED' } }]);
  });

  test('is accepted alone', async () => {
    const { data } = await shop.query(`mutation { __typename ${reset('a')} }`);
    expect(data).toMatchObject({ __typename: 'Mutation' });
  });
});
