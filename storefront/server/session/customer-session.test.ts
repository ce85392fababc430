import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AUTH } from '#contract/auth.ts';
import { readCookies } from '#storefront/config/cookies.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import { type CustomerSession, createSessions } from './customer-session.ts';
import {
  type FakeAuthService,
  inSeconds,
  startFakeAuthService,
  tokenOf,
} from './fake-auth-service.fixture.ts';

let fake: FakeAuthService;
let sessions: ReturnType<typeof createSessions>;
beforeEach(async () => {
  fake = await startFakeAuthService();
  sessions = createSessions(fake.commerce);
});
afterEach(() => fake.stop());

const visitor = { address: '203.0.113.7', userAgent: '' };
const open = (cookies: Record<string, string> = {}, isSecure = false) =>
  sessions.open({
    cookies: new Map(Object.entries(cookies)),
    isSecure,
    visitor,
    reportError: () => undefined,
  });

/** The cookies of the browser's next request. */
function jarOf({ setCookies }: CustomerSession): Record<string, string> {
  const lines = setCookies.filter((line) => !line.includes('Max-Age=0')).map((line) => line.split(';')[0]);
  return Object.fromEntries(readCookies(lines.join('; ')));
}

async function signedIn(isRemembered = true, isSecure = false): Promise<CustomerSession> {
  const session = await open({}, isSecure);
  const password = fake.accounts.get('anna@example.com') ?? '';
  const credentials = { action: 'login', username: 'anna@example.com', password, isRemembered } as const;
  expect(await session.attempt(credentials)).toEqual({ kind: 'signed-in' });
  return session;
}

const withTokenExpiringIn = (jar: Record<string, string>, seconds: number) => ({
  ...jar,
  'kvarto-auth': tokenOf({ name: 'anna@example.com', exp: inSeconds(seconds) }),
});

describe('the cookies of a session (§9, decisions §3)', () => {
  test.each([
    [true, 604_800],
    [false, 1800],
  ])('remembered: %s', async (isRemembered, lifetime) => {
    const { setCookies } = await signedIn(isRemembered);
    const attributes = (name: string) => setCookies.find((line) => line.startsWith(`${name}=`))?.split('; ');
    const common = ['Path=/', 'SameSite=Lax'];
    expect(attributes('kvarto-auth')?.slice(1)).toEqual([...common, 'Max-Age=900', 'HttpOnly']);
    expect(attributes('kvarto-auth-refresh')?.slice(1)).toEqual([
      ...common,
      `Max-Age=${lifetime}`,
      'HttpOnly',
    ]);
    expect(attributes('kvarto-user')?.slice(1)).toEqual([...common, `Max-Age=${lifetime}`]);
    expect(attributes('kvarto-user-maxage')?.[0]).toBe(`kvarto-user-maxage=${lifetime}`);
    expect(attributes('kvarto-user-type')?.[0]).toBe('kvarto-user-type=PERSON');
    expect(setCookies).toHaveLength(5);
  });

  test('scripts can read name, type and expiry only', async () => {
    const session = await signedIn();
    expect(JSON.parse(jarOf(session)['kvarto-user'] ?? '')).toEqual({
      name: 'anna@example.com',
      type: 'PERSON',
      expires: expect.closeTo(inSeconds(900), -1),
    });
  });

  test('are Secure on https, and the tokens have the __Host- prefix', async () => {
    const session = await signedIn(true, true);
    for (const line of session.setCookies) expect(line).toContain('; Secure');
    expect(Object.keys(jarOf(session)).sort()).toEqual([
      '__Host-kvarto-auth',
      '__Host-kvarto-auth-refresh',
      'kvarto-user',
      'kvarto-user-maxage',
      'kvarto-user-type',
    ]);
    expect((await open(jarOf(session), true)).customer?.name).toBe('anna@example.com');
    // Cookies without the prefix, which http pages may set, are ignored.
    expect((await open({ 'kvarto-auth': jarOf(session)['__Host-kvarto-auth'] ?? '' }, true)).customer).toBe(
      undefined,
    );
  });

  test('are cleared at sign-out, even if the service fails', async () => {
    const jar = jarOf(await signedIn());
    fake.overrides.set('GET /auth/logout', (response) => response.destroy());
    const session = await open(jar);
    await session.signOut();
    expect(session.setCookies).toHaveLength(6);
    for (const name of ['cart', 'user-type'])
      expect(session.setCookies.join()).toContain(`kvarto-${name}=; `);
    for (const line of session.setCookies) expect(line).toContain('=; ');
    expect(session.customer).toBeUndefined();
  });

  test.each(['nonsense', '', 'a.b.c', `x.${Buffer.from('null').toString('base64url')}.x`])(
    'the invalid token %j is cleared',
    async (token) => {
      const session = await open({ 'kvarto-auth': token, 'kvarto-user': '{"name":"someone"}' });
      expect(session.customer).toBeUndefined();
      expect(session.setCookies.join()).toContain('kvarto-user=; ');
      expect(fake.calls).toEqual([]);
    },
  );
});

test('every operation has the visitor’s address, also for shared pages', async () => {
  const addresses: unknown[] = [];
  const execute: CommerceApi['execute'] = async (_, __, options) => {
    addresses.push(options?.address);
    return {};
  };
  sessions = createSessions({ ...fake.commerce, execute });
  const session = await open();
  for (const run of [session.execute, session.executeAsCustomer, session.executeAnonymously])
    await run('{ x }', {});
  expect(addresses).toEqual(Array(3).fill(visitor.address));
});

describe('the cart at sign-in', () => {
  const loginTokensOfNewCarts: (string | undefined)[] = [];
  const execute: CommerceApi['execute'] = async (query, _, options) => {
    if (!query.includes('getCart')) return {};
    loginTokensOfNewCarts.push(options?.loginToken);
    return { data: { getCart: { id: 'new-cart' } } };
  };

  const signIn = async (cookies: Record<string, string>) => {
    sessions = createSessions({ ...fake.commerce, execute });
    loginTokensOfNewCarts.length = 0;
    const session = await open(cookies);
    const password = fake.accounts.get('anna@example.com') ?? '';
    await session.attempt({ action: 'login', username: 'anna@example.com', password, isRemembered: true });
    return session.setCookies.join();
  };

  test('stays', async () => {
    expect(await signIn({ 'kvarto-cart': 'mine' })).not.toContain('kvarto-cart');
    expect(loginTokensOfNewCarts).toEqual([]);
  });

  test('is created if missing, so that the backend can merge the customer’s cart into it', async () => {
    expect(await signIn({})).toContain('kvarto-cart=new-cart; ');
    expect(loginTokensOfNewCarts).toEqual([undefined]);
  });
});

describe('an expiring token', () => {
  test('is not renewed early', async () => {
    const session = await open(jarOf(await signedIn()));
    expect(session.customer?.name).toBe('anna@example.com');
    expect(session.setCookies).toEqual([]);
    expect(fake.paths()).not.toContain('GET /auth/login');
  });

  test.each([20, -5])('with %i s left is renewed with the same lifetime', async (left) => {
    const session = await open(withTokenExpiringIn(jarOf(await signedIn(false)), left));
    expect(session.customer?.expires).toBeGreaterThan(inSeconds(800));
    expect(session.setCookies.join()).toContain('Max-Age=1800');
  });

  test('is renewed once for concurrent and late requests', async () => {
    const { 'kvarto-auth': _, ...jar } = jarOf(await signedIn());
    const together = await Promise.all(Array.from({ length: 20 }, () => open(jar)));
    const late = await open(jar);
    const cookies = new Set([...together, late].map(({ setCookies }) => setCookies.join()));
    expect(cookies.size).toBe(1);
    expect(fake.paths().filter((path) => path === 'GET /auth/login')).toHaveLength(1);
  });

  test('that cannot be renewed ends the session', async () => {
    const jar = withTokenExpiringIn(jarOf(await signedIn()), -5);
    fake.refreshTokens.clear();
    const session = await open(jar);
    expect(session.customer).toBeUndefined();
    expect(session.setCookies.join()).toContain('kvarto-auth-refresh=; ');
  });

  test('keeps its cookies while the service is unreachable', async () => {
    const jar = jarOf(await signedIn());
    fake.overrides.set('GET /auth/login', (response) => response.destroy());
    expect((await open(withTokenExpiringIn(jar, 20))).customer?.name).toBe('anna@example.com');
    const session = await open(withTokenExpiringIn(jar, -5));
    expect([session.customer, session.setCookies]).toEqual([undefined, []]);
    fake.overrides.clear();
    expect((await open(withTokenExpiringIn(jar, -5))).customer?.name).toBe('anna@example.com');
  });
});

describe('operations', () => {
  const execute = (session: CustomerSession) => session.execute('query q', {});

  test('run as the customer or anonymously', async () => {
    expect(await execute(await signedIn())).toEqual({ data: { isKnown: true } });
    expect(await execute(await open())).toEqual({ data: { isKnown: false } });
  });

  test('run without the token as a guest', async () => {
    const session = await signedIn();
    expect(await session.execute('query q', {}, { asGuest: true })).toEqual({ data: { isKnown: false } });
    expect(await session.executeAsCustomer('query q', {}, { asGuest: true })).toEqual({
      data: { isKnown: false },
    });
  });

  test('are repeated with a new token when the token was revoked', async () => {
    const session = await open(jarOf(await signedIn()));
    fake.liveTokens.clear();
    fake.operations.length = 0;
    expect(await execute(session)).toEqual({ data: { isKnown: true } });
    expect(fake.operations).toHaveLength(2);
    expect(session.setCookies).toHaveLength(4);
  });

  test('run anonymously for pages, and fail for the browser, when the session was ended elsewhere', async () => {
    const jar = jarOf(await signedIn());
    fake.liveTokens.clear();
    fake.refreshTokens.clear();
    const forBrowser = await open(jar);
    expect(await forBrowser.executeAsCustomer('query q', {})).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_TOKEN' } }],
    });
    expect(forBrowser.setCookies.join()).toContain('kvarto-user=; ');
    const session = await open(jar);
    expect(await execute(session)).toEqual({ data: { isKnown: false } });
    expect(session.customer).toBeUndefined();
    expect(session.setCookies.join()).toContain('kvarto-user=; ');
  });
});

test('a new password starts a session with the same lifetime', async () => {
  const session = await open(jarOf(await signedIn(false)));
  const password = fake.accounts.get('anna@example.com') ?? '';
  const newPassword = 'n'.repeat(64);
  expect(await session.changePassword({ password, newPassword })).toEqual({ kind: 'signed-in' });
  expect(fake.accounts.get('anna@example.com')).toBe(newPassword);
  expect(session.setCookies.join()).toContain('Max-Age=1800');
});

test('a wrong current password signs out (§8)', async () => {
  const session = await open(jarOf(await signedIn()));
  const wrong = { password: 'w'.repeat(64), newPassword: 'n'.repeat(64) };
  expect(await session.changePassword(wrong)).toEqual({ kind: 'wrong-credentials' });
  expect(session.customer).toBeUndefined();
  expect(session.setCookies.join()).toContain('kvarto-auth-refresh=; ');
  expect(fake.refreshTokens.size).toBe(0);
});

describe('an impersonation link', () => {
  const visit = async () => open({ ...jarOf(await signedIn()), 'kvarto-cart': 'mine' });
  const respondWith = (status: number, body: object, headers = {}) =>
    fake.overrides.set('POST /auth/token', (response) =>
      response.writeHead(status, headers).end(JSON.stringify(body)),
    );

  test('that is invalid changes nothing', async () => {
    respondWith(401, { errors: [{ extensions: { code: 'INVALID_TOKEN' } }] });
    const session = await visit();
    expect((await session.impersonate('garbage')).kind).not.toBe('signed-in');
    expect(session.customer?.name).toBe('anna@example.com');
    expect(session.setCookies).toEqual([]);
    expect(fake.refreshTokens.size).toBe(1);
  });

  test('that is valid replaces the session and clears the cart', async () => {
    const token = tokenOf({ name: 'bo@example.com', exp: inSeconds(900), customerType: 'Person' });
    respondWith(200, { token, maxAge: 900 }, { [AUTH.refreshTokenHeader]: 'r' });
    const session = await visit();
    expect(await session.impersonate('good')).toEqual({ kind: 'signed-in' });
    expect(session.customer?.name).toBe('bo@example.com');
    expect(session.setCookies.join()).toContain('kvarto-cart=; ');
    expect(fake.refreshTokens.size).toBe(0);
  });
});

test('a password change needs a sign-in', async () => {
  const session = await open();
  expect(await session.changePassword({ password: 'x', newPassword: 'y' })).toMatchObject({ kind: 'failed' });
  expect(fake.calls).toEqual([]);
});

test('the token says whether the customer has their own prices', async () => {
  expect((await signedIn()).hasCustomerPrices).toBe(false);
  await fake.stop();
  fake = await startFakeAuthService({ claims: { customerGroupId: '7' } });
  sessions = createSessions(fake.commerce);
  expect((await signedIn()).hasCustomerPrices).toBe(true);
});
