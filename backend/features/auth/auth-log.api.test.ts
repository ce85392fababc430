import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainRequest, toResponse } from '#backend/graphql/plain-http.ts';
import { digestPassword } from '#contract/auth.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { answerAuth } from './auth.http.ts';
import { AuthClient } from './auth-client.fixture.ts';
import { openAuth } from './open-auth.ts';

const [email, password, wrong] = ['anna@example.se', 'fyra grå hästar', 'something else'];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** The auth service with a log that is read. */
async function loggedClient() {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const services = { ...(await openAuth(shop.db, '', log)), apiKeys: new Set(['demo']) };
  const fetch = async (request: Request, { address } = { address: 'unknown' }) =>
    toResponse(await answerAuth(new URL(request.url), plainRequest(request), services, address));
  return { client: new AuthClient({ fetch }), services, lines };
}

test('The log tells who signed in, what was refused and what failed, and no secret', async () => {
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
  const told = lines.map((line) => JSON.parse(line));
  expect(told.map(({ msg, action, code }) => [msg, action, code])).toEqual([
    ['signed in', 'register', undefined],
    ['refused', 'login', 'WRONG_CREDENTIALS'],
    ['signed in', 'login', undefined],
    ['a used refresh token came back', undefined, undefined],
    ['refused', 'login', 'INVALID_TOKEN'],
    ['unexpected error in the auth service', 'login', undefined],
  ]);
  const digests = await Promise.all([password, wrong].map(digestPassword));
  const tokens = [first, second].flatMap(({ token, refreshToken }) => [token, refreshToken]);
  for (const secret of [email, password, wrong, client.address, ...digests, ...tokens])
    expect(lines.join('')).not.toContain(secret);
});
