import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { LIMITS } from '#contract/limits.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
let skuIds: number[];

beforeAll(async () => {
  shop = await openTestShop();
  const productId = await changeShop(shop, (db) =>
    addProduct(db, {
      key: 'sold-out',
      skus: Array.from({ length: LIMITS.stockAlertsPerDay + 2 }, () => ({ in_stock: 0 })),
    }),
  );
  const rows = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('product_id', '=', productId)
    .orderBy('sku_id')
    .execute();
  skuIds = rows.map(({ sku_id }) => sku_id);
});
afterAll(() => shop.close());
beforeEach(async () => void (await shop.db.deleteFrom('stock_alert').execute()));

const mutation = `mutation ($email: String!, $skuId: Int!, $marketId: String, $languageId: String) {
  monitorProductAvailability(email: $email, skuId: $skuId, marketId: $marketId, languageId: $languageId)
}`;

const request = (email: string, variables: object = {}) =>
  shop.query(mutation, { email, skuId: skuIds[0], marketId: 'fi', languageId: 'fi-FI', ...variables });

async function isAccepted(email: string, variables?: object): Promise<boolean> {
  const { data, errors } = await request(email, variables);
  expect(errors).toBeUndefined();
  return data.monitorProductAvailability;
}

const storedAlerts = () =>
  shop.db
    .selectFrom('stock_alert')
    .select(['email', 'sku_id', 'channel_id', 'market_id', 'language_id', 'notified_at'])
    .orderBy('stock_alert_id')
    .execute();

describe('A request for a stock alert', () => {
  test('is stored with its market and language', async () => {
    expect(await isAccepted('anna@example.fi')).toBe(true);
    const { market_id } = await shop.db
      .selectFrom('market')
      .select('market_id')
      .where('alias', '=', 'fi')
      .executeTakeFirstOrThrow();
    expect(await storedAlerts()).toEqual([
      {
        email: 'anna@example.fi',
        sku_id: skuIds[0],
        channel_id: '1|se',
        market_id,
        language_id: 'fi-FI',
        notified_at: null,
      },
    ]);
  });

  test('is stored once per address, ignoring case, with the last language', async () => {
    expect(await isAccepted('anna@example.fi')).toBe(true);
    expect(await isAccepted('  Anna@Example.FI ', { languageId: 'sv-SE' })).toBe(true);
    expect(await storedAlerts()).toMatchObject([{ email: 'anna@example.fi', language_id: 'sv-SE' }]);
  });

  test('sent ten times concurrently is stored once', async () => {
    expect(await Promise.all(Array.from({ length: 10 }, () => isAccepted('anna@example.fi')))).not.toContain(
      false,
    );
    expect(await storedAlerts()).toHaveLength(1);
  });

  test('can be repeated after the mail was sent', async () => {
    await isAccepted('anna@example.fi');
    await shop.db.updateTable('stock_alert').set({ notified_at: new Date() }).execute();
    expect(await isAccepted('anna@example.fi')).toBe(true);
    expect((await storedAlerts()).map(({ notified_at }) => notified_at === null)).toEqual([false, true]);
  });

  test.each(['', 'anna', 'anna@example', 'anna@example.fi\nbcc: bo@example.fi', 'a'.repeat(10_000)])(
    'is rejected for an invalid address: %j',
    async (email) => {
      expect(await isAccepted(email)).toBe(false);
      expect(await storedAlerts()).toEqual([]);
    },
  );

  test.each([0, -1, 999_999_999])('is rejected for an unknown SKU: %i', async (skuId) => {
    expect(await isAccepted('anna@example.fi', { skuId })).toBe(false);
    expect(await storedAlerts()).toEqual([]);
  });

  test('is rejected for a SKU that the market does not sell', async () => {
    const skuId = skuIds.at(-1);
    await changeShop(shop, (db) => db.deleteFrom('price').where('sku_id', '=', Number(skuId)).execute());
    expect(await isAccepted('anna@example.fi', { skuId })).toBe(false);
  });
});

describe('The limit per address and day', () => {
  const nextSkuId = () => skuIds[LIMITS.stockAlertsPerDay];

  test('rejects one request more, but not a repeated one', async () => {
    for (const skuId of skuIds.slice(0, LIMITS.stockAlertsPerDay))
      expect(await isAccepted('anna@example.fi', { skuId })).toBe(true);
    const { data, errors } = await request('ANNA@example.fi', { skuId: nextSkuId() });
    expect(data).toEqual({ monitorProductAvailability: null });
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect(await isAccepted('anna@example.fi', { skuId: skuIds[0] })).toBe(true);
    expect(await isAccepted('bo@example.fi', { skuId: nextSkuId() })).toBe(true);
  });

  test('does not count requests of the day before', async () => {
    for (const skuId of skuIds.slice(0, LIMITS.stockAlertsPerDay))
      await isAccepted('anna@example.fi', { skuId });
    await shop.db
      .updateTable('stock_alert')
      .set({ requested_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    expect(await isAccepted('anna@example.fi', { skuId: nextSkuId() })).toBe(true);
  });
});
