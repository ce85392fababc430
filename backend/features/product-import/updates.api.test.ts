import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { importTable, rowsOf } from './imported-shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
  await importTable(
    shop.db,
    'id,isbn,title,price,stock,article_number\n1,9789100123703,Röda rummet,199,7,A-1\n',
  );
});
afterAll(() => shop.close());

describe('a file without titles', () => {
  const state = () =>
    rowsOf(
      shop.db,
      `select t.name, in_stock, selling_price from sku join product_text t using (product_id)
       join price using (sku_id) join price_list using (price_list_id)
       where gtin = '9789100123703' and language_id = 'sv-SE' and identifier = 'sek'`,
    );

  test('updates stock or price by ISBN, from any source', async () => {
    const stock = await importTable(shop.db, 'isbn,stock\n978-91-0-012370-3,12\n', { source: 'till' });
    expect(stock).toMatchObject({ added: 0, changed: 1, badRows: 0, pricedByDefault: 0 });
    expect(await importTable(shop.db, 'isbn;pris\n9789100123703;149,50\n')).toMatchObject({ changed: 1 });
    expect(await state()).toEqual([{ name: 'Röda rummet', in_stock: 12, selling_price: 14_950 }]);
    expect(await importTable(shop.db, 'isbn,stock\n9789100123703,12\n')).toMatchObject({ changed: 0 });
    expect(await importTable(shop.db, 'sku,stock\nA-1,13\n', { source: 'till' })).toMatchObject({
      changed: 1,
    });
  });

  test('limits the copies of an order, keeps the limit in other files, and removes it', async () => {
    const limitOf = async () =>
      (await rowsOf(shop.db, `select max_quantity from sku where gtin = '9789100123703'`))[0]?.max_quantity;
    await importTable(shop.db, 'isbn,max_quantity\n9789100123703,4\n');
    expect(await limitOf()).toBe(4);
    await importTable(shop.db, 'isbn,stock\n9789100123703,21\n');
    expect(await limitOf()).toBe(4);
    await importTable(shop.db, 'isbn;max antal\n9789100123703;0\n');
    expect(await limitOf()).toBe(null);
    const wrong = await importTable(shop.db, 'isbn,max_quantity\n9789100123703,1000\n');
    expect(wrong.badRows).toBe(1);
  });

  test('reports unknown books and creates none', async () => {
    const report = await importTable(shop.db, 'isbn,stock\n9780140185157,4\n9789100123703,5\n');
    expect(report).toMatchObject({ isWritten: true, added: 0, changed: 1, ignored: 1, badRows: 0 });
    expect(report.issues).toEqual(['2: The shop has no book with the ISBN 9780140185157.']);
  });
});

test('a book from another source is found by its ISBN', async () => {
  const table = 'id,isbn,title,price\nx9,9789100123703,Röda rummet,159\n';
  expect(await importTable(shop.db, table, { source: 'other' })).toMatchObject({ added: 0, changed: 1 });
});

test('a price of a market goes to its price list, before that of the currency', async () => {
  await importTable(shop.db, 'id,title,price_sek,price_se,price_fi\nm,Markets,100,90,9.90\n');
  const prices = await rowsOf(
    shop.db,
    `select identifier, selling_price from price join price_list using (price_list_id) join sku using (sku_id)
     where article_number = 'test-m' order by 1`,
  );
  expect(prices).toEqual([
    { identifier: 'eur-fi', selling_price: 990 },
    { identifier: 'sek', selling_price: 9000 },
  ]);
  await rowsOf(shop.db, 'delete from price_list_market where sort_order < 0');
  await expect(importTable(shop.db, 'id,title,price_fi,price_de\nm,Markets,9,8\n')).rejects.toThrow(
    /^The markets fi and de have the same price list\./,
  );
});

test('unknown columns become parameters on request', async () => {
  const table = 'id,title,Paper quality\nq,Quality,Wood-free; Acid-free\n';
  expect(await importTable(shop.db, table)).toMatchObject({ ignoredColumns: ['Paper quality'] });
  const options = { unknownColumnsAsParameters: true };
  expect(await importTable(shop.db, table, options)).toMatchObject({ changed: 1, ignoredColumns: [] });
  expect(await importTable(shop.db, table, options)).toMatchObject({ changed: 0 });
  const values = `select label, value_key from parameter_value join parameter using (parameter_id)
    join parameter_text using (parameter_id) where identifier = 'paper-quality' and language_id = 'en-GB' order by 2`;
  expect(await rowsOf(shop.db, values)).toEqual([
    { label: 'Paper quality', value_key: 'Acid-free' },
    { label: 'Paper quality', value_key: 'Wood-free' },
  ]);
});

test('broken quotation marks are skipped with bad rows', async () => {
  const table = 'id,title,price\nb1,"Broken" title,10\nb2,Whole,10\nb3,"Never closed,10\nb4,Last,10\n';
  await expect(importTable(shop.db, table)).rejects.toThrow(/quotation marks/);
  const report = await importTable(shop.db, table, { skipBadRows: true });
  expect(report).toMatchObject({ added: 2, badRows: 2 });
  expect(report.issues.map((issue) => issue.slice(0, 2))).toEqual(['2:', '4:']);
});

test('contributors are people, also in several roles, and keep their order', async () => {
  const table =
    'id,title,author,translator,narrator\nc,People,Ö Ek; A Al,"Holm, Bo",A Al\nc2,People 2,A Al; Ö Ek,,\n';
  await importTable(shop.db, table);
  const authors = (key: string) =>
    rowsOf(
      shop.db,
      `select value_key, c.name, sort_name from product_parameter pp join parameter_value using (parameter_value_id)
       join parameter using (parameter_id) join contributor c using (contributor_id) join product using (product_id)
       where identifier = 'author' and product_key = 'test:${key}' order by pp.sort_order`,
    );
  expect(await authors('c')).toEqual([
    { value_key: 'Ö Ek', name: 'Ö Ek', sort_name: 'Ek, Ö' },
    { value_key: 'A Al', name: 'A Al', sort_name: 'Al, A' },
  ]);
  expect((await authors('c2')).map(({ name }) => name)).toEqual(['A Al', 'Ö Ek']);
  expect(await rowsOf(shop.db, `select 1 from contributor where name = 'A Al'`)).toHaveLength(1);
  await importTable(shop.db, table.replace('Ö Ek; A Al', 'A Al; Ö Ek'));
  expect((await authors('c')).map(({ name }) => name)).toEqual(['A Al', 'Ö Ek']);
});

test('a Thema code gets a name in every language, and an unknown one becomes its parent', async () => {
  const report = await importTable(shop.db, 'id,title,thema\nth,Thema,FFPX;ZZ9\n');
  expect(report.issues).toEqual([
    '2: The Thema code "FFPX" is not known, and is replaced by FFP.',
    '2: The Thema code "ZZ9" is not known, and is ignored.',
  ]);
  const labels = `select label from parameter_value_text join parameter_value using (parameter_value_id)
    where value_key = 'FFP' order by label`;
  expect((await rowsOf(shop.db, labels)).map(({ label }) => label)).toEqual([
    'Police procedural',
    'Poliisiromaanit',
    'Polisromaner',
    'Politikrim',
    'Politikrimier',
  ]);
});

test('a missing publisher stays empty', async () => {
  await importTable(shop.db, 'id,title,isbn\nlone,Without a publisher,9789100000004\n');
  const row = `select brand_id, product_id from product where product_key = 'test:lone'`;
  const [product] = await rowsOf<{ brand_id: number | null; product_id: number }>(shop.db, row);
  expect(product?.brand_id).toBeNull();
  await shop.backend.refreshCatalogue();
  const { data } = await shop.query(`{ product(productId: ${product?.product_id}) { name brand { name } } }`);
  expect(data.product).toEqual({ name: 'Without a publisher', brand: null });
});

test('pictures are queued for fetching', async () => {
  await importTable(
    shop.db,
    'id,title,picture\npic,Pictured,https://example.com/1.jpg https://example.com/2.jpg\n',
  );
  const queued = `select url, sort_order from picture_fetch_product join product using (product_id)
    where product_key = 'test:pic' order by 2`;
  expect(await rowsOf(shop.db, queued)).toEqual([
    { url: 'https://example.com/1.jpg', sort_order: 0 },
    { url: 'https://example.com/2.jpg', sort_order: 1 },
  ]);
});

test('a picture that a later import names again is requested at most once a day', async () => {
  const table = 'id,title,picture\nagain,Pictured again,https://example.com/again.jpg\n';
  await importTable(shop.db, table);
  const stateAfter = async (age: string) => {
    const url = `where url = 'https://example.com/again.jpg'`;
    await rowsOf(
      shop.db,
      `update picture_fetch set state = 'fetched', checked_at = now() - interval '${age}' ${url}`,
    );
    expect(await importTable(shop.db, table)).toMatchObject({ changed: 0, unchanged: 1 });
    return rowsOf(shop.db, `select state from picture_fetch ${url}`);
  };
  expect(await stateAfter('23 hours')).toEqual([{ state: 'fetched' }]);
  expect(await stateAfter('25 hours')).toEqual([{ state: 'pending' }]);
});

test('alt texts of pictures are queued with them, by language', async () => {
  const altTexts = `select sort_order, alt_texts from picture_fetch_product join product using (product_id)
    where product_key = 'test:alt' order by 1`;
  const header = 'id,title,picture';
  const row = 'alt,Described,https://example.com/a.jpg https://example.com/b.jpg';
  await importTable(shop.db, `${header},picture_alt_sv,picture_alt_fi\n${row},En måne,Kuu\n`);
  const described = [
    { sort_order: 0, alt_texts: { 'sv-SE': 'En måne', 'fi-FI': 'Kuu' } },
    { sort_order: 1, alt_texts: {} },
  ];
  expect(await rowsOf(shop.db, altTexts)).toEqual(described);
  // A later file without them keeps them; one with another text changes that language only.
  expect(await importTable(shop.db, `${header}\n${row}\n`)).toMatchObject({ changed: 0 });
  expect(await rowsOf(shop.db, altTexts)).toEqual(described);
  const other = 'id,title,picture_alt_sv\nalt,Described,En halvmåne\n';
  expect(await importTable(shop.db, other)).toMatchObject({ changed: 1 });
  expect(await importTable(shop.db, other)).toMatchObject({ changed: 0 });
  expect((await rowsOf(shop.db, altTexts))[0]).toEqual({
    sort_order: 0,
    alt_texts: { 'sv-SE': 'En halvmåne', 'fi-FI': 'Kuu' },
  });
});

test('a new category without a path has a parent', async () => {
  await importTable(shop.db, 'id,title,category\nk1,Cat,Curiosa\n');
  await importTable(shop.db, 'id,title,category\nk2,Cat 2,Rarities\n', {
    categoryParent: ['fiction', 'Imported'],
  });
  await importTable(shop.db, 'id,title,category\nk3,Cat 3,Topmost\n', { categoryParent: [] });
  const keys = `select category_key from category where category_key ~ '(curiosa|rarities|topmost)$' order by 1`;
  expect((await rowsOf(shop.db, keys)).map(({ category_key }) => category_key)).toEqual([
    'fiction/imported/rarities',
    'other/curiosa',
    'topmost',
  ]);
});

test('many changes are recorded once per product, and the shop finds the new books', async () => {
  const [{ last } = { last: 0 }] = await rowsOf<{ last: number }>(
    shop.db,
    'select coalesce(max(change_id), 0) as last from catalogue_change',
  );
  const rows = Array.from({ length: 60 }, (_, index) => `n${index},Quizzical ${index},9${index}`);
  await importTable(shop.db, `id,title,price\n${rows.join('\n')}\n`, { batchSize: 25 });
  const changes = `select product_id from catalogue_change where change_id > ${last} and product_id is not null`;
  expect(await rowsOf(shop.db, changes)).toHaveLength(60);
  expect(await rowsOf(shop.db, 'select 1 from search_pending')).toEqual([]);
  const documents = `select 1 from search_document where 'quizzical' = any(head) and language_id = 'sv-SE'`;
  expect(await rowsOf(shop.db, documents)).toHaveLength(60);
});
