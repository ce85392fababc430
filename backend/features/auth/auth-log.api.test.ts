import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoAccess } from '#backend/features/api-key/demo-access.fixture.ts';
import { createFetch } from '#backend/http/fetch-adapter.ts';
import { createRequestHandler } from '#backend/http/request-handler.ts';
import { digestPassword } from '#contract/auth.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { authRoutes } from './auth.http.ts';
import { AuthClient } from './auth-client.fixture.ts';
import { openAuth } from './open-auth.ts';

const [email, password, wrong] = ['anna@example.se', 'fyra grå hästar', 'something else'];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** A client of an auth service whose log lines are collected. */
async function loggedClient() {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const services = await openAuth(shop.db, '', { log, shopUrl: 'https://kvarto.example' });
  const access = createDemoAccess();
  const fetch = createFetch(
    createRequestHandler(authRoutes(services, access.findClient), access, services.log),
  );
  return { client: new AuthClient({ fetch }), services, lines };
}

test('Logs sign-ins, rejected requests and failures, without any secret', async () => {
  const { client, services, lines } = await loggedClient();
  const first = await client.register(email, password);
  await client.attempt('login', email, wrong);
  const second = await client.signIn(email, password);
  await client.refresh(second.refreshToken);
  await shop.db
    .updateTable('refresh_token')
    .set({ used_at: new Date(0) })
    .where('used_at', 'is not', null)
    .execute();
  await client.refresh(second.refreshToken);
  Object.assign(services, { db: undefined });
  const failed = await client.attempt('login', email, password);

  expect([failed.status, failed.body.errors[0].extensions.code]).toEqual([500, 'INTERNAL_ERROR']);
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.map(({ msg, action, code }) => [msg, action, code])).toEqual([
    ['signed in', 'register', undefined],
    ['auth request rejected', 'login', 'WRONG_CREDENTIALS'],
    ['signed in', 'login', undefined],
    ['refresh token reused, session ended', undefined, undefined],
    ['auth request rejected', 'login', 'INVALID_TOKEN'],
    ['request failed', undefined, undefined],
  ]);
  const digests = await Promise.all([password, wrong].map(digestPassword));
  const tokens = [first, second].flatMap(({ token, refreshToken }) => [token, refreshToken]);
  for (const secret of [email, password, wrong, client.address, ...digests, ...tokens])
    expect(lines.join('')).not.toContain(secret);
});
