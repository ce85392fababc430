import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { inChunks } from '../csv/bytes.fixture.ts';
import { importProducts } from '../import-products.ts';
import { rowsOf } from '../imported-shop.fixture.ts';
import { isbnOf, messageOf, wholeRecord } from '../onix/onix-message.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let day = 15;
/** Each message is newer than those before it. */
async function importMessage(record: string) {
  const message = messageOf(record, { release: '3.1', sentAt: `202601${day++}` });
  expect(await importProducts(shop.db, inChunks(message, 50_000), { source: 'file' })).toMatchObject({
    badRows: 0,
    ignored: 0,
  });
}

const territory = (countries: string) =>
  `<Territory><CountriesIncluded>${countries}</CountriesIncluded></Territory>`;
const priceXml = (amount: string, countries: string, type = '04') =>
  `<Price><PriceType>${type}</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>EUR</CurrencyCode>${territory(countries)}</Price>`;
const euroCountries = 'AX DE FI FR NL';
const whole = (reference: string, index: number) =>
  wholeRecord(reference, isbnOf(index), reference)
    .replace(/<SalesRights>.*<\/ROWSalesRightsType>/s, '')
    .replace(/<Price>.*<\/Price>/s, priceXml('12.90', euroCountries));

/** A block update of single markets; `supply` follows the market. */
const update = (reference: string, index: number, countries: string, supply: string) =>
  `<Product><RecordReference>${reference}</RecordReference><NotificationType>04</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbnOf(index)}</IDValue></ProductIdentifier><ProductSupply><MarketReference>m</MarketReference><Market>${territory(countries)}</Market><SupplyDetail>${supply}</SupplyDetail></ProductSupply></Product>`;

const listOf = async (statement: string) =>
  (await rowsOf<{ row: string }>(shop.db, statement)).map(({ row }) => row);
const pricesOf = (reference: string) =>
  listOf(
    `select identifier || ' ' || selling_price as row from price join price_list using (price_list_id)
     join sku using (sku_id) join product using (product_id) where product_key = 'exempelforlaget:${reference}' order by 1`,
  );
const rulesOf = (reference: string) =>
  listOf(
    `select market_id || ' ' || price as row from fixed_price join product using (product_id)
     where product_key = 'exempelforlaget:${reference}' order by 1`,
  );
const stockOf = (reference: string) =>
  listOf(
    `select in_stock::text as row from sku join product using (product_id)
     where product_key = 'exempelforlaget:${reference}'`,
  );

describe('an update of one market', () => {
  test('changes the price and the fixed price of this market only', async () => {
    await importMessage(whole('price', 50));
    expect(await pricesOf('price')).toEqual(['eur 1290']);
    await rowsOf(
      shop.db,
      `update price set regular_price = 1390, selling_price = 1390 from sku join product using (product_id)
       where price.sku_id = sku.sku_id and product_key = 'exempelforlaget:price'`,
    );
    await importMessage(update('price', 50, 'DE', priceXml('14.90', 'DE')));
    expect(await pricesOf('price')).toEqual(['eur 1390', 'eur-de 1490']);
    expect(await rulesOf('price')).toEqual(['ax 1290', 'de 1490', 'fi 1290', 'fr 1290', 'nl 1290']);
  });

  test('removes the price and the fixed price of this market only', async () => {
    await importMessage(whole('removed', 51));
    const unsold = update('removed', 51, 'DE', '<UnpricedItemType>01</UnpricedItemType>');
    await importMessage(unsold);
    const remaining = ['eur-ax 1290', 'eur-fi 1290', 'eur-fr 1290', 'eur-nl 1290'];
    expect(await pricesOf('removed')).toEqual(remaining);
    expect(await rulesOf('removed')).toEqual(['ax 1290', 'fi 1290', 'fr 1290', 'nl 1290']);
    await importMessage(update('removed', 51, 'DE', priceXml('9.90', 'DE', '02')));
    expect(await pricesOf('removed')).toEqual(['eur-ax 1290', 'eur-de 990', ...remaining.slice(1)]);
    expect(await rulesOf('removed')).toEqual(['ax 1290', 'fi 1290', 'fr 1290', 'nl 1290']);
  });

  test('changes the stock only if the book is sold in no other market', async () => {
    await importMessage(whole('stock', 52));
    const unavailable = '<ProductAvailability>31</ProductAvailability>';
    await importMessage(update('stock', 52, 'DE', `${unavailable}${priceXml('14.90', 'DE')}`));
    expect(await stockOf('stock')).toEqual(['120']);
    await importMessage(
      update('stock', 52, euroCountries, `${unavailable}${priceXml('14.90', euroCountries)}`),
    );
    expect(await stockOf('stock')).toEqual(['0']);
  });
});
