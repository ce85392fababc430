import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import type { OrderRequestKind } from '#contract/order/order-requests.ts';
import { changeOrderState } from '../management/change-order-state.ts';
import { shipOrder } from '../management/ship-order.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';

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
  const data = JSON.parse(text);
  return { status: response.status, text, data, code: data.errors?.[0]?.extensions.code };
}

const orderOf = (orderId: number) =>
  shop.db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

describe('an order look-up', () => {
  test('finds the order by number and e-mail address, ignoring case and spaces', async () => {
    const { orderId, email } = await shop.buy({ [sku]: 1 });
    const request = { orderNumber: ` ${orderId} `, email: ` ${email.toUpperCase()} ` };
    const { status, data } = await send('order-look-ups', request);
    expect({ status, data }).toEqual({
      status: 200,
      data: { publicId: (await orderOf(orderId)).public_id },
    });
  });

  test('has the same error for every mismatch', async () => {
    const { orderId, email } = await shop.buy({ [sku]: 1 });
    const valid = { orderNumber: String(orderId), email };
    const mismatches = [
      { ...valid, orderNumber: '999999999' },
      { ...valid, orderNumber: '1 or 1=1' },
      { ...valid, email: 'other@example.se' },
      { ...valid, email: '' },
      { orderNumber: '', email: '' },
    ];
    const responses = await Promise.all(mismatches.map((request) => send('order-look-ups', request)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 404, code: 'UNKNOWN_ORDER' });
  });

  test('is rate limited', async () => {
    const address = '10.2.0.1';
    const lookUp = () =>
      send('order-look-ups', { orderNumber: '100001', email: 'a@example.se' }, { address });
    const responses = await Promise.all(Array.from({ length: 25 }, lookUp));
    expect(responses.some(({ code }) => code === 'RATE_LIMITED')).toBe(true);
  });

  test('needs the API key and a valid body', async () => {
    const request = { orderNumber: '1', email: 'a@example.se' };
    expect((await send('order-look-ups', request, { headers: { 'x-apikey': 'no' } })).code).toBe(
      'UNKNOWN_API_KEY',
    );
    expect((await send('order-look-ups', { orderNumber: 1 })).code).toBe('BAD_INPUT');
  });
});

describe('a cancellation by the customer', () => {
  test('takes a guest two steps, returns stock and payment, and sends one mail', async () => {
    const before = await shop.stockOf(sku);
    const { orderId, email, reference } = await shop.buy(
      { [sku]: 2 },
      { paymentId: shop.paymentMethodIds.onShipment },
    );
    const request = { orderNumber: String(orderId), email };
    const preview = await send('cancellations', { ...request, confirm: false });
    expect(preview.data).toMatchObject({ order: { lines: [{ quantity: 2 }] }, isCancelled: false });
    expect((await orderOf(orderId)).state).toBe('pending');
    const responses = await Promise.all(
      [1, 2].map(() => send('cancellations', { ...request, confirm: true })),
    );
    expect(responses.map(({ status, data }) => [status, data.isCancelled])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect((await orderOf(orderId)).state).toBe('cancelled');
    expect(await shop.stockOf(sku)).toBe(before);
    expect(await shop.provider.callsOf(reference)).toEqual(['cancel']);
    const mails = (await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'order-cancelled');
    expect(mails).toMatchObject([{ payload: { orderNumber: String(orderId), lines: [{ quantity: 2 }] } }]);
  });

  test('needs no e-mail address from the order’s customer, and is rejected for others', async () => {
    const headers = await signedInHeaders(shop.backend, 'changer@example.se');
    const own = await shop.buy({ [sku]: 1 }, {}, headers);
    const other = await shop.buy({ [sku]: 1 });
    const cancel = (orderId: number) =>
      send('cancellations', { orderNumber: String(orderId), confirm: true }, { headers });
    expect((await cancel(other.orderId)).code).toBe('UNKNOWN_ORDER');
    expect((await cancel(own.orderId)).data.isCancelled).toBe(true);
    expect(await shop.provider.callsOf(own.reference)).toContain('capture');
    expect((await shop.provider.callsOf(own.reference)).join()).toMatch(/refund/);
  });

  test('is rejected after a full or partial shipment, and for downloads', async () => {
    const shipped = await shop.buy({ [sku]: 1 });
    await shipOrder(shop.services, shipped.orderId, {
      actor: 'merchant',
      note: '',
      parcelNumber: null,
      trackingLink: null,
    });
    const digital = await shop.addBook({ in_stock: 0, static_stock: 10 });
    const file = {
      media_type: 'application/epub+zip',
      byte_size: 1,
      sha256: 'a'.repeat(64),
      storage_key: 'x',
    };
    const { product_id } = await shop.db
      .selectFrom('sku')
      .select('product_id')
      .where('sku_id', '=', digital)
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('product_file')
      .values({ product_id, kind: 'download', part_number: 1, ...file })
      .execute();
    const downloaded = await shop.buy({ [digital]: 1, [sku]: 1 });
    const partlyShipped = await shop.buy({ [sku]: 2 });
    for (const to of ['partial', 'on-hold'] as const)
      await changeOrderState(shop.services, partlyShipped.orderId, { to, actor: 'merchant', note: '' });
    for (const { orderId, email } of [shipped, downloaded, partlyShipped])
      expect(
        await send('cancellations', { orderNumber: String(orderId), email, confirm: true }),
      ).toMatchObject({ status: 409, code: 'ORDER_STATE' });
  });
});
