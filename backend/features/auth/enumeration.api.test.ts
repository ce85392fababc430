import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { plainRequest, toResponse } from '#backend/graphql/plain-http.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { AuthClient } from './auth-client.fixture.ts';
import { requestPasswordReset } from './request-password-reset.ts';

/** What an answer cost: milliseconds differ from one run to the next, the work that makes them does not. */
const work = { done: [] as string[] };
async function countArgon2() {
  const argon2 = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    ...argon2,
    verify: (hash: string, password: string) => {
      work.done.push(`verify ${hash.split('$').slice(1, 4).join(' ')}`);
      return argon2.verify(hash, password);
    },
    hash: (...given: Parameters<typeof argon2.hash>) => {
      work.done.push('hash');
      return argon2.hash(...given);
    },
  };
}
/** Every statement, as the tree that it is made of: without the values in it. */
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    work.done.push(shapeOf(node));
    return node;
  },
  transformResult: async ({ result }) => result,
};

const password = 'fyra grå hästar';
const known = 'anna@example.se';
const unknown = 'nils@example.se';
let shop: TestShop;
let client: AuthClient;
beforeAll(async () => {
  shop = await openTestShop();
  // Files share what they have loaded, so the service that counts is loaded anew, and forgotten again.
  vi.doMock('@node-rs/argon2', countArgon2);
  vi.resetModules();
  const [{ answerAuth }, { openAuth }] = await Promise.all([
    import('./auth.http.ts'),
    import('./open-auth.ts'),
  ]);
  const db = shop.db.withPlugin(counting);
  const auth = await openAuth(db, '', pino({ level: 'silent' }));
  const services = { ...auth, apiKeys: new Set(['demo']) };
  const fetch = async (request: Request, { address } = { address: 'unknown' }) =>
    toResponse(await answerAuth(new URL(request.url), plainRequest(request), services, address));
  client = new AuthClient({ fetch });
  await client.register(known, password);
});
afterAll(async () => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
  await shop.close();
});
beforeEach(() => void work.done.splice(0));

async function workOf(act: () => Promise<unknown>): Promise<string[]> {
  work.done.splice(0);
  await act();
  return work.done.splice(0);
}

describe('Who has an account', () => {
  test.each(['login', 'password'] as const)(
    'is not told by %s: words and work are the same',
    async (action) => {
      const attempt = (email: string) => client.attempt(action, email, 'a guess', { newPassword: 'another' });
      const answers: unknown[] = [];
      const works: string[][] = [];
      for (const email of [known, unknown])
        works.push(
          await workOf(async () => {
            const { status, headers, body } = await attempt(email);
            answers.push([status, [...headers.keys()], body]);
          }),
        );
      expect(answers[0]).toEqual(answers[1]);
      expect(works[0]).toEqual(works[1]);
      expect(works[0]?.filter((step) => step.startsWith('verify'))).toHaveLength(1);
    },
  );

  test('is not told by an account without a password either', async () => {
    await shop.db.insertInto('customer').values({ email: 'bare@example.se' }).execute();
    const [one, other] = [
      await workOf(() => client.attempt('login', 'bare@example.se', 'a guess')),
      await workOf(() => client.attempt('login', unknown, 'a guess')),
    ];
    expect(one).toEqual(other);
  });

  test('is not told by the question for a challenge', async () => {
    const [one, other] = [
      await workOf(() => client.challenge(known)),
      await workOf(() => client.challenge(unknown)),
    ];
    expect(one).toEqual(other);
  });

  test('is not told by a forgotten password: one statement for either', async () => {
    const scope = { channel: { id: '1|se' }, market: { id: 'se' }, language: { id: 'sv-SE' } };
    const { market_id } = await shop.db.selectFrom('market').select('market_id').executeTakeFirstOrThrow();
    scope.market.id = market_id;
    const answers: boolean[] = [];
    const works: string[][] = [];
    for (const email of [known, unknown])
      works.push(
        await workOf(async () => {
          const db = shop.db.withPlugin(counting);
          const place = scope as unknown as Scope;
          answers.push(await requestPasswordReset(db, createRateLimiter(), place, email));
        }),
      );
    expect(answers).toEqual([true, true]);
    expect(works[0]).toEqual(works[1]);
    expect(works[0]).toHaveLength(1);
  });
});

test('The counts would show a difference: a right password does more', async () => {
  const wrong = await workOf(() => client.attempt('login', known, 'a guess'));
  const right = await workOf(() => client.attempt('login', known, password));
  expect(right).not.toEqual(wrong);
});

function shapeOf(node: unknown): string {
  return JSON.stringify(node, (key, value) =>
    key === 'value' || key === 'values' || key === 'parameters' ? '?' : value,
  );
}
