import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDemoAccess } from '#backend/features/api-key/demo-access.fixture.ts';
import { solveTask } from '#backend/features/rate-limit/solve-task.fixture.ts';
import { createFetch } from '#backend/http/fetch-adapter.ts';
import { createRequestHandler } from '#backend/http/request-handler.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { authRoutes } from '../auth.http.ts';
import { AuthClient } from '../auth-client.fixture.ts';
import { openAuth } from '../open-auth.ts';

const password = 'fyra grå hästar';

let shop: TestShop;
let addresses = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const newClient = () => new AuthClient(shop.backend, `192.0.2.${++addresses}`);

/** Counts the wrong passwords until the response is 429, with a task. */
async function countGuesses(
  nextGuess: () => [client: AuthClient, email: string],
  maxGuesses: number,
): Promise<number> {
  for (let guesses = 0; guesses < maxGuesses; guesses++) {
    const [client, email] = nextGuess();
    const { status, headers, body } = await client.attempt('login', email, 'a guess');
    if (status !== 429) {
      expect(status).toBe(401);
      continue;
    }
    expect(body.errors[0].extensions.code).toBe('PROOF_OF_WORK_REQUIRED');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    return guesses;
  }
  return maxGuesses;
}

describe('Password guessing', () => {
  test('at one account from one network is limited, even for the right password', async () => {
    const client = newClient();
    await newClient().register('one@example.se', password);
    expect(await countGuesses(() => [client, 'one@example.se'], 15)).toBeLessThan(15);
    expect((await client.attempt('login', 'one@example.se', password)).status).toBe(429);
    expect((await newClient().attempt('login', 'one@example.se', password)).status).toBe(200);
  });

  test('at an unknown account is limited the same way', async () => {
    const client = newClient();
    expect(await countGuesses(() => [client, 'unknown@example.se'], 15)).toBeLessThan(15);
  });

  test('at one account from many networks is limited, but not for its owner', async () => {
    const home = newClient();
    await home.register('victim@example.se', password);
    expect(await countGuesses(() => [newClient(), 'victim@example.se'], 50)).toBeLessThan(50);
    expect((await newClient().attempt('login', 'victim@example.se', password)).status).toBe(429);
    expect((await home.attempt('login', 'victim@example.se', password)).status).toBe(200);
  });

  test('at many accounts from one network is limited, but not for other networks', async () => {
    const thief = newClient();
    let account = 0;
    expect(await countGuesses(() => [thief, `stuffed${++account}@example.se`], 50)).toBeLessThan(50);
    const home = newClient();
    await home.register('stuffed1@example.se', password);
    expect((await home.attempt('login', 'stuffed1@example.se', password)).status).toBe(200);
  });

  test('is counted across processes', async () => {
    const clientAddress = `192.0.2.${++addresses}`;
    const processes = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const auth = await openAuth(shop.db, '', {
          log: pino({ level: 'silent' }),
          shopUrl: 'https://kvarto.example',
        });
        const access = createDemoAccess();
        const fetch = createFetch(
          createRequestHandler(authRoutes(auth, access.findClient), access, auth.log),
        );
        return new AuthClient({ fetch }, clientAddress);
      }),
    );
    let guesses = 0;
    const nextGuess = (): [AuthClient, string] => [
      processes[guesses++ % processes.length] as AuthClient,
      'spread@example.se',
    ];
    // The limit of one account in one network.
    expect(await countGuesses(nextGuess, 15)).toBe(8);
  });

  test('at the old password of a password change is limited', async () => {
    const client = newClient();
    await client.register('change@example.se', password);
    const statuses = new Set<number>();
    for (let i = 0; i < 15; i++) {
      const extra = { newPassword: 'a new one' };
      statuses.add((await client.attempt('password', 'change@example.se', 'a guess', extra)).status);
    }
    expect(statuses).toEqual(new Set([401, 429]));
  });
});

/** Signs in or up, and solves the task if there is one. */
async function attemptWithTask(client: AuthClient, action: 'login' | 'register', email: string) {
  const limited = await client.attempt(action, email, password);
  if (limited.status !== 429) return limited;
  const { task, difficulty } = limited.body.errors[0].extensions;
  return client.attempt(action, email, password, { proofOfWork: solveTask(task, difficulty) });
}

describe('The right password', () => {
  test('is accepted with a solved task, once per task, while others of its network guess', async () => {
    const [busy, home] = [newClient(), newClient()];
    await home.register('busy@example.se', password);
    let account = 0;
    let reply: Awaited<ReturnType<AuthClient['attempt']>>;
    // On a slow machine, the limit may allow another attempt before the login.
    do {
      await countGuesses(() => [busy, `guessed${++account}@example.se`], 50);
      reply = await busy.attempt('login', 'busy@example.se', password);
    } while (reply.status === 200);
    const { code, task, difficulty } = reply.body.errors[0].extensions;
    expect([reply.status, code]).toEqual([429, 'PROOF_OF_WORK_REQUIRED']);
    const proofOfWork = solveTask(task, difficulty);
    const attempt = () => busy.attempt('login', 'busy@example.se', password, { proofOfWork });
    expect((await attempt()).status).toBe(200);
    expect((await attempt()).status).toBe(429);
  });

  test('is not limited: only wrong ones count', async () => {
    const client = newClient();
    await client.register('often@example.se', password);
    for (let i = 0; i < 15; i++)
      expect((await client.attempt('login', 'often@example.se', password)).status).toBe(200);
  });
});

describe('Registrations', () => {
  test('from one network are limited', async () => {
    const client = newClient();
    const statuses = new Set<number>();
    for (let i = 0; i < 15; i++)
      statuses.add((await client.attempt('register', `made${i}@example.se`, password)).status);
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await attemptWithTask(client, 'register', 'made99@example.se')).status).toBe(200);
  });
});
