import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GeinsCore } from '@geins/core';
import { CrmSession, GeinsCRM } from '@geins/crm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeOrderPaidByBalance } from '#backend/features/order/placed-order.fixture.ts';
import { createApiServer } from '#backend/server.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

// `@geins/crm` imports `@geins/types` at run time without declaring it, so package.json has to.

/** The two hosts that the third-party client calls, and their paths on our API server. */
const hosts: [prefix: string, path: string][] = [
  ['https://merchantapi.geins.io/', '/'],
  ['https://auth-service.geins.io/api/kvarto_prod/', '/auth/'],
];

let shop: TestShop;
let server: Server;
let core: GeinsCore;
let crm: GeinsCRM;
const requests: string[] = [];

beforeAll(async () => {
  // Orders are paid by balance, so the provider is never called.
  shop = await openTestShop({}, { providers: new Map([['sandbox', {} as never]]) });
  server = createApiServer(shop.backend);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    const host = hosts.find(([prefix]) => url.startsWith(prefix));
    if (!host) throw new Error(`Unexpected host: ${url}`);
    const path = url.replace(...host);
    requests.push(`${init?.method ?? 'GET'} ${path.split('?', 1)[0]}`);
    return fetch(origin + path, init);
  });
  core = new GeinsCore({
    apiKey: 'demo',
    accountName: 'kvarto',
    channel: '1',
    tld: 'se',
    locale: 'sv-SE',
    market: 'se',
    environment: 'prod',
  });
  crm = new GeinsCRM(core, { clientConnectionMode: 'Direct' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
  await shop.close();
});
beforeEach(() => void requests.splice(0));

const anna = { username: 'anna@example.se', password: 'fyra grå hästar', rememberUser: true };

/** Stores the tokens of a client session, instead of cookies. */
function createMemoryStorage() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

describe('A third-party client', () => {
  test('registers a customer, and completes the account', async () => {
    const result = await crm.user.create(anna, { newsletter: true, customerType: 'ORGANIZATION' as never });
    expect(result).toMatchObject({
      succeeded: true,
      user: { authenticated: true, username: anna.username, customerType: 'PERSON', memberDiscount: '0' },
      tokens: { expired: false, expiresSoon: false, refreshToken: expect.any(String) },
    });
    expect(requests).toEqual([
      'POST /auth/login',
      'GET /auth/sign/demo',
      'POST /auth/register',
      'POST /graphql',
    ]);
    expect(await crm.user.create({ ...anna, username: 'bo@example.se' })).toMatchObject({ succeeded: true });
  });

  test('cannot register an address that has an account', async () => {
    expect(await crm.user.create(anna)).toEqual({ succeeded: false });
  });

  test('signs in with the right password only', async () => {
    const result = await crm.auth.login(anna);
    expect(result).toMatchObject({ succeeded: true, user: { customerType: 'ORGANIZATION' } });
    expect(result?.user?.userId).toMatch(/^\d+$/);
    expect(result?.tokens?.expiresIn).toBeGreaterThan(800);
    expect(await crm.auth.login({ ...anna, password: 'something else' })).toEqual({ succeeded: false });
  });

  test('reads and changes the customer', async () => {
    const { tokens } = (await crm.auth.login(anna)) ?? {};
    const token = tokens?.token ?? '';
    expect(await crm.user.get(token)).toMatchObject({ email: anna.username, customerType: 'ORGANIZATION' });
    const changed = await crm.user.update({ address: { firstName: 'Anna', city: 'Umeå' } } as never, token);
    expect(changed).toMatchObject({
      customerType: 'ORGANIZATION',
      address: { firstName: 'Anna', city: 'Umeå', lastName: '' },
    });
  });

  test('refreshes its tokens once for all concurrent callers', async () => {
    const session = new CrmSession(crm, { storage: createMemoryStorage() as never });
    await session.login(anna);
    const { userToken, refreshToken } = session;
    requests.splice(0);
    const results = await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
    expect(results).toMatchObject(Array(3).fill({ succeeded: true }));
    expect(requests).toEqual(['GET /auth/login']);
    expect(session.refreshToken).not.toBe(refreshToken);
    expect(session.userToken).toBeDefined();
    expect(await session.getUser()).toMatchObject({ email: anna.username });
    expect(userToken).toBeDefined();
  });

  test('changes the password, which invalidates the old one', async () => {
    const { tokens } = (await crm.auth.login(anna)) ?? {};
    const newPassword = 'fem blå katter';
    const changed = await crm.user.password.change({ ...anna, newPassword }, tokens?.refreshToken ?? '');
    expect(changed).toMatchObject({ succeeded: true, tokens: { refreshToken: expect.any(String) } });
    expect(await crm.auth.login(anna)).toEqual({ succeeded: false });
    expect(await crm.auth.login({ ...anna, password: newPassword })).toMatchObject({ succeeded: true });
    expect(await crm.auth.refresh(tokens?.refreshToken ?? '')).toEqual({ succeeded: false });
  });

  test('reads the orders of its customer only', async () => {
    const [eva, bo] = await Promise.all(
      ['eva@example.se', 'bo@example.se'].map(async (username) => {
        await crm.user.create({ ...anna, username });
        return (await crm.auth.login({ ...anna, username }))?.tokens?.token ?? '';
      }),
    );
    const { sku_id } = await shop.db
      .selectFrom('sku')
      .select('sku_id')
      .where('in_stock', '>', 5)
      .where('static_stock', '=', 0)
      .orderBy('sku_id')
      .executeTakeFirstOrThrow();
    const placed = await placeOrderPaidByBalance(shop, sku_id, { authorization: `Bearer ${eva}` });
    requests.splice(0);
    expect(await crm.user.orders.get(eva ?? '')).toMatchObject([{ id: Number(placed.orderId) }]);
    expect(requests).toEqual(['POST /graphql']);
    expect(await crm.user.orders.get(bo ?? '')).toEqual([]);
    await expect(crm.user.orders.get('a.b.c')).rejects.toThrow();
  });

  test('requests a password reset and sets a password by the mailed key', async () => {
    await crm.user.create({ ...anna, username: 'cia@example.se' });
    await crm.user.password.requestReset('cia@example.se');
    await shop.backend.runJobs();
    const { payload } = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('recipient', '=', 'cia@example.se')
      .where('kind', '=', 'reset-password')
      .executeTakeFirstOrThrow();
    const { resetKey } = payload as { resetKey: string };
    await crm.user.password.commitReset(resetKey, 'sex röda hus');
    const signIn = (password: string) => crm.auth.login({ ...anna, username: 'cia@example.se', password });
    expect(await signIn('sex röda hus')).toMatchObject({ succeeded: true });
    expect(await signIn(anna.password)).toEqual({ succeeded: false });
  });

  test('gets an error for an invalid token', async () => {
    await expect(crm.user.get('a.b.c')).rejects.toThrow();
  });
});
