import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function send(body: object) {
  const response = await shop.backend.fetch(
    new Request('http://shop.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, ...(await response.json()) };
}

const hashOf = (document: string) => createHash('sha256').update(document).digest('hex');
const byHash = (document: string, hash = hashOf(document)) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
});

describe('A document that is asked for by its hash', () => {
  test('is not found at first, is registered with its text, and is found from then on', async () => {
    const document = 'query Greeting { channel { name } }';
    const answer = { status: 200, data: { channel: { name: 'Kvarto' } } };
    const unknown = await send(byHash(document));
    expect(unknown).toMatchObject({ status: 200, errors: [{ message: 'PersistedQueryNotFound' }] });
    expect(unknown.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(await send({ query: document, ...byHash(document) })).toEqual(answer);
    expect(await send(byHash(document))).toEqual(answer);
  });

  test('is refused when the hash is not that of the text, and is not registered under it', async () => {
    const wrong = hashOf('something else');
    const answer = await send({ query: '{ channel { id } }', ...byHash('', wrong) });
    expect(answer.data).toBeUndefined();
    expect(answer.errors[0].message).toBe('PersistedQueryMismatch');
    expect((await send(byHash('', wrong))).errors[0].message).toBe('PersistedQueryNotFound');
  });

  test('is told from another document with the same operation name', async () => {
    const documents = ['query Page { channel { id } }', 'query Page { channel { type } }'];
    for (const query of documents) await send({ query, ...byHash(query) });
    const answers = await Promise.all(
      documents.map((document) => send({ operationName: 'Page', ...byHash(document) })),
    );
    expect(answers.map(({ data }) => data.channel)).toEqual([{ id: '1|se' }, { type: 'webshop' }]);
  });
});

describe('Documents', () => {
  test('that share an operation name do not answer for each other', async () => {
    const first = await send({ query: 'query Same { channel { id } }', operationName: 'Same' });
    const second = await send({ query: 'query Same { channel { name } }', operationName: 'Same' });
    expect([first.data, second.data]).toEqual([{ channel: { id: '1|se' } }, { channel: { name: 'Kvarto' } }]);
  });

  test('with several operations answer the one that is named, whichever was asked first', async () => {
    const query = 'query A { channel { id } } query B { channel { name } }';
    const answers = [];
    for (const operationName of ['A', 'B', 'A']) answers.push((await send({ query, operationName })).data);
    expect(answers).toEqual([
      { channel: { id: '1|se' } },
      { channel: { name: 'Kvarto' } },
      { channel: { id: '1|se' } },
    ]);
  });

  test('with several operations are refused when none is named', async () => {
    const answer = await send({ query: 'query A { channel { id } } query B { channel { name } }' });
    expect(answer.errors[0].message).toBe('Could not determine what operation to execute.');
  });

  test('with a syntax error are refused with its place', async () => {
    const answer = await send({ query: '{ channel { id ' });
    expect(answer.data).toBeUndefined();
    expect(answer.errors).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('Syntax Error'),
        locations: [{ line: 1, column: 16 }],
      }),
    ]);
  });

  test.each([
    ['an unknown field', '{ channel { colour } }', /Cannot query field "colour"/],
    ['an unknown argument', '{ channel(colour: 1) { id } }', /Unknown argument "colour"/],
    ['an argument of another type', '{ product(productId: "ten") { name } }', /Int cannot represent/],
    ['a missing argument', '{ relatedProducts { name } }', /"alias" of type "String!" is required/],
    ['a fragment that contains itself', '{ channel { ...a } } fragment a on ChannelType { ...a }', /itself/],
    [
      'fragments in a circle',
      '{ channel { ...a } } fragment a on ChannelType { ...b } fragment b on ChannelType { ...a }',
      /itself via/,
    ],
    ['a subscription', 'subscription { channel { id } }', /subscription/],
  ])('with %s are refused in words', async (_, query, message) => {
    const answer = await send({ query });
    expect(answer.data ?? null).toBeNull();
    expect(answer.errors[0].message).toMatch(message);
  });

  test('with a variable of another type are refused in words', async () => {
    const query = 'query ($id: Int!) { product(productId: $id) { name } }';
    expect((await send({ query, variables: { id: 'ten' } })).errors[0].message).toMatch(/\$id/);
    expect((await send({ query, variables: {} })).errors[0].message).toMatch(/\$id.*not provided/);
  });
});

describe('What a document may ask at once', () => {
  /** So many fields inside each other. */
  const nested = (depth: number) => {
    const inner = depth - 3;
    return `{ product(productId: 1) { variantGroup { ${'variants { '.repeat(inner)} level ${'}'.repeat(inner)} } } }`;
  };

  test('is ten levels, and not eleven', async () => {
    expect((await send({ query: nested(LIMITS.graphqlDepth) })).errors).toBeUndefined();
    const tooDeep = await send({ query: nested(LIMITS.graphqlDepth + 1) });
    expect(tooDeep.data).toBeUndefined();
    expect(tooDeep.errors[0].message).toMatch(/depth/i);
  });

  test('is counted in fields: a client may write every object of a cart as a fragment', async () => {
    const { data, errors } = await send({
      query: `{ getCart { ...Cart } }
        fragment Cart on CartType { items { ...Item } }
        fragment Item on CartItemType { product { ...Product } }
        fragment Product on ProductType { skus { ...Sku } }
        fragment Sku on SkuType { stock { ...Stock } }
        fragment Stock on StockType { totalStock }`,
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ getCart: { items: [] } });
  });

  test('is not made deeper by fragments', async () => {
    const { data, errors } = await send({
      query: `{ product(productId: 1) { variantGroup { variants { ...five } } } }
        fragment five on VariantType { variants { variants { variants { variants { ...three } } } } }
        fragment three on VariantType { variants { variants { level } } }`,
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ product: null });
    const { errors: tooDeep } = await send({
      query: `{ product(productId: 1) { variantGroup { variants { ...six } } } }
        fragment six on VariantType { variants { variants { variants { variants { variants { ...three } } } } } }
        fragment three on VariantType { variants { variants { level } } }`,
    });
    expect(tooDeep[0].message).toMatch(/depth/i);
  });

  test('is 30 aliases, and not 31', async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: channel { id }`).join(' ')} }`;
    expect((await send({ query: aliases(LIMITS.graphqlAliases) })).errors).toBeUndefined();
    const tooMany = await send({ query: aliases(LIMITS.graphqlAliases + 1) });
    expect(tooMany.data).toBeUndefined();
    expect(tooMany.errors[0].message).toMatch(/alias/i);
  });

  test('is 1500 tokens, and not 1501', async () => {
    /** Fifteen tokens stand around the nulls. */
    const tokens = (count: number) =>
      `{ widgetArea(alias: "none", filters: [${'null '.repeat(count - 15)}]) { id } }`;
    expect((await send({ query: tokens(LIMITS.graphqlTokens) })).data).toEqual({ widgetArea: null });
    const tooMany = await send({ query: tokens(LIMITS.graphqlTokens + 1) });
    expect(tooMany.data).toBeUndefined();
    expect(tooMany.errors[0].message).toMatch(/token/i);
  });
});
