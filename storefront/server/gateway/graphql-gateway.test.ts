import { describe, expect, test } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import { AddToCartDocument, BrandsDocument, ProductListDocument } from '#storefront/api/generated/graphql.ts';
import { hashOf } from '#storefront/api/operation.ts';
import type { CommerceApi, GraphqlResult } from './commerce-api.ts';
import { handleGraphqlRequest } from './graphql-gateway.ts';

/** A commerce API that records the operations and returns the result. */
function createApi(result: GraphqlResult = { data: { brands: [] } }) {
  const received: { query: string; variables: object; idempotencyKey?: string | undefined }[] = [];
  const execute: CommerceApi['execute'] = async (query, variables, options) => {
    received.push({ query, variables, ...options });
    return result;
  };
  return { api: { execute }, received };
}

const hash = hashOf(BrandsDocument);
const operation = (sha256Hash: unknown, variables?: unknown) =>
  JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });

async function send(body: string, headers: Record<string, string> = {}, result?: GraphqlResult) {
  const { api, received } = createApi(result);
  const response = await handleGraphqlRequest(api, { headers }, Buffer.from(body));
  return { status: response.status, body: JSON.parse(String(response.body)), received };
}

describe('a document of the storefront', () => {
  test('is executed with its variables', async () => {
    const { status, body, received } = await send(operation(hash, { marketId: 'se' }));
    expect(status).toBe(200);
    expect(body).toEqual({ data: { brands: [] } });
    expect(received).toEqual([
      { query: expect.stringContaining('query brands('), variables: { marketId: 'se' }, asGuest: false },
    ]);
  });

  test('may be a mutation after a fragment', async () => {
    const { received } = await send(operation(hashOf(AddToCartDocument), {}));
    expect(received[0]?.query).toMatch(/fragment CartParts .*mutation addToCart\(/);
  });

  test('is executed with the idempotency key', async () => {
    const { received } = await send(operation(hashOf(AddToCartDocument), {}), {
      'x-idempotency-key': 'a-key',
    });
    expect(received[0]).toMatchObject({ idempotencyKey: 'a-key' });
  });

  test('is executed as a guest on request', async () => {
    const { received } = await send(operation(hashOf(AddToCartDocument), {}), { 'x-as-guest': '1' });
    expect(received[0]).toMatchObject({ asGuest: true });
  });

  test.each([undefined, null])('needs no variables: %j', async (variables) => {
    const { received } = await send(operation(hash, variables));
    expect(received[0]?.variables).toEqual({});
  });

  test('is rejected with a page size or sort order that the shop does not use', async () => {
    const list = (variables: object) => send(operation(hashOf(ProductListDocument), variables));
    expect((await list({ take: 48, filter: { sort: 'PRICE' } })).status).toBe(200);
    for (const variables of [{ take: 200 }, { take: 48, filter: { sort: 'TOTAL_STOCK' } }]) {
      const { status, body, received } = await list(variables);
      expect([status, body.errors[0].extensions.code, received]).toEqual([400, 'BAD_INPUT', []]);
    }
  });

  test('ignores a document in the body', async () => {
    const body = JSON.stringify({ ...JSON.parse(operation(hash)), query: '{ customers { email } }' });
    const { received } = await send(body);
    expect(received[0]?.query).toContain('query brands(');
  });

  test('returns errors of the commerce API unchanged', async () => {
    const error = { errors: [{ message: 'No.', extensions: { code: 'UNKNOWN_SKU' } }] };
    const { status, body } = await send(operation(hash), {}, error);
    expect([status, body]).toEqual([200, error]);
  });
});

test('an unreachable commerce API is a GraphQL error', async () => {
  const execute = () => Promise.reject(new Error('fetch failed'));
  const response = await handleGraphqlRequest({ execute }, { headers: {} }, Buffer.from(operation(hash)));
  expect(response.status).toBe(502);
  expect(JSON.parse(String(response.body))).toEqual({
    errors: [{ message: 'fetch failed', extensions: { code: 'COMMERCE_UNREACHABLE' } }],
  });
});

test.each([
  ['a response without a body', () => Promise.reject(NetworkError.unsuccessful(503)), 503, '5'],
  [
    'a response with errors',
    () => Promise.resolve({ errors: [{ message: 'The database is down.' }], status: 503 }),
    503,
    '5',
  ],
  ['a redirect', () => Promise.reject(NetworkError.unsuccessful(302)), 502, undefined],
])('the status of the commerce API is passed on: %s', async (_, execute, status, retryAfter) => {
  const response = await handleGraphqlRequest({ execute }, { headers: {} }, Buffer.from(operation(hash)));
  expect([response.status, response.headers['retry-after']]).toEqual([status, retryAfter]);
  expect(JSON.parse(String(response.body))).toEqual({ errors: [expect.anything()] });
});

describe('invalid requests never reach the commerce API', () => {
  test.each([
    ['an unknown hash', operation('0'.repeat(64)), 404, 'PersistedQueryNotFound'],
    ['a property of every object', operation('constructor'), 404, 'PersistedQueryNotFound'],
    ['broken JSON', '{"variables":', 400, 'JSON object'],
    ['an empty body', '', 400, 'JSON object'],
    ['null', 'null', 400, 'JSON object'],
    ['a batch', `[${operation(hash)}]`, 400, 'JSON object'],
    ['no hash', '{"query":"{ brands { name } }"}', 400, 'JSON object'],
    ['a hash that is not a string', operation({ length: 1 }), 400, 'JSON object'],
    ['variables that are a list', operation(hash, [1]), 400, 'JSON object'],
    ['variables that are a string', operation(hash, 'x'), 400, 'JSON object'],
  ])('%s', async (_, body, status, message) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    const code = status === 404 ? 'PERSISTED_QUERY_NOT_FOUND' : 'BAD_INPUT';
    expect(response.body).toMatchObject({
      errors: [{ message: expect.stringContaining(message), extensions: { code } }],
    });
    expect(response.received).toEqual([]);
  });
});
