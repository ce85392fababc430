import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { addProduct, addTestCategory, changeShop } from './add-product.fixture.ts';

let shop: TestShop;
let productId: number;
let category: Awaited<ReturnType<typeof addTestCategory>>;
let authorValueId: number;

const incoming = '2031-05-06T07:08:09.000Z';

beforeAll(async () => {
  shop = await openTestShop();
  productId = await changeShop(shop, addAtlas);
});
afterAll(() => shop.close());

async function addAtlas(db: Database): Promise<number> {
  category = await addTestCategory(db);
  authorValueId = await addAuthor(db, 'Ann Author', { 'en-GB': 'Ann A. Author' });
  return addProduct(db, {
    key: 'atlas',
    texts: {
      'sv-SE': {
        text1: 'Kort',
        text2: '<p>Lång</p>',
        text3: 'Mer',
        meta_title: '[NAME] från [brand] [color] i [cat] för [price]',
        meta_description: '[dshort] · [dlong] · [category] · [pid] · [artnr][gender][count][pmin][pmax]',
      },
      'en-GB': { slug: 'an-atlas' },
      'da-DK': { text2: '\nEt kort.\nOg et til.\n \nMere om kort.' },
    },
    images: [{ file_name: 'atlas-front.jpg', tags: ['front', 'cover'] }, { file_name: 'atlas-back.jpg' }],
    parameterValueIds: [authorValueId],
    length_mm: 300,
    width_mm: 210,
    height_mm: 25,
    freight_class: 'bulky',
    supplier_id: 77,
    first_available_on: '2024-12-24',
    skus: [
      {
        weight_grams: 900,
        external_id: 'ERP-1',
        shelf: 'B-12',
        gtin: '9780000000002',
        length_mm: 310,
        width_mm: 220,
        height_mm: 30,
        in_stock: 2,
        oversellable: 3,
        static_stock: 0,
        incoming: new Date(incoming),
        // Prices: days ago, regular, selling.
        prices: [[40, 12900, 12900]],
      },
      { choice: 'ebook', in_stock: 0, static_stock: 9, prices: [[40, 9900, 9900]] },
    ],
  });
}

async function addAuthor(db: Database, value_key: string, labels: Record<string, string>): Promise<number> {
  const { parameter_id } = await db
    .updateTable('parameter_text')
    .set({ description: 'Who wrote it' })
    .where('language_id', '=', 'en-GB')
    .where('parameter_id', 'in', (eb) =>
      eb.selectFrom('parameter').select('parameter_id').where('identifier', '=', 'author'),
    )
    .returning('parameter_id')
    .executeTakeFirstOrThrow();
  const { parameter_value_id } = await db
    .insertInto('parameter_value')
    .values({ parameter_id, value_key })
    .returning('parameter_value_id')
    .executeTakeFirstOrThrow();
  for (const [language_id, label] of Object.entries(labels))
    await db.insertInto('parameter_value_text').values({ parameter_value_id, language_id, label }).execute();
  return parameter_value_id;
}

async function product(fields: string, languageId = 'sv-SE') {
  const { data, errors } = await shop.query(
    `query ($productId: Int, $languageId: String) { product(productId: $productId, languageId: $languageId) { ${fields} } }`,
    { productId, languageId },
  );
  expect(errors).toBeUndefined();
  return data.product;
}

describe('A product', () => {
  test('has dimensions, weight, freight class and supplier', async () => {
    expect(
      await product(
        'type articleNumber firstAvailableOn weight freightClass supplierId dimensions { length width height }',
      ),
    ).toEqual({
      type: 'product',
      articleNumber: 'T-atlas',
      firstAvailableOn: '2024-12-24',
      weight: 900,
      freightClass: 'bulky',
      supplierId: 77,
      dimensions: { length: 300, width: 210, height: 25 },
    });
  });

  test('has SKUs with warehouse location, dimensions and stock', async () => {
    const { skus, totalStock } = await product(
      `skus { articleNumber name externalId shelf gtin weight incoming dimensions { length width height }
        stock { totalStock inStock oversellable static incoming shelf } }
      totalStock { totalStock inStock oversellable static incoming }`,
    );
    expect(skus).toEqual([
      {
        articleNumber: 'T-atlas-0',
        name: 'Inbunden',
        externalId: 'ERP-1',
        shelf: 'B-12',
        gtin: '9780000000002',
        weight: 900,
        incoming,
        dimensions: { length: 310, width: 220, height: 30 },
        stock: { totalStock: 5, inStock: 2, oversellable: 3, static: 0, incoming, shelf: 'B-12' },
      },
      {
        articleNumber: 'T-atlas-1',
        name: 'E‑bok',
        externalId: null,
        shelf: null,
        gtin: null,
        weight: 0,
        incoming: null,
        dimensions: { length: 0, width: 0, height: 0 },
        stock: { totalStock: 9, inStock: 0, oversellable: 0, static: 9, incoming: null, shelf: null },
      },
    ]);
    expect(totalStock).toEqual({ totalStock: 14, inStock: 2, oversellable: 3, static: 9, incoming });
  });

  test('has the price of its cheapest SKU', async () => {
    expect(await product('unitPrice { sellingPriceIncVat isDiscounted } discountType')).toEqual({
      unitPrice: { sellingPriceIncVat: 99, isDiscounted: false },
      discountType: 'NONE',
    });
  });

  test('has images with tags in sort order', async () => {
    expect(await product('images productImages { fileName tags }')).toEqual({
      images: ['atlas-front.jpg', 'atlas-back.jpg'],
      productImages: [
        { fileName: 'atlas-front.jpg', tags: ['front', 'cover'] },
        { fileName: 'atlas-back.jpg', tags: [] },
      ],
    });
  });

  test('has three texts', async () => {
    expect((await product('texts { text1 text2 text3 }')).texts).toEqual({
      text1: 'Kort',
      text2: '<p>Lång</p>',
      text3: 'Mer',
    });
  });

  test('has parameters with their facets and descriptions', async () => {
    const fields = `parameterGroups { parameterGroupId productId name order parameters {
      parameterId parameterGroupId order type name label description value show showFilter identifier facetId parameterValueId
    } }`;
    const { parameterGroups } = await product(fields, 'en-GB');
    expect(parameterGroups).toEqual([
      {
        parameterGroupId: 1,
        productId,
        name: 'About the product',
        order: 1,
        parameters: [
          {
            parameterId: expect.any(Number),
            parameterGroupId: 1,
            order: expect.any(Number),
            type: 'multi',
            name: 'Author',
            label: 'Author',
            description: 'Who wrote it',
            value: 'Ann A. Author',
            show: true,
            showFilter: true,
            identifier: 'author',
            facetId: `p_${authorValueId}`,
            parameterValueId: authorValueId,
          },
        ],
      },
    ]);
    const swedish = await product(fields);
    expect(swedish.parameterGroups[0].parameters[0]).toMatchObject({
      value: 'Ann Author',
      description: null,
    });
    const { data } = await shop.query(
      `{ products(filter: { facets: ["p_${authorValueId}"] }) { products { productId } } }`,
    );
    expect(data.products.products).toEqual([{ productId }]);
  });

  test('has a category, breadcrumbs and a brand', async () => {
    const { categoryId, parentCategoryId } = category;
    expect(
      await product(
        `categoryId primaryCategory { categoryId name } categories { categoryId }
        breadcrumbs { categoryId parentCategoryId url name } canonicalUrl brand { name canonicalUrl }`,
        'en-GB',
      ),
    ).toEqual({
      categoryId,
      primaryCategory: { categoryId, name: 'own-shelf' },
      categories: [{ categoryId }],
      breadcrumbs: [
        { categoryId: parentCategoryId, parentCategoryId: 0, url: '/en/c/own-room', name: 'own-room' },
        { categoryId, parentCategoryId, url: '/en/c/own-room/own-shelf', name: 'own-shelf' },
      ],
      canonicalUrl: '/en/p/own-room/own-shelf/an-atlas',
      brand: { name: 'Own House', canonicalUrl: '/en/b/own-house' },
    });
  });

  test('has URLs in the other languages, in both fields of the contract', async () => {
    const { alternativeCanonicalUrls, alternativeUrls } = await product(
      'alternativeCanonicalUrls alternativeUrls { url culture }',
      'en-GB',
    );
    const others = ['/da', '/fi', '/nb', ''].map((prefix) => `${prefix}/p/own-room/own-shelf/atlas`);
    expect(alternativeCanonicalUrls.sort()).toEqual(others.sort());
    expect(alternativeUrls).toContainEqual({ url: '/en/p/own-room/own-shelf/an-atlas', culture: 'en-GB' });
    expect(alternativeUrls).toHaveLength(5);
  });

  test('has a meta title and description with all placeholders filled', async () => {
    const { meta } = await product('meta { title description keywords }');
    expect({ ...meta, title: meta.title.replace(/\u00a0/g, ' ') }).toEqual({
      title: 'atlas från Own House i own-shelf för 99 kr',
      description: `Kort · Lång · own-shelf · ${productId} ·`,
      keywords: null,
    });
    expect((await product('meta { title description }', 'en-GB')).meta).toEqual({
      title: 'atlas',
      description: null,
    });
  });

  test('has the first paragraph of its text as meta description, if it has no other', async () => {
    const { meta, texts } = await product('meta { description } texts { text2 }', 'da-DK');
    expect(meta.description).toBe('Et kort. Og et til.');
    expect(texts.text2).toContain('Mere om kort.');
  });

  test('of the demo shop has no unfilled placeholder', async () => {
    for (const languageId of ['sv-SE', 'fi-FI']) {
      const { data } = await shop.query(
        'query ($languageId: String) { products(take: 200, languageId: $languageId) { products { meta { title description } } } }',
        { languageId },
      );
      expect(data.products.products.length).toBeGreaterThan(20);
      for (const { meta } of data.products.products) {
        expect(meta.title).toMatch(/\S/);
        expect(`${meta.title} ${meta.description}`).not.toMatch(/[[\]]/);
      }
    }
  });
});
