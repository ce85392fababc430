import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { completePayment } from '#backend/features/order/payment/complete-payment.ts';
import { reportReview } from '#backend/features/review/report-review.ts';
import { retryMail } from '#backend/mail/manage-mails.ts';
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

async function insertFailedMail(mail: { dedupe_key?: string; recipient?: string; abandoned_at?: Date } = {}) {
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
      ...mail,
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
    .set({ abandoned_at: new Date(), sent_at: null, last_error: 'mailbox full' })
    .where('kind', '=', 'staff-notice')
    .execute();
  await shop.backend.runJobs();
  expect(await staffMails()).toHaveLength(2);
});

test('a notice that was given up is sent when it is retried', async () => {
  const [first] = await staffMails();
  expect(await retryMail(shop.db, first?.mail_id ?? '')).toBe(true);
  await shop.backend.runJobs();
  expect((await staffMails()).map(({ sent_at }) => sent_at !== null)).toEqual([true, false]);
  expect(await retryMail(shop.db, first?.mail_id ?? ''), 'it is sent').toBe(false);
});

test('notices are enqueued in the order of their events', async () => {
  const now = Date.now();
  for (const minutes of [1, 3, 2])
    await insertFailedMail({
      dedupe_key: `failed ${minutes}`,
      recipient: `${minutes}@example.com`,
      abandoned_at: new Date(now - minutes * 60_000),
    });
  await shop.backend.runJobs();
  const persons = (await staffMails())
    .filter(({ recipient }) => recipient === staff)
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map(({ payload }) => (payload as { person: string }).person);
  expect(persons.slice(-3)).toEqual(['3@example.com', '2@example.com', '1@example.com']);
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

test('A reported review is mailed once, until it is decided', async () => {
  await setRecipients(5, [staff], ['review']);
  const review = await shop.db
    .selectFrom('product_review')
    .select('product_review_id')
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  const reviewId = Number(review.product_review_id);
  const scope = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };
  const [email, explanation] = ['eva@example.se', 'Det är reklam.'];
  await reportReview(shop.db, { reviewId, fault: 'advertising', explanation, name: 'Eva', email, scope });
  await shop.backend.runJobs();
  await shop.backend.runJobs();
  const notices = (await staffMails()).map(({ payload }) => payload as { event: string });
  expect(notices.filter(({ event }) => event === 'review')).toEqual([
    { event: 'review', reference: String(reviewId), person: email, detail: `advertising: ${explanation}` },
  ]);
});

async function staffMails() {
  return shop.db
    .selectFrom('mail_outbox')
    .select(['mail_id', 'recipient', 'payload', 'sent_at', 'created_at'])
    .where('kind', '=', 'staff-notice')
    .orderBy('recipient')
    .execute();
}
