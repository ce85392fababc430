import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListQuery } from '../engine.ts';
import { unfilteredQuery } from '../engine-cases.fixture.ts';
import { type OpenedCatalogue, openCatalogue } from './opened-catalogue.fixture.ts';

let shop: OpenedCatalogue;
beforeAll(async () => {
  shop = await openCatalogue();
});
afterAll(() => shop.close());

const markets: Record<string, string> = {
  'sv-SE': 'se',
  'da-DK': 'dk',
  'nb-NO': 'no',
  'fi-FI': 'fi',
  'en-GB': 'se',
};

/** Ids of the products that a text finds, most relevant first. */
async function found(
  searchText: string,
  language = 'sv-SE',
  filters: Partial<ListQuery> = {},
): Promise<number[]> {
  const scope = shop.scope({ language, market: markets[language] ?? 'se' });
  const query = {
    ...unfilteredQuery,
    includeCollapsed: true,
    withFacets: false,
    take: 2000,
    sort: 'RELEVANCE' as const,
  };
  return (await shop.engine.list(scope, { ...query, searchText, ...filters })).productIds;
}

/** Titles of the products that a text finds, without repetitions. */
async function titles(searchText: string, language = 'sv-SE'): Promise<string[]> {
  const ids = await found(searchText, language);
  const nameById = new Map(shop.products.map(({ id, texts }) => [id, texts.get(language)?.name ?? '']));
  return [...new Set(ids.map((id) => nameById.get(id) ?? ''))];
}

const idsWhere = (isMatch: (product: OpenedCatalogue['products'][number]) => boolean) =>
  shop.products.filter(isMatch).map(({ id }) => id);

describe('A search text', () => {
  test.each([
    ['Trollvinter', 'sv-SE'],
    ['trollvinter', 'sv-SE'],
    ['trollv', 'sv-SE'],
    ['trolvinter', 'sv-SE'],
    ['troll vinter', 'sv-SE'],
    ['TROLLVINTERN', 'sv-SE'],
  ])('finds the title first, in any spelling: %s', async (text, language) => {
    expect((await titles(text, language))[0]).toBe('Trollvinter');
  });

  test('finds every book of an author, with or without accents', async () => {
    const books = idsWhere(({ parameterValues }) =>
      parameterValues.some(({ key }) => key === 'Selma Lagerlöf'),
    );
    expect(books.length).toBeGreaterThan(3);
    // Books whose description mentions the author are found too.
    for (const text of ['Selma Lagerlöf', 'lagerlof selma', 'selma lagerlö'])
      expect(await found(text), text).toEqual(expect.arrayContaining(books));
  });

  test('finds books by publisher and by category', async () => {
    const [brand] = shop.shared.brands.values();
    const published = idsWhere((product) => product.brand === brand);
    expect(await found(brand?.name ?? '')).toEqual(expect.arrayContaining(published));
    const category = shop.shared.categories.get(201);
    const inCategory = idsWhere(({ categories }) => categories.some(({ id }) => id === 201));
    expect(await found(category?.texts.get('sv-SE')?.name ?? '')).toEqual(expect.arrayContaining(inCategory));
  });

  test('is interpreted in the reader’s language', async () => {
    expect(await found('Klassiker', 'sv-SE')).not.toEqual([]);
    expect(await found('Klassikot', 'fi-FI')).not.toEqual([]);
    expect(await found('søster', 'da-DK')).toEqual(await found('soster', 'da-DK'));
  });

  test('that is the code of a product finds only that product', async () => {
    const product = shop.products[20];
    const sku = product?.skus[0];
    for (const text of [
      product?.articleNumber,
      sku?.articleNumber.toLowerCase(),
      sku?.gtin,
      ` ${sku?.gtin?.replace(/(...)/, '$1-')}`,
    ])
      expect(await found(text ?? ''), text ?? '').toEqual([product?.id]);
  });

  test('that is an ISBN-10 or ISBN-13 finds the book with either', async () => {
    const [first, second] = shop.products;
    const set = (id: number, gtin: string) =>
      shop.db.updateTable('sku').set({ gtin }).where('sku_id', '=', id).execute();
    await set(first?.skus[0]?.id ?? 0, '978-0-306-40615-7');
    await set(second?.skus[0]?.id ?? 0, '0-8044-2957-X');
    expect(await found('0-306-40615-2')).toEqual([first?.id]);
    expect(await found('ISBN 9780306406157')).toEqual([first?.id]);
    expect(await found('978 0 8044 2957 3')).toEqual([second?.id]);
    expect(await found('080442957x')).toEqual([second?.id]);
    expect(await found('0804429579')).toEqual([]);
  });

  test.each(['', '   ', '!?', '%_\\', "'; drop table product; --", '\0', '\ud800', 'x'.repeat(400), '- - -'])(
    'may be hostile: %j',
    async (text) => {
      const all = await found('', 'sv-SE');
      expect((await found(text)).length).toBeLessThanOrEqual(all.length);
    },
  );

  test('combines with other filters', async () => {
    const [all, cheap] = [await found('mord'), await found('mord', 'sv-SE', { facets: ['k_2'] })];
    expect(cheap.length).toBeGreaterThan(0);
    expect(cheap.length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining(cheap));
    expect(await found('mord', 'sv-SE', { exclude: ['k_1', 'k_2', 'k_3', 'k_4'] })).toEqual([]);
  });
});

describe('Search documents follow the tables', () => {
  const rename = (table: string, set: string, where: string) =>
    sql.raw(`update ${table} set ${set} where ${where}`).execute(shop.db);

  test('when a title, an author, a publisher or a category is renamed', async () => {
    const product = shop.products[40];
    const author = product?.parameterValues.find(({ parameter }) => parameter.identifier === 'author');
    const changes: [table: string, set: string, where: string, text: string][] = [
      [
        'product_text',
        `name = 'Zwitscherling'`,
        `product_id = ${product?.id} and language_id = 'sv-SE'`,
        'zwitscherling',
      ],
      [
        'product_text',
        `text2 = 'Om quagga-djur'`,
        `product_id = ${product?.id} and language_id = 'sv-SE'`,
        'quaggadjur',
      ],
      [
        'parameter_value',
        `value_key = 'Xerxes Ypsilon'`,
        `parameter_value_id = ${author?.id}`,
        'xerxes ypsil',
      ],
      ['brand', `name = 'Förlaget Qvist'`, `brand_id = ${product?.brand?.id}`, 'qvist'],
      [
        'category_text',
        `name = 'Vyssjanvisor'`,
        `category_id = ${product?.primaryCategory.id}`,
        'vyssjanvisor',
      ],
    ];
    for (const [table, set, where, text] of changes) {
      expect(await found(text), text).not.toContain(product?.id);
      await rename(table, set, where);
      expect(await found(text), text).toContain(product?.id);
    }
    await rename('product_text', `name = 'Annan'`, `product_id = ${product?.id} and language_id = 'sv-SE'`);
    expect(await found('zwitscherling')).toEqual([]);
  });

  test('when an author gets a name in a language', async () => {
    const product = shop.products[60];
    const author = product?.parameterValues.find(({ parameter }) => parameter.identifier === 'author');
    await sql`
      insert into parameter_value_text (parameter_value_id, language_id, label)
      values (${author?.id}, 'fi-FI', 'Tuntematon Kynäilijä')
      on conflict (parameter_value_id, language_id) do update set label = excluded.label`.execute(shop.db);
    expect(await found('kynäilijä', 'fi-FI')).toContain(product?.id);
    expect(await found('kynäilijä', 'sv-SE')).toEqual([]);
  });

  test('when a product is deleted', async () => {
    const product = shop.products.at(-30);
    const title = product?.texts.get('sv-SE')?.name ?? '';
    expect(await found(title)).toContain(product?.id);
    await sql`delete from package_option where product_id = ${product?.id}`.execute(shop.db);
    await sql`delete from product where product_id = ${product?.id}`.execute(shop.db);
    expect(await found(title)).not.toContain(product?.id);
    const { rows } = await sql`
      select from search_document where kind = 'product' and id = ${product?.id}`.execute(shop.db);
    expect(rows).toEqual([]);
  });

  test('when a language is added', async () => {
    await sql`insert into language (language_id, code, name) values ('de-DE', 'de', 'Deutsch')`.execute(
      shop.db,
    );
    const { rows } = await sql<{ kind: string }>`
      select distinct kind from search_document where language_id = 'de-DE' order by kind`.execute(shop.db);
    expect(rows.map(({ kind }) => kind)).toEqual(['author', 'brand']);
  });
});
