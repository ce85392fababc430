import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { repetitions } from '../../../../tests/full-run.ts';
import { inChunks } from '../csv/bytes.fixture.ts';
import type { ImportOptions, RowResult } from '../import-options.ts';
import { importProducts } from '../import-products.ts';
import { rowsOf, versionsOf } from '../imported-shop.fixture.ts';
import { isbnOf, messageOf, wholeRecord } from './onix-message.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function importMessage(xml: string | Buffer, options: Partial<ImportOptions> = {}) {
  const results: RowResult[] = [];
  const report = await importProducts(shop.db, inChunks(xml, 50_000), {
    source: 'file',
    onResult: (result) => results.push(result),
    ...options,
  });
  return { ...report, results };
}

const stateOf = async (reference: string) =>
  (
    await rowsOf(
      shop.db,
      `select is_active, fulfilment, publication_date, first_available_on, in_stock, gtin, sku.incoming is not null as is_expected,
         (select name from product_text where product_id = product.product_id and language_id = 'fi-FI') as name,
         (select string_agg(identifier || ' ' || selling_price, ', ' order by identifier) from price
            join price_list using (price_list_id) where price.sku_id = sku.sku_id) as prices,
         (select name from brand where brand_id = product.brand_id) as publisher
       from product join sku using (product_id) where product_key = 'exempelforlaget:${reference}'`,
    )
  )[0];

describe('messages with many records in both tag styles, some of them broken', () => {
  /** 2,000 in a full run. Of 500, five have a wrong ISBN and two lack a title. */
  const count = repetitions(2000, 500);
  const half = count / 2;
  const broken = (7 * count) / 500;
  /** Every 100th record has a wrong ISBN, every 250th lacks its title. */
  const records = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, offset) => {
      const index = from + offset;
      const record = wholeRecord(`bulk-${index}`, isbnOf(index), `fyren ${index}`);
      if (index % 100 === 0) return record.replace(`<IDValue>${isbnOf(index)}`, '<IDValue>9789100000000');
      return index % 250 === 1
        ? record.replace(
            /<TitleDetail><TitleType>01<\/TitleType><TitleElement><TitleElementLevel>01.*?<\/TitleDetail>/s,
            '',
          )
        : record;
    }).join('\n');
  const reference = messageOf(records(0, half), { release: '3.1' });
  const short = messageOf(records(half, count), { isShort: true, number: 8 });

  test('are imported with a result per record', async () => {
    const first = await importMessage(reference);
    const second = await importMessage(gzipSync(short));
    const results = [...first.results, ...second.results];
    expect(results).toHaveLength(count);
    const rejected = results.filter(({ outcome }) => outcome === 'rejected');
    expect(rejected).toHaveLength(broken);
    expect(rejected[0]).toEqual({
      line: 1,
      reference: 'bulk-0',
      title: '',
      outcome: 'rejected',
      work: '',
      messages: ['The ISBN "9789100000000" is mistyped: its check digit is wrong.'],
    });
    expect(rejected[1]).toMatchObject({ reference: 'bulk-1', messages: ['The record has no title.'] });
    expect(results.filter(({ outcome }) => outcome === 'added')).toHaveLength(count - broken);
    expect(first).toMatchObject({ isWritten: true, source: 'exempelforlaget', unit: 'record' });
    for (const book of ['bulk-2', `bulk-${half + 2}`])
      expect(await stateOf(book)).toMatchObject({
        name: expect.stringMatching(/^Den fyren \d+: Ett fall för Signe Brask$/),
        in_stock: 120,
        publication_date: '2026-01',
        first_available_on: '2026-01-01',
        publisher: 'Exempelförlaget',
        prices: 'nok 25000, sek 24900',
      });
  });

  test('and write nothing when they are imported again', async () => {
    const before = await versionsOf(shop.db);
    const records = await rowsOf(
      shop.db,
      'select md5(string_agg(xmin::text, null order by ctid)) from onix_record',
    );
    const again = [await importMessage(reference), await importMessage(short)];
    for (const report of again) expect(report).toMatchObject({ added: 0, changed: 0 });
    expect(again.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(count - broken);
    expect(await versionsOf(shop.db)).toEqual(before);
    expect(
      await rowsOf(shop.db, 'select md5(string_agg(xmin::text, null order by ctid)) from onix_record'),
    ).toEqual(records);
  });
});

describe('later messages of the sender', () => {
  const isbn = isbnOf(5000);
  const record = wholeRecord('later', isbn, 'fyren');
  const update = (blocks: string) =>
    `<Product><RecordReference>later</RecordReference><NotificationType>04</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>${blocks}</Product>`;
  const supply = `<ProductSupply><SupplyDetail><Supplier><SupplierRole>02</SupplierRole></Supplier><ProductAvailability>31</ProductAvailability><SupplyDate><SupplyDateRole>08</SupplyDateRole><Date>20270301</Date></SupplyDate><Price><PriceType>02</PriceType><PriceAmount>229.00</PriceAmount><CurrencyCode>SEK</CurrencyCode></Price><Price><PriceType>02</PriceType><PriceAmount>199.00</PriceAmount><CurrencyCode>DKK</CurrencyCode></Price></SupplyDetail></ProductSupply>`;

  test('update blocks, and respect the rights of the stored record', async () => {
    await importMessage(messageOf(record));
    const changed = await importMessage(messageOf(update(supply), { sentAt: '20260116', isShort: true }));
    expect(changed).toMatchObject({ changed: 1, badRows: 0 });
    // There are no rights for Denmark.
    expect(await stateOf('later')).toMatchObject({
      name: 'Den fyren: Ett fall för Signe Brask',
      prices: 'sek 22900',
      in_stock: 0,
      is_expected: true,
      publication_date: '2026-01',
    });
  });

  test('are ignored if the shop has a newer version', async () => {
    const older = await importMessage(messageOf(record, { sentAt: '20260114' }));
    expect(older).toMatchObject({ changed: 0, ignored: 1 });
    expect(older.results[0]?.messages).toEqual(['The shop has a newer version of the record.']);
  });

  test('deactivate a deleted product, and activate it when its record returns', async () => {
    const deletion = `<Product><RecordReference>later</RecordReference><NotificationType>05</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier></Product>`;
    const deleted = await importMessage(messageOf(deletion, { sentAt: '20260117' }));
    expect(deleted).toMatchObject({ changed: 1 });
    expect(await stateOf('later')).toMatchObject({ is_active: false, prices: 'sek 22900' });
    expect(await importMessage(messageOf(deletion, { sentAt: '20260117' }))).toMatchObject({ changed: 0 });
    await importMessage(messageOf(record, { sentAt: '20260118' }));
    expect(await stateOf('later')).toMatchObject({ is_active: true, prices: 'nok 25000, sek 24900' });
  });

  test('keep prices and stock if a whole record has no supply, unless the book is no longer published', async () => {
    const noSupply = record.replace(/<ProductSupply>.*<\/ProductSupply>/s, '');
    await importMessage(messageOf(noSupply, { sentAt: '20260119' }));
    expect(await stateOf('later')).toMatchObject({ prices: 'nok 25000, sek 24900', in_stock: 120 });
    const ended = noSupply.replace('PublishingStatus>04', 'PublishingStatus>07');
    await importMessage(messageOf(ended, { sentAt: '20260120' }));
    expect(await stateOf('later')).toMatchObject({ prices: 'nok 25000, sek 24900', in_stock: 0 });
  });

  test('never delete a product of another source that has the same ISBN', async () => {
    const deletion = `<Product><RecordReference>foreign</RecordReference><NotificationType>05</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier></Product>`;
    const report = await importMessage(messageOf(deletion), { source: 'other', isSourceGiven: true });
    expect(report).toMatchObject({ changed: 0, ignored: 1 });
    expect(report.results[0]?.messages).toEqual(['The shop has no book with the id other:foreign.']);
    expect(await stateOf('later')).toMatchObject({ is_active: true });
  });

  test('about unknown products are ignored', async () => {
    const unknown = update(supply).replace('later', 'unknown').replace(isbn, isbnOf(5001));
    const report = await importMessage(messageOf(unknown));
    expect(report).toMatchObject({ added: 0, ignored: 1, badRows: 0 });
  });
});

test('formats of a work are one group, by the sender’s key or by related ISBNs', async () => {
  const hardback = wholeRecord('g1', isbnOf(6000), 'grupp');
  const related = (isbn: string) =>
    `<RelatedMaterial><RelatedProduct><ProductRelationCode>06</ProductRelationCode><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier></RelatedProduct></RelatedMaterial>`;
  const paperback = wholeRecord('g2', isbnOf(6001), 'grupp').replace('ProductForm>BB', 'ProductForm>BC');
  const pocket = wholeRecord('g4', isbnOf(6003), 'grupp').replace(
    '<ProductForm>BB</ProductForm>',
    '<ProductForm>BC</ProductForm><ProductFormDetail>B113</ProductFormDetail>',
  );
  const ebook = wholeRecord('g3', isbnOf(6002), 'grupp')
    .replace('ProductForm>BB', 'ProductForm>ED')
    .replace(/<RelatedMaterial>.*<\/RelatedMaterial>/s, related(isbnOf(6000)));
  await importMessage(messageOf(hardback + paperback + pocket));
  await importMessage(messageOf(ebook));
  const members = await rowsOf(
    shop.db,
    `select variant_value, fulfilment, count(*) over ()::int as members from product
     where variant_group_id = (select variant_group_id from product where product_key = 'exempelforlaget:g1') order by 1`,
  );
  expect(members).toEqual([
    { variant_value: 'ebook', fulfilment: 'download', members: 4 },
    { variant_value: 'hardback', fulfilment: 'shipped', members: 4 },
    { variant_value: 'paperback', fulfilment: 'shipped', members: 4 },
    { variant_value: 'trade-paperback', fulfilment: 'shipped', members: 4 },
  ]);
});

test('prices without a type have that of the message', async () => {
  const record = wholeRecord('untyped', isbnOf(6500)).replaceAll(/<PriceType>\d\d<\/PriceType>/g, '');
  const message = messageOf(record).replace('</Header>', '<DefaultPriceType>02</DefaultPriceType></Header>');
  await importMessage(message);
  expect(await stateOf('untyped')).toMatchObject({ prices: 'nok 20000, sek 24900' });
});

test('a message that attacks the parser, or ends too early, changes nothing', async () => {
  const whole = messageOf(wholeRecord('x1', isbnOf(7000)) + wholeRecord('x2', isbnOf(7001)));
  const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${whole.slice(whole.indexOf('<ONIX'))}`;
  await expect(importMessage(bomb)).rejects.toThrow(/has a DOCTYPE/);
  await expect(importMessage(whole.slice(0, -30), { batchSize: 1 })).rejects.toThrow(/not well-formed/);
  expect(await stateOf('x1')).toBeUndefined();
});

test('a dry run reports and writes nothing; a message without records is valid', async () => {
  const dry = await importMessage(messageOf(wholeRecord('dry', isbnOf(7100))), { isDryRun: true });
  expect(dry).toMatchObject({ added: 1, isWritten: false });
  expect(await stateOf('dry')).toBeUndefined();
  expect(await importMessage(messageOf('<NoProduct/>'))).toMatchObject({ rows: 0, isWritten: true });
});
