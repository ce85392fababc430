import { hash } from '@node-rs/argon2';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTH, digestPassword } from '#contract/auth.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { AuthClient, readTokens } from '../auth-client.fixture.ts';

const password = 'fyra grå hästar';

let shop: TestShop;
let client: AuthClient;
beforeAll(async () => {
  shop = await openTestShop();
  client = new AuthClient(shop.backend);
  await client.register('anna@example.se', password);
});
afterAll(() => shop.close());

const emailOf = async (token: string) => {
  const { data } = await shop.query('{ getUser { email } }', {}, { authorization: `Bearer ${token}` });
  return data?.getUser?.email;
};
const errorWith = (code: string) => ({ errors: [{ message: expect.any(String), extensions: { code } }] });

describe('Signing in', () => {
  test('starts with a challenge, with and without an account', async () => {
    const known = await client.post('login', { username: 'anna@example.se' });
    const unknown = await client.post('login', { username: 'unknown@example.se' });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(Object.keys(known.body)).toEqual(['sign']);
    expect(unknown.body.sign).toHaveLength(known.body.sign.length);
  });

  test('continues with a signature of identity, timestamp and signature', async () => {
    const identity = await client.challenge('anna@example.se');
    expect(await client.sign(identity)).toEqual({
      identity,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      signature: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('ends with a token, its max age, and a refresh token in the header; caching is forbidden', async () => {
    const { status, headers, body } = await client.attempt('login', 'anna@example.se', password);
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), maxAge: 900 });
    expect(headers.get(AUTH.refreshTokenHeader)).toMatch(/^[\w-]{43}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await emailOf(body.token)).toBe('anna@example.se');
  });

  test('issues the claims that clients read', async () => {
    const { token } = await client.signIn('anna@example.se', password);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({
      sid: expect.stringMatching(/^\d+$/),
      name: 'anna@example.se',
      customerType: 'PERSON',
      memberType: '',
      memberId: '0',
      memberDiscount: '0',
      customerGroupId: '0',
    });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
  });

  test('ignores case and surrounding spaces in the address', async () => {
    const { token } = await client.signIn('  ANNA@Example.se ', password);
    expect(await emailOf(token)).toBe('anna@example.se');
  });

  test('lasts for seven days, or for the requested minutes', async () => {
    const lifetimeOf = async (sessionLifetime?: number) => {
      const { token } = await client.signIn('anna@example.se', password, { sessionLifetime });
      const { expires_at, created_at } = await shop.db
        .selectFrom('auth_session')
        .select(['expires_at', 'created_at'])
        .where('session_id', '=', String(decodeJwt(token).session))
        .executeTakeFirstOrThrow();
      return (expires_at.getTime() - created_at.getTime()) / 1000;
    };
    expect(await lifetimeOf()).toBe(604_800);
    expect(await lifetimeOf(30)).toBe(1800);
  });

  test('replaces a hash with outdated parameters', async () => {
    const weakerHash = await hash(await digestPassword(password), { memoryCost: 8192, timeCost: 1 });
    const hashOfAnna = () =>
      shop.db
        .selectFrom('customer')
        .select('password_hash')
        .where('email', '=', 'anna@example.se')
        .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('customer')
      .set({ password_hash: weakerHash })
      .where('email', '=', 'anna@example.se')
      .execute();
    await client.signIn('anna@example.se', password);
    const { password_hash } = await hashOfAnna();
    expect(password_hash).toMatch(/m=19456,t=2,p=1/);
    await client.signIn('anna@example.se', password);
    expect(await hashOfAnna()).toEqual({ password_hash });
  });

  test('stores neither passwords nor tokens in the database', async () => {
    const { refreshToken } = await client.signIn('anna@example.se', password);
    const tables = ['customer', 'auth_session', 'refresh_token', 'used_challenge'] as const;
    const rows = await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute()));
    const everything = JSON.stringify(rows);
    expect(everything).toContain('$argon2id$');
    expect(everything).not.toContain(refreshToken);
    expect(everything).not.toContain(client.address);
  });
});

describe('A wrong password and an unknown address', () => {
  test('have the same response', async () => {
    const wrong = await client.attempt('login', 'anna@example.se', 'something else');
    const unknown = await client.attempt('login', 'unknown@example.se', 'something else');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(errorWith('WRONG_CREDENTIALS'));
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  test('have the same response as a customer without a password', async () => {
    await shop.db.insertInto('customer').values({ email: 'imported@example.se' }).execute();
    const { status, body } = await client.attempt('login', 'imported@example.se', '');
    expect([status, body]).toEqual([401, errorWith('WRONG_CREDENTIALS')]);
  });
});

describe('Registering', () => {
  test('creates an account and signs in', async () => {
    const { token } = readTokens(await client.attempt('register', 'Bo@Example.se', 'en sen höstkväll'));
    expect(await emailOf(token)).toBe('bo@example.se');
  });

  test('accepts a challenge of login, because clients send one', async () => {
    const username = 'cilla@example.se';
    const signature = await client.sign(await client.challenge(username, 'login'));
    const { status } = await client.post('register', { username, signature, password: 'c'.repeat(64) });
    expect(status).toBe(200);
  });

  test('rejects an address that has an account, and leaves the account unchanged', async () => {
    const { status, body } = await client.attempt('register', 'anna@example.se', 'another password');
    expect([status, body]).toEqual([409, errorWith('ACCOUNT_EXISTS')]);
    expect(await emailOf((await client.signIn('anna@example.se', password)).token)).toBe('anna@example.se');
  });

  test('twice concurrently creates one account', async () => {
    const responses = await Promise.all(
      ['first of two', 'second of two'].map((newPassword) =>
        client.attempt('register', 'twice@example.se', newPassword),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each(['password123', 'Sommar2026', 'dora@example.se', ''])(
    'rejects a common password: %j',
    async (commonPassword) => {
      const { status, body } = await client.attempt('register', 'dora@example.se', commonPassword);
      expect([status, body]).toEqual([422, errorWith('COMMON_PASSWORD')]);
    },
  );

  test('rejects a username that is not an e-mail address', async () => {
    const { status, body } = await client.attempt('register', 'anna', password);
    expect([status, body]).toEqual([400, errorWith('BAD_INPUT')]);
  });
});

describe('An invalid request', () => {
  test.each([
    ['an empty body', ''],
    ['invalid JSON', '{"username"'],
    ['an array', '[]'],
    ['no username', '{}'],
    ['a username that is an object', '{"username":{"$ne":""}}'],
    ['an empty username', '{"username":""}'],
    ['a too long username', JSON.stringify({ username: 'a'.repeat(300) })],
    ['a too long session', '{"username":"anna@example.se","sessionLifetime":100000000}'],
    ['a negative session lifetime', '{"username":"anna@example.se","sessionLifetime":-1}'],
    ['a password in plain text', '{"username":"anna@example.se","password":"fyra grå hästar"}'],
  ])('is rejected: %s', async (_, body) => {
    const response = await client.send('login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([response.status, response.body]).toEqual([400, errorWith('BAD_INPUT')]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'is rejected with a content type that another site’s form can send: %s',
    async (type) => {
      const body = JSON.stringify({ username: 'anna@example.se' });
      const { status } = await client.send('login', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect(status).toBe(415);
    },
  );

  test('is rejected when the body is too large', async () => {
    expect((await client.post('login', { username: 'a', padding: 'x'.repeat(10_000) })).status).toBe(413);
  });

  test.each(['', 'elsewhere', 'login/demo', 'sign/demo/more', 'constructor', '../graphql'])(
    'is rejected at an unknown path: %s',
    async (path) => {
      expect((await client.send(path)).status).toBeGreaterThanOrEqual(400);
    },
  );

  test('is rejected with an unsupported method', async () => {
    expect((await client.send('login', { method: 'DELETE' })).status).toBe(405);
    expect((await client.post('sign/demo?identity=x', {})).status).toBe(405);
  });
});
