import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
let skuIds: number[];

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('stock_alert').execute();
  await shop.db.deleteFrom('mail_outbox').execute();
  const productId = await changeShop(shop, (db) =>
    addProduct(db, { key: `sold-out-${++products}`, skus: [{ in_stock: 0 }, { in_stock: 0 }] }),
  );
  const rows = await shop.db.selectFrom('sku').select('sku_id').where('product_id', '=', productId).execute();
  skuIds = rows.map(({ sku_id }) => sku_id).sort((a, b) => a - b);
});
let products = 0;

const requestAlert = (email: string, scope: object = {}, skuId = skuIds[0]) =>
  shop.query(
    `mutation ($email: String!, $skuId: Int!, $marketId: String, $languageId: String) {
      monitorProductAvailability(email: $email, skuId: $skuId, marketId: $marketId, languageId: $languageId)
    }`,
    { email, skuId, ...scope },
  );

const setStock = (in_stock: number, skuId = skuIds[0] ?? 0) =>
  changeShop(shop, (db) => db.updateTable('sku').set({ in_stock }).where('sku_id', '=', skuId).execute());

async function mails() {
  await shop.backend.runJobs();
  return shop.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'language_id', 'payload', 'sent_at'])
    .where('kind', '=', 'back-in-stock')
    .orderBy('recipient')
    .execute();
}

describe('A stock alert', () => {
  test('sends a mail with a link in the language of the request when the SKU is back', async () => {
    await requestAlert('anna@example.fi', { languageId: 'fi-FI', marketId: 'fi' });
    await requestAlert('bo@example.se', { languageId: 'sv-SE', marketId: 'se' });
    expect(await mails()).toEqual([]);
    await setStock(1);
    const [finnish, swedish, ...others] = await mails();
    expect(others).toEqual([]);
    expect(finnish).toMatchObject({
      recipient: 'anna@example.fi',
      language_id: 'fi-FI',
      sent_at: expect.any(Date),
      payload: { productName: expect.any(String), path: expect.stringMatching(/^\/p\/[\w/-]+\?sku=\d+$/) },
    });
    expect(swedish).toMatchObject({ recipient: 'bo@example.se', language_id: 'sv-SE' });
  });

  test('sends one mail, even when the SKU sells out and comes back again', async () => {
    await requestAlert('anna@example.fi');
    await setStock(1);
    expect(await mails()).toHaveLength(1);
    await setStock(0);
    await setStock(5);
    expect(await mails()).toHaveLength(1);
    await setStock(0);
    await requestAlert('anna@example.fi');
    expect(await mails()).toHaveLength(1);
    await setStock(5);
    expect(await mails()).toHaveLength(2);
  });

  test('sends no mail for another SKU', async () => {
    await requestAlert('anna@example.fi', {}, skuIds[1]);
    await setStock(1, skuIds[0]);
    expect(await mails()).toEqual([]);
  });

  test('sends a mail when the SKU can be ordered before it is in stock', async () => {
    await requestAlert('anna@example.fi');
    await changeShop(shop, (db) =>
      db
        .updateTable('sku')
        .set({ oversellable: 3 })
        .where('sku_id', '=', skuIds[0] ?? 0)
        .execute(),
    );
    expect(await mails()).toHaveLength(1);
  });

  test('waits while the market does not sell the SKU, and does not block later alerts', async () => {
    const [unsold = 0, sold = 0] = skuIds;
    // More alerts than one batch.
    for (let i = 0; i < 60; i++) await requestAlert(`anna${i}@example.fi`, {}, unsold);
    await requestAlert('bo@example.fi', {}, sold);
    const prices = await shop.db.selectFrom('price').selectAll().where('sku_id', '=', unsold).execute();
    await changeShop(shop, (db) => db.deleteFrom('price').where('sku_id', '=', unsold).execute());
    await setStock(1, unsold);
    await setStock(1, sold);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['bo@example.fi']);
    await changeShop(shop, (db) => db.insertInto('price').values(prices).execute());
    expect(await mails()).toHaveLength(61);
  });
});
