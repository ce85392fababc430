import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import { createSessions } from './customer-session.ts';
import {
  type FakeAuthService,
  inSeconds,
  startFakeAuthService,
  tokenOf,
} from './fake-auth-service.fixture.ts';
import { readSession } from './session-cookies.ts';

let fake: FakeAuthService;
beforeEach(async () => {
  fake = await startFakeAuthService();
});
afterEach(() => fake.stop());

/** Another device has ended the session; its token has not expired. */
function openEnded(sent: (string | undefined)[]) {
  const sendShopRequest: CommerceApi['sendShopRequest'] = async (_kind, _request, { loginToken }) => {
    sent.push(loginToken);
    if (!loginToken) return Response.json({ list: null });
    return Response.json({ errors: [{ extensions: { code: 'INVALID_TOKEN' } }] }, { status: 401 });
  };
  return createSessions({ ...fake.commerce, sendShopRequest }).open({
    cookies: new Map([
      ['kvarto-auth', tokenOf({ name: 'anna@example.com', exp: inSeconds(600) })],
      ['kvarto-auth-refresh', 'unknown'],
    ]),
    isSecure: false,
    visitor: { address: '203.0.113.7', userAgent: '' },
    reportError: () => undefined,
  });
}

test('a request that needs no sign-in is repeated without the token, and the cookies are cleared', async () => {
  const sent: (string | undefined)[] = [];
  const session = await openEnded(sent);
  expect(session.customer?.name).toBe('anna@example.com');
  const outcome = await session.sendShopRequest('shared-lists', { shareKey: 'a' });
  expect(outcome).toEqual({ kind: 'accepted', result: { list: null } });
  expect(sent).toEqual([expect.any(String), undefined]);
  expect(session.customer).toBeUndefined();
  expect(session.setCookies.join()).toContain('kvarto-auth=; Path=/; SameSite=Lax; Max-Age=0');
});

test.each(['', 'å', 'a\0b', 'a b', 'a\r\nb: c', '日本語'])(
  'a cookie with %j, which no header can hold, has no token',
  (text) => {
    const cookies = new Map([
      ['kvarto-auth', text],
      ['kvarto-auth-refresh', text],
    ]);
    expect(readSession(cookies, false)).toMatchObject({ token: undefined, refreshToken: undefined });
  },
);
