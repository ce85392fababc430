import { describe, expect, test } from 'vitest';
import { AddToCartDocument, BrandsDocument } from '#storefront/api/generated/graphql.ts';
import { hashOf } from '#storefront/api/operation.ts';
import type { CommerceAnswer, CommerceApi } from './commerce-api.ts';
import { answerGateway } from './gateway.ts';

/** A commerce API that answers, and remembers what it was asked. */
function fakeCommerce(answer: CommerceAnswer = { data: { brands: [] } }) {
  const received: { query: string; variables: object; idempotencyKey?: string | undefined }[] = [];
  const api: CommerceApi = {
    async ask(query, variables, options) {
      received.push({ query, variables, ...options });
      return answer;
    },
    picture: () => Promise.reject(new Error('Pictures have an address of their own.')),
  };
  return { api, received };
}

const hash = hashOf(BrandsDocument);
const operation = (sha256Hash: unknown, variables?: unknown) =>
  JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });

async function ask(
  body: string,
  request: {
    origin?: string;
    host?: string;
    contentType?: string | null;
    idempotencyKey?: string;
    asGuest?: boolean;
  } = {},
  answer?: CommerceAnswer,
) {
  const { api, received } = fakeCommerce(answer);
  const response = await answerGateway(api, {
    origin: 'origin' in request ? request.origin : 'https://kvarto.example',
    host: request.host ?? 'kvarto.example',
    contentType: request.contentType === null ? undefined : (request.contentType ?? 'application/json'),
    idempotencyKey: request.idempotencyKey,
    asGuest: request.asGuest ?? false,
    body: Buffer.from(body),
  });
  return { status: response.status, body: await response.json(), received };
}

describe('a document of the storefront', () => {
  test('is passed on with its text and the variables', async () => {
    const { status, body, received } = await ask(operation(hash, { marketId: 'se' }));
    expect(status).toBe(200);
    expect(body).toEqual({ data: { brands: [] } });
    expect(received).toEqual([
      { query: expect.stringContaining('query brands('), variables: { marketId: 'se' }, asGuest: false },
    ]);
  });

  test('may be a mutation, and have a fragment before it', async () => {
    const { received } = await ask(operation(hashOf(AddToCartDocument), {}));
    expect(received[0]?.query).toMatch(/fragment CartParts .*mutation addToCart\(/);
  });

  test('goes with the key that makes it once', async () => {
    const { received } = await ask(operation(hashOf(AddToCartDocument), {}), { idempotencyKey: 'a-key' });
    expect(received[0]).toMatchObject({ idempotencyKey: 'a-key' });
  });

  test('is asked as by anybody, where that is what the page wants', async () => {
    const { received } = await ask(operation(hashOf(AddToCartDocument), {}), { asGuest: true });
    expect(received[0]).toMatchObject({ asGuest: true });
  });

  test.each([undefined, null])('needs no variables: %j', async (variables) => {
    const { received } = await ask(operation(hash, variables));
    expect(received[0]?.variables).toEqual({});
  });

  test('a text that is sent along is not looked at', async () => {
    const body = JSON.stringify({ ...JSON.parse(operation(hash)), query: '{ customers { email } }' });
    const { received } = await ask(body);
    expect(received[0]?.query).toContain('query brands(');
  });

  test('a refusal of the commerce API reaches the browser as it is', async () => {
    const refusal = { errors: [{ message: 'No.', extensions: { code: 'UNKNOWN_SKU' } }] };
    const { status, body } = await ask(operation(hash), {}, refusal);
    expect([status, body]).toEqual([200, refusal]);
  });
});

describe('what is refused never reaches the commerce API', () => {
  test.each([
    ['a hash that is not known', operation('0'.repeat(64)), {}, 404, 'PersistedQueryNotFound'],
    [
      'a hash that is a property of every object',
      operation('constructor'),
      {},
      404,
      'PersistedQueryNotFound',
    ],
    ['another origin', operation(hash), { origin: 'https://evil.example' }, 403, 'own pages'],
    ['another port', operation(hash), { origin: 'https://kvarto.example:8443' }, 403, 'own pages'],
    [
      'a host that only begins alike',
      operation(hash),
      { origin: 'https://kvarto.example.evil' },
      403,
      'own pages',
    ],
    ['an origin that hides', operation(hash), { origin: 'null' }, 403, 'own pages'],
    [
      'a form',
      operation(hash),
      { contentType: 'application/x-www-form-urlencoded' },
      415,
      'application/json',
    ],
    ['plain text', operation(hash), { contentType: 'text/plain' }, 415, 'application/json'],
    ['no type at all', operation(hash), { contentType: null }, 415, 'application/json'],
    ['broken JSON', '{"variables":', {}, 400, 'JSON object'],
    ['an empty body', '', {}, 400, 'JSON object'],
    ['JSON that is nothing', 'null', {}, 400, 'JSON object'],
    ['a batch', `[${operation(hash)}]`, {}, 400, 'JSON object'],
    ['no hash', '{"query":"{ brands { name } }"}', {}, 400, 'JSON object'],
    ['a hash that is no text', operation({ length: 1 }), {}, 400, 'JSON object'],
    ['variables that are a list', operation(hash, [1]), {}, 400, 'JSON object'],
    ['variables that are a text', operation(hash, 'x'), {}, 400, 'JSON object'],
  ])('%s', async (_, body, request, status, words) => {
    const answer = await ask(body, request);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      errors: [
        {
          message: expect.stringContaining(words),
          extensions: { code: status === 404 ? 'PERSISTED_QUERY_NOT_FOUND' : 'BAD_INPUT' },
        },
      ],
    });
    expect(answer.received).toEqual([]);
  });
});

describe('what is let through', () => {
  test.each([
    ['a program that names no origin', { origin: undefined }],
    ['the same host behind a proxy', { origin: 'http://kvarto.example' }],
    ['the same host and port', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['JSON in a named character set', { contentType: 'application/json; charset=utf-8' }],
  ])('%s', async (_, request) => {
    expect((await ask(operation(hash), request)).status).toBe(200);
  });
});
