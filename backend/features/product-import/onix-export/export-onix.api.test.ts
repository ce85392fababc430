import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { inChunks } from '../csv/bytes.fixture.ts';
import { importProducts } from '../import-products.ts';
import { importTable, rowsOf } from '../imported-shop.fixture.ts';
import { isbnOf, messageOf, wholeRecord } from '../onix/onix-message.fixture.ts';
import { exportOnix } from './export-onix.ts';

let [shop, other]: TestShop[] = [];
beforeAll(async () => {
  [shop, other] = await Promise.all([openTestShop(), openTestShop()]);
  for (const { db } of [shop, other]) await rowsOf(db, 'truncate product cascade');
});
afterAll(() => Promise.all([shop?.close(), other?.close()]));

const now = new Date('2026-01-20T10:00:00Z');

async function exportFrom({ db }: TestShop): Promise<string> {
  const parts: string[] = [];
  for await (const part of exportOnix(db, now)) parts.push(part);
  return parts.join('');
}

/** Values of all parameters, by product. The job for releases sets `release`. */
const factsIn = ({ db }: TestShop) =>
  rowsOf(
    db,
    `select product_key, identifier, value_key from product_parameter
     join parameter_value using (parameter_value_id) join parameter using (parameter_id) join product using (product_id)
     where identifier <> 'release' order by product_key, identifier, value_key`,
  );

const importInto = ({ db }: TestShop, message: string) =>
  importProducts(db, inChunks(message, 50_000), { source: 'file' });

test('a shop with the books of an export has the same export', async () => {
  if (!shop || !other) throw new Error('The shops are not open.');
  const paperback = wholeRecord('b', isbnOf(2)).replace('ProductForm>BB', 'ProductForm>BC');
  const feature = (type: string, value: string, description = '') =>
    `<ProductFormFeature><ProductFormFeatureType>${type}</ProductFormFeatureType><ProductFormFeatureValue>${value}</ProductFormFeatureValue>${description && `<ProductFormFeatureDescription>${description}</ProductFormFeatureDescription>`}</ProductFormFeature>`;
  const features = [
    feature('09', '36'),
    feature('09', '00', 'Pictures are described.'),
    feature('12', '01'),
    feature('13', '01', 'Sharp edges.'),
  ].join('');
  const contact =
    '<ProductContact><ProductContactRole>10</ProductContactRole><ProductContactName>Ombudet AB</ProductContactName><EmailAddress>safety@ombudet.example</EmailAddress></ProductContact>';
  const hardback = wholeRecord('a', isbnOf(1))
    .replace('<Extent>', `${features}<Extent>`)
    .replace('<PublishingStatus>', `${contact}<PublishingStatus>`)
    .replace(
      '<ResourceMode>03</ResourceMode>',
      '<ResourceMode>03</ResourceMode><ResourceFeature><ResourceFeatureType>07</ResourceFeatureType><FeatureNote language="swe">En fyr</FeatureNote><FeatureNote language="fin">Majakka</FeatureNote></ResourceFeature>',
    );
  await importInto(shop, messageOf(hardback + paperback));
  await importTable(
    shop.db,
    `id,title,author,narrator,language,category,format,price_sek,regular_price_sek,description_sv,description_fi,stock,age_from,age_to,award,subject,running_time
c1,"A < B & ""C"": D",Ö Ek; A Al,Bo Ek,fi,Fiction > Crime|Curiosa,Audio CD,80,100,"Ett

Två",Yksi,3,6,9,A Prize 2024|B,x|y,8:32
c2,Leather,,,grc,,Leather-bound,80,,,,,,,,,
`,
  );
  const first = await exportFrom(shop);
  expect(first).toContain('<TitleText>A &lt; B &amp; &quot;C&quot;</TitleText><Subtitle>D</Subtitle>');
  const report = await importInto(other, first);
  expect(report).toMatchObject({ badRows: 0, warned: 0 });
  const altTexts = `select alt_texts from picture_fetch_product where alt_texts <> '{}'`;
  const [described] = await rowsOf<{ alt_texts: object }>(shop.db, altTexts);
  expect(described?.alt_texts).toMatchObject({ 'sv-SE': 'En fyr', 'fi-FI': 'Majakka' });
  expect(await rowsOf(other.db, altTexts)).toEqual([described]);
  const facts = await factsIn(shop);
  expect(facts).toEqual(
    expect.arrayContaining(
      [
        ['accessibility', '36'],
        ['accessibility', 'Pictures are described.'],
        ['warning', 'age-3'],
        ['warning', 'Sharp edges.'],
        ['responsible-person', 'Ombudet AB, safety@ombudet.example'],
      ].map(([identifier, value_key]) => expect.objectContaining({ identifier, value_key })),
    ),
  );
  expect(await factsIn(other)).toEqual(facts);
  expect((await exportFrom(other)).split('\n')).toEqual(first.split('\n'));
  expect(await importInto(other, first)).toMatchObject({ added: 0, changed: 0 });
});

test('importing its own export changes nothing', async () => {
  if (!shop) throw new Error('The shop is not open.');
  const own = await exportFrom(shop);
  const report = await importInto(shop, own);
  expect(report).toMatchObject({ added: 0, badRows: 0 });
  expect(await exportFrom(shop)).toBe(own);
});

/** Prices by list, as `eur-fi 1290`. */
const pricesIn = async ({ db }: TestShop, key: string) =>
  (
    await rowsOf<{ price: string }>(
      db,
      `select identifier || ' ' || selling_price as price from price join price_list using (price_list_id)
       join sku using (sku_id) join product using (product_id) where product_key = 'exempelforlaget:${key}' order by 1`,
    )
  ).map(({ price }) => price);

test('a book is sold only in the markets for which it has rights', async () => {
  if (!shop || !other) throw new Error('The shops are not open.');
  const euros =
    '<Price><PriceType>02</PriceType><PriceAmount>12.90</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price>';
  const nordic = wholeRecord('nordic', isbnOf(30), 'norden').replace(
    '</SupplyDetail>',
    `${euros}</SupplyDetail>`,
  );
  const everywhere = nordic.replace(/<SalesRights>.*<\/ROWSalesRightsType>/s, '');
  await importInto(shop, messageOf(everywhere));
  expect(await pricesIn(shop, 'nordic')).toEqual(['dkk 19900', 'eur 1290', 'nok 25000', 'sek 24900']);
  await importInto(shop, messageOf(nordic, { sentAt: '20260116' }));
  expect(await pricesIn(shop, 'nordic')).toEqual(['eur-fi 1290', 'nok 25000', 'sek 24900']);
  await importInto(other, await exportFrom(shop));
  expect(await pricesIn(other, 'nordic')).toEqual(['eur-fi 1290', 'nok 25000', 'sek 24900']);
});

test('a price stays when its fixed-price rule has ended, and only the fixed price has the day of the rule', async () => {
  if (!shop) throw new Error('The shop is not open.');
  const source = shop;
  const ruleUntil = (day: string) =>
    rowsOf(
      source.db,
      `insert into fixed_price (product_id, market_id, price, max_discount, fixed_by, fixed_until)
       select product_id, 'se', 24900, 0, 'Exempelförlaget', '${day}' from product
       where product_key = 'exempelforlaget:nordic'
       on conflict (product_id, market_id) do update set fixed_until = excluded.fixed_until`,
    );
  await rowsOf(
    source.db,
    `update price set selling_price = 19900 from sku join product using (product_id), price_list
     where price.sku_id = sku.sku_id and price.price_list_id = price_list.price_list_id and identifier = 'sek'
       and product_key = 'exempelforlaget:nordic'`,
  );
  const swedishPrices = async () => {
    const [, record = ''] = (await exportFrom(source)).split('<RecordReference>exempelforlaget:nordic<');
    return [...record.matchAll(/<PriceType>(\d\d)(?:(?!<\/Price>).)*?SEK(?:(?!<\/Price>).)*/gs)]
      .slice(0, 2)
      .map(([xml, type]) => `${type} ${/<Date [^>]*>(\d+)/.exec(xml)?.[1] ?? 'always'}`);
  };
  await ruleUntil('2026-01-20');
  expect(await swedishPrices()).toEqual(['04 20260120', '12 always']);
  await ruleUntil('2026-01-19');
  expect(await swedishPrices()).toEqual(['02 always', '12 always']);
  await importInto(source, await exportFrom(source));
  expect(await pricesIn(source, 'nordic')).toEqual(['eur-fi 1290', 'nok 25000', 'sek 19900']);
});

test('a book that can be ordered beyond its copies stays so', async () => {
  if (!shop || !other) throw new Error('The shops are not open.');
  const toOrder = wholeRecord('to-order', isbnOf(31)).replace(
    'ProductAvailability>21',
    'ProductAvailability>22',
  );
  await importInto(shop, messageOf(toOrder, { sentAt: '20260117' }));
  const message = await exportFrom(shop);
  for (const target of [shop, other]) {
    await importInto(target, message);
    const stock = await rowsOf(
      target.db,
      `select in_stock, oversellable from sku join product using (product_id)
       where product_key = 'exempelforlaget:to-order'`,
    );
    expect(stock).toEqual([{ in_stock: 120, oversellable: 100 }]);
  }
});

test('a product with several SKUs is one record per SKU', async () => {
  if (!shop || !other) throw new Error('The shops are not open.');
  await rowsOf(
    shop.db,
    `insert into sku (product_id, sku_choice_id, article_number, in_stock)
     select product_id, (select min(sku_choice_id) from sku_choice), 'leather-2', 7 from product where product_key = 'test:c2'`,
  );
  await rowsOf(
    shop.db,
    `insert into price (price_list_id, sku_id, regular_price, selling_price)
     select price_list_id, (select max(sku_id) from sku), 9900, 9900 from price join sku using (sku_id)
     where article_number = 'test-c2'`,
  );
  const message = await exportFrom(shop);
  expect(message).toContain('<RecordReference>test:c2#leather-2</RecordReference>');
  // The shop itself has the size already.
  expect(await importInto(shop, message)).toMatchObject({ badRows: 0, added: 0, ignored: 1 });
  expect(await importInto(other, message)).toMatchObject({ badRows: 0, added: 1 });
  const skus = await rowsOf(
    other.db,
    `select sku.article_number, in_stock, selling_price, variant_group_key from sku join product using (product_id)
     join variant_group using (variant_group_id) join price using (sku_id) where product_key like 'test:c2%' order by 1`,
  );
  expect(skus).toEqual([
    { article_number: 'leather-2', in_stock: 7, selling_price: 9900, variant_group_key: 'test:c2' },
    { article_number: 'test-c2', in_stock: 0, selling_price: 8000, variant_group_key: 'test:c2' },
  ]);
});

test('a shop without books has a valid message', async () => {
  if (!other) throw new Error('The shop is not open.');
  // Truncated, the tables would be locked against the queries of the running shop.
  await rowsOf(other.db, 'update product set is_active = false');
  expect(await exportFrom(other)).toMatch(/<\/Header>\n<NoProduct\/>\n<\/ONIXMessage>\n$/);
});
