import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderMail } from '#backend/mail/render-mail.ts';
import { sampleShop } from '#backend/mail/sample-shop.fixture.ts';
import { AUTH } from '#contract/auth.ts';
import { localeOfLanguage } from '#contract/locales.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { AuthClient, readTokens, type Tokens } from '../auth-client.fixture.ts';

const password = 'fyra grå hästar';
const email = 'anna@example.se';

let shop: TestShop;
let client: AuthClient;
beforeAll(async () => {
  shop = await openTestShop();
  client = new AuthClient(shop.backend);
  await client.register(email, password);
});
afterAll(() => shop.close());

const signIn = () => client.signIn(email, password);
const refresh = async (token: string) => readTokens(await client.refresh(token));
const queryUser = (token: string) =>
  shop.query('{ getUser { email } }', {}, { authorization: `Bearer ${token}` });
const isSignedIn = async ({ token }: Pick<Tokens, 'token'>) => (await queryUser(token)).status === 200;
const canRefresh = async ({ refreshToken }: Tokens) => (await client.refresh(refreshToken)).status === 200;
const makeOlder = (seconds: number) =>
  sql`update refresh_token set used_at = used_at - make_interval(secs => ${seconds})`.execute(shop.db);

describe('A refresh token', () => {
  test('is exchanged for new tokens, again and again', async () => {
    let tokens = await signIn();
    const seen = new Set([tokens.refreshToken]);
    for (let i = 0; i < 3; i++) {
      tokens = await refresh(tokens.refreshToken);
      seen.add(tokens.refreshToken);
      expect(await isSignedIn(tokens)).toBe(true);
    }
    expect(seen.size).toBe(4);
  });

  test.each(['', 'x', 'A'.repeat(43), "' or 1=1 --", 'x'.repeat(5000)])(
    'that was not issued is rejected: %s',
    async (token) => {
      const { status, body, headers } = await client.refresh(token);
      expect([status, body.errors[0].extensions.code]).toEqual([401, 'INVALID_TOKEN']);
      expect(headers.get(AUTH.refreshTokenHeader)).toBeNull();
    },
  );

  test('is required', async () => {
    expect((await client.send('login')).status).toBe(401);
  });

  test('used by several tabs concurrently gives all of them the same valid token', async () => {
    const first = await signIn();
    const tabs = await Promise.all(Array.from({ length: 5 }, () => refresh(first.refreshToken)));
    expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    for (const tab of tabs) expect(await isSignedIn(tab)).toBe(true);
    expect(await canRefresh(tabs[0] as Tokens)).toBe(true);
  });

  test('that is reused later ends the session of thief and owner', async () => {
    const stolen = await signIn();
    const owners = await refresh(stolen.refreshToken);
    const others = await signIn();
    await makeOlder(11);
    expect(await canRefresh(stolen)).toBe(false);
    expect(await isSignedIn(owners)).toBe(false);
    expect(await isSignedIn(stolen)).toBe(false);
    expect(await canRefresh(owners)).toBe(false);
    // On another device the customer is still signed in.
    expect(await isSignedIn(others)).toBe(true);
  });

  test('that is reused within seconds ends the session when its successor was used', async () => {
    const first = await signIn();
    const second = await refresh(first.refreshToken);
    const third = await refresh(second.refreshToken);
    expect(await canRefresh(first)).toBe(false);
    expect(await isSignedIn(third)).toBe(false);
  });

  test('reused by a thief within ten seconds yields no separate chain: the next exchange detects it', async () => {
    const owner = await signIn();
    const owners = await refresh(owner.refreshToken);
    const thiefs = await refresh(owner.refreshToken);
    expect(thiefs.refreshToken).toBe(owners.refreshToken);
    await refresh(owners.refreshToken);
    await makeOlder(11);
    expect(await canRefresh(thiefs)).toBe(false);
    expect(await isSignedIn(owners)).toBe(false);
  });

  test('expires with its session', async () => {
    const tokens = await signIn();
    await sql`update auth_session set expires_at = now() - interval '1 second'`.execute(shop.db);
    expect(await canRefresh(tokens)).toBe(false);
    expect(await isSignedIn(tokens)).toBe(false);
  });

  test('keeps the lifetime that was requested at sign-in', async () => {
    const tokens = await client.signIn(email, password, { sessionLifetime: 30 });
    await refresh(tokens.refreshToken);
    const { secondsLeft } = await shop.db
      .selectFrom('auth_session')
      .select(sql<number>`extract(epoch from max(expires_at) - now())::int`.as('secondsLeft'))
      .where('lifetime_seconds', '=', 1800)
      .executeTakeFirstOrThrow();
    expect(secondsLeft).toBeGreaterThan(1700);
    expect(secondsLeft).toBeLessThanOrEqual(1800);
  });

  test('does not extend a session beyond 90 days', async () => {
    const tokens = await signIn();
    await sql`update auth_session set created_at = now() - interval '89 days 23 hours'`.execute(shop.db);
    await refresh(tokens.refreshToken);
    const { secondsLeft } = await shop.db
      .selectFrom('auth_session')
      .select(sql<number>`extract(epoch from expires_at - now())::int`.as('secondsLeft'))
      .where('session_id', '=', String(decodeJwt(tokens.token).session))
      .executeTakeFirstOrThrow();
    expect(secondsLeft).toBeLessThanOrEqual(3600);
  });
});

describe('Signing out', () => {
  test('ends the session on the server: both tokens are rejected afterwards', async () => {
    const tokens = await signIn();
    const others = await signIn();
    const { status, body } = await client.send('logout', {
      headers: { [AUTH.refreshTokenHeader]: tokens.refreshToken },
    });
    expect([status, body]).toEqual([200, {}]);
    expect(await isSignedIn(tokens)).toBe(false);
    expect(await canRefresh(tokens)).toBe(false);
    expect(await isSignedIn(others)).toBe(true);
  });

  test('works with the access token alone', async () => {
    const tokens = await signIn();
    await client.send('logout', { method: 'POST', headers: { authorization: `Bearer ${tokens.token}` } });
    expect(await isSignedIn(tokens)).toBe(false);
    expect(await canRefresh(tokens)).toBe(false);
  });

  test('without a session is not an error', async () => {
    expect((await client.send('logout')).status).toBe(200);
    const headers = { [AUTH.refreshTokenHeader]: 'x', authorization: 'Bearer x' };
    expect((await client.send('logout', { headers })).status).toBe(200);
  });
});

describe('Changing the password', () => {
  const change = (from: string, to: string, refreshToken?: string) =>
    client.attempt('password', email, from, { newPassword: to, refreshToken });

  test('ends every session but the new one, and invalidates the old password', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const changed = readTokens(await change(password, 'fem blå katter', here.refreshToken));
    expect(await isSignedIn(changed)).toBe(true);
    expect(await canRefresh(changed)).toBe(true);
    for (const ended of [here, elsewhere]) {
      expect(await isSignedIn(ended)).toBe(false);
      expect(await canRefresh(ended)).toBe(false);
    }
    expect((await client.attempt('login', email, password)).status).toBe(401);
    readTokens(await change('fem blå katter', password));
  });

  test.each([
    ['fi-FI,fi;q=0.9,sv;q=0.5', 'fi-FI', /vaihdettiin .+ muilta laitteilta/],
    ['no,en;q=0.5', 'nb-NO', /ble endret .+ andre enheter/],
    ['ja', 'sv-SE', /ändrades .+ andra enheter/],
  ])('sends a mail in the language of Accept-Language %s', async (languages, language_id, expected) => {
    await shop.db.deleteFrom('mail_outbox').execute();
    const response = await client.attempt('password', email, password, { newPassword: password, languages });
    expect(response.status).toBe(200);
    const mail = await shop.db
      .selectFrom('mail_outbox')
      .select(['kind', 'recipient', 'language_id', 'payload'])
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ kind: 'password-changed', recipient: email, language_id });
    const locale = localeOfLanguage(language_id) ?? 'sv';
    const mailContext = { locale, shop: sampleShop, shopUrl: 'https://kvarto.example' };
    const { text, html } = renderMail('password-changed', mail.payload as { changedAt: string }, mailContext);
    expect(text.replaceAll('\n', ' ')).toMatch(expected);
    expect(html).toMatch(expected);
  });

  test('keeps the lifetime of the current session', async () => {
    const { refreshToken } = await client.signIn(email, password, { sessionLifetime: 30 });
    await change(password, password, refreshToken);
    const { lifetime_seconds } = await shop.db
      .selectFrom('auth_session')
      .select('lifetime_seconds')
      .where('ended_at', 'is', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(lifetime_seconds).toBe(1800);
  });

  test('requires the old password', async () => {
    const tokens = await signIn();
    const { status, body } = await change('not the password', 'fem blå katter');
    expect([status, body.errors[0].extensions.code]).toEqual([401, 'WRONG_CREDENTIALS']);
    expect(await isSignedIn(tokens)).toBe(true);
  });

  test('rejects a common or missing new password', async () => {
    const tokens = await signIn();
    expect((await change(password, 'lösenord1')).status).toBe(422);
    expect((await client.attempt('password', email, password)).status).toBe(400);
    expect(await isSignedIn(tokens)).toBe(true);
  });
});
