import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProduct, changeShop } from '#backend/features/product/added-product.fixture.ts';
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
  shop.ask(mutation, { email, skuId: skuIds[0], marketId: 'fi', languageId: 'fi-FI', ...variables });

async function accepted(email: string, variables?: object): Promise<boolean> {
  const { data, errors } = await request(email, variables);
  expect(errors).toBeUndefined();
  return data.monitorProductAvailability;
}

const noted = () =>
  shop.db
    .selectFrom('stock_alert')
    .select(['email', 'sku_id', 'channel_id', 'market_id', 'language_id', 'notified_at'])
    .orderBy('stock_alert_id')
    .execute();

describe('A wish to be told when a SKU is back', () => {
  test('is noted with the market and language it was made in', async () => {
    expect(await accepted('anna@example.fi')).toBe(true);
    const { market_id } = await shop.db
      .selectFrom('market')
      .select('market_id')
      .where('alias', '=', 'fi')
      .executeTakeFirstOrThrow();
    expect(await noted()).toEqual([
      {
        ...{ email: 'anna@example.fi', sku_id: skuIds[0], channel_id: '1|se', market_id },
        ...{ language_id: 'fi-FI', notified_at: null },
      },
    ]);
  });

  test('is noted once, however often and in whatever letters it is made; the last language counts', async () => {
    expect(await accepted('anna@example.fi')).toBe(true);
    expect(await accepted('  Anna@Example.FI ', { languageId: 'sv-SE' })).toBe(true);
    expect(await noted()).toMatchObject([{ email: 'anna@example.fi', language_id: 'sv-SE' }]);
  });

  test('that is made ten times at once is noted once', async () => {
    expect(await Promise.all(Array.from({ length: 10 }, () => accepted('anna@example.fi')))).not.toContain(
      false,
    );
    expect(await noted()).toHaveLength(1);
  });

  test('can be made again when it was granted', async () => {
    await accepted('anna@example.fi');
    await shop.db.updateTable('stock_alert').set({ notified_at: new Date() }).execute();
    expect(await accepted('anna@example.fi')).toBe(true);
    expect((await noted()).map(({ notified_at }) => notified_at === null)).toEqual([false, true]);
  });

  test.each(['', 'anna', 'anna@example', 'anna@example.fi\nbcc: bo@example.fi', 'a'.repeat(10_000)])(
    'of no address is refused: %j',
    async (email) => {
      expect(await accepted(email)).toBe(false);
      expect(await noted()).toEqual([]);
    },
  );

  test.each([0, -1, 999_999_999])('for no SKU is refused: %i', async (skuId) => {
    expect(await accepted('anna@example.fi', { skuId })).toBe(false);
    expect(await noted()).toEqual([]);
  });

  test('for a SKU that the market does not sell is refused', async () => {
    const skuId = skuIds.at(-1);
    await changeShop(shop, (db) => db.deleteFrom('price').where('sku_id', '=', Number(skuId)).execute());
    expect(await accepted('anna@example.fi', { skuId })).toBe(false);
  });
});

describe('One address', () => {
  const oneMore = () => skuIds[LIMITS.stockAlertsPerDay];

  test('can make so many wishes a day, repeat them, and not one more', async () => {
    for (const skuId of skuIds.slice(0, LIMITS.stockAlertsPerDay))
      expect(await accepted('anna@example.fi', { skuId })).toBe(true);
    const { data, errors } = await request('ANNA@example.fi', { skuId: oneMore() });
    expect(data).toEqual({ monitorProductAvailability: null });
    expect(errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }]);
    expect(await accepted('anna@example.fi', { skuId: skuIds[0] })).toBe(true);
    expect(await accepted('bo@example.fi', { skuId: oneMore() })).toBe(true);
  });

  test('can make more on another day', async () => {
    for (const skuId of skuIds.slice(0, LIMITS.stockAlertsPerDay))
      await accepted('anna@example.fi', { skuId });
    await shop.db
      .updateTable('stock_alert')
      .set({ requested_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    expect(await accepted('anna@example.fi', { skuId: oneMore() })).toBe(true);
  });
});
