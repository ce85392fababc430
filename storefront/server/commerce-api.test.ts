import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import { AddToCartDocument, BrandsDocument } from '#storefront/api/generated/graphql.ts';
import { commerceOverHttp, operationNameOf } from './commerce-api.ts';

const query = String(BrandsDocument);
const variables = { marketId: 'se' };
const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') };
const api = commerceOverHttp('http://commerce.example/graphql', 'secret');
const asked = vi.fn<(url: string | URL, init: RequestInit) => Promise<Response>>();

const sent = () => asked.mock.calls.map(([, init]) => JSON.parse(String(init.body)));
const answers = (...responses: (() => Response)[]) => {
  for (const response of responses) asked.mockImplementationOnce(async () => response());
};
const good = () => Response.json({ data: { brands: [] } });

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

describe('over HTTP', () => {
  test('the key goes with every question', async () => {
    answers(good);
    await api.ask(query, variables);
    expect(asked.mock.calls[0]?.[0]).toBe('http://commerce.example/graphql');
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'x-apikey': 'secret' },
    });
  });

  test('so does the key that makes a mutation once, also with the full query', async () => {
    answers(() => Response.json({ errors: [{ message: 'PersistedQueryNotFound' }] }), good, good);
    await api.ask(query, variables, { idempotencyKey: 'a-key' });
    await api.ask(query, variables);
    const keys = asked.mock.calls.map(([, init]) => new Headers(init.headers).get('x-idempotency-key'));
    expect(keys).toEqual(['a-key', 'a-key', null]);
  });

  test('a customer is known by the token', async () => {
    answers(good, good);
    await api.ask(query, variables, { loginToken: 'a-token' });
    await api.ask(query, variables);
    const tokens = asked.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'));
    expect(tokens).toEqual(['Bearer a-token', null]);
  });

  test('a visitor is known by the address', async () => {
    answers(good, good);
    await api.ask(query, variables, { address: '203.0.113.7' });
    await api.ask(query, variables);
    const addresses = asked.mock.calls.map(([, init]) => new Headers(init.headers).get('x-forwarded-for'));
    expect(addresses).toEqual(['203.0.113.7', null]);
  });

  test('the auth service is beside it, unless it is said to be elsewhere', () => {
    expect(api.authentication).toMatchObject({
      auth: 'http://commerce.example/auth/',
      sign: 'http://commerce.example/auth/sign/secret?identity=',
    });
    const elsewhere = { auth: 'https://auth.example/', sign: 'https://sign.example/?identity=' };
    expect(commerceOverHttp('http://commerce.example/graphql', 'x', elsewhere).authentication).toMatchObject(
      elsewhere,
    );
  });

  test('the auth service is told who the visitor is', async () => {
    answers(good);
    await api.authentication?.fetch(new Request('http://commerce.example/auth/login'), {
      address: '203.0.113.7',
    });
    const [request] = asked.mock.calls[0] ?? [];
    expect((request as unknown as Request).headers.get('x-forwarded-for')).toBe('203.0.113.7');
  });

  test('the hash is enough for a server that knows it', async () => {
    answers(good);
    expect(await api.ask(query, variables)).toEqual({ data: { brands: [] } });
    expect(sent()).toEqual([{ operationName: 'brands', variables, extensions: { persistedQuery } }]);
  });

  test.each(['PersistedQueryNotFound', 'PersistedQueryNotSupported'])(
    'the full query follows when the server says %s, whatever its status',
    async (message) => {
      for (const status of [200, 400, 404]) {
        asked.mockReset();
        answers(() => Response.json({ errors: [{ message }] }, { status }), good);
        expect(await api.ask(query, variables)).toEqual({ data: { brands: [] } });
        expect(sent()[1]).toEqual({
          operationName: 'brands',
          variables,
          query,
          extensions: { persistedQuery },
        });
      }
    },
  );

  test('any other refusal stands', async () => {
    const refusal = { errors: [{ message: 'The word PersistedQueryNotFound is only mentioned.' }] };
    answers(() => Response.json(refusal, { status: 400 }));
    expect(await api.ask(query, variables)).toEqual(refusal);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('a picture is asked for at the same host', async () => {
    answers(() => new Response('png'));
    expect(await (await api.picture('/images/a.png')).text()).toBe('png');
    expect(String(asked.mock.calls[0]?.[0])).toBe('http://commerce.example/images/a.png');
  });

  test('so are the addresses of all pages, with the key', async () => {
    answers(() => new Response('[]'));
    await api.addresses?.('/sitemap/brands?marketId=se');
    const [url, request] = asked.mock.calls[0] ?? [];
    expect(String(url)).toBe('http://commerce.example/sitemap/brands?marketId=se');
    expect(request?.headers).toMatchObject({ 'x-apikey': expect.any(String) });
  });

  test('of changes nobody tells', () => {
    expect(api.onChange).toBeUndefined();
  });
});

describe('an answer that is none', () => {
  const errorOf = () => api.ask(query, variables).catch((reason: unknown) => reason);

  test.each([
    ['the page of a proxy', '<html>', 503, 'Response not successful: Received status code 503', 503],
    ['JSON without errors', '{"data":{}}', 300, 'Response not successful: Received status code 300', 300],
    ['no JSON', '<html>', 200, 'Parse error: <html>', 502],
  ])('%s', async (_, body, status, reason, shown) => {
    answers(() => new Response(body, { status }));
    const error = await errorOf();
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: `Network error: ${reason}`, status: shown });
  });

  test('a server that is away is a network error with its reason', async () => {
    asked.mockRejectedValueOnce(new TypeError('fetch failed'));
    const error = await errorOf();
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'Network error: fetch failed', status: 502 });
  });

  test('a server that takes too long is told as such', async () => {
    asked.mockRejectedValueOnce(new DOMException('aborted', 'TimeoutError'));
    expect(await errorOf()).toMatchObject({
      message: 'Network error: The commerce API did not answer in time',
    });
  });
});

test.each([
  [query, 'brands'],
  [String(AddToCartDocument), 'addToCart'],
  ['{ brands { name } }', ''],
])('the name of an operation is read from its text', (text, name) => {
  expect(operationNameOf(text)).toBe(name);
});
