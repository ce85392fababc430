import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

describe('the shipping methods of the demo shop', () => {
  test('have names and descriptions in five languages, and each market has a default that costs money', async () => {
    const texts = await shop.db.selectFrom('shipping_method_text').selectAll().execute();
    expect(texts).toHaveLength(5 * 5);
    // The time is in the table of fees, not in a text.
    for (const { description } of texts) expect(description).not.toMatch(/\d–\d/);
    const untimed = shop.db.selectFrom('shipping_fee').selectAll().where('min_days', 'is', null);
    expect(await untimed.execute()).toEqual([]);
    const markets = await shop.db.selectFrom('market').select('market_id').execute();
    const defaults = await shop.db
      .selectFrom('shipping_fee')
      .selectAll()
      .where('is_default', '=', true)
      .execute();
    expect(defaults.map(({ market_id }) => market_id).sort()).toEqual(
      markets.map(({ market_id }) => market_id).sort(),
    );
    for (const { fee } of defaults) expect(fee).toBeGreaterThan(0);
  });

  test('include a free letter for light parcels in the Nordic countries', async () => {
    const free = await shop.db.selectFrom('shipping_fee').selectAll().where('fee', '=', 0).execute();
    expect(free.map(({ market_id }) => market_id).sort()).toEqual(['ax', 'dk', 'fi', 'no', 'se']);
    for (const { max_grams } of free) expect(max_grams).toBe(2000);
  });

  test('cover every country, with freight prices by weight', async () => {
    const countries = await shop.db.selectFrom('market').selectAll().where('virtual', '=', false).execute();
    const areas = await shop.db.selectFrom('shipping_area').selectAll().execute();
    for (const { market_id } of countries)
      expect(areas.some((area) => area.market_id === market_id)).toBe(true);
    for (const { first_zip, last_zip } of areas) expect(first_zip).toHaveLength(last_zip.length);
    const fees = await shop.db
      .selectFrom('shipping_weight_fee')
      .select('fee')
      .where('market_id', '=', 'se')
      .orderBy('from_grams')
      .execute();
    expect(fees.map(({ fee }) => fee)).toEqual([19_800, 29_700, 59_400]);
  });

  test('have pick-up points where they are needed', async () => {
    const markets = await shop.db.selectFrom('pickup_point').select('market_id').distinct().execute();
    expect(markets.map(({ market_id }) => market_id).sort()).toEqual([
      'ax',
      'de',
      'dk',
      'fi',
      'fr',
      'nl',
      'no',
      'se',
    ]);
  });
});

describe('the payment methods of the demo shop', () => {
  test('have names and descriptions in five languages', async () => {
    const texts = await shop.db.selectFrom('payment_method_text').selectAll().execute();
    expect(texts).toHaveLength(11 * 5);
    for (const { name, description } of texts)
      expect(Math.min(name.length, description.length)).toBeGreaterThan(3);
  });

  test('are those of the specification, by market', async () => {
    const rows = await shop.db
      .selectFrom('payment_method')
      .innerJoin(
        'payment_method_market',
        'payment_method_market.payment_method_id',
        'payment_method.payment_method_id',
      )
      .select(['method_key', 'market_id'])
      .orderBy('market_id')
      .execute();
    const marketsOf = Map.groupBy(rows, ({ method_key }) => method_key);
    const markets = (key: string) => marketsOf.get(key)?.map(({ market_id }) => market_id);
    expect(markets('swish')).toEqual(['se']);
    expect(markets('vipps')).toEqual(['no']);
    expect(markets('mobilepay')).toEqual(['ax', 'dk', 'fi']);
    expect(markets('online-bank')).toEqual(['ax', 'fi']);
    expect(markets('ideal')).toEqual(['nl']);
    expect(markets('bancontact')).toEqual(['fr', 'nl']);
    expect(markets('card')).toEqual(['ax', 'de', 'dk', 'fi', 'fr', 'nl', 'no', 'se']);
    expect(markets('invoice')).toEqual(['ax', 'dk', 'fi', 'no', 'se']);
    expect(markets('instalments')).toEqual(['dk', 'fi', 'no', 'se']);
    expect(markets('pay-later')).toEqual(['dk', 'fi', 'no', 'se']);
  });
});
