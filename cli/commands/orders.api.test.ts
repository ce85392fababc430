import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo, type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { runShopCommand } from './shop-command.fixture.ts';

let shop: OrderShop;
let sku: number;
beforeAll(async () => {
  shop = await openOrderShop();
  sku = await shop.addBook({ in_stock: 50 });
});
afterAll(() => shop.close());

const run = (...args: string[]) => runShopCommand(shop, ['orders', ...args]);

test('lists, shows, moves, ships and refunds orders and resends the confirmation', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 2 });
  const number = String(orderId);
  expect((await run('list', `--email=${email}`)).out).toMatch(
    new RegExp(`^${number}  .*pending +[\\d.]+ SEK +${email}$`, 'm'),
  );
  const shown = (await run('show', number)).out;
  expect(shown).toMatch(new RegExp(`^Order +${number}, pending, placed `));
  expect(shown).toMatch(/^LINE +QTY +PAID +NUMBER +BOOK\n +0 +2 +200\.00 SEK /m);
  expect(shown).toMatch(/^Total +[\d.]+ SEK$/m);
  expect(JSON.parse((await run('show', number, '--json')).out)).toMatchObject({
    order: { order_id: orderId, state: 'pending' },
    payment: { state: 'captured' },
    refunds: [],
    events: [{ to_state: 'pending' }],
  });
  expect(await run('move', number, 'on-hold', '--note=address?')).toMatchObject({
    code: 0,
    out: `Order ${number} is now on-hold.\n`,
  });
  expect(await run('resend-mail', number)).toMatchObject({ code: 0 });
  expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual([
    'order-confirmation',
    'order-confirmation',
  ]);
  expect(await run('ship', number, '--parcel=P1')).toMatchObject({ code: 0 });
  expect(await run('mark', number, 'delivered')).toMatchObject({
    code: 0,
    out: `Order ${number} is marked as delivered.\n`,
  });
  expect(await run('cancel', number)).toEqual({
    code: 1,
    out: '',
    errors: `Order ${number} is completed and cannot become cancelled.\n`,
  });
  expect(await run('refund', number, '--line=0:1')).toMatchObject({
    code: 0,
    out: `Refunded 100.00 SEK on order ${number}.\n`,
  });
});

test('does not ship downloads, and completes their order without a mail', async () => {
  const ebook = await shop.addBook({ in_stock: 0, static_stock: 100 });
  const { orderId, email } = await shop.buy({ [ebook]: 1 }, { acceptedConsents: ['order', 'download'] });
  expect(await run('ship', String(orderId))).toEqual({
    code: 1,
    out: '',
    errors: `Order ${orderId} has nothing to ship: it is completed when its downloads and gift cards are delivered. Use "orders move ${orderId} completed" to complete it now.\n`,
  });
  expect(await run('move', String(orderId), 'completed')).toMatchObject({ code: 0 });
  expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual(['order-confirmation']);
});

test('ships nothing if the payment provider does not respond, with one message', async () => {
  const paymentId = shop.paymentMethodIds.onShipment;
  const { orderId } = await shop.buy({ [sku]: 1 }, { paymentId });
  expect(await run('ship', String(orderId))).toEqual({
    code: 1,
    out: '',
    errors: expect.stringMatching(/^The .+ Start the shop if it is not running, .+ and try again\.\n$/),
  });
  expect((await run('show', String(orderId))).out).toContain('pending');
});

test.each([
  [['show'], /missing required argument 'number'/],
  [['show', '1'], /^There is no order 1\.\n$/],
  [['move', '100001', 'gone'], /'gone' is invalid.*Expected one of/],
  [['mark', '100001', 'lost'], /'lost' is invalid.*Expected one of/],
  [['mark', '99', 'packed'], /^There is no order 99\.\n$/],
  [['refund', '100001', '--line=all'], /'all' is invalid.*Expected INDEX:QTY/],
  [['capture', '99'], /^There is no order 99\.\n$/],
  [['dance'], /unknown command 'dance'/],
])('rejects %o with one message', async (args, sentence) => {
  expect(await run(...args)).toMatchObject({
    code: 1,
    out: '',
    errors: expect.stringMatching(sentence),
  });
});
