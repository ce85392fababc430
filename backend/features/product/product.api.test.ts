import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restarted } from '#backend/restarted-shop.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

const languages = ['sv-SE', 'da-DK', 'en-GB', 'fi-FI', 'nb-NO'];

let shop: TestShop;
/** Two works that are sold in several editions. */
let first: { productId: number; alias: string };
let second: { productId: number; alias: string };

beforeAll(async () => {
  shop = await openTestShop();
  const { data } = await shop.ask(
    '{ products(take: 200) { products { productId alias variantGroup { activeProducts } } } }',
  );
  type Listed = { productId: number; alias: string; variantGroup: { activeProducts: number } };
  [first, second] = data.products.products.filter(
    ({ variantGroup }: Listed) => variantGroup.activeProducts > 1,
  );
});
afterAll(() => shop.close());

describe('A product', () => {
  const query = `query ($alias: String, $productId: Int, $languageId: String) {
    product(alias: $alias, productId: $productId, languageId: $languageId) { productId alias }
  }`;

  test('is found by its alias', async () => {
    const { data } = await shop.ask(query, { alias: first.alias });
    expect(data.product).toEqual({ productId: first.productId, alias: first.alias });
  });

  test('is found by its id', async () => {
    const { data } = await shop.ask(query, { productId: first.productId });
    expect(data.product).toEqual({ productId: first.productId, alias: first.alias });
  });

  test('is found by its id where the alias names another one', async () => {
    const { data } = await shop.ask(query, { alias: second.alias, productId: first.productId });
    expect(data.product.productId).toBe(first.productId);
  });

  test('is null where the id is unknown, even with a known alias', async () => {
    const answer = await shop.ask(query, { alias: first.alias, productId: 999_999_999 });
    expect(answer).toEqual({ status: 200, data: { product: null } });
  });

  test.each(['no-such-book', '', '__proto__', '%00'])(
    'is null without an error for an unknown alias: "%s"',
    async (alias) => {
      expect(await shop.ask(query, { alias })).toEqual({ status: 200, data: { product: null } });
    },
  );

  test('is null when nothing is named', async () => {
    expect((await shop.ask('{ product { productId } }')).data).toEqual({ product: null });
  });

  test('is null when it is not active', async () => {
    const { productId } = second;
    await shop.db
      .updateTable('product')
      .set({ is_active: false })
      .where('product_id', '=', productId)
      .execute();
    const later = await restarted(shop);
    try {
      expect((await shop.ask(query, { productId })).data.product.productId).toBe(productId);
      expect((await later.ask(query, { productId })).data).toEqual({ product: null });
    } finally {
      await later.close();
    }
  });

  test('is null in a market that has no price for it, and in a language that has no text', async () => {
    const product_id = first.productId;
    const skus = shop.db.selectFrom('sku').select('sku_id').where('product_id', '=', product_id);
    const list = shop.db.selectFrom('price_list').select('price_list_id').where('market_id', '=', 'dk');
    await shop.db
      .deleteFrom('price')
      .where('sku_id', 'in', skus)
      .where('price_list_id', 'in', list)
      .execute();
    await shop.db
      .deleteFrom('product_text')
      .where('product_id', '=', product_id)
      .where('language_id', '=', 'fi-FI')
      .execute();
    const later = await restarted(shop);
    try {
      const { data } = await later.ask(
        `{ se: product(productId: ${product_id}, marketId: "se") { productId alternativeUrls { language } }
          dk: product(productId: ${product_id}, marketId: "dk") { productId }
          fi: product(productId: ${product_id}, languageId: "fi-FI") { productId } }`,
      );
      const urls = ['sv', 'da', 'en', 'nb'].map((language) => ({ language }));
      expect(data).toEqual({
        se: { productId: product_id, alternativeUrls: expect.arrayContaining(urls) },
        dk: null,
        fi: null,
      });
      expect(data.se.alternativeUrls).toHaveLength(4);
    } finally {
      await later.close();
    }
  });
});

describe('The fields of a product', () => {
  test('tell what a book is', async () => {
    const { data, errors } = await shop.ask(
      `query ($id: Int) { product(productId: $id) {
        __typename productId name alias articleNumber categoryId firstAvailableOn type weight supplierId
        alternativeCanonicalUrls discountType images productImages { fileName }
        texts { text1 text2 } meta { title description }
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
      discountType: 'NONE',
      alternativeCanonicalUrls: [],
      texts: { text1: text, text2: text },
      meta: { title: product.name, description: product.texts.text2 },
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

  test('are written in each of five languages', async () => {
    const answers = await Promise.all(
      languages.map(async (languageId) => {
        const { data } = await shop.ask(
          `query ($id: Int, $languageId: String) { product(productId: $id, languageId: $languageId) {
            texts { text2 } primaryCategory { name } skus { name }
            parameterGroups { name parameters { identifier name value show } }
          } }`,
          { id: first.productId, languageId },
        );
        return data.product;
      }),
    );
    const different = (read: (product: (typeof answers)[number]) => string) =>
      new Set(answers.map(read)).size;
    expect(different(({ texts }) => texts.text2)).toBe(5);
    expect(different(({ primaryCategory }) => primaryCategory.name)).toBeGreaterThan(1);
    expect(different(({ parameterGroups }) => JSON.stringify(parameterGroups))).toBe(5);
    for (const { parameterGroups, skus } of answers) {
      for (const { name } of skus) expect(name).toMatch(/\S/);
      const parameters = parameterGroups.flatMap(
        (group: { parameters: { identifier: string; name: string; value: string }[] }) => group.parameters,
      );
      const identifiers = parameters.map(({ identifier }: { identifier: string }) => identifier);
      expect(identifiers).toEqual(expect.arrayContaining(['author', 'language', 'pages', 'binding']));
      for (const { name, value } of parameters)
        expect([name, value]).toEqual([expect.any(String), expect.stringMatching(/\S/)]);
    }
  });

  test('name each format as a SKU with a number, a weight and its stock', async () => {
    const { data } = await shop.ask(
      `query ($id: Int) { product(productId: $id) { productId articleNumber weight
        skus { skuId productId articleNumber name gtin weight stock { totalStock } } } }`,
      { id: first.productId },
    );
    const { productId, articleNumber, skus } = data.product;
    expect(skus.length).toBeGreaterThan(0);
    expect(new Set(skus.map(({ skuId }: { skuId: number }) => skuId)).size).toBe(skus.length);
    for (const sku of skus) {
      expect(sku).toMatchObject({ productId, articleNumber: expect.stringContaining(`${articleNumber}-`) });
      expect(sku.gtin).toMatch(/^\d{13}$/);
      const digits = [...sku.gtin].map(Number);
      expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 ? 3 : 1), 0) % 10).toBe(0);
      expect(sku.stock.totalStock).toBeGreaterThanOrEqual(0);
    }
  });

  test('lead to the other editions of the work, and from there back', async () => {
    const variants = `productId variantDimensions { level dimension value label }
      currentProductVariant { productId }
      variantGroup { variantGroupId activeProducts collapseInLists
        variants { level type productId alias value label canonicalUrl primaryImage variants { level type skuId } } }`;
    const query = `query ($alias: String) { product(alias: $alias) { ${variants} skus { skuId } } }`;
    const { data } = await shop.ask(query, { alias: first.alias });
    const { variantGroup, variantDimensions, currentProductVariant, skus } = data.product;
    expect(currentProductVariant.productId).toBe(first.productId);
    expect(variantGroup.variants).toHaveLength(variantGroup.activeProducts);
    expect(new Set(variantGroup.variants.map(({ value }: { value: string }) => value)).size).toBe(
      variantGroup.activeProducts,
    );
    const own = variantGroup.variants.find(
      ({ productId }: { productId: number }) => productId === first.productId,
    );
    expect(own).toMatchObject({ level: 1, type: 'product', value: variantDimensions[0].value });
    expect(own.variants.map(({ skuId }: { skuId: number }) => skuId)).toEqual(
      skus.map(({ skuId }: { skuId: number }) => skuId),
    );
    for (const { alias, productId } of variantGroup.variants) {
      const other = await shop.ask(query, { alias });
      expect(other.data.product.productId).toBe(productId);
      expect(other.data.product.variantGroup).toEqual(variantGroup);
    }
  });

  test.each(['lowestPrice { vat }', 'priceLog { vat }', 'rating { score }', 'discountCampaigns { name }'])(
    'that are not offered yet say so, and leave the rest: %s',
    async (field) => {
      const { data, errors } = await shop.ask(
        `{ product(productId: ${first.productId}) { productId ${field} } }`,
      );
      const name = field.split(' ')[0];
      expect(data.product).toEqual({ productId: first.productId, [name ?? '']: null });
      expect(errors).toMatchObject([
        { message: `This shop does not offer ProductType.${name} yet.`, extensions: { code: 'NOT_OFFERED' } },
      ]);
    },
  );
});
