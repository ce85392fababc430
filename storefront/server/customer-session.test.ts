import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AUTH } from '#contract/auth.ts';
import { readCookies } from '#storefront/config/cookies.ts';
import type { CommerceApi } from './commerce-api.ts';
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
  sessions = createSessions(fake.commerce, () => undefined);
});
afterEach(() => fake.stop());

const visitor = { address: '203.0.113.7', userAgent: '' };
const asker = { address: visitor.address };
const open = (cookies: Record<string, string> = {}, isSecure = false) =>
  sessions.open({ cookies: new Map(Object.entries(cookies)), isSecure, visitor, asker });

/** What a browser would send with its next request. */
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

const ending = (jar: Record<string, string>, seconds: number) => ({
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
    const plain = ['Path=/', 'SameSite=Lax'];
    expect(attributes('kvarto-auth')?.slice(1)).toEqual([...plain, 'Max-Age=900', 'HttpOnly']);
    expect(attributes('kvarto-auth-refresh')?.slice(1)).toEqual([
      ...plain,
      `Max-Age=${lifetime}`,
      'HttpOnly',
    ]);
    expect(attributes('kvarto-user')?.slice(1)).toEqual([...plain, `Max-Age=${lifetime}`]);
    expect(attributes('kvarto-user-maxage')?.[0]).toBe(`kvarto-user-maxage=${lifetime}`);
    expect(attributes('kvarto-user-type')?.[0]).toBe('kvarto-user-type=PERSON');
    expect(setCookies).toHaveLength(5);
  });

  test('scripts read the name, the type, when the token ends, and nothing else', async () => {
    const session = await signedIn();
    expect(JSON.parse(jarOf(session)['kvarto-user'] ?? '')).toEqual({
      name: 'anna@example.com',
      type: 'PERSON',
      expires: expect.closeTo(inSeconds(900), -1),
    });
  });

  test('over https they are Secure, and the tokens bound to this host', async () => {
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
    // What a neighbour on http may have set does not count.
    expect((await open({ 'kvarto-auth': jarOf(session)['__Host-kvarto-auth'] ?? '' }, true)).customer).toBe(
      undefined,
    );
  });

  test('are taken away at sign-out, also when the service is gone', async () => {
    const jar = jarOf(await signedIn());
    fake.instead.set('GET /auth/logout', (response) => response.destroy());
    const session = await open(jar);
    await session.signOut();
    expect(session.setCookies).toHaveLength(6);
    for (const name of ['cart', 'user-type'])
      expect(session.setCookies.join()).toContain(`kvarto-${name}=; `);
    for (const line of session.setCookies) expect(line).toContain('=; ');
    expect(session.customer).toBeUndefined();
  });

  test.each(['nonsense', '', 'a.b.c', `x.${Buffer.from('null').toString('base64url')}.x`])(
    'a token that is none, %j, is taken away',
    async (token) => {
      const session = await open({ 'kvarto-auth': token, 'kvarto-user': '{"name":"someone"}' });
      expect(session.customer).toBeUndefined();
      expect(session.setCookies.join()).toContain('kvarto-user=; ');
      expect(fake.calls).toEqual([]);
    },
  );
});

test('every question tells whose it is by the network address, also for pages that are the same for everybody', async () => {
  const asked: unknown[] = [];
  const ask: CommerceApi['ask'] = async (_, __, options) => {
    asked.push(options?.address);
    return {};
  };
  sessions = createSessions({ ...fake.commerce, ask }, () => undefined);
  const session = await open();
  for (const way of [session.ask, session.askStrictly, session.askAsAnybody]) await way('{ x }', {});
  expect(asked).toEqual(Array(3).fill(visitor.address));
});

describe('the cart of whoever signs in', () => {
  const ask = fakeCommerce();

  function fakeCommerce() {
    const guests: (string | undefined)[] = [];
    return {
      guests,
      ask: (async (query, _, options) => {
        if (!query.includes('getCart')) return {};
        guests.push(options?.loginToken);
        return { data: { getCart: { id: 'begun' } } };
      }) as CommerceApi['ask'],
    };
  }

  const signIn = async (cookies: Record<string, string>) => {
    sessions = createSessions({ ...fake.commerce, ask: ask.ask }, () => undefined);
    ask.guests.length = 0;
    const session = await open(cookies);
    const password = fake.accounts.get('anna@example.com') ?? '';
    await session.attempt({ action: 'login', username: 'anna@example.com', password, isRemembered: true });
    return session.setCookies.join();
  };

  test('that is here stays', async () => {
    expect(await signIn({ 'kvarto-cart': 'mine' })).not.toContain('kvarto-cart');
    expect(ask.guests).toEqual([]);
  });

  test('that lies elsewhere is brought by a guest’s cart, which the backend joins with it', async () => {
    expect(await signIn({})).toContain('kvarto-cart=begun; ');
    expect(ask.guests).toEqual([undefined]);
  });
});

describe('a token that ends', () => {
  test('is not touched while it holds', async () => {
    const session = await open(jarOf(await signedIn()));
    expect(session.customer?.name).toBe('anna@example.com');
    expect(session.setCookies).toEqual([]);
    expect(fake.paths()).not.toContain('GET /auth/login');
  });

  test.each([20, -5])('with %i s left is renewed, and remembered for as long as before', async (left) => {
    const session = await open(ending(jarOf(await signedIn(false)), left));
    expect(session.customer?.expires).toBeGreaterThan(inSeconds(800));
    expect(session.setCookies.join()).toContain('Max-Age=1800');
  });

  test('is renewed once for all requests that come at once, and for those that were on the way', async () => {
    const { 'kvarto-auth': _, ...jar } = jarOf(await signedIn());
    const together = await Promise.all(Array.from({ length: 20 }, () => open(jar)));
    const late = await open(jar);
    const cookies = new Set([...together, late].map(({ setCookies }) => setCookies.join()));
    expect(cookies.size).toBe(1);
    expect(fake.paths().filter((path) => path === 'GET /auth/login')).toHaveLength(1);
  });

  test('and cannot be renewed ends the session', async () => {
    const jar = ending(jarOf(await signedIn()), -5);
    fake.refreshTokens.clear();
    const session = await open(jar);
    expect(session.customer).toBeUndefined();
    expect(session.setCookies.join()).toContain('kvarto-auth-refresh=; ');
  });

  test('and meets a dead service keeps its cookies for better times', async () => {
    const jar = jarOf(await signedIn());
    fake.instead.set('GET /auth/login', (response) => response.destroy());
    expect((await open(ending(jar, 20))).customer?.name).toBe('anna@example.com');
    const session = await open(ending(jar, -5));
    expect([session.customer, session.setCookies]).toEqual([undefined, []]);
    fake.instead.clear();
    expect((await open(ending(jar, -5))).customer?.name).toBe('anna@example.com');
  });
});

describe('asking the commerce API', () => {
  const ask = (session: CustomerSession) => session.ask('query q', {});

  test('as a customer, or as anyone', async () => {
    expect(await ask(await signedIn())).toEqual({ data: { isKnown: true } });
    expect(await ask(await open())).toEqual({ data: { isKnown: false } });
  });

  test('as a guest says nothing of who asks', async () => {
    const session = await signedIn();
    expect(await session.ask('query q', {}, { asGuest: true })).toEqual({ data: { isKnown: false } });
    expect(await session.askStrictly('query q', {}, { asGuest: true })).toEqual({ data: { isKnown: false } });
  });

  test('with a token that was taken back asks once more with a new one', async () => {
    const session = await open(jarOf(await signedIn()));
    fake.liveTokens.clear();
    fake.asked.length = 0;
    expect(await ask(session)).toEqual({ data: { isKnown: true } });
    expect(fake.asked).toHaveLength(2);
    expect(session.setCookies).toHaveLength(4);
  });

  test('in a session that was ended elsewhere a page is made as for anyone, and the browser is told', async () => {
    const jar = jarOf(await signedIn());
    fake.liveTokens.clear();
    fake.refreshTokens.clear();
    const forBrowser = await open(jar);
    expect(await forBrowser.askStrictly('query q', {})).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_TOKEN' } }],
    });
    expect(forBrowser.setCookies.join()).toContain('kvarto-user=; ');
    const session = await open(jar);
    expect(await ask(session)).toEqual({ data: { isKnown: false } });
    expect(session.customer).toBeUndefined();
    expect(session.setCookies.join()).toContain('kvarto-user=; ');
  });
});

test('a new password begins a new session of the same length', async () => {
  const session = await open(jarOf(await signedIn(false)));
  const password = fake.accounts.get('anna@example.com') ?? '';
  const newPassword = 'n'.repeat(64);
  expect(await session.changePassword({ password, newPassword })).toEqual({ kind: 'signed-in' });
  expect(fake.accounts.get('anna@example.com')).toBe(newPassword);
  expect(session.setCookies.join()).toContain('Max-Age=1800');
});

test('who does not know the password that they signed in with is signed out, script or not (§8)', async () => {
  const session = await open(jarOf(await signedIn()));
  const wrong = { password: 'w'.repeat(64), newPassword: 'n'.repeat(64) };
  expect(await session.changePassword(wrong)).toEqual({ kind: 'wrong-credentials' });
  expect(session.customer).toBeUndefined();
  expect(session.setCookies.join()).toContain('kvarto-auth-refresh=; ');
  expect(fake.refreshTokens.size).toBe(0);
});

describe('a link of the shop’s staff', () => {
  const visit = async () => open({ ...jarOf(await signedIn()), 'kvarto-cart': 'mine' });
  const answer = (status: number, body: object, headers = {}) =>
    fake.instead.set('POST /auth/token', (response) =>
      response.writeHead(status, headers).end(JSON.stringify(body)),
    );

  test('that is worth nothing changes nothing: anybody can send one', async () => {
    answer(401, { errors: [{ extensions: { code: 'INVALID_TOKEN' } }] });
    const session = await visit();
    expect((await session.actAs('garbage')).kind).not.toBe('signed-in');
    expect(session.customer?.name).toBe('anna@example.com');
    expect(session.setCookies).toEqual([]);
    expect(fake.refreshTokens.size).toBe(1);
  });

  test('that is good takes the place of whoever was here, with a cart of its own', async () => {
    const token = tokenOf({ name: 'bo@example.com', exp: inSeconds(900), customerType: 'Person' });
    answer(200, { token, maxAge: 900 }, { [AUTH.refreshTokenHeader]: 'r' });
    const session = await visit();
    expect(await session.actAs('good')).toEqual({ kind: 'signed-in' });
    expect(session.customer?.name).toBe('bo@example.com');
    expect(session.setCookies.join()).toContain('kvarto-cart=; ');
    expect(fake.refreshTokens.size).toBe(0);
  });
});

test('nobody changes a password without being signed in', async () => {
  const session = await open();
  expect(await session.changePassword({ password: 'x', newPassword: 'y' })).toEqual({ kind: 'failed' });
  expect(fake.calls).toEqual([]);
});

test('whoever has prices of their own is known by the token', async () => {
  expect((await signedIn()).hasOwnPrices).toBe(false);
  await fake.stop();
  fake = await startFakeAuthService({ claims: { customerGroupId: '7' } });
  sessions = createSessions(fake.commerce, () => undefined);
  expect((await signedIn()).hasOwnPrices).toBe(true);
});
