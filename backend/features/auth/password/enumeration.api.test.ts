import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { createDemoAccess } from '#backend/features/api-key/demo-access.fixture.ts';
import { createRateLimiter } from '#backend/features/rate-limit/rate-limiter.ts';
import { createFetch } from '#backend/http/fetch-adapter.ts';
import { createRequestHandler } from '#backend/http/request-handler.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { AuthClient } from '../auth-client.fixture.ts';
import { requestPasswordReset } from '../password-reset/request-password-reset.ts';

/** Steps that a request performed. Response times vary from run to run; the steps behind them do not. */
const work = { done: [] as string[] };
async function countArgon2() {
  const argon2 = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    ...argon2,
    verify: (hash: string, password: string) => {
      work.done.push(`verify ${hash.split('$').slice(1, 4).join(' ')}`);
      return argon2.verify(hash, password);
    },
    hash: (...args: Parameters<typeof argon2.hash>) => {
      work.done.push('hash');
      return argon2.hash(...args);
    },
  };
}
/** Records every SQL statement without its values. */
const recordStatements: KyselyPlugin = {
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
  // Test files share loaded modules, so the service is loaded again with the mock, and reset afterwards.
  vi.doMock('@node-rs/argon2', countArgon2);
  vi.resetModules();
  const [{ authRoutes }, { openAuth }] = await Promise.all([
    import('../auth.http.ts'),
    import('../open-auth.ts'),
  ]);
  const db = shop.db.withPlugin(recordStatements);
  const auth = await openAuth(db, '', { log: pino({ level: 'silent' }), shopUrl: 'https://kvarto.example' });
  const access = createDemoAccess();
  const fetch = createFetch(createRequestHandler(authRoutes(auth, access.findClient), access, auth.log));
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

describe('The existence of an account', () => {
  test.each(['login', 'password'] as const)(
    'is not revealed by %s: response and work are the same',
    async (action) => {
      const attempt = (email: string) => client.attempt(action, email, 'a guess', { newPassword: 'another' });
      const responses: unknown[] = [];
      const works: string[][] = [];
      for (const email of [known, unknown])
        works.push(
          await workOf(async () => {
            const { status, headers, body } = await attempt(email);
            responses.push([status, [...headers.keys()], body]);
          }),
        );
      expect(responses[0]).toEqual(responses[1]);
      expect(works[0]).toEqual(works[1]);
      expect(works[0]?.filter((step) => step.startsWith('verify'))).toHaveLength(1);
    },
  );

  test('is not revealed by an account without a password', async () => {
    await shop.db.insertInto('customer').values({ email: 'imported@example.se' }).execute();
    const [one, other] = [
      await workOf(() => client.attempt('login', 'imported@example.se', 'a guess')),
      await workOf(() => client.attempt('login', unknown, 'a guess')),
    ];
    expect(one).toEqual(other);
  });

  test('is not revealed by the request for a challenge', async () => {
    const [one, other] = [
      await workOf(() => client.challenge(known)),
      await workOf(() => client.challenge(unknown)),
    ];
    expect(one).toEqual(other);
  });

  test('is not revealed by a password reset: one statement in both cases', async () => {
    const scope = { channel: { id: '1|se' }, market: { id: 'se' }, language: { id: 'sv-SE' } };
    const { market_id } = await shop.db.selectFrom('market').select('market_id').executeTakeFirstOrThrow();
    scope.market.id = market_id;
    const results: boolean[] = [];
    const works: string[][] = [];
    for (const email of [known, unknown])
      works.push(
        await workOf(async () => {
          const db = shop.db.withPlugin(recordStatements);
          const limiter = createRateLimiter();
          results.push(await requestPasswordReset(db, limiter, scope as unknown as Scope, email));
        }),
      );
    expect(results).toEqual([true, true]);
    expect(works[0]).toEqual(works[1]);
    expect(works[0]).toHaveLength(1);
  });
});

test('The recorded work shows a difference: a right password does more', async () => {
  const wrong = await workOf(() => client.attempt('login', known, 'a guess'));
  const right = await workOf(() => client.attempt('login', known, password));
  expect(right).not.toEqual(wrong);
});

function shapeOf(node: unknown): string {
  return JSON.stringify(node, (key, value) =>
    key === 'value' || key === 'values' || key === 'parameters' ? '?' : value,
  );
}
