import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import type { OrderRequestKind } from '#contract/order-requests.ts';
import { moveOrder } from './move-order.ts';
import { mailsTo, type OrderShop, openOrderShop } from './order-shop.fixture.ts';
import { shipOrder } from './ship-order.ts';

let shop: OrderShop;
let sku: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 500 });
});
afterAll(() => shop.close());

let visitors = 0;

async function send(
  kind: OrderRequestKind,
  body: unknown,
  { headers = {}, address = `10.1.0.${++visitors}` }: { headers?: object; address?: string } = {},
) {
  const request = new Request(`http://shop.test/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo', ...headers },
    body: JSON.stringify(body),
  });
  const response = await shop.backend.fetch(request, { address });
  const text = await response.text();
  const answer = JSON.parse(text);
  return { status: response.status, text, answer, code: answer.errors?.[0]?.extensions.code };
}

const orderOf = (orderId: number) =>
  shop.db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

describe('A guest who looks an order up', () => {
  test('finds it by its number and address, however that is written', async () => {
    const { orderId, email } = await shop.buy({ [sku]: 1 });
    const asked = { orderNumber: ` ${orderId} `, email: ` ${email.toUpperCase()} ` };
    const { status, answer } = await send('order-look-ups', asked);
    expect({ status, answer }).toEqual({
      status: 200,
      answer: { publicId: (await orderOf(orderId)).public_id },
    });
  });

  test('hears the same whatever is wrong about it', async () => {
    const { orderId, email } = await shop.buy({ [sku]: 1 });
    const right = { orderNumber: String(orderId), email };
    const wrong = [
      { ...right, orderNumber: '999999999' },
      { ...right, orderNumber: '1 or 1=1' },
      { ...right, email: 'somebody@example.se' },
      { ...right, email: '' },
      { orderNumber: '', email: '' },
    ];
    const heard = await Promise.all(wrong.map((asked) => send('order-look-ups', asked)));
    expect(new Set(heard.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(heard[0]).toMatchObject({ status: 404, code: 'UNKNOWN_ORDER' });
  });

  test('cannot try numbers out', async () => {
    const address = '10.2.0.1';
    const tryOut = () =>
      send('order-look-ups', { orderNumber: '100001', email: 'a@example.se' }, { address });
    const heard = await Promise.all(Array.from({ length: 25 }, tryOut));
    expect(heard.some(({ code }) => code === 'LIMIT_EXCEEDED')).toBe(true);
  });

  test('needs the shop’s key, and says what it wants', async () => {
    const asked = { orderNumber: '1', email: 'a@example.se' };
    expect((await send('order-look-ups', asked, { headers: { 'x-apikey': 'no' } })).code).toBe(
      'UNKNOWN_API_KEY',
    );
    expect((await send('order-look-ups', { orderNumber: 1 })).code).toBe('BAD_INPUT');
  });
});

describe('A customer who cancels', () => {
  test('as a guest, does so in two steps: goods and money go back, and a mail says so', async () => {
    const before = await shop.stockOf(sku);
    const { orderId, email, reference } = await shop.buy(
      { [sku]: 2 },
      { paymentId: shop.paymentId.onShipment },
    );
    const said = { orderNumber: String(orderId), email };
    const shown = await send('cancellations', { ...said, confirm: false });
    expect(shown.answer).toMatchObject({ order: { lines: [{ quantity: 2 }] }, isCancelled: false });
    expect((await orderOf(orderId)).state).toBe('pending');
    const twice = await Promise.all([1, 2].map(() => send('cancellations', { ...said, confirm: true })));
    expect(twice.map(({ status, answer }) => [status, answer.isCancelled])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect((await orderOf(orderId)).state).toBe('cancelled');
    expect(await shop.stockOf(sku)).toBe(before);
    expect(await shop.provider.callsOf(reference)).toEqual(['cancel']);
    const mails = (await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'order-cancelled');
    expect(mails).toMatchObject([{ payload: { orderNumber: String(orderId), lines: [{ quantity: 2 }] } }]);
  });

  test('needs no address for an order of their own, and has no right to others', async () => {
    const headers = await signedInHeaders(shop.backend, 'changer@example.se');
    const own = await shop.buy({ [sku]: 1 }, {}, headers);
    const other = await shop.buy({ [sku]: 1 });
    const cancel = (orderId: number) =>
      send('cancellations', { orderNumber: String(orderId), confirm: true }, { headers });
    expect((await cancel(other.orderId)).code).toBe('UNKNOWN_ORDER');
    expect((await cancel(own.orderId)).answer.isCancelled).toBe(true);
    expect(await shop.provider.callsOf(own.reference)).toContain('capture');
    expect((await shop.provider.callsOf(own.reference)).join()).toMatch(/refund/);
  });

  test('is too late when the parcel has left, or the book was downloaded', async () => {
    const sent = await shop.buy({ [sku]: 1 });
    await shipOrder(shop.services, sent.orderId, {
      actor: 'merchant',
      note: '',
      parcelNumber: null,
      trackingLink: null,
    });
    const digital = await shop.addBook({ in_stock: 0, static_stock: 10 });
    const read = await shop.buy({ [digital]: 1, [sku]: 1 });
    const sentInPart = await shop.buy({ [sku]: 2 });
    for (const to of ['partial', 'on-hold'] as const)
      await moveOrder(shop.services, sentInPart.orderId, { to, actor: 'merchant', note: '' });
    for (const { orderId, email } of [sent, read, sentInPart])
      expect(
        await send('cancellations', { orderNumber: String(orderId), email, confirm: true }),
      ).toMatchObject({ status: 409, code: 'ORDER_STATE' });
  });
});
