import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { shipOrder } from '#backend/features/order/management/ship-order.ts';
import { mailsTo, type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { refundOrder } from '#backend/features/order/refund/refund-order.ts';
import { proposeRefund, refundWithdrawal } from '#backend/features/order/withdrawal/refund-withdrawal.ts';
import { remindOfWithdrawals } from '#backend/features/order/withdrawal/remind-shop.ts';
import { matchWithdrawal } from '#backend/features/order/withdrawal/unmatched-withdrawal.ts';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import type { WithdrawalRequest } from '#contract/order/withdrawal.ts';
import { withdrawalDeadline } from '#contract/order/withdrawal-deadline.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: OrderShop;
let skuId: number;
let staffEmail: string;
beforeAll(async () => {
  shop = await openOrderShop();
  skuId = await shop.addBook({ in_stock: 500 });
  const { rows } = await sql<{ email: string }>`select settings#>>'{customerService,email}' as email
    from shop_settings order by revision desc limit 1`.execute(shop.db);
  staffEmail = rows[0]?.email ?? '';
});
afterAll(() => shop.close());

const shipment = { actor: 'merchant', note: '', parcelNumber: null, trackingLink: null } as const;
/** Each request comes from another address, so that no rate limit applies. */
let visitors = 0;

async function withdraw(request: WithdrawalRequest, headers: object = {}) {
  const response = await shop.backend.fetch(
    new Request('http://shop.test/withdrawals', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo', ...headers },
      body: JSON.stringify(request),
    }),
    { address: `10.7.0.${++visitors}` },
  );
  const data = await response.json();
  return { status: response.status, data, code: data.errors?.[0]?.extensions.code };
}

const noticesOf = async (reference: string) =>
  (await mailsTo(shop.db, staffEmail)).filter(({ payload }) => payload.reference === reference);
const receiptsOf = async (email: string) =>
  (await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'withdrawal-receipt');
const refundsOf = async (orderId: number) => {
  const refunds = shop.db
    .selectFrom('refund')
    .select(['amount', 'order_line_id'])
    .where('order_id', '=', orderId);
  return refunds.execute();
};
const stateOf = async (orderId: number) => {
  const orders = shop.db.selectFrom('shop_order').select('state').where('order_id', '=', orderId);
  return (await orders.executeTakeFirstOrThrow()).state;
};
const daysFromNow = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

test('a statement with a typing error is received, found by staff and refunded', async () => {
  const { orderId, email } = await shop.buy({ [skuId]: 2 });
  await shipOrder(shop.services, orderId, shipment);
  const typo = { orderNumber: '99999', email, name: 'Karin Boye', confirm: true };
  expect(await withdraw(typo)).toMatchObject({ status: 404, code: 'UNKNOWN_ORDER' });
  const unmatched = { marketId: 'se', languageId: 'fi-FI' };
  const { data } = await withdraw({ ...typo, unmatched });
  expect(data).toMatchObject({ isUnmatched: true, order: { orderNumber: '99999', lines: [] } });
  // A repeated post is the same statement.
  expect((await withdraw({ ...typo, unmatched })).data.receivedAt).toBe(data.receivedAt);
  expect(await receiptsOf(email)).toMatchObject([
    { payload: { isUnmatched: true, name: 'Karin Boye', receivedAt: data.receivedAt } },
  ]);
  expect(await noticesOf('99999')).toHaveLength(1);

  const { out } = await runShopCommand(shop, ['withdrawals', 'unmatched']);
  const id = Number(/^ *(\d+) .*99999/m.exec(out)?.[1]);
  await matchWithdrawal(shop.db, id, orderId);
  expect((await runShopCommand(shop, ['withdrawals', 'unmatched'])).out).toBe('None found.\n');
  expect(await receiptsOf(email)).toHaveLength(2);
  const { amount } = await refundWithdrawal(shop.services, orderId);
  expect((await refundsOf(orderId)).reduce((sum, refund) => sum + refund.amount, 0)).toBe(amount);
  expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toContain('order-refunded');
});

test('a statement that staff find later is of the copies that were refunded after it', async () => {
  const { orderId, email } = await shop.buy({ [skuId]: 4 });
  const refundOne = () =>
    refundOrder(shop.services, orderId, {
      lines: [{ index: 0, quantity: 1 }],
      toBalance: false,
      reason: '',
      actor: 'merchant',
    });
  await refundOne();
  const typo = { orderNumber: '88888', email, name: 'Karin Boye', confirm: true, unmatched: {} };
  await withdraw(typo);
  await refundOne();
  const { out } = await runShopCommand(shop, ['withdrawals', 'unmatched']);
  await matchWithdrawal(shop.db, Number(/^ *(\d+) .*88888/m.exec(out)?.[1]), orderId);
  expect((await receiptsOf(email)).at(-1)?.payload).toMatchObject({ lines: [{ quantity: 3 }] });
  expect(await proposeRefund(shop.db, orderId)).toMatchObject({
    lines: [{ index: 0, quantity: 2 }],
    isComplete: true,
  });
});

test('a statement that matches no order is rejected with an advertisement as a name, or without an address', async () => {
  const statement = { orderNumber: '1', email: 'eva@example.se', name: 'Eva', confirm: true, unmatched: {} };
  for (const change of [
    { name: 'Win at https://spam.example' },
    { name: 'www.spam.example' },
    { email: 'x' },
  ])
    expect((await withdraw({ ...statement, ...change })).code).toBe('BAD_INPUT');
});

test('before shipping: a guest’s order is cancelled, and the provider releases the amount', async () => {
  const { orderId, email, reference } = await shop.buy(
    { [skuId]: 1 },
    { paymentId: shop.paymentMethodIds.onShipment },
  );
  const { data } = await withdraw({ orderNumber: String(orderId), email, name: 'Karin', confirm: true });
  expect(data).toMatchObject({
    dueBy: withdrawalDeadline(new Date(data.receivedAt)),
    isNothingToReturn: true,
  });
  expect(await receiptsOf(email)).toMatchObject([{ payload: { isNothingToReturn: true } }]);
  expect(await noticesOf(String(orderId))).toHaveLength(1);
  await expect(shipOrder(shop.services, orderId, shipment)).rejects.toThrow('withdrawn');
  expect(await refundWithdrawal(shop.services, orderId)).toMatchObject({ isCancellation: true });
  expect(await stateOf(orderId)).toBe('cancelled');
  await shop.backend.runJobs();
  const payments = shop.db.selectFrom('payment').select('state').where('reference', '=', reference);
  expect((await payments.executeTakeFirstOrThrow()).state).toBe('void');
});

test('after shipping: the withdrawn copies are refunded, and the cheapest delivery with the last of them', async () => {
  const headers = await signedInHeaders(shop.backend, 'customer@example.se');
  const { orderId } = await shop.buy({ [skuId]: 3 }, { email: 'customer@example.se' }, headers);
  await shipOrder(shop.services, orderId, shipment);
  const statement = { orderNumber: String(orderId), name: 'Karin', confirm: true };
  const receiptEmail = 'new-address@example.se';
  const lines = [{ place: 0, quantity: 1 }];
  const { data } = await withdraw({ ...statement, lines, receiptEmail }, headers);
  expect(data).not.toHaveProperty('isNothingToReturn');
  expect(await receiptsOf(receiptEmail)).toHaveLength(1);
  const part = await proposeRefund(shop.db, orderId);
  expect(part).toMatchObject({ isComplete: false, delivery: 0, lines: [{ index: 0, quantity: 1 }] });
  const { out } = await runShopCommand(shop, ['withdrawals', 'propose', String(orderId)]);
  expect(out).toContain('1 × ');
  await refundWithdrawal(shop.services, orderId);

  await withdraw({ ...statement, earlier: 1 }, headers);
  const rest = await proposeRefund(shop.db, orderId);
  const { shipping } = rest.order.draft;
  expect(rest.lines).toEqual([{ index: 0, quantity: 2 }]);
  // The cheapest delivery, a letter, was free: no delivery fee is refunded.
  expect([shipping.fee.incVat, shipping.cheapestFee, rest.delivery]).toEqual([4900, 0, 0]);
  await refundWithdrawal(shop.services, orderId);
  await expect(refundWithdrawal(shop.services, orderId)).rejects.toThrow('refunded already');
});

test('a dearer delivery is refunded up to the cheapest one that was offered, with its VAT in the credit note', async () => {
  const setFee = (key: string, fee: number) =>
    changeShop(shop, (db) =>
      sql`update shipping_fee set fee = ${fee} where market_id = 'se' and shipping_method_id =
        (select shipping_method_id from shipping_method where method_key = ${key})`.execute(db),
    );
  await setFee('letter', 1900);
  const { orderId, email } = await shop.buy({ [skuId]: 1 });
  await withdraw({ orderNumber: String(orderId), email, name: 'Karin', confirm: true });
  // Later fees do not count.
  await setFee('letter', 100);
  const proposal = await proposeRefund(shop.db, orderId);
  expect(proposal.order.draft.shipping.fee.incVat).toBe(4900);
  expect(proposal.delivery).toBe(1900);
  await refundWithdrawal(shop.services, orderId);
  const { rows } = await sql<{ total: number; refunded: number }>`select
    (select sum((content#>>'{total,incVat}')::integer)::integer from tax_document
      where order_id = ${orderId} and kind = 'credit-note') as total,
    (select sum(amount)::integer from refund where order_id = ${orderId}) as refunded`.execute(shop.db);
  expect(rows[0]?.total).toBe(rows[0]?.refunded);
});

test('the shop is reminded once, ten days after a statement without a refund', async () => {
  const { orderId, email } = await shop.buy({ [skuId]: 1 });
  await withdraw({ orderNumber: String(orderId), email, name: 'Karin', confirm: true });
  const reminders = async () =>
    (await noticesOf(String(orderId))).filter(({ payload }) => payload.isReminder);
  await remindOfWithdrawals(shop.db, daysFromNow(9));
  expect(await reminders()).toEqual([]);
  await remindOfWithdrawals(shop.db, daysFromNow(11));
  await remindOfWithdrawals(shop.db, daysFromNow(12));
  expect(await reminders()).toHaveLength(1);
  const { out } = await runShopCommand(shop, ['withdrawals', 'list']);
  expect(out).toMatch(new RegExp(`^${orderId} .*${withdrawalDeadline(new Date())}`, 'm'));
  await refundWithdrawal(shop.services, orderId);
  expect((await runShopCommand(shop, ['withdrawals', 'list'])).out).toMatch(
    new RegExp(`^${orderId} .*settled`, 'm'),
  );
});
