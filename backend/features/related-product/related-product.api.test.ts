import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { addCampaign, addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { addValue } from '#backend/features/product-list/known-books.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

describe.each(['memory', 'postgres'])('Related products with the %s engine', (CATALOGUE_ENGINE) => {
  let shop: TestShop;
  let campaignId: number;

  beforeAll(async () => {
    shop = await openTestShop({ CATALOGUE_ENGINE });
    await changeShop(shop, async (db) => {
      await addRelations(db);
      await addEditions(db);
      await addBooksOfOneAuthor(db);
    });
  });
  afterAll(() => shop.close());

  async function addRelations(db: Database): Promise<void> {
    const product_id = await addProduct(db, { key: 'lamp' });
    const bulb = await addProduct(db, {
      key: 'bulb',
      texts: { 'sv-SE': { name: 'Glödlampa' } },
      images: [{ file_name: 'bulb-1.jpg' }, { file_name: 'bulb-2.jpg', tags: ['back'] }],
      // Prices: days ago, regular, selling.
      skus: [{ prices: [[40, 5000, 5000]] }],
    });
    const shade = await addProduct(db, { key: 'shade' });
    const gone = await addProduct(db, { key: 'gone', is_active: false });
    const unsold = await addProduct(db, { key: 'unsold', skus: [] });
    campaignId = await addCampaign(db, {
      key: 'bulbs',
      target: { product_id: bulb },
      type: 'buy-x-pay-y',
      terms: JSON.stringify({ buy: 2, pay: 1 }),
    });
    const relations: [number, string, number][] = [
      [shade, 'SIMILAR', 3],
      [bulb, 'ACCESSORIES', 2],
      [gone, 'RELATED', 0],
      [unsold, 'RELATED', 0],
      [bulb, 'RELATED', 1],
    ];
    await db
      .insertInto('product_relation')
      .values(
        relations.map(([related_product_id, relation, sort_order]) => ({
          product_id,
          related_product_id,
          relation,
          sort_order,
        })),
      )
      .execute();
  }

  /** A Swedish book related to works with editions in other languages. */
  async function addEditions(db: Database): Promise<void> {
    const own = await addWork(db, 'own', ['sv', 'fi']);
    const sold = await addWork(db, 'sold', ['sv', 'da', 'fi']);
    const swedish = await addWork(db, 'swedish', ['en', 'sv']);
    const apart = await addWork(db, 'apart', ['sv', 'fi'], { collapse_in_lists: false });
    await relate(db, own.sv, [
      ...[sold.da, sold.sv, swedish.sv, swedish.en, apart.sv, apart.fi, own.fi].map(
        (id): [number, string] => [id, 'RELATED'],
      ),
      [sold.fi, 'SIMILAR'],
    ]);
    const hidden = await addWork(db, 'hidden', ['sv', 'fi']);
    await db.updateTable('product').set({ is_active: false }).where('product_id', '=', hidden.fi).execute();
    await relate(db, sold.sv, [[hidden.sv, 'RELATED']]);
  }

  /** Two children's books, two books for adults and a mug by one author. */
  async function addBooksOfOneAuthor(db: Database): Promise<void> {
    const [author, age] = [await addValue(db, 'author', 'Tove'), await addValue(db, 'age', 'ages-6-9')];
    const add = (key: string, parameterValueIds: number[]) => addProduct(db, { key, parameterValueIds });
    const troll = await add('troll', [author, age]);
    await add('comet', [author, age]);
    const summer = await add('summer', [author]);
    await add('winter', [author]);
    await relate(db, troll, [
      [summer, 'RELATED'],
      [await add('mug', []), 'SIMILAR'],
    ]);
  }

  async function addWork<Code extends string>(
    db: Database,
    key: string,
    codes: Code[],
    group: { collapse_in_lists: boolean } = { collapse_in_lists: true },
  ): Promise<Record<Code, number>> {
    const { variant_group_id } = await db
      .insertInto('variant_group')
      .values({ variant_group_key: key, name: key, dimension: 'Language', ...group })
      .returning('variant_group_id')
      .executeTakeFirstOrThrow();
    const ids = {} as Record<Code, number>;
    for (const code of codes)
      ids[code] = await addProduct(db, { key: `${key}-${code}`, variant_group_id, variant_value: code });
    return ids;
  }

  async function relate(db: Database, product_id: number, others: [number, string][]): Promise<void> {
    await db
      .insertInto('product_relation')
      .values(
        others.map(([related_product_id, relation], sort_order) => ({
          product_id,
          related_product_id,
          relation,
          sort_order,
        })),
      )
      .execute();
  }

  async function related(alias: string, fields: string, languageId = 'sv-SE') {
    const { data, errors } = await shop.query(
      `query ($alias: String!, $languageId: String!) {
        relatedProducts(alias: $alias, languageId: $languageId) { ${fields} }
      }`,
      { alias, languageId },
    );
    expect(errors).toBeUndefined();
    return data.relatedProducts;
  }

  test('are those that are sold, in sort order, with their relation', async () => {
    expect(await related('lamp', 'alias relation relationType')).toEqual([
      { alias: 'bulb', relation: 'RELATED', relationType: 'RELATED' },
      { alias: 'bulb', relation: 'ACCESSORIES', relationType: 'ACCESSORIES' },
      { alias: 'shade', relation: 'SIMILAR', relationType: 'SIMILAR' },
    ]);
  });

  test.each([
    ['sv-SE', ['sold-sv', 'swedish-sv', 'apart-sv', 'apart-fi'], 'sold-sv'],
    ['fi-FI', ['sold-fi', 'swedish-sv', 'apart-sv', 'apart-fi', 'own-fi'], 'sold-fi'],
    // Without an edition in the language it is the first related one.
    ['nb-NO', ['sold-da', 'swedish-sv', 'apart-sv', 'apart-fi', 'own-fi'], 'sold-fi'],
  ])('are editions in %s, each work once', async (languageId, expected, similar) => {
    expect(await related('own-sv', 'alias relation', languageId)).toEqual([
      ...expected.map((alias) => ({ alias, relation: 'RELATED' })),
      { alias: similar, relation: 'SIMILAR' },
    ]);
  });

  test('do not include an edition that is no longer sold', async () => {
    expect(await related('sold-sv', 'alias', 'fi-FI')).toEqual([{ alias: 'hidden-sv' }]);
  });

  test('of the author are for the same readers: children or adults', async () => {
    const aliases = async (alias: string) => {
      const products = await related(alias, 'alias relationType');
      return products.map(({ alias, relationType }: Record<string, string>) => `${relationType} ${alias}`);
    };
    // The merchant has chosen the related and the similar one.
    expect(await aliases('troll')).toEqual(['AUTHOR comet', 'RELATED summer', 'SIMILAR mug']);
    expect(await aliases('summer')).toEqual(['AUTHOR winter']);
  });

  test('have the fields of a product card', async () => {
    const [bulb] = await related(
      'lamp',
      `__typename name canonicalUrl brand { name } unitPrice { sellingPriceIncVat } primaryImage secondaryImage images
      productImages { fileName tags } skus { name stock { totalStock } } discountCampaigns { campaignId actionValue }
      primaryCategory { name } parameterGroups { name }`,
    );
    expect(bulb).toMatchObject({
      __typename: 'RelatedProductType',
      name: 'Glödlampa',
      canonicalUrl: '/p/own-room/own-shelf/bulb',
      brand: { name: 'Own House' },
      unitPrice: { sellingPriceIncVat: 50 },
      primaryImage: 'bulb-1.jpg',
      secondaryImage: 'bulb-2.jpg',
      images: ['bulb-1.jpg', 'bulb-2.jpg'],
      productImages: [
        { fileName: 'bulb-1.jpg', tags: [] },
        { fileName: 'bulb-2.jpg', tags: ['back'] },
      ],
      skus: [{ name: 'Inbunden', stock: { totalStock: 10 } }],
      primaryCategory: { name: 'own-shelf' },
      parameterGroups: [],
    });
    expect(bulb.discountCampaigns).toContainEqual({ campaignId: String(campaignId), actionValue: '2/1' });
  });

  test('have null for missing images', async () => {
    const [shade] = (await related('lamp', 'alias primaryImage secondaryImage')).slice(-1);
    expect(shade).toEqual({ alias: 'shade', primaryImage: null, secondaryImage: null });
  });

  test('are an empty list for a product without relations, null for an unknown product', async () => {
    expect(await related('shade', 'alias')).toEqual([]);
    expect(await related('no-such-book', 'alias')).toBeNull();
    expect(await related('', 'alias')).toBeNull();
  });
});
