import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { reportVat } from '#backend/features/invoice/report-vat.ts';
import { mailsTo, type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { erasePerson } from '#backend/features/personal-data/erase-person.ts';
import { exportPerson } from '#backend/features/personal-data/export-person.ts';
import { dayInCountry } from '#contract/product/day-in-country.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: OrderShop;
let client: AuthClient;
let skuId: number;
beforeAll(async () => {
  shop = await openOrderShop();
  client = new AuthClient(shop.backend);
  skuId = await shop.addBook({ in_stock: 100 });
});
afterAll(() => shop.close());

const run = (...args: string[]) => runShopCommand(shop, args, { environment: { INIT_CWD: shop.folder } });
const vatOfQuarter = () => {
  const today = dayInCountry('SE', Date.now());
  return reportVat(shop.db, `${today.slice(0, 4)}-Q${Math.ceil(Number(today.slice(5, 7)) / 3)}`);
};
const close = (orderId: number) =>
  sql`update shop_order set state = 'completed' where order_id = ${orderId}`.execute(shop.db);
const orderOf = async (orderId: number) => {
  const orders = shop.db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId);
  return orders.executeTakeFirstOrThrow();
};

/** A guest with a closed and an open order, a withdrawal, a stock alert, a newsletter subscription and sent mails. */
async function addGuest(email: string) {
  const [closed, open] = [
    await shop.buy({ [skuId]: 2 }, { email }),
    await shop.buy({ [skuId]: 1 }, { email }),
  ];
  await close(closed.orderId);
  await sql`insert into withdrawal (order_id, name, email) values (${closed.orderId}, 'Karin Boye', ${email})`.execute(
    shop.db,
  );
  await sql`insert into stock_alert (sku_id, email, channel_id, market_id, language_id)
    values (${skuId}, ${email}, '1|se', 'se', 'sv-SE')`.execute(shop.db);
  await sql`insert into newsletter_subscription (email, channel_id, market_id, language_id)
    values (${email}, '1|se', 'se', 'sv-SE')`.execute(shop.db);
  await sql`update mail_outbox set sent_at = now() where recipient = ${email}`.execute(shop.db);
  return { closed: closed.orderId, open: open.orderId };
}

test('a guest’s data is exported and erased, the bookkeeping stays and balances', async () => {
  const email = 'guest@example.se';
  const { closed, open } = await addGuest(email);
  const before = await vatOfQuarter();

  const exported = JSON.parse((await run('customers', 'export', email)).out);
  expect(exported).toMatchObject({
    email,
    account: null,
    orders: [
      { orderNumber: closed, details: { billingAddress: { lastName: 'Boye' } }, withdrawals: [{ email }] },
      { orderNumber: open },
    ],
    stockAlerts: [{ skuId }],
    newsletter: { confirmedAt: null },
  });
  expect(exported.orders[0].documents).toHaveLength(1);
  expect(exported.mails.length).toBeGreaterThan(0);
  const file = join(shop.folder, 'guest.json');
  expect((await run('customers', 'export', email, '--file', 'guest.json')).out).toBe(`Wrote ${file}.\n`);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ email });

  expect(await run('customers', 'erase', email)).toMatchObject({ code: 1 });
  const { out } = await run('customers', 'erase', email, '--yes');
  expect(out).toContain('1 orders are restricted');
  expect(out).toContain('1 open orders are erased when they are closed');

  const order = await orderOf(closed);
  expect(order.email).toBe('');
  expect(JSON.stringify(order.draft)).not.toMatch(/guest@|Boye|Storgatan/);
  expect(await orderOf(open)).toMatchObject({ email, anonymised_at: null });
  const remaining = await exportPerson(shop.db, email);
  expect(remaining).toMatchObject({ stockAlerts: [], newsletter: null, mails: [], account: null });
  // The copy for bookkeeping still has the personal data.
  const restricted = JSON.parse((await run('customers', 'restricted', String(closed))).out);
  expect(restricted.record).toMatchObject({
    email,
    draft: { billingAddress: { lastName: 'Boye' } },
    withdrawals: [{ name: 'Karin Boye' }],
  });
  expect(await vatOfQuarter()).toEqual(before);

  await close(open);
  await shop.backend.runJobs();
  expect(await orderOf(open)).toMatchObject({ email: '' });
  expect(await vatOfQuarter()).toEqual(before);
});

test('the balance of a deleted account is mailed as a gift card that does not expire', async () => {
  const email = 'saver@example.se';
  const { token } = await client.register(email, 'fyra grå hästar');
  await run('customers', 'set-balance', email, '150', 'SEK');
  await shop.query('mutation { deleteUser }', {}, { authorization: `Bearer ${token}` });
  await shop.backend.runJobs();
  const cards = (await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'gift-card');
  expect(cards).toHaveLength(1);
  expect(cards[0]?.payload).toMatchObject({ message: 'Det här är saldot från kontot som du tog bort.' });
  const { rows } =
    await sql`select sum(gift_code_movement.amount)::integer as card, (select sum(amount)::integer from balance_movement
    where note = 'paid out as a gift card') as balance from gift_code_movement
    join gift_card using (gift_code_id) where recipient_email = ${email}`.execute(shop.db);
  expect(rows).toEqual([{ card: 15_000, balance: -15_000 }]);
  const { rows: codes } = await sql`select ends_at from gift_code join gift_card using (gift_code_id)
    where recipient_email = ${email}`.execute(shop.db);
  expect(codes).toEqual([{ ends_at: null }]);
});

test('erasing an address deletes its account, and a block stays', async () => {
  const email = 'member@example.se';
  await client.register(email, 'fyra grå hästar');
  await run('customers', 'block', email, '--reason', 'fraud');
  expect(await erasePerson(shop.db, email)).toEqual({
    hadAccount: true,
    restrictedOrders: 0,
    openOrders: 0,
    giftCards: 0,
    isBlocked: true,
  });
  expect(await exportPerson(shop.db, email)).toMatchObject({ account: null, block: { reason: 'fraud' } });
});

test('the report lists the retention rules, and the page states them', async () => {
  await run('retention', 'run');
  const { out } = await run('retention', 'report');
  expect(out).toMatch(/domestic-orders +7 full years +law/);
  expect(out).toMatch(/messages +365 days +interest, by hand/);
  expect((await run('retention', 'page', '--language', 'fi')).out).toContain('90 päivää');
});
