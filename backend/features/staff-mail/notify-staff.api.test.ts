import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { completePayment } from '#backend/features/order/payment/complete-payment.ts';
import { sampleShop } from '#backend/mail/sample-shop.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const staff = 'order@kvarto.example';

async function setRecipients(revision: number, to: string[], about: string[]): Promise<void> {
  await shop.db
    .insertInto('shop_settings')
    .values({
      channel_id: '1|se',
      revision,
      settings: JSON.stringify({ ...sampleShop, staffMails: { to, about } }),
      changed_by: 'test',
    })
    .execute();
  await shop.backend.refreshCatalogue();
}

async function insertFailedMail(): Promise<void> {
  await shop.db
    .insertInto('mail_outbox')
    .values({
      kind: 'back-in-stock',
      recipient: 'gone@example.com',
      channel_id: '1|se',
      market_id: 'se',
      language_id: 'sv-SE',
      dedupe_key: 'failed',
      payload: '{}',
      abandoned_at: new Date(),
      last_error: 'unknown user',
    })
    .execute();
}

// One shop for all: each test starts with the state that the one before it left.
test('without recipients nothing is sent', async () => {
  await insertFailedMail();
  await shop.backend.runJobs();
  expect(await staffMails()).toEqual([]);
});

test('each event is mailed once to every recipient, and only those that the settings name', async () => {
  await setRecipients(2, [staff, 'boss@kvarto.example'], ['mail']);
  await shop.backend.runJobs();
  await shop.backend.runJobs();
  expect(await staffMails()).toMatchObject([
    {
      recipient: 'boss@kvarto.example',
      payload: { event: 'mail', person: 'gone@example.com', detail: 'back-in-stock: unknown user' },
    },
    { recipient: staff },
  ]);
});

test('an undelivered notice is not reported itself', async () => {
  await shop.db
    .updateTable('mail_outbox')
    .set({ abandoned_at: new Date(), sent_at: null })
    .where('kind', '=', 'staff-notice')
    .execute();
  await shop.backend.runJobs();
  expect(await staffMails()).toHaveLength(2);
});

test('an order is mailed with its number, customer and total', async () => {
  await setRecipients(3, [staff], ['order', 'withdrawal', 'payment']);
  const { orderId, email } = await shop.buy({ [await shop.addBook({ in_stock: 5 })]: 1 });
  await shop.backend.runJobs();
  expect((await staffMails()).map(({ payload }) => payload)).toContainEqual({
    event: 'order',
    reference: String(orderId),
    person: email,
    total: expect.stringMatching(/\d\skr$/),
  });
});

test('a failed payment is mailed once, with its reason', async () => {
  const cartId = await shop.cartWith({ [await shop.addBook({ in_stock: 5 })]: 1 });
  await shop.placeOrder(cartId, { email: 'declined@example.se' });
  await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'failed');
  expect(await completePayment(shop.services, await shop.paymentIdOf(cartId))).toBe('failed');
  await shop.backend.runJobs();
  await shop.backend.runJobs();
  const notices = (await staffMails()).filter(({ payload }) =>
    JSON.stringify(payload).includes('declined@example.se'),
  );
  expect(notices).toMatchObject([
    { recipient: staff, payload: { event: 'payment', person: 'declined@example.se' } },
  ]);
});

test('a dispute of a payment is mailed with the provider’s words', async () => {
  await setRecipients(4, [staff], ['dispute']);
  const { orderId, email } = await shop.buy({ [await shop.addBook({ in_stock: 5 })]: 1 });
  const detail = 'dispute du_1 open: fraudulent, respond by 2026-12-01';
  await shop.db
    .insertInto('order_event')
    .values({ order_id: orderId, actor: 'shop', note: detail })
    .execute();
  await shop.backend.runJobs();
  const dispute = { event: 'dispute', reference: String(orderId), person: email, detail };
  expect((await staffMails()).map(({ payload }) => payload)).toContainEqual(dispute);
});

async function staffMails() {
  return shop.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'payload'])
    .where('kind', '=', 'staff-notice')
    .orderBy('recipient')
    .execute();
}
