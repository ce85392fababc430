import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Backend, createBackend } from '#backend/app.ts';
import { backendSettings } from '#backend/config/settings.ts';
import { connect, type DatabaseConnection } from '#backend/database/connection.ts';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';

/** The default URL of the first process, which the visitors use. */
const shopUrl = 'http://localhost:3000';

let shop: OrderShop;
let connection: DatabaseConnection;
let otherDomain: Backend;
beforeAll(async () => {
  shop = await openOrderShop();
  connection = connect(shop.databaseUrl, { connections: 4 });
  const unset = Object.fromEntries(Object.keys(backendSettings).map((name) => [name, undefined]));
  const settings = v.parse(v.object(backendSettings), {
    ...unset,
    DATA_DIR: shop.folder,
    LOG_LEVEL: 'silent',
  });
  const { providers } = shop.services;
  otherDomain = await createBackend(connection, settings, {
    shopUrl: 'https://other.example',
    providers,
    schedulesJobs: false,
  });
});
afterAll(async () => {
  await otherDomain?.close();
  await connection?.close();
  await shop?.close();
});

const setStock = (skuId: number, in_stock: number) =>
  changeShop(shop, (db) => db.updateTable('sku').set({ in_stock }).where('sku_id', '=', skuId).execute());

async function requestMails(email: string, soldOut: number): Promise<void> {
  for (const mutation of [
    `monitorProductAvailability(email: $email, skuId: ${soldOut})`,
    'requestPasswordReset(email: $email)',
    'subscribeToNewsletter(email: $email)',
  ]) {
    const { errors } = await shop.query(`mutation ($email: String!) { ${mutation} }`, { email });
    if (errors) throw new Error(JSON.stringify(errors));
  }
}

test('mails link to the domain of the request, also if a process of another domain writes and sends them', async () => {
  const email = 'domains@example.se';
  await shop.db.insertInto('customer').values({ email, password_hash: 'x' }).execute();
  const [sold, soldOut] = [await shop.addBook({ in_stock: 5 }), await shop.addBook({ in_stock: 0 })];
  await requestMails(email, soldOut);
  const cartId = await shop.cartWith({ [sold]: 1 });
  await shop.placeOrder(cartId, { email });
  const reference = await shop.referenceOf(cartId);
  await shop.provider.setPaymentState(reference, 'authorized');
  await shop.db.updateTable('payment').set({ next_check_at: new Date() }).execute();
  await setStock(soldOut, 1);
  await otherDomain.refreshCatalogue();
  await otherDomain.runJobs();

  const kinds = (await mailsTo(shop.db, email)).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['back-in-stock', 'newsletter-confirm', 'order-confirmation', 'reset-password']);
  const stored = await shop.db
    .selectFrom('mail_outbox')
    .select('shop_url')
    .where('recipient', '=', email)
    .execute();
  expect(new Set(stored.map(({ shop_url }) => shop_url))).toEqual(new Set([shopUrl]));
});
