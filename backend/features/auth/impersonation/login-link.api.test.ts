import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTH } from '#contract/auth.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { AuthClient, readTokens } from '../auth-client.fixture.ts';
import { createLoginLink } from './login-link.ts';

let shop: TestShop;
let client: AuthClient;
const email = 'anna@example.se';
beforeAll(async () => {
  shop = await openTestShop();
  client = new AuthClient(shop.backend);
  await client.register(email, 'fyra grå hästar');
});
afterAll(() => shop.close());

async function newLoginToken(): Promise<string> {
  const link = await createLoginLink(shop.db, email, 'eva at the desk');
  if (link.kind !== 'created') throw new Error(link.kind);
  return link.loginToken;
}
const redeem = (loginToken: unknown) =>
  client.post('token', { loginToken }, { 'x-apikey': shop.backend.ownApiKey });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test('A link signs in once, in a session that names the impersonator and ends within the hour', async () => {
  const loginToken = await newLoginToken();
  const { token, refreshToken } = readTokens(await redeem(loginToken));
  expect(decodeJwt(token)).toMatchObject({ name: email, spoofedBy: 'eva at the desk' });
  expect((await shop.query('{ getUser { email } }', {}, bearer(token))).data.getUser).toEqual({ email });
  expect((await redeem(loginToken)).status).toBe(401);
  const expiry = () =>
    shop.db
      .selectFrom('auth_session')
      .select(['expires_at', 'created_at'])
      .where('acting_by', '=', 'eva at the desk')
      .executeTakeFirstOrThrow();
  const before = await expiry();
  expect(before.expires_at.getTime() - before.created_at.getTime()).toBe(AUTH.impersonationSeconds * 1000);
  const refreshed = readTokens(await client.refresh(refreshToken));
  expect(decodeJwt(refreshed.token).spoofedBy).toBe('eva at the desk');
  expect(await expiry()).toEqual(before);
});

test('Of two concurrent uses of a link, one signs in', async () => {
  const loginToken = await newLoginToken();
  const statuses = (await Promise.all([redeem(loginToken), redeem(loginToken)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401]);
});

test('Rejects an expired or unknown link', async () => {
  const loginToken = await newLoginToken();
  await shop.db
    .updateTable('login_link')
    .set({ expires_at: new Date(0) })
    .execute();
  expect((await redeem(loginToken)).status).toBe(401);
  expect((await redeem('x')).status).toBe(401);
  expect((await redeem(7)).status).toBe(400);
  expect((await client.send('token')).status).toBe(405);
});

test('An impersonation session can neither export the data nor delete the account', async () => {
  const { token } = readTokens(await redeem(await newLoginToken()));
  expect((await client.send('export', { headers: bearer(token) })).status).toBe(403);
  const { errors } = await shop.query('mutation { deleteUser }', {}, bearer(token));
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
  const { body } = await client.send('sessions', { headers: bearer(token) });
  expect(body.sessions[0]).toMatchObject({ isCurrent: true, isImpersonated: true });
});

test('Stores only a hash of the link, and creates none for unknown or blocked customers', async () => {
  const loginToken = await newLoginToken();
  const links = await shop.db.selectFrom('login_link').selectAll().execute();
  expect(JSON.stringify(links)).not.toContain(loginToken);
  expect(await createLoginLink(shop.db, 'unknown@example.se', 'eva')).toEqual({ kind: 'unknown' });
  await shop.db.insertInto('blocked_email').values({ email }).execute();
  expect(await createLoginLink(shop.db, email, 'eva')).toEqual({ kind: 'blocked' });
  expect((await redeem(loginToken)).status).toBe(401);
});
