import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { RETENTION, RETENTION_KEYS, type RetentionKey } from '#contract/customer/retention.ts';
import { LOCALE_CODES } from '#contract/locales.ts';
import { applyRetention, RULES_WITHOUT_JOB } from './apply-retention.ts';
import { reportRetention } from './report-retention.ts';
import { retentionSection } from './retention-section.ts';

const dayMs = 24 * 60 * 60 * 1000;
let shop: OrderShop;
let skuId: number;
beforeAll(async () => {
  shop = await openOrderShop();
  skuId = await shop.addBook({ in_stock: 100 });
});
afterAll(() => shop.close());

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const count = async (table: string, condition = 'true') => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}
    where ${sql.raw(condition)}`.execute(shop.db);
  return rows[0]?.count ?? 0;
};

/** A row of each rule that a statement per table fulfils: how it is written, and which rows hold the data. */
const samples: Partial<
  Record<RetentionKey, { insert: string; table: string; holds?: string; needsCustomer?: true }>
> = {
  sessions: {
    insert: `insert into auth_session (session_id, customer_id, lifetime_seconds, address_hash, user_agent, expires_at)
      select gen_random_uuid(), customer_id, 1, '', 'Firefox', now() from customer limit 1`,
    table: 'auth_session',
    holds: `user_agent = 'Firefox'`,
  },
  'staff-sign-ins': {
    insert: `insert into login_link (token_hash, customer_id, created_by, expires_at)
      select 'x', customer_id, 'eva', now() from customer limit 1`,
    table: 'login_link',
  },
  'unconfirmed-newsletters': {
    insert: `insert into newsletter_subscription (email, channel_id, market_id, language_id)
      values ('new@example.se', '1|se', 'se', 'sv-SE')`,
    table: 'newsletter_subscription',
    holds: `email = 'new@example.se'`,
  },
  'ended-newsletters': {
    insert: `insert into newsletter_subscription (email, channel_id, market_id, language_id, confirmed_at, ended_at)
      values ('old@example.se', '1|se', 'se', 'sv-SE', now(), now())`,
    table: 'newsletter_subscription',
    holds: `email = 'old@example.se'`,
  },
  'sent-alerts': {
    insert: `insert into stock_alert (sku_id, email, channel_id, market_id, language_id, notified_at)
      select min(sku_id), 'sent@example.se', '1|se', 'se', 'sv-SE', now() from sku`,
    table: 'stock_alert',
    holds: `email = 'sent@example.se'`,
  },
  'waiting-alerts': {
    insert: `insert into stock_alert (sku_id, email, channel_id, market_id, language_id)
      select min(sku_id), 'waiting@example.se', '1|se', 'se', 'sv-SE' from sku`,
    table: 'stock_alert',
    holds: `email = 'waiting@example.se'`,
  },
  'gift-card-recipients': {
    insert: `insert into gift_card (channel_id, market_id, language_id, currency_code, amount, recipient_email,
        recipient_name, issued_at, gift_code_id)
      values ('1|se', 'se', 'sv-SE', 'SEK', 100, 'gift@example.se', 'Eva', now(), 4711)`,
    table: 'gift_card',
    holds: `recipient_email <> '' or recipient_name <> ''`,
  },
  'code-uses': {
    insert: `insert into promo_code_use (code, cart_id, email) select min(code), 'c', 'code@example.se' from promo_code`,
    table: 'promo_code_use',
    holds: `email = 'code@example.se'`,
  },
  'refused-reviews': {
    insert: `insert into product_review (product_id, rating, author, status, decided_at)
      select min(product_id), 1, 'Refused', 'refused', now() from product`,
    table: 'product_review',
    holds: `author = 'Refused'`,
  },
  'review-reports': {
    insert: `insert into review_report (product_review_id, reason, name, email, channel_id, market_id, language_id)
      select min(product_review_id), 'hateful', 'Eva', 'eva@example.se', '1|se', 'se', 'sv-SE' from product_review`,
    table: 'review_report',
  },
  'unmatched-withdrawals': {
    insert: `insert into unmatched_withdrawal (order_number, name, email, channel_id, market_id, language_id)
      values ('1', 'Eva', 'eva@example.se', '1|se', 'se', 'sv-SE')`,
    table: 'unmatched_withdrawal',
  },
  'blocked-addresses': {
    insert: `insert into blocked_email (email, reason) values ('fraud@example.se', 'fraud')`,
    table: 'blocked_email',
  },
  'data-requests': {
    insert: `insert into data_request (key_hash, email, channel_id, market_id, language_id, expires_at)
      values ('x', 'eva@example.se', '1|se', 'se', 'sv-SE', now())`,
    table: 'data_request',
  },
  'cookie-choices': {
    insert: `insert into consent (consent_id, version, allowed) values (gen_random_uuid(), 1, '{}')`,
    table: 'consent',
  },
  mails: {
    insert: `insert into mail_outbox (kind, recipient, channel_id, market_id, language_id, payload, dedupe_key, sent_at)
      values ('back-in-stock', 'mail@example.se', '1|se', 'se', 'sv-SE', '{}', 'retention:1', now())`,
    table: 'mail_outbox',
    holds: `recipient = 'mail@example.se'`,
  },
  searches: {
    insert: `insert into search_count (day, language_id, term, searches) values (current_date, 'sv-SE', 'kallocain', 9)`,
    table: 'search_count',
    holds: `term = 'kallocain'`,
  },
  'guest-carts': {
    insert: `insert into cart (cart_id, channel_id, market_id) values ('guest', '1|se', 'se')`,
    table: 'cart',
    holds: `cart_id = 'guest'`,
  },
  'customer-carts': {
    insert: `insert into cart (cart_id, channel_id, market_id, customer_id)
      select 'own', '1|se', 'se', customer_id from customer limit 1`,
    table: 'cart',
    holds: `cart_id = 'own'`,
  },
};

describe('The rule', () => {
  beforeAll(async () => {
    await sql`insert into customer (email) values ('anna@example.se')`.execute(shop.db);
    await sql`insert into product_review (product_id, rating, author, status)
      select min(product_id), 5, 'Approved', 'approved' from product`.execute(shop.db);
  });

  test.each(Object.entries(samples))('%s ends on its day, not before', async (key, sample) => {
    const { days } = RETENTION[key as RetentionKey] as { days: number };
    const { insert, table, holds } = sample;
    await sql.raw(insert).execute(shop.db);
    await applyRetention(shop.db, inDays(days - 1));
    expect(await count(table, holds)).toBe(1);
    await applyRetention(shop.db, inDays(days + 2));
    expect(await count(table, holds)).toBe(0);
  });

  test('unfinished-payments ends on its day, not before', async () => {
    const cartId = await shop.cartWith({ [skuId]: 1 });
    await shop.placeOrder(cartId, { email: 'unfinished@example.se' });
    const paymentId = await shop.paymentIdOf(cartId);
    await sql`update payment set state = 'failed' where payment_id = ${paymentId}`.execute(shop.db);
    const holds = `draft->>'email' = 'unfinished@example.se'`;
    await applyRetention(shop.db, inDays(89));
    expect(await count('payment', holds)).toBe(1);
    await applyRetention(shop.db, inDays(91));
    expect(await count('payment', holds)).toBe(0);
  });

  test.each([
    ['domestic-orders', 'se', 7],
    ['foreign-orders', 'fi', 10],
  ] as const)('%s ends full years after the year of the order', async (_, marketId, years) => {
    const { orderId, email } = await shop.buy({ [skuId]: 1 });
    await sql`update shop_order set market_id = ${marketId}, placed_at = '2026-02-01' where order_id = ${orderId}`.execute(
      shop.db,
    );
    const stored = () => count('shop_order', `email = '${email}'`);
    await applyRetention(shop.db, new Date(`${2026 + years}-12-31T12:00:00Z`));
    expect(await stored()).toBe(1);
    await applyRetention(shop.db, new Date(`${2026 + years + 1}-01-01T12:00:00Z`));
    expect(await stored()).toBe(0);
    const { rows } = await sql<{
      draft: { billingAddress: object };
      total_inc_vat: number;
    }>`select draft, total_inc_vat
      from shop_order where order_id = ${orderId}`.execute(shop.db);
    expect(rows[0]?.draft.billingAddress).toMatchObject({ lastName: '', country: 'SE' });
    expect(rows[0]?.total_inc_vat).toBeGreaterThan(0);
  });

  test('of invoices deletes them full years after the year of their issue', async () => {
    const { orderId } = await shop.buy({ [skuId]: 1 });
    await sql`insert into document_series (seller, year, last_number) values ('old', 2015, 2)`.execute(
      shop.db,
    );
    const year = new Date().getUTCFullYear();
    for (const [number, territory, issued] of [
      [1, 'SE', `${year - 8}-12-31`],
      [2, 'SE', `${year - 7}-01-01`],
      [3, 'FI', `${year - 10}-01-01`],
      [4, 'FI', `${year - 11}-12-31`],
    ] as const)
      await sql`insert into tax_document (seller, year, number, kind, order_id, issued_on, content)
        values ('old', 2015, ${number}, 'credit-note', ${orderId}, ${issued}::date,
          ${JSON.stringify({ territory, seller: { country: 'SE' }, vats: [] })}::jsonb)`.execute(shop.db);
    await applyRetention(shop.db);
    const { rows } = await sql<{ number: number }>`select number from tax_document where seller = 'old'
      order by number`.execute(shop.db);
    expect(rows.map(({ number }) => number)).toEqual([2, 3]);
  });
});

test('Every rule has a test, a job or a reason, and a row in the report', async () => {
  const tested = [...Object.keys(samples), 'unfinished-payments', 'domestic-orders', 'foreign-orders'];
  expect(new Set([...tested, ...RULES_WITHOUT_JOB])).toEqual(new Set(RETENTION_KEYS));
  const report = await reportRetention(shop.db);
  expect(report.map(({ key }) => key)).toEqual(RETENTION_KEYS);
  for (const { key, run, stored } of report) {
    expect(run === null).toBe(RULES_WITHOUT_JOB.includes(key as (typeof RULES_WITHOUT_JOB)[number]));
    if (key !== 'messages') expect(stored?.stored).toBeGreaterThanOrEqual(0);
  }
});

test.each(LOCALE_CODES)('The section of the privacy page states every period in %s', (locale) => {
  const items = retentionSection(locale).filter((line) => line.startsWith('<li>'));
  expect(items).toHaveLength(RETENTION_KEYS.length);
  for (const [index, key] of RETENTION_KEYS.entries()) {
    const { days, fullYears } = RETENTION[key] as { days?: number; fullYears?: number };
    const period = fullYears ?? (days && days > 365 ? days / 365 : days);
    if (period) expect(items[index]).toContain(` ${period} `);
  }
});
