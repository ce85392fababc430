import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { mailsTo, type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { publicFormPath } from '#contract/content/public-forms.ts';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { REVIEW_FAULTS } from '#contract/review-requests.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: OrderShop;
let skuId: number;
beforeAll(async () => {
  shop = await openOrderShop();
  skuId = await shop.addBook({ in_stock: 10 });
});
afterAll(() => shop.close());

async function open(path: string) {
  const response = await shop.backend.fetch(new Request(`http://shop.test${path}`), { address: '10.8.0.1' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Each post comes from another address, so that no rate limit applies. */
let visitors = 0;

async function post(path: string, fields: Record<string, string>) {
  const request = new Request('http://shop.test/shop/public-forms', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ path, fields }),
  });
  const response = await shop.backend.fetch(request, { address: `10.9.0.${++visitors}` });
  return (await response.json()) as { status: number; headers: Record<string, string>; body: string };
}

const run = (...args: string[]) => runShopCommand(shop, args);
const kindsTo = async (email: string) => (await mailsTo(shop.db, email)).map(({ kind }) => kind);

test.each(LOCALE_CODES)('the forms have no script, and the language of their path: %s', async (locale) => {
  const { status, headers, text } = await open(publicFormPath('personal-data', 'start', locale));
  expect(status).toBe(200);
  expect(text).toMatch(new RegExp(`<html lang="${locale}`));
  expect(text).not.toContain('<script');
  expect(headers.get('content-security-policy')).toContain("form-action 'self'");
});

test('a guest proves the address by a mailed link, downloads the data and erases it', async () => {
  const email = 'guest@example.se';
  const { orderId } = await shop.buy({ [skuId]: 1 }, { email });
  await shop.db
    .updateTable('shop_order')
    .set({ state: 'completed' })
    .where('order_id', '=', orderId)
    .execute();
  const start = publicFormPath('personal-data', 'start', 'sv');
  const sent = await post(start, { email: ' Guest@Example.se ' });
  // The page is the same for an address that the shop does not know.
  expect((await post(start, { email: 'unknown@example.se' })).body).toBe(sent.body);
  expect((await post(start, { email: 'no address' })).body).toContain('role="alert"');
  const mail = (await mailsTo(shop.db, email)).find(({ kind }) => kind === 'data-request');
  const path = publicFormPath('personal-data', mail?.payload.key, 'sv');

  // Opening the link changes nothing: mail programs open links.
  expect((await open(path)).text).toContain(email);
  const exported = await post(path, { intent: 'export' });
  expect(exported.headers['content-disposition']).toContain('attachment');
  expect(JSON.parse(exported.body)).toMatchObject({ email, orders: [{ orderNumber: orderId }] });
  expect((await post(path, { intent: 'erase' })).body).toContain('role="alert"');
  expect((await post(path, { intent: 'erase', confirm: 'yes' })).body).toContain('role="status"');
  const order = shop.db.selectFrom('shop_order').select('email').where('order_id', '=', orderId);
  expect(await order.executeTakeFirstOrThrow()).toEqual({ email: '' });
  // The link worked once.
  expect((await open(path)).text).not.toContain(email);
  expect((await open(publicFormPath('personal-data', 'wrong', 'sv'))).text).not.toContain('<form');
});

test('an address gets at most three links a day', async () => {
  const start = publicFormPath('personal-data', 'start', 'en');
  for (let count = 0; count < 5; count++) await post(start, { email: 'many@example.se' });
  expect(await kindsTo('many@example.se')).toHaveLength(3);
});

/** Adds a review by a new author and publishes it. */
async function addPublishedReview(comment: string, email: string): Promise<string> {
  const id = await addReview(comment, email);
  await run('reviews', 'approve', id);
  return id;
}

async function addReview(comment: string, email: string): Promise<string> {
  const headers = await signedInHeaders(shop.backend, email);
  const alias = (await shop.query('{ products(take: 1) { products { alias } } }')).data.products.products[0]
    .alias;
  const mutation = `mutation ($alias: String!, $comment: String) {
    postProductReview(alias: $alias, rating: 1, author: "Nils", comment: $comment, languageId: "sv-SE") }`;
  await shop.query(mutation, { alias, comment }, headers);
  const reviews = shop.db
    .selectFrom('product_review')
    .select('product_review_id')
    .where('comment', '=', comment);
  return String((await reviews.executeTakeFirstOrThrow()).product_review_id);
}

test('a review is reported, removed with a reason, and restored after an objection', async () => {
  const author = 'nils@example.se';
  const id = await addReview('Köp klockor!', author);
  const path = publicFormPath('review-report', id, 'sv');
  // Only published reviews can be reported.
  expect((await open(path)).status).toBe(404);
  await run('reviews', 'approve', id);
  expect((await open(path)).text).toContain('Köp klockor!');
  const report = {
    fault: 'advertising',
    name: 'Eva',
    email: 'eva@example.se',
    explanation: 'Det är reklam.',
  };
  expect((await post(path, { ...report, email: '' })).body).toContain('role="alert"');
  await post(path, report);
  await post(path, report);
  expect(await kindsTo('eva@example.se')).toEqual(['review-report']);
  expect((await run('reviews', 'reports')).out).toContain('Det är reklam.');

  expect(await run('reviews', 'reject', id)).toMatchObject({ code: 1 });
  await run('reviews', 'reject', id, '--reason', 'advertising', '--note', 'Klockor är inga böcker.');
  expect(await kindsTo('eva@example.se')).toEqual(['review-report', 'review-report-decided']);
  const refusals = (await mailsTo(shop.db, author)).filter(({ kind }) => kind === 'review-refused');
  expect(refusals).toMatchObject([{ payload: { fault: 'advertising', note: 'Klockor är inga böcker.' } }]);
  expect((await run('reviews', 'reports')).out).toBe('0 reports.\n');
  await run('reviews', 'approve', id);
  expect(await kindsTo(author)).toContain('review-restored');
});

test('a report without ground closes when the review is approved again', async () => {
  const id = await addPublishedReview('Tråkig bok.', 'olle@example.se');
  const report = {
    fault: 'hateful',
    name: 'Bo',
    email: 'bo@example.se',
    explanation: 'Jag håller inte med.',
  };
  await post(publicFormPath('review-report', id, 'sv'), report);
  await run('reviews', 'approve', id);
  const decided = (await mailsTo(shop.db, 'bo@example.se')).find(
    ({ kind }) => kind === 'review-report-decided',
  );
  expect(decided?.payload).toEqual({ isRemoved: false });
});

test('reviews are reported, and decisions mailed, in every language', async () => {
  const id = await addPublishedReview('Läs den.', 'disa@example.se');
  for (const locale of LOCALE_CODES) {
    const path = publicFormPath('review-report', id, locale);
    const { text } = await open(path);
    expect(text).toMatch(new RegExp(`<html lang="${locale}`));
    expect(text.match(/<option/g)?.length).toBeGreaterThanOrEqual(REVIEW_FAULTS.length);
    const email = `${locale}@example.se`;
    const input = { fault: 'not-genuine', name: 'Liv', email, explanation: 'Påhittat.' };
    expect((await post(path, input)).body).toContain(LANGUAGES[locale].formMessages.reviewReport.sent);
  }
  await run('reviews', 'approve', id);
  for (const locale of LOCALE_CODES) {
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select(['kind', 'language_id'])
      .where('recipient', '=', `${locale}@example.se`)
      .orderBy('created_at')
      .execute();
    const language_id = LOCALES[locale].iso;
    expect(mails).toEqual([
      { kind: 'review-report', language_id },
      { kind: 'review-report-decided', language_id },
    ]);
  }
});
