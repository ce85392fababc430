import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import type { RowResult } from './import-options.ts';
import { importTable, rowsOf, versionsOf } from './imported-shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const membersOf = (key: string) =>
  rowsOf(
    shop.db,
    `select product_key, variant_outer_value as language, variant_value as format from product
     join variant_group using (variant_group_id) where variant_group_key = '${key}' order by product_key`,
  );

const table = `id,work,title,author,language,format,isbn,price,stock,description
h,berling,Gösta Berlings saga,Selma Lagerlöf,sv,Inbunden,9789100123703,249,3,Prästen
p,berling,Gösta Berlings saga,Selma Lagerlöf,sv,Pocket,9789113012346,89,20,
e,berling,Gösta Berling's Saga,Selma Lagerlöf,en,ebook,9780140185157,79,,
`;

describe('rows with the key of a work', () => {
  test('are products of one group, each with a language, a format, an ISBN and a price', async () => {
    expect(await importTable(shop.db, table)).toMatchObject({ added: 3, badRows: 0, issues: [] });
    expect(await membersOf('berling')).toEqual([
      { product_key: 'test:e', language: 'en', format: 'ebook' },
      { product_key: 'test:h', language: 'sv', format: 'hardback' },
      { product_key: 'test:p', language: 'sv', format: 'paperback' },
    ]);
    const group = `select name, dimension, outer_dimension, collapse_in_lists from variant_group where variant_group_key = 'berling'`;
    expect(await rowsOf(shop.db, group)).toEqual([
      {
        name: 'Gösta Berlings saga',
        dimension: 'Format',
        outer_dimension: 'Language',
        collapse_in_lists: true,
      },
    ]);
  });

  test('are different products if both have soft covers, or both are files', async () => {
    const covers = ['Inbunden', 'Häftad', 'Pocket', 'Kartongbok', 'Ljudbok', 'Audio CD', 'EPUB', 'PDF'];
    const rows = covers.map((format, index) => `c${index},covers,Röda rummet,sv,${format}`);
    const { issues } = await importTable(shop.db, `id,work,title,language,format\n${rows.join('\n')}\n`);
    expect(issues).toEqual([]);
    expect((await membersOf('covers')).map(({ format }) => format)).toEqual([
      ...['hardback', 'trade-paperback', 'paperback', 'board-book', 'audio', 'audio-cd'],
      ...['ebook', 'ebook-pdf'],
    ]);
    const names = `select language_id, name from sku_choice join sku_choice_text using (sku_choice_id)
      where choice_key in ('trade-paperback', 'board-book') order by choice_key desc, language_id`;
    expect((await rowsOf<{ name: string }>(shop.db, names)).map(({ name }) => name)).toEqual([
      ...['Hæftet', 'Trade paperback', 'Nidottu', 'Heftet', 'Häftad'],
      ...['Papbog', 'Board book', 'Pahvisivuinen', 'Pappbok', 'Kartongbok'],
    ]);
    // A second run finds the formats by each of their names.
    const other = rows.join('\n').replace('Häftad', 'nidottu').replace('Kartongbok', 'Board book');
    const again = await importTable(shop.db, `id,work,title,language,format\n${other}\n`);
    expect(again).toMatchObject({ changed: 0, unchanged: 8 });
    const downloads = `select product_key from product where product_key like 'test:c%' and fulfilment = 'download'
      order by product_key`;
    expect((await rowsOf<{ product_key: string }>(shop.db, downloads)).map((row) => row.product_key)).toEqual(
      [...['test:c4', 'test:c6', 'test:c7']],
    );
  });

  test('that have no description get the description of another format, and follow its changes', async () => {
    const descriptions = () =>
      rowsOf(
        shop.db,
        `select product_key, text2 from product_text join product using (product_id)
         where product_key in ('test:p', 'test:e') and language_id = 'sv-SE' order by 1`,
      );
    expect(await descriptions()).toEqual([
      { product_key: 'test:e', text2: 'Prästen' },
      { product_key: 'test:p', text2: 'Prästen' },
    ]);
    await importTable(shop.db, table.replace('Prästen', 'Den avsatte prästen'));
    expect(await descriptions()).toEqual([
      { product_key: 'test:e', text2: 'Den avsatte prästen' },
      { product_key: 'test:p', text2: 'Den avsatte prästen' },
    ]);
    await importTable(shop.db, table);
  });

  test('write nothing when they are imported again', async () => {
    const before = await versionsOf(shop.db);
    expect(await importTable(shop.db, table)).toMatchObject({ changed: 0, unchanged: 3 });
    expect(await versionsOf(shop.db)).toEqual(before);
  });

  test('keep their group if the table has no column for it, and move to another if their key changes', async () => {
    const row = 'id,title,language,format\nh,Gösta Berlings saga,sv,Inbunden\n';
    expect(await importTable(shop.db, row)).toMatchObject({ changed: 0, unchanged: 1 });
    const moved = 'id,work,title,language,format\nh,other,Gösta Berlings saga,sv,Inbunden\n';
    expect(await importTable(shop.db, moved)).toMatchObject({ changed: 1 });
    expect(await membersOf('other')).toEqual([{ product_key: 'test:h', language: 'sv', format: 'hardback' }]);
    expect(await importTable(shop.db, table)).toMatchObject({ changed: 1, unchanged: 2 });
  });

  test('stay outside if another product has their language and format', async () => {
    const second = 'id,work,title,language,format\nh2,berling,Gösta Berlings saga,sv,Inbunden\n';
    const report = await importTable(shop.db, second);
    expect(report).toMatchObject({
      added: 1,
      warned: 1,
      issues: ['2: The work has another product in this language and format (test:h), so it is not grouped.'],
    });
    expect(await membersOf('berling')).toHaveLength(3);
    expect(await importTable(shop.db, second)).toMatchObject({ changed: 0, unchanged: 1 });
  });
});

test('a product that changes its format makes room for another one', async () => {
  const rows = (first: string) => `id,work,title,language,format
r1,room,A room,sv,${first}
r2,room,A room,sv,Pocket
`;
  expect((await importTable(shop.db, rows('Pocket'))).issues).toHaveLength(1);
  expect((await importTable(shop.db, rows('Häftad'))).issues).toEqual([]);
  expect((await membersOf('room')).map(({ format }) => format)).toEqual(['trade-paperback', 'paperback']);
  expect(await importTable(shop.db, rows('Häftad'))).toMatchObject({ changed: 0, unchanged: 2 });
});

describe('rows without a key', () => {
  const titles = `id,title,author,language,format
t1,Doktor Glas,"Söderberg, Hjalmar",sv,hardback
t2,Doktor Glas: roman,Hjalmar Söderberg,sv,paperback
t3,Doktor Glas,Hjalmar Söderberg,da,paperback
t4,Doktor Glas,Another Author,sv,paperback
`;

  test('are grouped by title, author and language on request, with a report', async () => {
    const results: RowResult[] = [];
    const options = { groupByTitle: true, onResult: (result: RowResult) => results.push(result) };
    await importTable(shop.db, titles, options);
    const [first = '', second, ...others] = results.map(({ work }) => work);
    expect(first).toMatch(/^\d+ by title$/);
    expect(second).toBe(first);
    expect(others).not.toContain(first);
    expect(results[0]).toMatchObject({ line: 2, outcome: 'added', title: 'Doktor Glas', messages: [] });
    expect(await importTable(shop.db, titles, options)).toMatchObject({ changed: 0, unchanged: 4 });
  });

  test('are not grouped otherwise', async () => {
    await importTable(shop.db, titles.replaceAll(/^t/gm, 'u'));
    const grouped = `select 1 from product where product_key like 'test:u%' and variant_group_id is not null`;
    expect(await rowsOf(shop.db, grouped)).toEqual([]);
  });
});
