import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { captureOrder } from '../management/capture-order.ts';
import { shipOrder } from '../management/ship-order.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { proposeRefund } from './refund-withdrawal.ts';

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
  const data = await response.json();
  return { status: response.status, data, code: data.errors?.[0]?.extensions.code };
}

const statements = (orderId: number) =>
  shop.db.selectFrom('withdrawal').selectAll().where('order_id', '=', orderId).execute();

test('a guest withdraws in two steps, and gets a receipt with content, date and time', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 2 });
  const request = { orderNumber: String(orderId), email: email.toUpperCase(), name: 'Karin Boye' };
  const first = await send({ ...request, confirm: false });
  expect(first.data).toEqual({
    order: {
      orderNumber: String(orderId),
      placedAt: expect.any(String),
      lines: [{ place: 0, name: expect.any(String), variant: expect.any(String), quantity: 2 }],
    },
    excluded: [],
    receivedAt: null,
    earlier: [],
    dueBy: null,
  });
  expect(await statements(orderId)).toEqual([]);
  const both = await Promise.all([1, 2].map(() => send({ ...request, confirm: true })));
  const { receivedAt } = both[0]?.data ?? {};
  expect(Date.parse(receivedAt)).not.toBeNaN();
  expect(both[1]?.data.receivedAt).toBe(receivedAt);
  expect(await statements(orderId)).toMatchObject([{ name: 'Karin Boye', email, lines: null }]);
  expect(await listWithdrawals(shop.db, 1)).toMatchObject([
    { order_id: orderId, name: 'Karin Boye', books: 'everything' },
  ]);
  const receipts = (await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'withdrawal-receipt');
  expect(receipts).toMatchObject([{ payload: { receivedAt, name: 'Karin Boye', lines: [{ quantity: 2 }] } }]);
});

test('the shop gets a mail in its own language about an order in another language', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 1 });
  await sql`update shop_order set draft = jsonb_set(draft, '{languageId}', '"fi-FI"')
    where order_id = ${orderId}`.execute(shop.db);
  await send({ orderNumber: String(orderId), email, name: 'Karin Boye', confirm: true });
  const mails = await shop.db
    .selectFrom('mail_outbox')
    .select(['kind', 'language_id'])
    .where(sql<boolean>`payload::text like ${`%"${orderId}"%`}`)
    .where('kind', 'in', ['staff-notice', 'withdrawal-receipt'])
    .orderBy('kind')
    .execute();
  expect(mails).toEqual([
    { kind: 'staff-notice', language_id: 'sv-SE' },
    { kind: 'withdrawal-receipt', language_id: 'fi-FI' },
  ]);
});

test('the shop gets a mail with the last day of the refund, and can neither ship nor capture the order', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 2 }, { paymentId: shop.paymentMethodIds.onShipment });
  const request = { orderNumber: String(orderId), email, name: 'Karin Boye', confirm: true };
  await send({ ...request, lines: [{ place: 0, quantity: 1 }] });
  const notices = async () =>
    (await mailsTo(shop.db, 'hej@kvarto.example')).filter(({ payload }) =>
      JSON.stringify(payload).includes(`"${orderId}"`),
    );
  expect(await notices()).toMatchObject([{ kind: 'staff-notice' }]);
  await send({ ...request, earlier: 1 });
  expect(await notices()).toHaveLength(2);
  const dueMonth = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, 7);
  expect(JSON.stringify((await notices())[1]?.payload)).toContain(dueMonth);
  const wrongState = { extensions: { code: 'ORDER_STATE' } };
  const shipment = { actor: 'merchant', note: '', parcelNumber: null, trackingLink: null } as const;
  await expect(shipOrder(shop.services, orderId, shipment)).rejects.toMatchObject(wrongState);
  await expect(captureOrder(shop.services, orderId)).rejects.toMatchObject(wrongState);
});

test('a customer withdraws from a part of an order', async () => {
  const headers = await signedInHeaders(shop.backend, 'withdrawing@example.se');
  const { orderId } = await shop.buy({ [sku]: 3 }, {}, headers);
  const request = {
    orderNumber: String(orderId),
    name: 'Karin',
    lines: [{ place: 0, quantity: 1 }],
    confirm: true,
  };
  expect((await send(request, headers)).status).toBe(200);
  expect(await statements(orderId)).toMatchObject([{ lines: [{ place: 0, quantity: 1 }] }]);
  const stranger = await signedInHeaders(shop.backend, 'stranger@example.se');
  expect(await send(request, stranger)).toMatchObject({ status: 404, code: 'UNKNOWN_ORDER' });
});

test('withdrawn units are not offered again, and cannot be withdrawn twice', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 3 });
  const request = { orderNumber: String(orderId), email, name: 'Karin Boye', confirm: true };
  const one = { ...request, lines: [{ place: 0, quantity: 1 }] };
  const preview = async () => (await send({ ...request, confirm: false })).data;
  const first = (await send({ ...one, earlier: 0 })).data;
  expect(await preview()).toMatchObject({
    order: { lines: [{ place: 0, quantity: 2 }] },
    receivedAt: null,
    earlier: [first.receivedAt],
  });
  // A repeated statement counts once. With `earlier: 1` the customer knows of the first, and withdraws another copy.
  expect((await send({ ...one, earlier: 0 })).data).toEqual(first);
  expect((await send(one)).data).toEqual(first);
  expect((await send({ ...one, earlier: 1 })).data).toMatchObject({ earlier: [first.receivedAt] });
  expect(await statements(orderId)).toHaveLength(2);
  const two = { ...request, lines: [{ place: 0, quantity: 2 }] };
  expect(await send(two)).toMatchObject({ status: 409, code: 'ALREADY_WITHDRAWN' });
  expect(await send({ ...two, confirm: false })).toMatchObject({ status: 409, code: 'ALREADY_WITHDRAWN' });
  // A statement without lines is about all that is left.
  const rest = (await send(request)).data;
  expect(rest).toMatchObject({ order: { lines: [{ place: 0, quantity: 1 }] } });
  expect((await send(request)).data).toEqual(rest);
  expect(await preview()).toMatchObject({ order: { lines: [] }, earlier: { length: 3 } });
  expect(await send({ ...request, name: 'Karin' })).toMatchObject({ status: 409, code: 'ALREADY_WITHDRAWN' });
  expect(await statements(orderId)).toHaveLength(3);
  const receipts = (await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'withdrawal-receipt');
  expect(receipts).toHaveLength(3);
});

test('refunded copies cannot be withdrawn, but a refund of withdrawn copies reduces nothing', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 4 });
  const request = { orderNumber: String(orderId), email, name: 'Karin Boye', confirm: true };
  const remaining = async () => (await send({ ...request, confirm: false })).data.order.lines;
  const refund = (quantity: number) =>
    refundOrder(shop.services, orderId, {
      lines: [{ index: 0, quantity }],
      toBalance: false,
      reason: '',
      actor: 'merchant',
    });
  await refund(1);
  expect(await remaining()).toMatchObject([{ place: 0, quantity: 3 }]);
  const withLines = (quantity: number) => ({ ...request, lines: [{ place: 0, quantity }] });
  expect(await send(withLines(4))).toMatchObject({ status: 409, code: 'ALREADY_WITHDRAWN' });
  const first = (await send(withLines(1))).data;
  expect(await remaining()).toMatchObject([{ quantity: 2 }]);
  // The earlier refund was of another copy, so the withdrawn one is still to be refunded.
  expect((await proposeRefund(shop.db, orderId)).lines).toEqual([{ index: 0, quantity: 1 }]);
  await refund(1);
  expect(await remaining()).toMatchObject([{ quantity: 2 }]);
  expect((await proposeRefund(shop.db, orderId)).lines).toEqual([]);
  expect((await send(withLines(1))).data).toEqual(first);
  await refund(1);
  const rest = (await send({ ...request, earlier: 1 })).data;
  expect(rest.order.lines).toMatchObject([{ quantity: 1 }]);
  expect(await proposeRefund(shop.db, orderId)).toMatchObject({
    lines: [{ index: 0, quantity: 1 }],
    isComplete: true,
  });
  await refund(1);
  expect(await remaining()).toEqual([]);
  expect((await send({ ...request, earlier: 1 })).data).toEqual(rest);

  const { orderId: refunded, email: sameEmail } = await shop.buy({ [sku]: 1 });
  const all = { lines: null, toBalance: false, reason: '', actor: 'merchant' } as const;
  await refundOrder(shop.services, refunded, all);
  const late = { ...request, orderNumber: String(refunded), email: sameEmail };
  expect((await send({ ...late, confirm: false })).data).toMatchObject({ order: { lines: [] }, earlier: [] });
  expect(await send(late)).toMatchObject({ status: 409, code: 'ALREADY_WITHDRAWN' });
  expect(await statements(refunded)).toEqual([]);
});

test('downloads with consent are excluded as soon as their files are delivered', async () => {
  const ebook = await shop.addBook({ in_stock: 0, static_stock: 10 });
  const quantities = { [sku]: 1, [ebook]: 1 };
  const { orderId, email } = await shop.buy(quantities, { acceptedConsents: ['order', 'download'] });
  const request = { orderNumber: String(orderId), email, name: 'Karin Boye', confirm: false };
  expect((await send(request)).data).toMatchObject({ order: { lines: { length: 2 } }, excluded: [] });
  const { product_id } = await shop.db
    .selectFrom('sku')
    .select('product_id')
    .where('sku_id', '=', ebook)
    .executeTakeFirstOrThrow();
  const file = { media_type: 'application/epub+zip', byte_size: 1, sha256: 'a'.repeat(64), storage_key: 'x' };
  await shop.db
    .insertInto('product_file')
    .values({ product_id, kind: 'download', part_number: 1, ...file })
    .execute();
  const { order, excluded } = (await send(request)).data;
  expect([order.lines.length, excluded.length]).toEqual([1, 1]);
  const lines = [{ place: excluded[0].place, quantity: 1 }];
  expect(await send({ ...request, lines })).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  expect((await send({ ...request, confirm: true })).data.order.lines).toEqual(order.lines);

  const only = await shop.buy({ [ebook]: 1 }, { acceptedConsents: ['order', 'download'] });
  const confirmed = { ...request, orderNumber: String(only.orderId), email: only.email, confirm: true };
  expect(await send(confirmed)).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  const without = await shop.buy({ [ebook]: 1 });
  const preview = { ...request, orderNumber: String(without.orderId), email: without.email };
  expect((await send(preview)).data).toMatchObject({ order: { lines: { length: 1 } }, excluded: [] });
});

test('concurrent statements do not withdraw the last copy twice', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 1 });
  const request = { orderNumber: String(orderId), email, confirm: true };
  const both = await Promise.all(['Karin', 'Anita'].map((name) => send({ ...request, name })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await statements(orderId)).toHaveLength(1);
});

test('rejects unknown orders with one error, and invalid input', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 1 });
  const request = { orderNumber: String(orderId), email, name: 'Karin', confirm: true };
  const wrongEmail = { ...request, email: 'other@example.se' };
  const unknownNumber = { ...request, orderNumber: '999999999' };
  expect((await send(wrongEmail)).data).toEqual((await send(unknownNumber)).data);
  expect(await send(wrongEmail)).toMatchObject({ status: 404, code: 'UNKNOWN_ORDER' });
  for (const invalid of [
    { ...request, name: ' ' },
    { ...request, lines: [{ place: 0, quantity: 2 }] },
    { ...request, lines: [{ place: 7, quantity: 1 }] },
    {},
    'x',
  ])
    expect(await send(invalid)).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  expect(await send(request, { 'x-apikey': 'wrong' })).toMatchObject({
    status: 401,
    code: 'UNKNOWN_API_KEY',
  });
  expect(await send(request, { authorization: 'Bearer invalid' })).toMatchObject({
    status: 401,
    code: 'INVALID_TOKEN',
  });
  expect(await statements(orderId)).toEqual([]);
});

test('withdrawals are rate limited', async () => {
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      send({ orderNumber: String(100_000 + index), email: 'a@example.se', confirm: false }, {}, '10.9.9.9'),
    ),
  );
  expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
});
