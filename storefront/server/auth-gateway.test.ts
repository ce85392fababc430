import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { type AuthRequest, answerAuth } from './auth-gateway.ts';
import { createSessions } from './customer-session.ts';
import { type FakeAuthService, startFakeAuthService } from './fake-auth-service.fixture.ts';

let fake: FakeAuthService;
beforeEach(async () => {
  fake = await startFakeAuthService();
});
afterEach(() => fake.stop());

async function call(path: string, body: unknown, request: Partial<AuthRequest> = {}, cookies = new Map()) {
  const sessions = createSessions(fake.commerce, () => undefined);
  const visitor = { address: '203.0.113.7', userAgent: '' };
  const session = await sessions.open({ cookies, isSecure: false, visitor, asker: {} });
  const response = await answerAuth(session, {
    path,
    isSameOrigin: true,
    contentType: 'application/json',
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    ...request,
  });
  return { status: response.status, text: await response.text(), setCookies: session.setCookies, response };
}

const right = async () => ({
  email: 'anna@example.com',
  password: await digestPassword('hemligt ord'),
  isRemembered: true,
});

describe('what is refused never reaches the auth service', () => {
  test.each([
    ['another site', { isSameOrigin: false }, 403],
    ['a form', { contentType: 'application/x-www-form-urlencoded' }, 415],
    ['plain text', { contentType: 'text/plain' }, 415],
    ['no type at all', { contentType: undefined }, 415],
    ['broken JSON', { body: Buffer.from('{"email":') }, 400],
    ['an empty body', { body: Buffer.from('') }, 400],
    ['a list', { body: Buffer.from('[]') }, 400],
    ['an address that is none of these', { path: '/auth/admin' }, 404],
  ])('%s', async (_, request, status) => {
    expect((await call(AUTH_PATHS.signIn, await right(), request)).status).toBe(status);
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

describe('what is told', () => {
  test('a customer who signs in gets cookies, and no token in the body', async () => {
    const { status, text, setCookies } = await call(AUTH_PATHS.signIn, await right());
    expect([status, JSON.parse(text)]).toEqual([200, { kind: 'signed-in' }]);
    expect(setCookies).toHaveLength(5);
  });

  test('a wrong password, without cookies', async () => {
    const wrong = { ...(await right()), password: await digestPassword('fel ord') };
    const { status, text, setCookies } = await call(AUTH_PATHS.signIn, wrong);
    expect([status, JSON.parse(text), setCookies]).toEqual([401, { kind: 'wrong-credentials' }, []]);
  });

  test('an address that has an account', async () => {
    const { status, text } = await call(AUTH_PATHS.register, await right());
    expect([status, JSON.parse(text)]).toEqual([409, { kind: 'account-exists' }]);
  });

  test('how long to wait', async () => {
    fake.instead.set('POST /auth/login', (response) =>
      response.writeHead(429, { 'retry-after': '240' }).end(),
    );
    const { status, text, response } = await call(AUTH_PATHS.signIn, await right());
    expect([status, JSON.parse(text)]).toEqual([429, { kind: 'too-many', retryAfterSeconds: 240 }]);
    expect(response.headers.get('retry-after')).toBe('240');
  });

  test('that a session is renewed, or over', async () => {
    const { setCookies } = await call(AUTH_PATHS.signIn, await right());
    const refresh = setCookies.find((line) => line.startsWith('kvarto-auth-refresh='))?.split(/[=;]/)[1];
    const cookies = new Map([['kvarto-auth-refresh', refresh]]);
    expect((await call(AUTH_PATHS.refresh, {}, {}, cookies)).status).toBe(200);
    expect(fake.paths().filter((path) => path === 'GET /auth/login')).toHaveLength(1);
    const over = await call(AUTH_PATHS.refresh, {}, {}, cookies);
    expect([over.status, JSON.parse(over.text)]).toEqual([401, { kind: 'signed-out' }]);
    expect(over.setCookies.join()).toContain('kvarto-user=; ');
  });

  test('that nobody is signed in any more', async () => {
    const { status, text, setCookies } = await call(AUTH_PATHS.signOut, {});
    expect([status, JSON.parse(text)]).toEqual([200, { kind: 'signed-out' }]);
    expect(setCookies.join()).toContain('kvarto-auth=; ');
  });
});
