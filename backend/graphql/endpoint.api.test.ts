import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';

let shop: TestShop;
/** A shop without introspection, and without the key `demo`. */
let closedShop: TestShop;

beforeAll(async () => {
  [shop, closedShop] = await Promise.all([
    openTestShop(),
    openTestShop({ INTROSPECTION: 'false', API_KEYS: 'first,second' }),
  ]);
});
afterAll(() => Promise.all([shop.close(), closedShop.close()]));

const operation = JSON.stringify({ query: '{ channel { id } }' });

/** A raw request, without default headers. */
async function send(headers: Record<string, string>, body: string | undefined = operation, method = 'POST') {
  const response = await shop.backend.fetch(
    new Request('http://shop.test/graphql', { method, headers, body: method === 'GET' ? undefined : body }),
  );
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

const json = { 'content-type': 'application/json' };
const rejected = (code: string, message: RegExp) => ({
  errors: [{ message: expect.stringMatching(message), extensions: { code } }],
});

describe('the API key', () => {
  test('is required', async () => {
    expect(await send(json)).toEqual({ status: 401, body: rejected('UNKNOWN_API_KEY', /X-ApiKey/) });
  });

  test('is rejected if it is unknown', async () => {
    expect(await send({ ...json, 'X-ApiKey': 'guess' })).toEqual({
      status: 401,
      body: rejected('UNKNOWN_API_KEY', /not known/),
    });
  });

  test.each(['X-ApiKey', 'x-apikey', 'X-APIKEY'])('demo is accepted in the header %s', async (header) => {
    expect(await send({ ...json, [header]: 'demo' })).toEqual({
      status: 200,
      body: { data: { channel: { id: '1|se' } } },
    });
  });

  test('must be one of the settings', async () => {
    const statuses = await Promise.all(
      ['first', 'second', 'first,second', 'demo'].map(
        async (key) => (await closedShop.query('{ channel { id } }', {}, { 'x-apikey': key })).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 401, 401]);
  });
});

describe('a login token', () => {
  test.each(['Bearer eyJhbGciOiJub25lIn0.e30.', 'Bearer ', 'Basic ZGVtbzpkZW1v'])(
    'that is invalid is rejected: %s',
    async (authorization) => {
      expect(await send({ ...json, 'x-apikey': 'demo', authorization })).toEqual({
        status: 401,
        body: rejected('INVALID_TOKEN', /not valid or has expired/),
      });
    },
  );
});

describe('introspection', () => {
  test('is on by default and shows the whole contract', async () => {
    const { data, errors } = await shop.query(getIntrospectionQuery());
    expect(errors).toBeUndefined();
    const names = data.__schema.types.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['CartType', 'CheckoutOrderRowType', 'ProductType']));
  });

  test.each(['{ __schema { queryType { name } } }', '{ __type(name: "CartType") { name } }'])(
    'is rejected if it is off: %s',
    async (query) => {
      const { data, errors } = await closedShop.query(query, {}, { 'x-apikey': 'first' });
      expect(data).toBeUndefined();
      expect(errors?.[0]?.message).toMatch(/introspection/i);
    },
  );

  test('allows __typename if it is off', async () => {
    const { data } = await closedShop.query('{ getCart { __typename } }', {}, { 'x-apikey': 'first' });
    expect(data).toEqual({ getCart: { __typename: 'CartType' } });
  });

  test('gives no suggestions of names if it is off', async () => {
    const query = '{ channel { nam } }';
    const [open, closed] = await Promise.all([
      shop.query(query),
      closedShop.query(query, {}, { 'x-apikey': 'first' }),
    ]);
    expect(open.errors?.[0]?.message).toContain('Did you mean');
    expect(closed.errors?.[0]?.message).not.toContain('Did you mean');
  });
});

describe('an invalid request', () => {
  const known = { ...json, 'x-apikey': 'demo' };

  test.each([
    ['malformed JSON', '{"query": "{ channel'],
    ['an empty body', ''],
    ['a text', '"{ channel { id } }"'],
    ['a number', '42'],
    ['null', 'null'],
    ['a batch of operations', `[${operation},${operation}]`],
    ['an object without a query', '{"variables":{}}'],
    ['a query that is not a string', '{"query":{"channel":true}}'],
    ['variables that are a list', '{"query":"{ channel { id } }","variables":[1]}'],
    ['variables that are a text', '{"query":"{ channel { id } }","variables":"{}"}'],
  ])('is rejected: %s', async (_, body) => {
    expect(await send(known, body)).toEqual({
      status: 400,
      body: rejected('BAD_INPUT', /not a JSON object with a query/),
    });
  });

  test('is rejected with a text instead of a number, which the message repeats', async () => {
    const query = 'mutation { setCartShippingFee(cartId: "x", shippingFee: "29.50") { email } }';
    const { body } = await send(known, JSON.stringify({ query }));
    expect(body.errors[0].message).toBe('A number was expected, not "29.50".');
  });

  test('is rejected without a query and a hash', async () => {
    const { body } = await send(known, '{"extensions":{}}');
    expect(body).toEqual({ errors: [expect.objectContaining({ message: 'Must provide query string.' })] });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is rejected with the content type %s',
    async (type) => {
      expect(await send({ 'content-type': type, 'x-apikey': 'demo' })).toEqual({
        status: 415,
        body: rejected('BAD_INPUT', /application\/json/),
      });
    },
  );

  test.each(['PUT', 'DELETE'])('is rejected with the method %s', async (method) => {
    expect(await send(known, operation, method)).toEqual({
      status: 405,
      body: rejected('BAD_INPUT', /POST/),
    });
  });

  test('is rejected with 10 MB', async () => {
    const body = JSON.stringify({ query: `{ channel { id } } #${'x'.repeat(10 * 1024 * 1024)}` });
    expect(await send(known, body)).toEqual({ status: 413, body: rejected('LIMIT_EXCEEDED', /100 KB/) });
  });
});

describe('GET /graphql', () => {
  const get = async (query: string, { register = true, headers = {}, more = '' } = {}) => {
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    if (register) await send({ ...json, 'x-apikey': 'demo' }, JSON.stringify({ query, extensions }));
    const search = new URLSearchParams({ extensions: JSON.stringify(extensions) });
    const url = `http://shop.test/graphql?${search}${more}`;
    const response = await shop.backend.fetch(
      new Request(url, { headers: { 'x-apikey': 'demo', ...headers } }),
    );
    const { data, errors } = await response.json();
    return {
      status: response.status,
      cache: response.headers.get('cache-control'),
      vary: response.headers.get('vary'),
      keys: response.headers.get('surrogate-key'),
      data,
      errors,
    };
  };

  test('runs a persisted query; a proxy may store it if it is public', async () => {
    const query = '{ channel { id } __typename }';
    expect((await get(query, { register: false })).errors[0].message).toBe('PersistedQueryNotFound');
    expect(await get(query)).toMatchObject({
      status: 200,
      cache: 'public, max-age=60',
      vary: expect.stringContaining('x-apikey'),
      data: { channel: { id: expect.any(String) } },
    });
    expect((await get('{ products(take: 1) { products { productId } } }')).keys).toMatch(
      /^shop product-\d+$/,
    );
    expect(await get('{ getCart { id } channel { id } }')).toMatchObject({ cache: 'no-store', keys: null });
    expect((await get(query, { headers: { 'x-apikey': 'wrong' } })).status).toBe(401);
  });

  test('takes variables, and neither documents nor mutations', async () => {
    const byId = 'query ($id: String) { channel(channelId: $id) { id } }';
    const variables = encodeURIComponent('{"id":"1|se"}');
    expect((await get(byId, { more: `&variables=${variables}` })).data).toEqual({ channel: { id: '1|se' } });
    expect((await get(byId, { more: '&variables=[' })).status).toBe(400);
    expect((await get(byId, { more: '&query={channel{id}}' })).status).toBe(400);
    const mutation = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) }';
    const { status, errors, cache } = await get(mutation, {
      more: '&variables=%7B%22email%22:%22a@example.se%22%7D',
    });
    expect([status, errors[0].message, cache]).toEqual([405, 'Send mutations with POST.', 'no-store']);
  });
});

describe('other paths of the API', () => {
  test('unknown paths name the path of GraphQL', async () => {
    const response = await shop.backend.fetch(new Request('http://shop.test/elsewhere'));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(rejected('BAD_INPUT', /\/graphql/));
  });

  test('/health reports that the backend is up', async () => {
    const response = await shop.backend.fetch(new Request('http://shop.test/health'));
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', version: expect.any(String) },
    ]);
  });
});
