import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import {
  AddToCartDocument,
  BrandsDocument,
  CreateOrUpdateCheckoutDocument,
} from '#storefront/api/generated/graphql.ts';
import { type CommerceFetch, createCommerceApi, fetchOverHttp, operationNameOf } from './commerce-api.ts';

const query = String(BrandsDocument);
const variables = { marketId: 'se' };
const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') };
const endpoints = { endpoint: 'http://commerce.example/graphql', apiKey: 'secret' };

/** An API that records its requests and returns these responses one after the other. */
function createApi(...responses: (() => Response)[]) {
  const requests: { request: Request; visitor: { address: string } | undefined }[] = [];
  const fetch: CommerceFetch = async (request, visitor) => {
    requests.push({ request, visitor });
    return (responses.shift() ?? goodResponse)();
  };
  const header = (name: string) => requests.map(({ request }) => request.headers.get(name));
  const bodies = () => Promise.all(requests.map(({ request }) => request.json()));
  return { api: createCommerceApi(fetch, endpoints), requests, header, bodies };
}

const goodResponse = () => Response.json({ data: { brands: [] } });
const unknownHash = (message = 'PersistedQueryNotFound', status = 200) =>
  Response.json({ errors: [{ message }] }, { status });

afterEach(() => vi.unstubAllGlobals());

describe('execute', () => {
  test('sends JSON with the API key', async () => {
    const { api, requests } = createApi();
    await api.execute(query, variables);
    const [{ request }] = requests as [(typeof requests)[0]];
    expect([request.method, request.url]).toEqual(['POST', 'http://commerce.example/graphql']);
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json, */*',
      'content-type': 'application/json',
      'x-apikey': 'secret',
      'x-checkout-form': 'own',
    });
  });

  test('sends name and version of the client when they are set', async () => {
    const requests: Request[] = [];
    const fetch: CommerceFetch = async (request) => {
      requests.push(request);
      return goodResponse();
    };
    const client = { clientName: 'kvarto-storefront', clientVersion: '2.1' };
    await createCommerceApi(fetch, { ...endpoints, ...client }).execute(query, variables);
    expect(requests[0]?.headers.get('apollographql-client-name')).toBe('kvarto-storefront');
    expect(requests[0]?.headers.get('apollographql-client-version')).toBe('2.1');
  });

  test('sends the idempotency key, also with the full document', async () => {
    const { api, header } = createApi(unknownHash);
    await api.execute(query, variables, { idempotencyKey: 'a-key' });
    await api.execute(query, variables);
    expect(header('x-idempotency-key')).toEqual(['a-key', 'a-key', null]);
  });

  test('sends login token, request id and address of the visitor', async () => {
    const { api, header, requests } = createApi();
    const visitor = { loginToken: 'a-token', requestId: 'an-id', address: '203.0.113.7' };
    await api.execute(query, variables, visitor);
    await api.execute(query, variables);
    expect(header('authorization')).toEqual(['Bearer a-token', null]);
    expect(header('x-request-id')).toEqual(['an-id', null]);
    expect(requests.map((sent) => sent.visitor)).toEqual([{ address: '203.0.113.7' }, undefined]);
  });

  test('sends only the hash to a server that knows it', async () => {
    const { api, bodies } = createApi();
    expect(await api.execute(query, variables)).toEqual({ data: { brands: [] } });
    expect(await bodies()).toEqual([{ operationName: 'brands', variables, extensions: { persistedQuery } }]);
  });

  test.each(
    ['PersistedQueryNotFound', 'PersistedQueryNotSupported'].flatMap((message) =>
      [200, 400, 404].map((status) => [message, status] as const),
    ),
  )('sends the document after %s with status %i', async (message, status) => {
    const { api, bodies } = createApi(() => unknownHash(message, status));
    expect(await api.execute(query, variables)).toEqual({ data: { brands: [] } });
    const operation = { operationName: 'brands', variables, extensions: { persistedQuery } };
    expect(await bodies()).toEqual([operation, { ...operation, query }]);
  });

  test('returns any other error', async () => {
    const error = { errors: [{ message: 'The word PersistedQueryNotFound is only mentioned.' }] };
    const { api, requests } = createApi(() => Response.json(error, { status: 400 }));
    expect(await api.execute(query, variables)).toEqual(error);
    expect(requests).toHaveLength(1);
  });
});

describe('an API without the additions to the contract', () => {
  const checkout = String(CreateOrUpdateCheckoutDocument);
  const rejection = () =>
    Response.json(
      { errors: [{ message: "The field 'creditType' does not exist on the type 'PaymentOptionType'." }] },
      { status: 400 },
    );

  test('receives the document without them, from then on at once', async () => {
    const { api, bodies } = createApi(rejection, goodResponse, unknownHash);
    expect(await api.execute(checkout, variables)).toEqual({ data: { brands: [] } });
    await api.execute(checkout, variables);
    const [, , , last] = await bodies();
    expect(last.query).toContain('mutation createOrUpdateCheckout');
    expect(last.query).not.toMatch(/creditType|Additions/);
  });

  test('returns other errors after one request', async () => {
    const error = { data: null, errors: [{ message: 'Too many requests.' }] };
    const { api, requests } = createApi(() => Response.json(error));
    expect(await api.execute(checkout, variables)).toEqual(error);
    expect(requests).toHaveLength(1);
  });
});

describe('invalid responses', () => {
  const errorOf = (fetch: CommerceFetch) =>
    createCommerceApi(fetch, endpoints)
      .execute(query, variables)
      .catch((reason: unknown) => reason);

  test.each([
    ['the page of a proxy', '<html>', 503, 'Response not successful: Received status code 503', 503],
    ['JSON without errors', '{"data":{}}', 300, 'Response not successful: Received status code 300', 502],
    ['no JSON', '<html>', 200, 'Parse error: <html>', 502],
    ['neither data nor errors', '{}', 200, "Server response was missing for query 'brands'.", 502],
    ['empty data', '{"data":null}', 200, "Server response was missing for query 'brands'.", 502],
    ['no errors', '{"errors":[]}', 200, "Server response was missing for query 'brands'.", 502],
  ])('%s', async (_, body, status, reason, pageStatus) => {
    const error = await errorOf(async () => new Response(body, { status }));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: `Network error: ${reason}`, status: pageStatus });
  });

  test('an unreachable server is a network error with its reason', async () => {
    const error = await errorOf(() => Promise.reject(new TypeError('fetch failed')));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'Network error: fetch failed', status: 502 });
  });

  test('a timeout is reported as such', async () => {
    const error = await errorOf(() => Promise.reject(new DOMException('aborted', 'TimeoutError')));
    expect(error).toMatchObject({ message: 'Network error: The commerce API did not answer in time' });
  });
});

describe('the other endpoints', () => {
  const address = '203.0.113.7';
  const consent = { id: 'x', version: 1, at: '', allowed: [] };
  const form = { languageId: 'sv-SE', answers: {} };

  test.each([
    ['GET', '/images/a.png', (api: Api) => api.fetchImage('/images/a.png', { address })],
    [
      'GET',
      '/sitemap/brands/0?marketId=se',
      (api: Api) => api.fetchSitemap?.('/sitemap/brands/0?marketId=se'),
    ],
    ['POST', '/newsletter/confirm', (api: Api) => api.followNewsletterLink?.('confirm', 'a-key')],
    ['POST', '/cancellations', (api: Api) => api.sendOrderRequest?.('cancellations', {}, { address })],
    ['POST', '/consents', (api: Api) => api.recordConsent?.(consent, { address })],
    ['POST', '/content/forms/a', (api: Api) => api.submitContentForm?.('a', form, { address })],
  ])('%s %s', async (method, path, call) => {
    const { api, requests } = createApi();
    await call(api);
    const [{ request, visitor }] = requests as [(typeof requests)[0]];
    expect([request.method, request.url]).toEqual([method, `http://commerce.example${path}`]);
    expect(request.headers.get('x-apikey')).toBe('secret');
    expect(request.headers.get('content-type')).toBe(method === 'POST' ? 'application/json' : null);
    expect(visitor === undefined || visitor.address === address).toBe(true);
  });

  test('are on the host of /graphql, unless auth has its own', () => {
    const { api } = createApi();
    expect(api.auth).toMatchObject({
      auth: 'http://commerce.example/auth/',
      sign: 'http://commerce.example/auth/sign/secret?identity=',
    });
    const [authEndpoint, signEndpoint] = ['https://auth.example/', 'https://sign.example/?identity='];
    const { auth } = createCommerceApi(fetchOverHttp, { ...endpoints, authEndpoint, signEndpoint });
    expect(auth).toMatchObject({ auth: authEndpoint, sign: signEndpoint });
  });

  test('do not report changes over HTTP', () => {
    expect(createApi().api.onChange).toBeUndefined();
  });
});

test('over HTTP the visitor’s address is forwarded', async () => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    return goodResponse();
  });
  await fetchOverHttp(new Request('http://commerce.example/'), { address: '203.0.113.7' });
  await fetchOverHttp(new Request('http://commerce.example/'));
  expect(requests.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['203.0.113.7', null]);
});

test.each([
  [query, 'brands'],
  [String(AddToCartDocument), 'addToCart'],
  ['{ brands { name } }', ''],
])('reads the name of an operation from its document', (text, name) => {
  expect(operationNameOf(text)).toBe(name);
});

type Api = ReturnType<typeof createCommerceApi>;
