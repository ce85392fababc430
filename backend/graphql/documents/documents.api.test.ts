import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

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
const withHash = (hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
const byHash = (document: string) => withHash(hashOf(document));

describe('a document that is requested by its hash', () => {
  test('is not found before its text was sent once, and is found afterwards', async () => {
    const document = 'query Greeting { channel { name } }';
    const response = { status: 200, data: { channel: { name: 'Kvarto' } } };
    const unknown = await send(byHash(document));
    expect(unknown).toMatchObject({ status: 200, errors: [{ message: 'PersistedQueryNotFound' }] });
    expect(unknown.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(await send({ query: document, ...byHash(document) })).toEqual(response);
    expect(await send(byHash(document))).toEqual(response);
  });

  test('is rejected and not registered if the hash does not match', async () => {
    const wrongHash = hashOf('something else');
    const response = await send({ query: '{ channel { id } }', ...withHash(wrongHash) });
    expect(response.data).toBeUndefined();
    expect(response.errors[0].message).toBe('PersistedQueryMismatch');
    expect((await send(withHash(wrongHash))).errors[0].message).toBe('PersistedQueryNotFound');
  });

  test('is distinguished from another document with the same operation name', async () => {
    const documents = ['query Page { channel { id } }', 'query Page { channel { type } }'];
    for (const query of documents) await send({ query, ...byHash(query) });
    const responses = await Promise.all(
      documents.map((document) => send({ operationName: 'Page', ...byHash(document) })),
    );
    expect(responses.map(({ data }) => data.channel)).toEqual([{ id: '1|se' }, { type: 'webshop' }]);
  });
});

describe('documents', () => {
  test('with the same operation name are not confused', async () => {
    const first = await send({ query: 'query Same { channel { id } }', operationName: 'Same' });
    const second = await send({ query: 'query Same { channel { name } }', operationName: 'Same' });
    expect([first.data, second.data]).toEqual([{ channel: { id: '1|se' } }, { channel: { name: 'Kvarto' } }]);
  });

  test('with several operations execute the named one', async () => {
    const query = 'query A { channel { id } } query B { channel { name } }';
    const results = [];
    for (const operationName of ['A', 'B', 'A']) results.push((await send({ query, operationName })).data);
    expect(results).toEqual([
      { channel: { id: '1|se' } },
      { channel: { name: 'Kvarto' } },
      { channel: { id: '1|se' } },
    ]);
  });

  test('with several operations are rejected if none is named', async () => {
    const response = await send({ query: 'query A { channel { id } } query B { channel { name } }' });
    expect(response.errors[0].message).toBe('Could not determine what operation to execute.');
  });

  test('with a syntax error are rejected with its location', async () => {
    const response = await send({ query: '{ channel { id ' });
    expect(response.data).toBeUndefined();
    expect(response.errors).toEqual([
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
      'fragments that contain each other',
      '{ channel { ...a } } fragment a on ChannelType { ...b } fragment b on ChannelType { ...a }',
      /itself via/,
    ],
    ['a query as subscription', 'subscription { channel { id } }', /type "Subscription"/],
    ['a subscription', 'subscription { userChanged { email } }', /needs a websocket/],
  ])('with %s are rejected with a message', async (_, query, message) => {
    const response = await send({ query });
    expect(response.data ?? null).toBeNull();
    expect(response.errors[0].message).toMatch(message);
  });

  test('with a variable of another type are rejected with a message', async () => {
    const query = 'query ($id: Int!) { product(productId: $id) { name } }';
    expect((await send({ query, variables: { id: 'ten' } })).errors[0].message).toMatch(/\$id/);
    expect((await send({ query, variables: {} })).errors[0].message).toMatch(/\$id.*not provided/);
  });
});

describe('the size of an operation', () => {
  const nestedQuery = (depth: number) => {
    const inner = depth - 3;
    return `{ product(productId: 1) { variantGroup { ${'variants { '.repeat(inner)} level ${'}'.repeat(inner)} } } }`;
  };

  test('is limited to ten levels', async () => {
    expect((await send({ query: nestedQuery(LIMITS.graphqlDepth) })).errors).toBeUndefined();
    const tooDeep = await send({ query: nestedQuery(LIMITS.graphqlDepth + 1) });
    expect(tooDeep.data).toBeUndefined();
    expect(tooDeep.errors[0].message).toMatch(/depth/i);
  });

  test('counts levels of fields: a fragment is not a level', async () => {
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

  test('counts the levels inside nested fragments', async () => {
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

  test('is limited to 30 aliases', async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: channel { id }`).join(' ')} }`;
    expect((await send({ query: aliases(LIMITS.graphqlAliases) })).errors).toBeUndefined();
    const tooMany = await send({ query: aliases(LIMITS.graphqlAliases + 1) });
    expect(tooMany.data).toBeUndefined();
    expect(tooMany.errors[0].message).toMatch(/alias/i);
  });

  test('is limited to 1500 tokens', async () => {
    /** Fifteen tokens surround the nulls. */
    const tokens = (count: number) =>
      `{ widgetArea(alias: "none", filters: [${'null '.repeat(count - 15)}]) { id } }`;
    expect((await send({ query: tokens(LIMITS.graphqlTokens) })).data).toEqual({ widgetArea: null });
    const tooMany = await send({ query: tokens(LIMITS.graphqlTokens + 1) });
    expect(tooMany.data).toBeUndefined();
    expect(tooMany.errors[0].message).toMatch(/token/i);
  });
});
