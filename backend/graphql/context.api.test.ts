import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import reference from './schema/contract-schema.test-data.json' with { type: 'json' };

let shop: TestShop;
let product: { productId: number; alias: string };
let category: { categoryId: number; alias: string };

beforeAll(async () => {
  shop = await openTestShop();
  const { data } = await shop.query(
    '{ products(take: 1) { products { productId alias } } categories(parentCategoryId: 0) { categoryId alias } }',
  );
  product = data.products.products[0];
  category = data.categories[0];
});
afterAll(() => shop.close());

/** The optional arguments of a field. */
function nullableArguments(field: 'products' | 'product' | 'category' | 'getCart'): string[] {
  const args: Record<string, string> = reference.types.Query.fields[field].args;
  return Object.keys(args).filter((name) => !args[name]?.endsWith('!'));
}

function typeOf(field: 'products' | 'product' | 'category' | 'getCart', argument: string): string {
  return (reference.types.Query.fields[field].args as Record<string, string>)[argument] ?? '';
}

const scopeSelection = `category(categoryId: $id, channelId: $channel, marketId: $market, languageId: $language) { name }
  product(productId: $product, channelId: $channel, marketId: $market, languageId: $language) {
    unitPrice { currency { code } }
  }`;

/** The name of a category and the currency show the resolved language and market. */
async function resolvedScope(scope: { channel?: string; market?: string; language?: string }) {
  const { data } = await shop.query(
    `query ($id: Int, $product: Int, $channel: String, $market: String, $language: String) { ${scopeSelection} }`,
    { id: category.categoryId, product: product.productId, ...scope },
  );
  return { name: data.category.name, currency: data.product.unitPrice.currency.code };
}

describe('variables that an operation does not declare', () => {
  test('are ignored', async () => {
    const variables = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE', nonsense: { a: [1] } };
    const answer = await shop.query('{ channel { id } }', variables);
    expect(answer).toEqual({ status: 200, data: { channel: { id: '1|se' } } });
  });

  test('do not overwrite an argument that has its own variable', async () => {
    const { data } = await shop.query(
      `query ($checkoutMarket: String, $id: Int) {
        product(productId: $id, marketId: $checkoutMarket) { unitPrice { currency { code } } }
      }`,
      { id: product.productId, checkoutMarket: 'dk', marketId: 'no' },
    );
    expect(data.product.unitPrice.currency.code).toBe('DKK');
  });
});

describe('an explicit null', () => {
  const cases = (['products', 'product', 'category', 'getCart'] as const).flatMap((field) =>
    nullableArguments(field).map((argument) => [field, argument] as const),
  );
  /** Arguments and selection that have a result without the tested argument. */
  const argumentsWithout = (field: string, argument: string): [arguments: string, selection: string] => {
    if (field === 'products') return ['', '{ count products { productId name } }'];
    if (field === 'getCart')
      return ['', '{ isCompleted items { id } summary { total { currency { code } } } }'];
    if (field === 'category')
      return [
        argument === 'alias' ? `categoryId: ${category.categoryId}` : `alias: "${category.alias}"`,
        '{ categoryId name }',
      ];
    return [
      argument === 'alias' ? `productId: ${product.productId}` : `alias: "${product.alias}"`,
      '{ productId name unitPrice { sellingPriceIncVatFormatted } }',
    ];
  };

  test.each(cases)('in %s equals the absence of %s', async (field, argument) => {
    const [args, selection] = argumentsWithout(field, argument);
    const [absent, literal, variable] = await Promise.all([
      shop.query(`{ answer: ${field}${args && `(${args})`} ${selection} }`),
      shop.query(`{ answer: ${field}(${args} ${argument}: null) ${selection} }`),
      shop.query(
        `query ($none: ${typeOf(field, argument)}) { answer: ${field}(${args} ${argument}: $none) ${selection} }`,
        { none: null },
      ),
    ]);
    expect(absent.errors).toBeUndefined();
    expect(absent.data.answer).toBeTruthy();
    expect(literal).toEqual(absent);
    expect(variable).toEqual(absent);
  });

  test('in every field of a filter equals no filter', async () => {
    const names = Object.keys(reference.types.FilterInputType.fields);
    const query =
      'query ($filter: FilterInputType) { products(filter: $filter) { count products { productId } } }';
    const absent = await shop.query(query);
    const nulls = await shop.query(query, { filter: Object.fromEntries(names.map((name) => [name, null])) });
    expect(absent.data.products.count).toBeGreaterThan(0);
    expect(nulls).toEqual(absent);
  });
});

describe('the scope of a field', () => {
  test('is the default channel, market and language without arguments', async () => {
    const swedish = await resolvedScope({ market: 'se', language: 'sv-SE' });
    expect(await resolvedScope({})).toEqual(swedish);
    expect(swedish.currency).toBe('SEK');
  });

  test.each([
    ['channel', { channel: '99|xx' }],
    ['market', { market: 'atlantis' }],
    ['language', { language: 'tlh-KL' }],
    ['channel, market and language', { channel: '', market: '', language: '' }],
  ])('falls back to the default for an unknown %s', async (_, scope) => {
    expect(await resolvedScope(scope)).toEqual(await resolvedScope({}));
  });

  test('keeps the requested market if only the language is unknown', async () => {
    expect(await resolvedScope({ market: 'dk', language: 'xx-XX' })).toEqual(
      await resolvedScope({ market: 'dk', language: 'da-DK' }),
    );
  });

  test.each([
    ['se', 'SEK'],
    ['dk', 'DKK'],
    ['no', 'NOK'],
    ['fi', 'EUR'],
    ['de', 'EUR'],
    ['nl', 'EUR'],
    ['fr', 'EUR'],
    ['ax', 'EUR'],
    ['eu', 'EUR'],
  ])('takes the market by its alias: %s sells in %s', async (market, currency) => {
    expect((await resolvedScope({ market })).currency).toBe(currency);
  });

  test('does not expand a language code of two letters', async () => {
    const [danish, english, expanded] = await Promise.all([
      resolvedScope({ market: 'dk' }),
      resolvedScope({ market: 'dk', language: 'en-GB' }),
      resolvedScope({ market: 'dk', language: 'en' }),
    ]);
    expect(english.name).not.toBe(danish.name);
    expect(expanded).toEqual(danish);
  });

  test('may differ from field to field of one operation', async () => {
    const { data } = await shop.query(
      `query ($id: Int) {
        sv: category(categoryId: $id, languageId: "sv-SE") { name }
        en: category(categoryId: $id, languageId: "en-GB") { name }
        fi: category(categoryId: $id, languageId: "fi-FI") { name }
      }`,
      { id: category.categoryId },
    );
    expect(new Set([data.sv.name, data.en.name, data.fi.name]).size).toBe(3);
  });
});
