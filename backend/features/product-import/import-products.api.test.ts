import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import type { BookField } from './book/columns.ts';
import { importTable, rowsOf, versionsOf } from './imported-shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

const table = `id,title,author,language,publisher,category,subjects,year,pages,format,stock,price,price_dkk,description,description_fi
1,Röda rummet,"Strindberg, August",sv,norstedts,Klassiker|New shelf > Deep,Stockholm|bohemians,1879,320,Inbunden,7,199,"149,95",About it,Siitä
2,The Red Room,"Strindberg, August",en,A New House,classics,,1879,,Ebook,3,99.50,,,
`;

describe('a new book', () => {
  beforeAll(async () => {
    const report = await importTable(shop.db, table);
    expect(report).toMatchObject({
      isWritten: true,
      rows: 2,
      added: 2,
      badRows: 0,
      created: { categories: ['New shelf', 'Deep'], publishers: ['A New House'], formats: [] },
      withoutPriceIn: new Map([
        ['DKK', 1],
        ['EUR', 2],
        ['NOK', 2],
      ]),
    });
  });

  test('becomes a product with publisher, categories and cover', async () => {
    expect(
      await rowsOf(
        shop.db,
        `select article_number, brand.name as brand, p.tax_class, p.is_active, first_available_on = current_date as today,
           (select string_agg(category_key, ' ' order by category_key) from product_category join category using (category_id)
            where product_id = p.product_id) as categories,
           (select category_key from category where category_id = primary_category_id) as first,
           (select string_agg(file_name, ' ') from product_image where product_id = p.product_id) as pictures
         from product p join brand using (brand_id) where product_key like 'test:%' order by product_key`,
      ),
    ).toEqual([
      {
        article_number: 'test-1',
        brand: 'Norstedts',
        tax_class: 'book',
        is_active: true,
        today: true,
        categories: 'fiction/classics new-shelf/deep',
        first: 'fiction/classics',
        pictures: expect.stringMatching(/^test-1-[a-z0-9]+\.jpg$/),
      },
      expect.objectContaining({ brand: 'A New House', categories: 'fiction/classics' }),
    ]);
  });

  test('has its texts in every language of the shop', async () => {
    const texts = await rowsOf(
      shop.db,
      `select language_id, t.name, slug, text1, text2 from product_text t join product using (product_id)
       where product_key = 'test:1' order by language_id`,
    );
    expect(texts).toHaveLength(5);
    const common = { name: 'Röda rummet', slug: 'roda-rummet-august-strindberg', text1: 'August Strindberg' };
    for (const text of texts)
      expect(text).toEqual({
        ...common,
        language_id: text.language_id,
        text2: text.language_id === 'fi-FI' ? 'Siitä' : 'About it',
      });
  });

  test('has one SKU, with the stock of the file or unlimited if it is digital', async () => {
    expect(
      await rowsOf(
        shop.db,
        `select choice_key, s.article_number, in_stock, static_stock, weight_grams > 0 as is_heavy
         from sku s join sku_choice using (sku_choice_id) join product using (product_id)
         where oversellable = 0 and product_key like 'test:%' order by product_key`,
      ),
    ).toEqual([
      { choice_key: 'hardback', article_number: 'test-1', in_stock: 7, static_stock: 0, is_heavy: true },
      { choice_key: 'ebook', article_number: 'test-2', in_stock: 0, static_stock: 999, is_heavy: false },
    ]);
  });

  test('has the prices of the file in the price list for all customers, and in the price log', async () => {
    const prices = (source: string) =>
      rowsOf(
        shop.db,
        `select identifier, regular_price, selling_price from ${source} join price_list using (price_list_id)
         join sku using (sku_id) where article_number = 'test-1' order by identifier`,
      );
    const expected = [
      { identifier: 'dkk', regular_price: 14_995, selling_price: 14_995 },
      { identifier: 'sek', regular_price: 19_900, selling_price: 19_900 },
    ];
    expect(await prices('price')).toEqual(expected);
    expect(await prices('price_log')).toEqual(expected);
  });

  test('has its parameter values', async () => {
    const parameters = await rowsOf(
      shop.db,
      `select identifier, value_key, (select count(*)::int from parameter_value_text t
         where t.parameter_value_id = v.parameter_value_id) as labels
       from product_parameter join parameter_value v using (parameter_value_id) join parameter using (parameter_id)
       join product using (product_id) where product_key = 'test:1' order by identifier, value_key`,
    );
    expect(
      parameters.map(({ identifier, value_key, labels }) => `${identifier}=${value_key} ${labels}`),
    ).toEqual([
      'author=August Strindberg 0',
      'first-published=1879 0',
      'format=hardback 5',
      'keyword=Stockholm 0',
      'keyword=bohemians 0',
      'language=sv 5',
      'pages=320 0',
    ]);
  });
});

describe('the same table again', () => {
  test('writes no row', async () => {
    const before = await versionsOf(shop.db);
    expect(await importTable(shop.db, table)).toMatchObject({
      isWritten: true,
      added: 0,
      changed: 0,
      unchanged: 2,
    });
    expect(await versionsOf(shop.db)).toEqual(before);
  });

  test('writes no row with other columns, order and case', async () => {
    const before = await versionsOf(shop.db);
    const again = 'Pris;TITEL;Språk;Id\n199,00;Röda rummet;Swedish;1\n';
    expect(await importTable(shop.db, again)).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await versionsOf(shop.db)).toEqual(before);
  });
});

/** Another value for every column that does not identify the book, so that a new column needs a row here. */
const changes: Record<Exclude<BookField, 'id' | 'title'>, string> = {
  article_number: 'changed-90',
  isbn: '9789100123703',
  subtitle: 'Part two',
  work: 'changed-work',
  author: 'Selma Lagerlöf',
  translator: 'Nils Ekvall',
  illustrator: 'Ida Holm',
  narrator: 'Bo Ek',
  editor: 'Li Å',
  language: 'fi',
  original_language: 'nb',
  publisher: 'Norstedts',
  category: 'Klassiker',
  thema: 'FBC',
  subject: 'Stockholm',
  series: 'A series',
  series_number: '3',
  year: '1891',
  publication_date: '2026-03-12',
  pages: '777',
  running_time: '8:32',
  format: 'Ebook',
  weight: '432',
  height: '210',
  width: '130',
  thickness: '31',
  stock: '12',
  max_quantity: '4',
  status: 'inactive',
  tax_class: 'standard',
  age_from: '9',
  age_to: '12',
  award: 'August Prize',
  picture: 'https://example.com/cover.jpg',
  picture_alt: 'A red room',
  file: 'https://example.com/book.epub',
  sample: 'https://example.com/sample.epub',
  description: 'About it',
  excerpt: 'It began',
  price: '321',
  regular_price: '432',
  manufacturer: '"Forlaget AS, Storgata 1, Oslo, post@forlaget.example"',
  responsible_person: '"Ombudet AB, Stockholm, hej@ombudet.example"',
  warning: 'age-3|Sharp edges.',
  accessibility: 'displayTransformability|52',
  fixed_until: '2099-12-31',
  fixed_by: 'The importer',
  max_discount: '12.5',
};

const until = [',fixed_until_se', ',open'];
/** A column without which the changed one has no effect: the end of the header and of the row. */
const companions: Record<string, string[]> = {
  series_number: [',series', ',A series'],
  fixed_by: until,
  max_discount: until,
  picture_alt: [',picture', ',https://example.com/cover.jpg'],
};

describe('a changed column', () => {
  test.each(Object.entries(changes))('%s is written, and only once', async (field, value) => {
    const id = `column-${field}`;
    await importTable(shop.db, `id,title,price\n${id},A title,99\n`);
    const [companion = '', content = ''] = companions[field] ?? [];
    const name = ['fixed_until', 'fixed_by', 'max_discount'].includes(field) ? `${field}_se` : field;
    const changed = `id,title,${name}${companion}\n${id},A title,${value}${content}\n`;
    expect(await importTable(shop.db, changed)).toMatchObject({ added: 0, changed: 1 });
    expect(await importTable(shop.db, changed)).toMatchObject({ added: 0, changed: 0 });
  });
});

describe('a changed table', () => {
  test('writes only the differences', async () => {
    const changed = table
      .replace('Stockholm|bohemians', 'Stockholm|artists')
      .replace(',199,', ',149,')
      .replace(',7,', ',0,');
    const before = await rowsOf(shop.db, `select max(price_log_id) as id from price_log`);
    expect(await importTable(shop.db, changed)).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect(
      await rowsOf(shop.db, `select selling_price from price_log where price_log_id > ${before[0]?.id}`),
    ).toEqual([{ selling_price: 14_900 }]);
    const [{ in_stock, subjects } = {}] = await rowsOf(
      shop.db,
      `select in_stock, (select string_agg(value_key, ' ' order by value_key) from product_parameter
         join parameter_value using (parameter_value_id) join parameter using (parameter_id)
         where product_id = sku.product_id and identifier = 'keyword') as subjects
       from sku where article_number = 'test-1'`,
    );
    expect({ in_stock, subjects }).toEqual({ in_stock: 0, subjects: 'Stockholm artists' });
    expect(await importTable(shop.db, table)).toMatchObject({ changed: 1 });
  });

  test('keeps the slug when the title changes, unless renameSlugs is set', async () => {
    const slugs = () =>
      rowsOf(
        shop.db,
        `select slug, (select count(*)::int from slug_history h where kind = 'product' and entity_id = product_id
           and h.language_id = 'sv-SE') as old from product_text join product using (product_id)
         where product_key = 'test:2' and language_id = 'sv-SE'`,
      );
    const renamed = table.replace('The Red Room', 'A Red Chamber');
    expect(await importTable(shop.db, renamed)).toMatchObject({ changed: 1 });
    expect(await slugs()).toEqual([{ slug: 'the-red-room-august-strindberg', old: 0 }]);
    expect(await importTable(shop.db, renamed, { renameSlugs: true })).toMatchObject({ changed: 1 });
    expect(await slugs()).toEqual([{ slug: 'a-red-chamber', old: 1 }]);
    expect(await importTable(shop.db, renamed, { renameSlugs: true })).toMatchObject({ changed: 0 });
    expect(
      await rowsOf(
        shop.db,
        `select distinct slug from slug_history where slug = 'the-red-room-august-strindberg'`,
      ),
    ).toHaveLength(1);
    // The old slug redirects to this book, so no other book may have it.
    await importTable(shop.db, table.replace('\n2,', '\n3,'));
    expect(
      await rowsOf(shop.db, `select 1 from product_text where slug = 'the-red-room-august-strindberg'`),
    ).toEqual([]);
  });
});

describe('an imported book', () => {
  test('is sold by the running shop, with its cover', async () => {
    await shop.backend.refreshCatalogue();
    const { data, errors } = await shop.query(
      `{ product(alias: "roda-rummet-august-strindberg", languageId: "fi-FI") {
        name texts { text1 text2 } brand { name } productImages { fileName } unitPrice { sellingPriceIncVat }
      } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.product).toMatchObject({
      name: 'Röda rummet',
      texts: { text1: 'August Strindberg', text2: 'Siitä' },
      brand: { name: 'Norstedts' },
      unitPrice: { sellingPriceIncVat: 199 },
    });
    const [{ fileName }] = data.product.productImages;
    const picture = await shop.backend.fetch(
      new Request(`http://shop.test/images/product/100f125/${fileName}`),
    );
    expect(picture.status).toBe(200);
  });
});
