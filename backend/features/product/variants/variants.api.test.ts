import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';
import { addProduct, changeShop, type ProductInput } from '../add-product.fixture.ts';

interface BagInput extends Partial<ProductInput> {
  color: string;
  size: string;
  hex: string;
}

describe.each(['memory', 'postgres'])('Variants with the %s engine', (CATALOGUE_ENGINE) => {
  let shop: TestShop;
  let red: number;
  let redLarge: number;
  let blue: number;
  let alone: number;
  let variantGroupId: number;

  beforeAll(async () => {
    shop = await openTestShop({ CATALOGUE_ENGINE });
    await changeShop(shop, addBags);
  });
  afterAll(() => shop.close());

  async function addBags(db: Database) {
    const group = await db
      .insertInto('variant_group')
      .values({ variant_group_key: 'bags', name: 'Bags', dimension: 'Size', outer_dimension: 'Color' })
      .returning('variant_group_id')
      .executeTakeFirstOrThrow();
    variantGroupId = group.variant_group_id;
    const add = (key: string, { color, size, hex, ...input }: BagInput) =>
      addProduct(db, {
        key,
        variant_group_id: variantGroupId,
        variant_outer_value: color,
        variant_value: size,
        variant_attributes: JSON.stringify({ hex, size }),
        images: [{ file_name: `${key}.jpg` }],
        ...input,
      });
    red = await add('bag-red', {
      publication_date: '2026-03-12',
      color: 'red',
      size: 'S',
      hex: '#a00',
      skus: [
        { choice: 'paperback', in_stock: 1, shelf: 'A1' },
        { choice: 'audio', in_stock: 4 },
      ],
    });
    blue = await add('bag-blue', { color: 'blue', size: 'S', hex: '#00a' });
    redLarge = await add('bag-red-large', {
      color: 'red',
      size: 'L',
      hex: '#a00',
      skus: [{ choice: 'audio' }, { choice: 'audio' }],
    });
    await add('bag-unsold', { color: 'red', size: 'XL', hex: '#a00', skus: [] });
    await add('bag-foreign', { color: 'green', size: 'S', hex: '#0a0', languages: ['fi-FI'] });
    alone = await addProduct(db, { key: 'alone', skus: [{}, { choice: 'ebook' }] });
  }

  async function product(productId: number, fields: string, languageId = 'sv-SE') {
    const { data, errors } = await shop.query(
      `query ($productId: Int, $languageId: String) { product(productId: $productId, languageId: $languageId) { ${fields} } }`,
      { productId, languageId },
    );
    expect(errors).toBeUndefined();
    return data.product;
  }

  test('are a tree of three levels: outer dimension, product, SKU', async () => {
    const variant = 'level dimension type value label productId alias stock { totalStock }';
    const { variantGroup } = await product(
      blue,
      `variantGroup { variants { ${variant} variants { ${variant} variants { ${variant} skuId } } } }`,
    );
    const sku = ([productId, alias]: [number, string], value: string, label: string, totalStock: number) => ({
      level: 0,
      dimension: 'Sku',
      type: 'sku',
      value,
      label,
      productId,
      alias,
      stock: { totalStock },
      skuId: expect.any(Number),
    });
    const size = (productId: number, alias: string, value: string, skus: ReturnType<typeof sku>[]) => ({
      level: 1,
      dimension: 'Size',
      type: 'product',
      value,
      label: value,
      productId,
      alias,
      stock: { totalStock: skus.reduce((sum, { stock }) => sum + stock.totalStock, 0) },
      variants: skus,
    });
    const color = { level: 2, dimension: 'Color', type: 'selection' };
    expect(variantGroup.variants).toEqual([
      {
        ...color,
        value: 'red',
        label: 'red',
        productId: red,
        alias: 'bag-red',
        stock: { totalStock: 25 },
        variants: [
          size(red, 'bag-red', 'S', [
            sku([red, 'bag-red'], 'paperback', 'Pocket', 1),
            sku([red, 'bag-red'], 'audio', 'Ljudbok', 4),
          ]),
          size(redLarge, 'bag-red-large', 'L', [
            // Two SKUs with the same format have their article numbers as values.
            sku([redLarge, 'bag-red-large'], 'T-bag-red-large-0', 'Ljudbok', 10),
            sku([redLarge, 'bag-red-large'], 'T-bag-red-large-1', 'Ljudbok', 10),
          ]),
        ],
      },
      {
        ...color,
        value: 'blue',
        label: 'blue',
        productId: blue,
        alias: 'bag-blue',
        stock: { totalStock: 10 },
        variants: [size(blue, 'bag-blue', 'S', [sku([blue, 'bag-blue'], 'hardback', 'Inbunden', 10)])],
      },
    ]);
  });

  test('have URL and image at product level, and shared attributes at the outer level', async () => {
    const fields = 'canonicalUrl primaryImage name attributes { key value } shelf incoming';
    const { variantGroup } = await product(
      red,
      `variantGroup { variants { ${fields} variants { ${fields} variants { ${fields} } } } }`,
    );
    const [redVariant, blueVariant] = variantGroup.variants;
    const hex = { key: 'hex', value: '#a00' };
    expect(redVariant).toMatchObject({ canonicalUrl: null, primaryImage: null, attributes: [hex] });
    expect(blueVariant.attributes).toEqual([
      { key: 'hex', value: '#00a' },
      { key: 'size', value: 'S' },
    ]);
    expect(redVariant.variants[0]).toMatchObject({
      canonicalUrl: '/p/own-room/own-shelf/bag-red',
      primaryImage: 'bag-red.jpg',
      name: 'bag-red',
      attributes: [
        hex,
        { key: 'size', value: 'S' },
        { key: 'sellingPriceIncVat', value: '100' },
        { key: 'sellingPriceIncVatFormatted', value: '100 kr' },
        { key: 'sellingPriceExVatFormatted', value: '94,34 kr' },
        { key: 'fulfilment', value: 'shipped' },
        { key: 'publicationDate', value: '2026-03-12' },
      ],
    });
    expect(redVariant.variants[0].variants[0]).toMatchObject({
      canonicalUrl: null,
      primaryImage: null,
      attributes: [],
      shelf: 'A1',
    });
  });

  test('form a group that counts sold products and has the oldest as main product', async () => {
    const fields = 'variantGroup { variantGroupId name mainProductId collapseInLists activeProducts }';
    const group = { variantGroupId, name: 'Bags', mainProductId: red, collapseInLists: true };
    expect((await product(blue, fields)).variantGroup).toEqual({ ...group, activeProducts: 3 });
    expect((await product(blue, fields, 'fi-FI')).variantGroup).toEqual({ ...group, activeProducts: 4 });
  });

  test('have dimensions, outermost first, with the values of the group', async () => {
    const { variantDimensions } = await product(
      red,
      'variantDimensions { level dimension type value label attributes { key } group { value label } }',
    );
    const withLabels = (...values: string[]) => values.map((value) => ({ value, label: value }));
    expect(variantDimensions).toEqual([
      {
        level: 2,
        dimension: 'Color',
        type: 'selection',
        value: 'red',
        label: 'red',
        attributes: [],
        group: withLabels('red', 'blue'),
      },
      {
        level: 1,
        dimension: 'Size',
        type: 'product',
        value: 'S',
        label: 'S',
        attributes: [{ key: 'hex' }, { key: 'size' }, { key: 'productCount' }, { key: 'hasLowestPrice' }],
        group: withLabels('S', 'L'),
      },
      {
        // With several SKUs none is selected yet.
        level: 0,
        dimension: 'Sku',
        type: 'sku',
        value: null,
        label: null,
        attributes: [],
        group: expect.arrayContaining([
          { value: 'paperback', label: 'Pocket' },
          { value: 'audio', label: 'Ljudbok' },
          { value: 'hardback', label: 'Inbunden' },
        ]),
      },
    ]);
    const { variantDimensions: ofBlue } = await product(blue, 'variantDimensions { level value }');
    expect(ofBlue).toEqual([
      { level: 2, value: 'blue' },
      { level: 1, value: 'S' },
      { level: 0, value: 'hardback' },
    ]);
  });

  test('of a product without a group are the product itself', async () => {
    const result = await product(
      alone,
      `variantDimensions { level } currentProductVariant { productId level variants { value } }
      variantGroup { variantGroupId name mainProductId activeProducts collapseInLists
        variants { level type productId label canonicalUrl variants { type value } } }`,
    );
    expect(result).toEqual({
      variantDimensions: [],
      currentProductVariant: {
        productId: alone,
        level: 1,
        variants: [{ value: 'hardback' }, { value: 'ebook' }],
      },
      variantGroup: {
        variantGroupId: 0,
        name: 'alone',
        mainProductId: alone,
        activeProducts: 1,
        collapseInLists: false,
        variants: [
          {
            level: 1,
            type: 'product',
            productId: alone,
            label: 'alone',
            canonicalUrl: '/p/own-room/own-shelf/alone',
            variants: [
              { type: 'sku', value: 'hardback' },
              { type: 'sku', value: 'ebook' },
            ],
          },
        ],
      },
    });
  });

  test('of a book are its languages and formats, which all return the same group', async () => {
    const fields = `productId currentProductVariant { productId value } variantDimensions { level value label }
      variantGroup { activeProducts mainProductId
        variants { level value label variants { level productId alias value label } } }`;
    const { data } = await shop.query(
      `{ products(take: 100, languageId: "fi-FI") { products { ${fields} } } }`,
    );
    type Book = { productId: number; variantGroup: { activeProducts: number } };
    const book = data.products.products.find(({ variantGroup }: Book) => variantGroup.activeProducts > 6);
    const { variants, mainProductId } = book.variantGroup;
    // Lists contain the edition in the reader's language.
    expect(mainProductId).toBe(book.productId);
    expect(book.variantDimensions[0]).toEqual({ level: 2, value: 'fi', label: 'suomi' });
    type Language = { variants: { productId: number; value: string }[] };
    const formats = variants.flatMap((language: Language) => language.variants);
    expect(formats.length).toBeGreaterThan(variants.length);
    for (const { productId, value } of formats) {
      const edition = await product(productId, fields, 'fi-FI');
      expect(edition.variantGroup).toEqual(book.variantGroup);
      expect(edition.currentProductVariant).toEqual({ productId, value });
    }
  });
});
