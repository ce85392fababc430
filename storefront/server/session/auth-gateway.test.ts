import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { handleAuthRequest } from './auth-gateway.ts';
import { createSessions } from './customer-session.ts';
import { type FakeAuthService, startFakeAuthService } from './fake-auth-service.fixture.ts';

let fake: FakeAuthService;
beforeEach(async () => {
  fake = await startFakeAuthService();
});
afterEach(() => fake.stop());

async function call(
  pathname: string,
  body: unknown,
  cookies = new Map(),
  headers: Record<string, string> = {},
) {
  const visitor = { address: '203.0.113.7', userAgent: '' };
  const session = await createSessions(fake.commerce).open({
    cookies,
    isSecure: false,
    visitor,
    reportError: () => undefined,
  });
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const response = await handleAuthRequest(session, { pathname, headers }, bytes);
  const { status, body: text } = response;
  return {
    status,
    headers: response.headers,
    result: JSON.parse(String(text)),
    setCookies: session.setCookies,
  };
}

const credentials = async () => ({
  email: 'anna@example.com',
  password: await digestPassword('hemligt ord'),
  isRemembered: true,
});

describe('invalid requests never reach the auth service', () => {
  test.each([
    ['broken JSON', AUTH_PATHS.signIn, '{"email":', 400],
    ['an empty body', AUTH_PATHS.signIn, '', 400],
    ['a list', AUTH_PATHS.signIn, '[]', 400],
    ['an unknown path', '/auth/admin', '{}', 404],
    ['a property of every object', 'constructor', '{}', 404],
  ])('%s', async (_, path, body, status) => {
    expect((await call(path, body)).status).toBe(status);
    expect(fake.calls).toEqual([]);
  });

  test.each([
    [AUTH_PATHS.signIn, { email: 'anna@example.com', password: 'hemligt ord' }],
    [AUTH_PATHS.signIn, { email: '', password: 'x'.repeat(64) }],
    [AUTH_PATHS.register, { email: ['anna@example.com'], password: 'x'.repeat(64) }],
    [AUTH_PATHS.register, { email: 'anna@example.com' }],
    [AUTH_PATHS.changePassword, { password: 'x'.repeat(64), newPassword: 'short' }],
  ])('%s with %j', async (path, body) => {
    expect((await call(path, body)).status).toBe(400);
    expect(fake.calls).toEqual([]);
  });
});

test.each(['anna', 'anna@', 'anna@example.com\nbcc: bo@example.com', 'anna\u200b@example.com'])(
  'registering with %j is explained, and does not reach the auth service',
  async (email) => {
    const { status, result } = await call(AUTH_PATHS.register, { ...(await credentials()), email });
    expect([status, result]).toEqual([422, { kind: 'failed', message: 'The e-mail address is not valid.' }]);
    expect(fake.calls).toEqual([]);
  },
);

describe('outcomes', () => {
  test('a sign-in sets cookies, and the body has no token', async () => {
    const { status, result, setCookies } = await call(AUTH_PATHS.signIn, await credentials());
    expect([status, result]).toEqual([200, { kind: 'signed-in' }]);
    expect(setCookies).toHaveLength(5);
  });

  test('a wrong password sets no cookies', async () => {
    const wrong = { ...(await credentials()), password: await digestPassword('fel ord') };
    const { status, result, setCookies } = await call(AUTH_PATHS.signIn, wrong);
    expect([status, result, setCookies]).toEqual([401, { kind: 'wrong-credentials' }, []]);
  });

  test('an existing account is reported', async () => {
    const { status, result } = await call(AUTH_PATHS.register, await credentials());
    expect([status, result]).toEqual([409, { kind: 'account-exists' }]);
  });

  test.each([
    [400, '{"errors":[{"extensions":{"code":"BAD_INPUT"}}]}'],
    [403, '{"errors":[{"extensions":{"code":"CUSTOMER_BLOCKED"}}]}'],
  ])(
    'an attempt that the service rejects with %i is status 400, without Retry-After',
    async (status, body) => {
      fake.overrides.set('POST /auth/login', (response) => response.writeHead(status).end(body));
      const rejected = await call(AUTH_PATHS.signIn, await credentials());
      expect([rejected.status, rejected.result]).toEqual([400, { kind: 'failed', isRejected: true }]);
      expect(rejected.headers['retry-after']).toBeUndefined();
    },
  );

  test('a guest has no password to change', async () => {
    const passwords = { password: await digestPassword('a'), newPassword: await digestPassword('b') };
    expect((await call(AUTH_PATHS.changePassword, passwords)).status).toBe(400);
  });

  test('a rate limit has Retry-After', async () => {
    fake.overrides.set('POST /auth/login', (response) =>
      response.writeHead(429, { 'retry-after': '240' }).end(),
    );
    const { status, result, headers } = await call(AUTH_PATHS.signIn, await credentials());
    expect([status, result]).toEqual([429, { kind: 'too-many', retryAfterSeconds: 240 }]);
    expect(headers['retry-after']).toBe('240');
  });

  test.each([AUTH_PATHS.signIn, AUTH_PATHS.register])(
    'without the database %s gets 503 with Retry-After, and the cookies stay',
    async (path) => {
      fake.overrides.set(`POST ${path}`, (response) => response.writeHead(503).end());
      const { status, result, headers, setCookies } = await call(path, await credentials());
      expect([status, result, headers['retry-after']]).toEqual([503, { kind: 'failed' }, '5']);
      expect(setCookies).toEqual([]);
    },
  );

  test('a task is passed on, and its solution to the auth service', async () => {
    const task = { task: 'a.1.2.b', difficulty: 1, expiresAt: '2999-01-01T00:00:00Z' };
    const error = { message: 'No.', extensions: { code: 'PROOF_OF_WORK_REQUIRED', ...task } };
    fake.overrides.set('POST /auth/login', (response) =>
      response.writeHead(429, { 'retry-after': '9' }).end(JSON.stringify({ errors: [error] })),
    );
    const limited = await call(AUTH_PATHS.signIn, await credentials());
    expect([limited.status, limited.result]).toEqual([429, { kind: 'too-many', retryAfterSeconds: 9, task }]);
    fake.overrides.clear();
    const solution = { 'x-proof-of-work': 'a.1.2.b.7' };
    expect((await call(AUTH_PATHS.signIn, await credentials(), new Map(), solution)).status).toBe(200);
    expect(fake.calls.at(-1)?.headers).toMatchObject(solution);
  });

  test('a refresh renews the session, and ends it if the refresh token was used before', async () => {
    const { setCookies } = await call(AUTH_PATHS.signIn, await credentials());
    const refresh = setCookies.find((line) => line.startsWith('kvarto-auth-refresh='))?.split(/[=;]/)[1];
    const cookies = new Map([['kvarto-auth-refresh', refresh]]);
    expect((await call(AUTH_PATHS.refresh, {}, cookies)).status).toBe(200);
    expect(fake.paths().filter((path) => path === 'GET /auth/login')).toHaveLength(1);
    const ended = await call(AUTH_PATHS.refresh, {}, cookies);
    expect([ended.status, ended.result]).toEqual([401, { kind: 'signed-out' }]);
    expect(ended.setCookies.join()).toContain('kvarto-user=; ');
  });

  test('a sign-out clears the cookies', async () => {
    const { status, result, setCookies } = await call(AUTH_PATHS.signOut, {});
    expect([status, result]).toEqual([200, { kind: 'signed-out' }]);
    expect(setCookies.join()).toContain('kvarto-auth=; ');
  });
});
