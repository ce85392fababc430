import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainRequest, toResponse } from '#backend/graphql/plain-http.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { answerAuth } from './auth.http.ts';
import { AuthClient } from './auth-client.fixture.ts';
import { openAuth } from './open-auth.ts';

const password = 'fyra grå hästar';

let shop: TestShop;
let addresses = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const somewhere = () => new AuthClient(shop.backend, `192.0.2.${++addresses}`);

/** How often it was answered that the password is wrong, until the answer was to wait. */
async function guess(guesses: () => [client: AuthClient, email: string], most: number): Promise<number> {
  for (let wrong = 0; wrong < most; wrong++) {
    const [client, email] = guesses();
    const { status, headers, body } = await client.attempt('login', email, 'a guess');
    if (status !== 429) {
      expect(status).toBe(401);
      continue;
    }
    expect(body.errors[0].extensions.code).toBe('LIMIT_EXCEEDED');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    return wrong;
  }
  return most;
}

describe('Whoever guesses', () => {
  test('at one account from one place is soon told to wait, also with the right password', async () => {
    const client = somewhere();
    await somewhere().register('one@example.se', password);
    expect(await guess(() => [client, 'one@example.se'], 15)).toBeLessThan(15);
    expect((await client.attempt('login', 'one@example.se', password)).status).toBe(429);
    expect((await somewhere().attempt('login', 'one@example.se', password)).status).toBe(200);
  });

  test('at an account that is not there is told the same', async () => {
    const client = somewhere();
    expect(await guess(() => [client, 'nobody@example.se'], 15)).toBeLessThan(15);
  });

  test('at one account from many places is told to wait, and its owner is not', async () => {
    const home = somewhere();
    await home.register('victim@example.se', password);
    expect(await guess(() => [somewhere(), 'victim@example.se'], 50)).toBeLessThan(50);
    expect((await somewhere().attempt('login', 'victim@example.se', password)).status).toBe(429);
    expect((await home.attempt('login', 'victim@example.se', password)).status).toBe(200);
  });

  test('at many accounts from one place is told to wait, and people elsewhere are not', async () => {
    const thief = somewhere();
    let account = 0;
    expect(await guess(() => [thief, `stuffed${++account}@example.se`], 50)).toBeLessThan(50);
    const home = somewhere();
    await home.register('stuffed1@example.se', password);
    expect((await home.attempt('login', 'stuffed1@example.se', password)).status).toBe(200);
  });

  test('through several processes gains nothing: they count together', async () => {
    const place = `192.0.2.${++addresses}`;
    const processes = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const auth = await openAuth(shop.db, '', pino({ level: 'silent' }));
        const services = { ...auth, apiKeys: new Set(['demo']) };
        const fetch = async (request: Request, { address } = { address: 'unknown' }) =>
          toResponse(await answerAuth(new URL(request.url), plainRequest(request), services, address));
        return new AuthClient({ fetch }, place);
      }),
    );
    let turn = 0;
    const next = (): [AuthClient, string] => [
      processes[turn++ % processes.length] as AuthClient,
      'spread@example.se',
    ];
    expect(await guess(next, 15)).toBe(8);
  });

  test('at the old password of a change is told to wait as well', async () => {
    const client = somewhere();
    await client.register('change@example.se', password);
    const statuses = new Set<number>();
    for (let i = 0; i < 15; i++) {
      const extra = { newPassword: 'a new one' };
      statuses.add((await client.attempt('password', 'change@example.se', 'a guess', extra)).status);
    }
    expect(statuses).toEqual(new Set([401, 429]));
  });
});

describe('Whoever knows the password', () => {
  test('may sign in often: only wrong ones count', async () => {
    const client = somewhere();
    await client.register('often@example.se', password);
    for (let i = 0; i < 15; i++)
      expect((await client.attempt('login', 'often@example.se', password)).status).toBe(200);
  });
});

describe('Accounts', () => {
  test('are not made by the hundred', async () => {
    const client = somewhere();
    const statuses = new Set<number>();
    for (let i = 0; i < 15; i++)
      statuses.add((await client.attempt('register', `made${i}@example.se`, password)).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
