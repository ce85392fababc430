import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { mailsTo, type OrderShop, openOrderShop } from './order-shop.fixture.ts';

let shop: OrderShop;
let sku: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 500 });
});
afterAll(() => shop.close());

let visitors = 0;

async function send(body: unknown, headers: Record<string, string> = {}, address = `10.0.0.${++visitors}`) {
  const request = new Request('http://shop.test/withdrawals', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo', ...headers },
    body: JSON.stringify(body),
  });
  const response = await shop.backend.fetch(request, { address });
  const answer = await response.json();
  return { status: response.status, answer, code: answer.errors?.[0]?.extensions.code };
}

const statements = (orderId: number) =>
  shop.db.selectFrom('withdrawal').selectAll().where('order_id', '=', orderId).execute();

test('A guest withdraws in two steps, and has a receipt with content, date and time', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 2 });
  const said = { orderNumber: String(orderId), email: email.toUpperCase(), name: 'Karin Boye' };
  const first = await send({ ...said, confirm: false });
  expect(first.answer).toEqual({
    order: {
      orderNumber: String(orderId),
      placedAt: expect.any(String),
      lines: [{ place: 0, name: expect.any(String), variant: expect.any(String), quantity: 2 }],
    },
    receivedAt: null,
    earlier: [],
  });
  expect(await statements(orderId)).toEqual([]);
  const both = await Promise.all([1, 2].map(() => send({ ...said, confirm: true })));
  const { receivedAt } = both[0]?.answer ?? {};
  expect(Date.parse(receivedAt)).not.toBeNaN();
  expect(both[1]?.answer.receivedAt).toBe(receivedAt);
  expect(await statements(orderId)).toMatchObject([{ name: 'Karin Boye', email, lines: null }]);
  const receipts = (await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'withdrawal-receipt');
  expect(receipts).toMatchObject([{ payload: { receivedAt, name: 'Karin Boye', lines: [{ quantity: 2 }] } }]);
});

test('A customer withdraws from some of an order of their own', async () => {
  const headers = await signedInHeaders(shop.backend, 'withdrawing@example.se');
  const { orderId } = await shop.buy({ [sku]: 3 }, {}, headers);
  const said = {
    orderNumber: String(orderId),
    name: 'Karin',
    lines: [{ place: 0, quantity: 1 }],
    confirm: true,
  };
  expect((await send(said, headers)).status).toBe(200);
  expect(await statements(orderId)).toMatchObject([{ lines: [{ place: 0, quantity: 1 }] }]);
  const stranger = await signedInHeaders(shop.backend, 'somebody.else@example.se');
  expect(await send(said, stranger)).toMatchObject({ status: 404, code: 'UNKNOWN_ORDER' });
});

test('What has been withdrawn from is not offered again, and a second statement of it is refused', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 3 });
  const said = { orderNumber: String(orderId), email, name: 'Karin Boye', confirm: true };
  const one = { ...said, lines: [{ place: 0, quantity: 1 }] };
  const show = async () => (await send({ ...said, confirm: false })).answer;
  const first = (await send({ ...one, earlier: 0 })).answer;
  expect(await show()).toMatchObject({
    order: { lines: [{ place: 0, quantity: 2 }] },
    receivedAt: null,
    earlier: [first.receivedAt],
  });
  // Pressed twice; and then one copy more, by somebody who has been told of the first.
  expect((await send({ ...one, earlier: 0 })).answer).toEqual(first);
  expect((await send(one)).answer).toEqual(first);
  expect((await send({ ...one, earlier: 1 })).answer).toMatchObject({ earlier: [first.receivedAt] });
  expect(await statements(orderId)).toHaveLength(2);
  const two = { ...said, lines: [{ place: 0, quantity: 2 }] };
  expect(await send(two)).toMatchObject({ status: 409, code: 'ALREADY_WITHDRAWN' });
  expect(await send({ ...two, confirm: false })).toMatchObject({ status: 409, code: 'ALREADY_WITHDRAWN' });
  // All of it is what is left of it.
  const rest = (await send(said)).answer;
  expect(rest).toMatchObject({ order: { lines: [{ place: 0, quantity: 1 }] } });
  expect((await send(said)).answer).toEqual(rest);
  expect(await show()).toMatchObject({ order: { lines: [] }, earlier: { length: 3 } });
  expect(await send({ ...said, name: 'Karin' })).toMatchObject({ status: 409, code: 'ALREADY_WITHDRAWN' });
  expect(await statements(orderId)).toHaveLength(3);
  const receipts = (await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'withdrawal-receipt');
  expect(receipts).toHaveLength(3);
});

test('Two statements at once do not both get the last copy', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 1 });
  const said = { orderNumber: String(orderId), email, confirm: true };
  const both = await Promise.all(['Karin', 'Anita'].map((name) => send({ ...said, name })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await statements(orderId)).toHaveLength(1);
});

test('What makes no sense, or nobody knows, is told in one answer', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 1 });
  const said = { orderNumber: String(orderId), email, name: 'Karin', confirm: true };
  const wrong = { ...said, email: 'other@example.se' };
  const none = { ...said, orderNumber: '999999999' };
  expect((await send(wrong)).answer).toEqual((await send(none)).answer);
  expect(await send(wrong)).toMatchObject({ status: 404, code: 'UNKNOWN_ORDER' });
  for (const bad of [
    { ...said, name: ' ' },
    { ...said, lines: [{ place: 0, quantity: 2 }] },
    { ...said, lines: [{ place: 7, quantity: 1 }] },
    {},
    'x',
  ])
    expect(await send(bad)).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  expect(await send(said, { 'x-apikey': 'nobody' })).toMatchObject({ status: 401, code: 'UNKNOWN_API_KEY' });
  expect(await send(said, { authorization: 'Bearer nothing' })).toMatchObject({
    status: 401,
    code: 'INVALID_TOKEN',
  });
  expect(await statements(orderId)).toEqual([]);
});

test('Numbers and addresses cannot be tried out one after the other', async () => {
  const tries = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      send({ orderNumber: String(100_000 + index), email: 'a@example.se', confirm: false }, {}, '10.9.9.9'),
    ),
  );
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
});
