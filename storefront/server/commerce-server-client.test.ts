import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import { BrandsDocument } from '#storefront/api/generated/graphql.ts';
import { type CommerceApi, createServerClient } from './commerce-server-client.ts';

const context = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };
const text = String(BrandsDocument);

type Body = { operationName: string; variables: object; query?: string; extensions?: object };

function clientOf(isRemote: boolean, answer: (body: Body) => Response) {
  const received: { body: Body; headers: Headers }[] = [];
  const api: CommerceApi = {
    endpoint: 'http://commerce.example/graphql',
    apiKey: 'secret',
    isRemote,
    async fetch(request) {
      const body = (await request.json()) as Body;
      received.push({ body, headers: request.headers });
      return answer(body);
    },
  };
  return { client: createServerClient(api, context), received };
}

const good = () => Response.json({ data: { brands: [] } });

describe('in the same process', () => {
  test('the whole document is asked at once, with the key', async () => {
    const { client, received } = clientOf(false, good);
    expect(await client.query(BrandsDocument, {})).toEqual({ brands: [] });
    expect(received).toHaveLength(1);
    expect(received[0]?.body).toEqual({ operationName: 'brands', variables: context, query: text });
    expect(received[0]?.headers.get('x-apikey')).toBe('secret');
  });
});

describe('over a wire', () => {
  const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') };

  test('the hash is enough for a server that knows it', async () => {
    const { client, received } = clientOf(true, good);
    expect(await client.query(BrandsDocument, {})).toEqual({ brands: [] });
    expect(received.map(({ body }) => body)).toEqual([
      { operationName: 'brands', variables: context, extensions: { persistedQuery } },
    ]);
  });

  test.each([
    { message: 'PersistedQueryNotFound' },
    { message: 'PersistedQueryNotSupported' },
    { message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
    { message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } },
  ])('the full query follows when the server says %j', async (problem) => {
    const { client, received } = clientOf(true, ({ query }) =>
      query ? good() : Response.json({ errors: [problem] }),
    );
    expect(await client.query(BrandsDocument, {})).toEqual({ brands: [] });
    expect(received.map(({ body }) => body.query)).toEqual([undefined, text]);
    expect(received[1]?.body.extensions).toEqual({ persistedQuery });
  });

  test('any other refusal stands', async () => {
    const { client, received } = clientOf(true, () => Response.json({ errors: [{ message: 'No.' }] }));
    await expect(client.query(BrandsDocument, {})).rejects.toThrow('GraphQL error: No.');
    expect(received).toHaveLength(1);
  });

  test('the status of an answer is kept', async () => {
    const { client } = clientOf(true, () => new Response('away', { status: 503 }));
    await expect(client.query(BrandsDocument, {})).rejects.toThrow('Received status code 503');
  });
});

describe('an API that cannot be asked', () => {
  const failing = (reason: Error) =>
    clientOf(false, () => {
      throw reason;
    }).client.query(BrandsDocument, {});

  test('is a network error with its reason', async () => {
    const error = await failing(new TypeError('fetch failed')).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'Network error: fetch failed', status: 502 });
  });

  test('says so when it took too long', async () => {
    await expect(failing(new DOMException('aborted', 'TimeoutError'))).rejects.toThrow(
      'Network error: The commerce API did not answer in time',
    );
  });

  test('a missing answer is told with the name of the query', async () => {
    const { client } = clientOf(false, () => Response.json({}));
    await expect(client.query(BrandsDocument, {})).rejects.toThrow(
      "Network error: Server response was missing for query 'brands'.",
    );
  });
});
