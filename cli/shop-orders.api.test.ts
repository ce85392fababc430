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

test('Orders are listed, shown, moved and told again', async () => {
  const { orderId, email } = await shop.buy({ [sku]: 2 });
  const number = String(orderId);
  expect((await run('list', `--email=${email}`)).said).toMatch(
    new RegExp(`^${number}  .*pending .*${email}$`, 'm'),
  );
  expect(JSON.parse((await run('show', number)).said)).toMatchObject({
    order: { order_id: orderId, state: 'pending' },
    payment: { state: 'captured' },
    refunds: [],
    events: [{ to_state: 'pending' }],
  });
  expect(await run('move', number, 'on-hold', '--note=address?')).toMatchObject({
    code: 0,
    said: `Order ${number} is on-hold.\n`,
  });
  expect(await run('resend-mail', number)).toMatchObject({ code: 0 });
  expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual([
    'order-confirmation',
    'order-confirmation',
  ]);
  expect(await run('ship', number, '--parcel=P1')).toMatchObject({ code: 0 });
  expect(await run('cancel', number)).toEqual({
    code: 1,
    said: '',
    complaints: `Order ${number} is completed, and does not become cancelled.\n`,
  });
  expect(await run('refund', number, '--line=0:1')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^10000 /),
  });
});

test.each([
  [['show'], /^Say which order/],
  [['show', '1'], /^There is no order 1\.\n$/],
  [['move', '100001', 'gone'], /^There is no state "gone"/],
  [['refund', '100001', '--line=all'], /^--line must be/],
  [['capture', '99'], /^There is no order 99\.\n$/],
  [['dance'], /^Orders have no command "dance"/],
])('is refused in one sentence: %o', async (args, sentence) => {
  expect(await run(...args)).toMatchObject({
    code: 1,
    said: '',
    complaints: expect.stringMatching(sentence),
  });
});
