import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailsTo, type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';

let shop: OrderShop;
let skuId: number;
beforeAll(async () => {
  shop = await openOrderShop();
  skuId = await shop.addBook({ in_stock: 10 });
});
afterAll(() => {
  vi.useRealTimers();
  return shop.close();
});

async function publishTerms(text: string): Promise<void> {
  const document = {
    containers: [{ widgets: [{ texts: { sv: { text: [`<h2>Villkor</h2>`, `<p>${text}</p>`] } } }] }],
  };
  await sql`delete from widget_collection where collection_key = 'purchase-terms'`.execute(shop.db);
  await sql`insert into widget_collection (collection_key, published, published_at)
    values ('purchase-terms', ${JSON.stringify(document)}::json, now())`.execute(shop.db);
}

/** The confirmation as the mailbox displays it. */
async function openMail(email: string): Promise<string> {
  const { mail_id } = await shop.db
    .selectFrom('mail_outbox')
    .select('mail_id')
    .where('recipient', '=', email)
    .where('kind', '=', 'order-confirmation')
    .executeTakeFirstOrThrow();
  const request = new Request(`http://commerce.internal/mailbox/${mail_id}/html`, {
    headers: { host: 'localhost:3001' },
  });
  return (await shop.backend.fetch(request, { address: '127.0.0.1' })).text();
}

const versionOf = async (email: string) => {
  const mail = (await mailsTo(shop.db, email)).find(({ kind }) => kind === 'order-confirmation');
  return mail?.payload.termsVersionId as number;
};

test('an order keeps the terms in force, and its mail contains them', async () => {
  await publishTerms('Fraktfritt &amp; snabbt.');
  const first = await shop.buy({ [skuId]: 1 });
  const again = await shop.buy({ [skuId]: 1 });
  const version = await versionOf(first.email);
  expect(await versionOf(again.email)).toBe(version);
  await publishTerms('Nya villkor.');
  // The cache ends after a minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  const later = await shop.buy({ [skuId]: 1 });
  expect(await versionOf(later.email)).not.toBe(version);
  const { draft } = await shop.db
    .selectFrom('shop_order')
    .select('draft')
    .where('order_id', '=', first.orderId)
    .executeTakeFirstOrThrow();
  expect(draft).toMatchObject({ termsVersionId: version });
  expect(await openMail(first.email)).toContain('Fraktfritt &amp; snabbt.');
  expect(await openMail(later.email)).toContain('Nya villkor.');
});
