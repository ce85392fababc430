import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createQuotation } from '#backend/features/quotation/create-quotation.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { AuthClient } from './auth-client.fixture.ts';

const password = 'fyra grå hästar';
let shop: TestShop;
let customers = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const isSignedIn = async (token: string) =>
  (await shop.query('{ getUser { id } }', {}, bearer(token))).errors === undefined;

async function newCustomer() {
  const client = new AuthClient(shop.backend);
  const email = `customer${++customers}@example.se`;
  const { token } = await client.register(email, password);
  const send = (path: string, method = 'GET') =>
    client.send(path, { method, headers: { ...bearer(token), 'user-agent': 'A browser' } });
  return { client, email, token, send };
}

describe('Sessions', () => {
  test('are listed, the current one first, without tokens or addresses', async () => {
    const { client, email, send } = await newCustomer();
    await client.signIn(email, password);
    const { status, body, headers } = await send('sessions');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
    expect(Object.keys(body.sessions[0]).sort()).toEqual(
      ['createdAt', 'id', 'isImpersonated', 'isCurrent', 'lastUsedAt', 'userAgent'].sort(),
    );
  });

  test('can be ended from another session, with immediate effect', async () => {
    const { client, email, token, send } = await newCustomer();
    const other = await client.signIn(email, password);
    const { id } = (await send('sessions')).body.sessions[1];
    expect((await send(`sessions/${id}`, 'DELETE')).status).toBe(200);
    expect(await isSignedIn(other.token)).toBe(false);
    expect((await client.refresh(other.refreshToken)).status).toBe(401);
    expect(await isSignedIn(token)).toBe(true);
  });

  test('can all be ended but the current one', async () => {
    const { client, email, token, send } = await newCustomer();
    const others = [await client.signIn(email, password), await client.signIn(email, password)];
    expect((await send('sessions', 'DELETE')).status).toBe(200);
    for (const other of others) expect(await isSignedIn(other.token)).toBe(false);
    expect(await isSignedIn(token)).toBe(true);
  });

  test('of another customer can be neither listed nor ended', async () => {
    const [anna, bo] = [await newCustomer(), await newCustomer()];
    const { id } = (await bo.send('sessions')).body.sessions[0];
    expect((await anna.send(`sessions/${id}`, 'DELETE')).status).toBe(404);
    expect(await isSignedIn(bo.token)).toBe(true);
    expect(JSON.stringify((await anna.send('sessions')).body)).not.toContain(id);
  });

  test.each(['sessions', 'export'])('%s requires a login', async (path) => {
    const client = new AuthClient(shop.backend);
    expect((await client.send(path)).status).toBe(401);
    expect((await client.send(path, { headers: bearer('x.y.z') })).status).toBe(401);
    expect((await client.send(path, { method: 'POST', headers: bearer('x.y.z') })).status).toBe(405);
  });
});

async function anySku(): Promise<number> {
  return (await shop.db.selectFrom('sku').select('sku_id').executeTakeFirstOrThrow()).sku_id;
}

describe('The export', () => {
  test('contains all data of the customer and none of another', async () => {
    const [anna, bo] = [await newCustomer(), await newCustomer()];
    for (const [{ token }, city] of [
      [anna, 'Kalmar'],
      [bo, 'Borgholm'],
    ] as const)
      await shop.query(
        'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
        { user: { address: { city }, metaData: '{"favorites":[1]}', personalId: '19900101-0017' } },
        bearer(token),
      );
    for (const { email } of [anna, bo])
      await createQuotation(shop.db, {
        email,
        marketAlias: 'se',
        days: 1,
        name: `Offer to ${email}`,
        terms: '',
        madeBy: 'Olle',
        lines: [{ skuId: await anySku(), quantity: 2, price: 5 }],
      });
    const { status, body } = await anna.send('export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: { email: anna.email, personalId: '19900101-0017' },
      address: { city: 'Kalmar' },
      metaData: { favorites: [1] },
      sessions: [{ endedAt: null }],
      orders: [],
      quotationLines: [{ name: `Offer to ${anna.email}`, quantity: 2, unitPriceMinorUnits: 500 }],
    });
    expect(JSON.stringify(body)).not.toMatch(/Borgholm|password|argon|hash/);
    expect(JSON.stringify(body)).not.toContain(bo.email);
  });
});

describe('A blocked customer', () => {
  test('is signed out immediately, and can neither sign in nor register', async () => {
    const { client, email, token } = await newCustomer();
    await shop.db.insertInto('blocked_email').values({ email }).execute();
    expect(await isSignedIn(token)).toBe(false);
    const response = await client.attempt('login', email, password);
    expect([response.status, response.body.errors[0].extensions.code]).toEqual([403, 'CUSTOMER_BLOCKED']);
    expect((await client.attempt('login', email, 'a wrong one')).status).toBe(401);
    await shop.db.deleteFrom('customer').where('email', '=', email).execute();
    // The same error as for any taken address: only the right password reveals the block.
    expect((await client.attempt('register', email, password)).status).toBe(409);
    await shop.db.deleteFrom('blocked_email').execute();
    expect((await client.attempt('register', email, password)).status).toBe(200);
  });
});
