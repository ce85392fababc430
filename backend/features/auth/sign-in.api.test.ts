import { hash } from '@node-rs/argon2';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUTH, digestPassword } from '#contract/auth.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { AuthClient, tokensIn } from './auth-client.fixture.ts';

const password = 'fyra grå hästar';

let shop: TestShop;
let client: AuthClient;
beforeAll(async () => {
  shop = await openTestShop();
  client = new AuthClient(shop.backend);
  await client.register('anna@example.se', password);
});
afterAll(() => shop.close());

const whoIs = async (token: string) => {
  const { data } = await shop.ask('{ getUser { email } }', {}, { authorization: `Bearer ${token}` });
  return data?.getUser?.email;
};
const code = (code: string) => ({ errors: [{ message: expect.any(String), extensions: { code } }] });

describe('Signing in', () => {
  test('begins with a challenge, whoever asks', async () => {
    const known = await client.post('login', { username: 'anna@example.se' });
    const unknown = await client.post('login', { username: 'nobody@example.se' });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(Object.keys(known.body)).toEqual(['sign']);
    expect(unknown.body.sign).toHaveLength(known.body.sign.length);
  });

  test('goes on with a signature of identity, timestamp and signature', async () => {
    const identity = await client.challenge('anna@example.se');
    expect(await client.sign(identity)).toEqual({
      identity,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      signature: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('ends with a token, its age, and a refresh token in the header; nothing of it may be kept', async () => {
    const { status, headers, body } = await client.attempt('login', 'anna@example.se', password);
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.any(String), maxAge: 900 });
    expect(headers.get(AUTH.refreshTokenHeader)).toMatch(/^[\w-]{43}$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await whoIs(body.token)).toBe('anna@example.se');
  });

  test('gives the claims that clients read', async () => {
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

  test('is the same in whatever letters the address is typed', async () => {
    const { token } = await client.signIn('  ANNA@Example.se ', password);
    expect(await whoIs(token)).toBe('anna@example.se');
  });

  test('lasts for seven days, or for the minutes that were asked for', async () => {
    const lifetimes = async (sessionLifetime?: number) => {
      const { token } = await client.signIn('anna@example.se', password, { sessionLifetime });
      const { expires_at, created_at } = await shop.db
        .selectFrom('auth_session')
        .select(['expires_at', 'created_at'])
        .where('session_id', '=', String(decodeJwt(token).session))
        .executeTakeFirstOrThrow();
      return (expires_at.getTime() - created_at.getTime()) / 1000;
    };
    expect(await lifetimes()).toBe(604_800);
    expect(await lifetimes(30)).toBe(1800);
  });

  test('makes a hash of former days anew', async () => {
    const weaker = await hash(await digestPassword(password), { memoryCost: 8192, timeCost: 1 });
    const hashOfAnna = () =>
      shop.db
        .selectFrom('customer')
        .select('password_hash')
        .where('email', '=', 'anna@example.se')
        .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('customer')
      .set({ password_hash: weaker })
      .where('email', '=', 'anna@example.se')
      .execute();
    await client.signIn('anna@example.se', password);
    const { password_hash } = await hashOfAnna();
    expect(password_hash).toMatch(/m=47104,t=1,p=1/);
    await client.signIn('anna@example.se', password);
    expect(await hashOfAnna()).toEqual({ password_hash });
  });

  test('keeps neither passwords nor tokens in the database', async () => {
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
  test('are answered with the same words', async () => {
    const wrong = await client.attempt('login', 'anna@example.se', 'something else');
    const unknown = await client.attempt('login', 'nobody@example.se', 'something else');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(code('WRONG_CREDENTIALS'));
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  test('so is a customer who has no password yet', async () => {
    await shop.db.insertInto('customer').values({ email: 'imported@example.se' }).execute();
    const { status, body } = await client.attempt('login', 'imported@example.se', '');
    expect([status, body]).toEqual([401, code('WRONG_CREDENTIALS')]);
  });
});

describe('Registering', () => {
  test('makes an account that is signed in at once', async () => {
    const { token } = tokensIn(await client.attempt('register', 'Bo@Example.se', 'en sen höstkväll'));
    expect(await whoIs(token)).toBe('bo@example.se');
  });

  test('may use a challenge of login: clients do', async () => {
    const username = 'cilla@example.se';
    const signature = await client.sign(await client.challenge(username, 'login'));
    const { status } = await client.post('register', { username, signature, password: 'c'.repeat(64) });
    expect(status).toBe(200);
  });

  test('tells that an address has an account already, and changes nothing about it', async () => {
    const { status, body } = await client.attempt('register', 'anna@example.se', 'another password');
    expect([status, body]).toEqual([409, code('ACCOUNT_EXISTS')]);
    expect(await whoIs((await client.signIn('anna@example.se', password)).token)).toBe('anna@example.se');
  });

  test('twice at once makes one account', async () => {
    const answers = await Promise.all(
      ['first of two', 'second of two'].map((chosen) =>
        client.attempt('register', 'twice@example.se', chosen),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each(['password123', 'Sommar2026', 'dora@example.se', ''])(
    'with a password that anybody would guess is refused: %j',
    async (guessable) => {
      const { status, body } = await client.attempt('register', 'dora@example.se', guessable);
      expect([status, body]).toEqual([422, code('COMMON_PASSWORD')]);
    },
  );

  test('without an e-mail address is refused', async () => {
    const { status, body } = await client.attempt('register', 'anna', password);
    expect([status, body]).toEqual([400, code('BAD_INPUT')]);
  });
});

describe('What is no call', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', '{"username"'],
    ['no object', '[]'],
    ['no name', '{}'],
    ['a name that is none', '{"username":{"$ne":""}}'],
    ['an empty name', '{"username":""}'],
    ['an endless name', JSON.stringify({ username: 'a'.repeat(300) })],
    ['an endless session', '{"username":"anna@example.se","sessionLifetime":100000000}'],
    ['a session that ends before it begins', '{"username":"anna@example.se","sessionLifetime":-1}'],
    ['a password in plain text', '{"username":"anna@example.se","password":"fyra grå hästar"}'],
  ])('is refused: %s', async (_, body) => {
    const answer = await client.send('login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect([answer.status, answer.body]).toEqual([400, code('BAD_INPUT')]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'is refused when a page of another site could send it: %s',
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

  test('is refused when it is larger than any call is', async () => {
    expect((await client.post('login', { username: 'a', padding: 'x'.repeat(10_000) })).status).toBe(413);
  });

  test.each(['', 'elsewhere', 'login/demo', 'sign/demo/more', 'constructor', '../graphql'])(
    'is refused at an address that is none: %s',
    async (path) => {
      expect((await client.send(path)).status).toBeGreaterThanOrEqual(404);
    },
  );

  test('is refused with another method', async () => {
    expect((await client.send('login', { method: 'DELETE' })).status).toBe(405);
    expect((await client.post('sign/demo?identity=x', {})).status).toBe(405);
  });
});
