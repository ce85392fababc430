import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AUTH } from '#contract/auth.ts';
import { AuthService } from './auth-service.ts';
import { type FakeAuthService, startFakeAuthService } from './fake-auth-service.fixture.ts';

let fake: FakeAuthService;
let service: AuthService;
beforeEach(async () => {
  fake = await startFakeAuthService();
  service = new AuthService(fake.commerce.auth ?? never());
});
afterEach(() => fake.stop());

const visitor = { address: '203.0.113.7', userAgent: 'A browser', requestId: 'an-id' };
const never = () => {
  throw new Error('The fake has an auth service.');
};
const signIn = (isRemembered = true) =>
  service.attempt(
    {
      action: 'login',
      username: 'anna@example.com',
      password: fake.accounts.get('anna@example.com') ?? '',
      isRemembered,
    },
    visitor,
  );

describe('signing in', () => {
  test('gets a challenge, has it signed, and sends it back with the credentials (§7)', async () => {
    expect(await signIn()).toMatchObject({
      token: expect.stringContaining('.'),
      maxAge: 900,
      refreshToken: expect.any(String),
    });
    expect(fake.paths()).toEqual(['POST /auth/login', 'GET /auth/sign/key', 'POST /auth/login']);
    const [challenged, signed, sent] = fake.calls;
    expect(challenged?.body).toEqual({ username: 'anna@example.com' });
    // A challenge may contain characters that must be encoded in a URL.
    expect(signed?.path).toContain('identity=anna%40example.com%2F');
    expect(sent?.body).toEqual({
      username: 'anna@example.com',
      signature: {
        identity: expect.any(String),
        timestamp: expect.any(String),
        signature: expect.any(String),
      },
      password: fake.accounts.get('anna@example.com'),
    });
    expect(sent?.headers).toMatchObject({ 'user-agent': 'A browser', 'x-request-id': 'an-id' });
  });

  test('requests a session of 30 minutes when not remembered (§5)', async () => {
    await signIn(false);
    expect(fake.calls.at(-1)?.body).toMatchObject({ sessionLifetime: 30 });
  });

  test.each([
    [401, {}, { kind: 'wrong-credentials' }],
    [403, {}, { kind: 'wrong-credentials' }],
    [409, {}, { kind: 'account-exists' }],
    [422, {}, { kind: 'common-password' }],
    [429, { 'retry-after': '90' }, { kind: 'too-many', retryAfterSeconds: 90 }],
    [429, {}, { kind: 'too-many', retryAfterSeconds: 60 }],
    [429, { 'retry-after': 'soon' }, { kind: 'too-many', retryAfterSeconds: 60 }],
    [400, {}, { kind: 'failed', isRejected: true }],
    [500, {}, { kind: 'failed' }],
  ])('maps status %i', async (status, headers, outcome) => {
    fake.overrides.set('POST /auth/login', (response) => response.writeHead(status, headers).end('{}'));
    expect(await signIn()).toEqual(outcome);
  });

  test.each(['', 'null', '{}', '{"sign":""}', '{"sign":1}', '<html>'])(
    'fails for the response %j',
    async (body) => {
      fake.overrides.set('POST /auth/login', (response) => response.end(body));
      expect(await signIn()).toEqual({ kind: 'failed' });
    },
  );

  test('reports an unreachable service', async () => {
    const errors: unknown[] = [];
    service = new AuthService(
      { auth: 'http://127.0.0.1:9/', sign: '', apiKey: 'key', fetch: (request) => fetch(request) },
      (error) => errors.push(error),
    );
    expect(await signIn()).toEqual({ kind: 'failed' });
    expect(await service.refresh('x', visitor)).toBe('unreachable');
    expect(errors).toHaveLength(2);
  });
});

describe('a refresh token', () => {
  test('is sent in its header and exchanged', async () => {
    const first = await signIn();
    if ('kind' in first) throw new Error(first.kind);
    const second = await service.refresh(first.refreshToken, visitor);
    expect(fake.calls.at(-1)?.headers[AUTH.refreshTokenHeader]).toBe(first.refreshToken);
    expect(second).toMatchObject({
      maxAge: 900,
      refreshToken: expect.not.stringMatching(first.refreshToken),
    });
    expect(await service.refresh(first.refreshToken, visitor)).toBe('expired');
  });

  test.each([
    [500, []],
    [503, [expect.objectContaining({ message: expect.stringContaining('503') })]],
  ])('is not expired when the service fails; %i is reported if a proxy sent it', async (status, reported) => {
    const errors: unknown[] = [];
    service = new AuthService(fake.commerce.auth ?? never(), (error) => errors.push(error));
    fake.overrides.set('GET /auth/login', (response) => response.writeHead(status).end('{}'));
    expect(await service.refresh('x', visitor)).toBe('unreachable');
    expect(errors).toEqual(reported);
  });
});

test('sign-out sends both tokens', async () => {
  await service.signOut({ token: 'a-token', refreshToken: 'a-refresh-token' }, visitor);
  expect(fake.calls).toMatchObject([
    {
      method: 'GET',
      path: '/auth/logout',
      headers: { authorization: 'Bearer a-token', [AUTH.refreshTokenHeader]: 'a-refresh-token' },
    },
  ]);
});
