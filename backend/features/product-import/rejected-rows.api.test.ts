import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { inChunks } from './csv/bytes.fixture.ts';
import { ImportError } from './import-error.ts';
import { importProducts } from './import-products.ts';
import { importTable, rowsOf, versionsOf } from './imported-shop.fixture.ts';

let shop: TestShop;
let before: Record<string, unknown>;
beforeAll(async () => {
  shop = await openDemoShop();
});
beforeEach(async () => {
  before = await versionsOf(shop.db);
});
afterAll(() => shop.close());

const badTable = `id,title,isbn,price,category
1,First,9789100123703,10,New shelf
2,Second,,-10,
3,"Third
of three lines
",9789100123703,10,

1,Fourth,,abc,
1,Fifth,,10,
6,Sixth,,10,
`;

const issues = [
  '3: The price in SEK "-10" is negative.',
  '4: The ISBN 9789100123703 is on line 2 already.',
  '8: The price in SEK "abc" is not an amount.',
  '9: The id 1 is on line 2 already.',
];

describe('a dry run', () => {
  test('reports the changes, and writes nothing', async () => {
    const table =
      'id,title,publisher,category,format\n1,First,New House,Somewhere > Else,Scroll\n2,Second,,,\n';
    const report = await importTable(shop.db, table, { isDryRun: true, source: 'dry' });
    expect(report).toMatchObject({
      isWritten: false,
      added: 2,
      pricedByDefault: 2,
      created: {
        categories: ['Somewhere', 'Else', 'Other books'],
        publishers: ['New House'],
        formats: ['Scroll'],
      },
    });
    expect(await versionsOf(shop.db)).toEqual(before);
    expect(await importTable(shop.db, table, { source: 'dry' })).toMatchObject({
      isWritten: true,
      added: 2,
      created: report.created,
    });
  });
});

describe('bad rows', () => {
  test('reject the whole table, and each is reported with its line', async () => {
    const report = await importTable(shop.db, badTable);
    expect(report.issues).toEqual(issues);
    expect(report).toMatchObject({ isWritten: false, badRows: 4, rows: 6 });
    expect(await versionsOf(shop.db)).toEqual(before);
  });

  test('after many good rows roll those back too', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `${index},Book ${index},Shelf ${index % 7}`);
    const table = `id,title,category\n${rows.join('\n')}\nx,,\n`;
    const report = await importTable(shop.db, table, { batchSize: 50 });
    expect(report).toMatchObject({ isWritten: false, added: 120, badRows: 1 });
    expect(report.issues).toEqual(['122: The title is empty.']);
    expect(await versionsOf(shop.db)).toEqual(before);
  });

  test('can be skipped', async () => {
    const report = await importTable(shop.db, badTable, { skipBadRows: true, source: 'skipped' });
    expect(report).toMatchObject({ isWritten: true, added: 2, badRows: 4, issues });
    expect(
      await rowsOf(shop.db, `select product_key from product where product_key like 'skipped:%' order by 1`),
    ).toEqual([{ product_key: 'skipped:1' }, { product_key: 'skipped:6' }]);
  });

  test('are those with the article number of another book, or with a new category if rejectNewCategories is set', async () => {
    const table =
      'id,title,article number,category\n1,First,KV000100,\n2,Second,,Fiction > Unheard of\n3,Third,,fiction\n';
    const report = await importTable(shop.db, table, { rejectNewCategories: true });
    expect(report.issues).toEqual([
      '2: The article number KV000100 belongs to another book of the shop.',
      '3: The shop has no category "Fiction > Unheard of".',
    ]);
  });
});

describe('two concurrent imports', () => {
  test('the second is rejected, the first continues', async () => {
    let rejection: unknown;
    async function* slowTable() {
      yield Buffer.from('id,title\n1,A\n');
      rejection = await importTable(shop.db, 'id,title\n2,B\n').catch((error) => error);
    }
    const report = await importProducts(shop.db, slowTable(), { source: 'once' });
    expect(report).toMatchObject({ isWritten: true, added: 1 });
    expect(rejection).toEqual(
      new ImportError('Another import into this shop is running. Wait until it has ended.'),
    );
  });
});

describe('an aborted import', () => {
  test('writes nothing', async () => {
    const stop = new AbortController();
    const rows = Array.from({ length: 120 }, (_, index) => `${index},Book ${index}`);
    const importing = importTable(shop.db, `id,title\n${rows.join('\n')}\n`, {
      batchSize: 50,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(importing).rejects.toThrow(/aborted/);
    expect(await versionsOf(shop.db)).toEqual(before);
  });
});

describe('an invalid table', () => {
  test.each([
    ['', /^The file is empty\.$/],
    ['\n\n', /^The file is empty\.$/],
    ['id,title\n', /^The file has a header, but no rows\.$/],
    ['author,year\nA,1900\n', /^The file has no column for the title, nor one that identifies books/],
    ['id,title\n1,"A\n2,B\n', /cell that starts on line 2 is never closed/],
  ])('is rejected with one sentence: %j', async (table, sentence) => {
    await expect(importTable(shop.db, table)).rejects.toThrow(sentence);
    expect(await versionsOf(shop.db)).toEqual(before);
  });

  test.each([
    [{ currency: 'USD' }, /^The shop has no prices in USD\. It has: DKK, EUR, NOK, SEK\.$/],
    [{ prices: new Map([['USD', '1']]) }, /^The shop has no prices in USD\./],
    [{ prices: new Map([['SEK', 'x']]) }, /^The price SEK="x" is not an amount\.$/],
  ])('rejects invalid options: %o', async (options, sentence) => {
    const importing = importProducts(shop.db, inChunks('title\nA\n'), { source: 'test', ...options });
    await expect(importing).rejects.toThrow(sentence);
  });
});

test('a tax class without a rate in every market is an error', async () => {
  const report = await importTable(shop.db, 'id,title,price,tax_class\ntaxed,A title,99,luxury\n');
  expect(report).toMatchObject({ added: 0, badRows: 1 });
});
