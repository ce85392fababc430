import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { AuthClient } from '../auth-client.fixture.ts';

const password = 'fyra grå hästar';
let shop: OrderShop;
let client: AuthClient;
let sku: number;
let buyers = 0;
beforeAll(async () => {
  shop = await openOrderShop();
  client = new AuthClient(shop.backend);
  sku = await shop.addBook({ in_stock: 100 });
});
afterAll(() => shop.close());

type Headers = Record<string, string>;

async function send(kind: string, body: object, headers: Headers = {}) {
  const request = new Request(`http://shop.test/shop/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo', ...headers },
    body: JSON.stringify(body),
  });
  const response = await shop.backend.fetch(request, { address: '10.4.0.1' });
  return { status: response.status, data: await response.json() };
}

const verify = async (body: object, headers: Headers) =>
  (await send('email-verifications', body, headers)).data;

/** A guest orders, and then creates an account with the same address. */
async function registerAfterOrder() {
  const email = `guest-${++buyers}@example.se`;
  const order = await shop.buy({ [sku]: 1 }, { email });
  const { token } = await client.register(email, password);
  return { email, order, headers: { authorization: `Bearer ${token}` } };
}

async function orderIds(headers: Headers): Promise<number[]> {
  const { data } = await shop.query('{ getOrders { id } }', {}, headers);
  return data.getOrders.map(({ id }: { id: number }) => id);
}

async function mailedKeys(email: string): Promise<string[]> {
  const mails = (await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'verify-email');
  return mails.map(({ payload }) => payload.verifyKey);
}

test('orders of a guest join the account when the mailed key is used, and never before', async () => {
  const { email, order, headers } = await registerAfterOrder();
  expect(await verify({ action: 'read' }, headers)).toMatchObject({ isVerified: false });
  expect(await orderIds(headers)).toEqual([]);
  const [key = ''] = await mailedKeys(email);
  expect(await verify({ action: 'confirm', key: 'wrong' }, headers)).toMatchObject({ isVerified: false });
  expect(await verify({ action: 'confirm', key }, headers)).toMatchObject({ isVerified: true });
  expect(await orderIds(headers)).toEqual([order.orderId]);
  // A later order of the guest joins too, and the key is used up.
  const later = await shop.buy({ [sku]: 1 }, { email });
  expect(await verify({ action: 'confirm', key }, headers)).toMatchObject({ isVerified: true });
  expect(await orderIds(headers)).toEqual([later.orderId, order.orderId]);
});

test('a key works only in a session of its account', async () => {
  const { email, headers } = await registerAfterOrder();
  const [key = ''] = await mailedKeys(email);
  const { token } = await client.register(`stranger-${buyers}@example.se`, password);
  const stranger = { authorization: `Bearer ${token}` };
  expect(await verify({ action: 'confirm', key }, stranger)).toMatchObject({ isVerified: false });
  expect((await send('email-verifications', { action: 'confirm', key })).status).toBe(401);
  expect(await orderIds(stranger)).toEqual([]);
  expect(await verify({ action: 'confirm', key }, headers)).toMatchObject({ isVerified: true });
});

test('a new account without orders gets no mail; the customer can request one, at most three', async () => {
  const email = `new-${++buyers}@example.se`;
  const { token } = await client.register(email, password);
  const headers = { authorization: `Bearer ${token}` };
  expect(await mailedKeys(email)).toEqual([]);
  const requestMail = () => verify({ action: 'mail', languageId: 'fi-FI' }, headers);
  for (let request = 0; request < 3; request++)
    expect(await requestMail()).toMatchObject({ isVerified: false });
  for (let request = 0; request < 2; request++)
    expect(await requestMail()).toMatchObject({ errors: [{ extensions: { code: 'LIMIT_EXCEEDED' } }] });
  const keys = await mailedKeys(email);
  expect(keys).toHaveLength(3);
  expect(await verify({ action: 'confirm', key: keys[1] }, headers)).toMatchObject({ isVerified: true });
  expect(await verify({ action: 'mail' }, headers)).toMatchObject({ isVerified: true });
  expect(await mailedKeys(email)).toHaveLength(3);
});

test('an expired key is rejected', async () => {
  const { email, headers } = await registerAfterOrder();
  await shop.db
    .updateTable('email_verification')
    .set({ expires_at: new Date(0) })
    .execute();
  const [key = ''] = await mailedKeys(email);
  expect(await verify({ action: 'confirm', key }, headers)).toMatchObject({ isVerified: false });
});

test('only the buyer, who knows the cart, learns whether the address has an account', async () => {
  const email = `known-${++buyers}@example.se`;
  const { orderId, cartId } = await shop.buy({ [sku]: 1 }, { email });
  const requestHasAccount = async (request: object) => (await send('order-accounts', request)).data;
  const own = { orderNumber: String(orderId), cartId };
  expect(await requestHasAccount(own)).toEqual({ hasAccount: false });
  await client.register(email, password);
  expect(await requestHasAccount(own)).toEqual({ hasAccount: true });
  expect(await requestHasAccount({ ...own, cartId: 'other' })).toEqual({ hasAccount: false });
  expect(await requestHasAccount({ ...own, orderNumber: '1' })).toEqual({ hasAccount: false });
});
