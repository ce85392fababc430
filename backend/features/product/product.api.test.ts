import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { addProduct, changeShop, languageIds } from './add-product.fixture.ts';

let shop: TestShop;
/** Two books of the demo shop. */
let first: { productId: number; alias: string };
let second: { productId: number; alias: string };

beforeAll(async () => {
  shop = await openTestShop();
  const { data } = await shop.query(
    '{ products(take: 2, filter: { sort: MOST_SOLD }) { products { productId alias } } }',
  );
  [first, second] = data.products.products;
});
afterAll(() => shop.close());

describe('A product', () => {
  const query = `query ($alias: String, $productId: Int, $languageId: String) {
    product(alias: $alias, productId: $productId, languageId: $languageId) { productId alias }
  }`;

  test('is found by its alias', async () => {
    const { data } = await shop.query(query, { alias: first.alias });
    expect(data.product).toEqual({ productId: first.productId, alias: first.alias });
  });

  test('is found by its id', async () => {
    const { data } = await shop.query(query, { productId: first.productId });
    expect(data.product).toEqual({ productId: first.productId, alias: first.alias });
  });

  test('is found by its id if the alias is that of another product', async () => {
    const { data } = await shop.query(query, { alias: second.alias, productId: first.productId });
    expect(data.product.productId).toBe(first.productId);
  });

  test('is null for an unknown id, even with a known alias', async () => {
    const result = await shop.query(query, { alias: first.alias, productId: 999_999_999 });
    expect(result).toEqual({ status: 200, data: { product: null } });
  });

  test.each(['no-such-book', '', '__proto__', '%00'])(
    'is null without an error for an unknown alias: "%s"',
    async (alias) => {
      expect(await shop.query(query, { alias })).toEqual({ status: 200, data: { product: null } });
    },
  );

  test('is null without id and alias', async () => {
    expect((await shop.query('{ product { productId } }')).data).toEqual({ product: null });
  });

  test('is null once it is inactive', async () => {
    const productId = await changeShop(shop, (db) => addProduct(db, { key: 'withdrawn' }));
    expect((await shop.query(query, { productId })).data.product).toEqual({ productId, alias: 'withdrawn' });
    await changeShop(shop, (db) =>
      db.updateTable('product').set({ is_active: false }).where('product_id', '=', productId).execute(),
    );
    expect((await shop.query(query, { productId })).data).toEqual({ product: null });
  });

  test('is null in a market without a price and in a language without a text', async () => {
    const productId = await changeShop(shop, async (db) => {
      const languages = languageIds.filter((id) => id !== 'fi-FI');
      const product_id = await addProduct(db, { key: 'not-everywhere', languages });
      await db
        .deleteFrom('price')
        .where('sku_id', 'in', (eb) =>
          eb.selectFrom('sku').select('sku_id').where('product_id', '=', product_id),
        )
        .where('price_list_id', 'in', (eb) =>
          eb.selectFrom('price_list_market').select('price_list_id').where('market_id', '=', 'dk'),
        )
        .execute();
      return product_id;
    });
    const { data } = await shop.query(
      `{ se: product(productId: ${productId}, marketId: "se") { productId alternativeUrls { language } }
        dk: product(productId: ${productId}, marketId: "dk") { productId }
        fi: product(productId: ${productId}, languageId: "fi-FI") { productId } }`,
    );
    expect(data).toMatchObject({ se: { productId }, dk: null, fi: null });
    const languages = data.se.alternativeUrls.map(({ language }: { language: string }) => language);
    expect(languages.sort()).toEqual(['da', 'en', 'nb', 'sv']);
  });
});

describe('The fields of a product', () => {
  test('describe a book of the demo shop', async () => {
    const { data, errors } = await shop.query(
      `query ($id: Int) { product(productId: $id) {
        __typename productId name alias articleNumber categoryId firstAvailableOn type weight
        images productImages { fileName } texts { text1 text2 }
        brand { __typename brandId name alias canonicalUrl }
        primaryCategory { categoryId name canonicalUrl } categories { categoryId }
        breadcrumbs { categoryId parentCategoryId url name }
      } }`,
      { id: first.productId },
    );
    expect(errors).toBeUndefined();
    const { product } = data;
    const text = expect.stringMatching(/\S/);
    expect(product).toMatchObject({
      __typename: 'ProductType',
      name: text,
      articleNumber: expect.stringMatching(/^KV\d{6}$/),
      firstAvailableOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      type: 'product',
      texts: { text1: text, text2: text },
      brand: { __typename: 'BrandType', name: text, canonicalUrl: `/b/${product.brand.alias}` },
      primaryCategory: { categoryId: product.categoryId },
    });
    expect(product.images).toEqual([expect.stringMatching(/^[a-z0-9-]+\.jpg$/)]);
    expect(product.productImages).toEqual([{ fileName: product.images[0] }]);
    expect(product.categories).toContainEqual({ categoryId: product.categoryId });
    expect(product.breadcrumbs.at(0).parentCategoryId).toBe(0);
    expect(product.breadcrumbs.at(-1)).toEqual({
      categoryId: product.categoryId,
      parentCategoryId: product.breadcrumbs.at(0).categoryId,
      url: product.primaryCategory.canonicalUrl,
      name: product.primaryCategory.name,
    });
  });

  test('are translated into five languages', async () => {
    const results = await Promise.all(
      languageIds.map(async (languageId) => {
        const { data } = await shop.query(
          `query ($id: Int, $languageId: String) { product(productId: $id, languageId: $languageId) {
            texts { text2 } primaryCategory { name } skus { name }
            parameterGroups { name parameters { identifier name value show } }
          } }`,
          { id: first.productId, languageId },
        );
        return data.product;
      }),
    );
    const different = (read: (product: (typeof results)[number]) => string) =>
      new Set(results.map(read)).size;
    expect(different(({ texts }) => texts.text2)).toBe(5);
    expect(different(({ primaryCategory }) => primaryCategory.name)).toBeGreaterThan(1);
    expect(different(({ parameterGroups }) => JSON.stringify(parameterGroups))).toBe(5);
    for (const { parameterGroups, skus } of results) {
      for (const { name } of skus) expect(name).toMatch(/\S/);
      const parameters = parameterGroups.flatMap(
        (group: { parameters: { identifier: string; name: string; value: string }[] }) => group.parameters,
      );
      const identifiers = parameters.map(({ identifier }: { identifier: string }) => identifier);
      expect(identifiers).toEqual(expect.arrayContaining(['author', 'language', 'subject', 'format']));
      for (const { name, value } of parameters)
        expect([name, value]).toEqual([expect.any(String), expect.stringMatching(/\S/)]);
    }
  });

  test('include a SKU with GTIN, weight and stock', async () => {
    const { data } = await shop.query(
      `query ($id: Int) { product(productId: $id) { productId articleNumber weight
        skus { skuId productId articleNumber name gtin weight stock { totalStock } } } }`,
      { id: first.productId },
    );
    const { productId, articleNumber, weight, skus } = data.product;
    expect(skus.length).toBeGreaterThan(0);
    expect(new Set(skus.map(({ skuId }: { skuId: number }) => skuId)).size).toBe(skus.length);
    expect(weight).toBe(skus[0].weight);
    for (const sku of skus) {
      expect(sku).toMatchObject({ productId, articleNumber });
      expect(sku.gtin).toMatch(/^\d{13}$/);
      // The check digit of a GTIN-13.
      const digits = [...sku.gtin].map(Number);
      expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 ? 3 : 1), 0) % 10).toBe(0);
      expect(sku.stock.totalStock).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('The language and format of a book', () => {
  const fields = 'editionLanguage { value label } editionFormat { value label }';

  test('are those of its parameters if it has no variants', async () => {
    const id = await changeShop(shop, async (db) => {
      const values = await db
        .selectFrom('parameter_value')
        .innerJoin('parameter', 'parameter.parameter_id', 'parameter_value.parameter_id')
        .where((eb) =>
          eb.or([
            eb.and({ identifier: 'language', value_key: 'fi' }),
            eb.and({ identifier: 'format', value_key: 'audio' }),
          ]),
        )
        .select('parameter_value_id')
        .execute();
      return addProduct(db, {
        key: 'only-edition',
        parameterValueIds: values.map(({ parameter_value_id }) => parameter_value_id),
      });
    });
    const { data } = await shop.query(
      `{ product(productId: ${id}) { variantDimensions { value } ${fields} } }`,
    );
    expect(data.product).toEqual({
      variantDimensions: [],
      editionLanguage: { value: 'fi', label: expect.stringMatching(/^finska$/i) },
      editionFormat: { value: 'audio', label: 'Ljudbok' },
    });
  });

  test('are those of its dimensions if it has variants, and null of another product', async () => {
    const { data } = await shop.query(
      `query ($id: Int) { product(productId: $id) { variantDimensions { value label } ${fields} } }`,
      { id: first.productId },
    );
    const { variantDimensions, editionLanguage, editionFormat } = data.product;
    expect([editionLanguage, editionFormat]).toEqual(variantDimensions.slice(0, 2));
    const id = await changeShop(shop, (db) => addProduct(db, { key: 'no-book' }));
    const other = await shop.query(`{ product(productId: ${id}) { ${fields} } }`);
    expect(other.data.product).toEqual({ editionLanguage: null, editionFormat: null });
  });

  test('of a work about whose language nothing is known are only its format', async () => {
    const id = await changeShop(shop, async (db) => {
      const group = await db
        .insertInto('variant_group')
        .values({
          variant_group_key: 'unknown-language',
          name: 'Unknown',
          dimension: 'Format',
          outer_dimension: 'Language',
        })
        .returning('variant_group_id')
        .executeTakeFirstOrThrow();
      const edition = { ...group, variant_outer_value: 'und', variant_value: 'hardback' };
      return addProduct(db, { key: 'unknown-language', ...edition });
    });
    const { data } = await shop.query(
      `{ product(productId: ${id}) { variantDimensions { value label } ${fields} } }`,
    );
    expect(data.product).toMatchObject({
      variantDimensions: [{ value: 'und', label: 'Okänt språk' }, { value: 'hardback' }, {}],
      editionLanguage: null,
      editionFormat: { value: 'hardback' },
    });
  });
});
