import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFilledShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { migrate } from '../migrate.ts';
import { editionShop, lastEditionMigration } from './edition-shop.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openFilledShop(async (db) => {
    await migrate(db, { upTo: lastEditionMigration });
    await sql.raw(editionShop).execute(db);
    await migrate(db);
  });
});
afterAll(() => shop.close());

const idOfSku = async (skuId: number) =>
  (await shop.db.selectFrom('sku').select('product_id').where('sku_id', '=', skuId).executeTakeFirstOrThrow())
    .product_id;

describe('After migration 0045, a shop', () => {
  test.each([
    ['sv-SE', 'Name of berling/sv'],
    ['en-GB', 'Name of berling/en'],
  ])('lists each work once in %s', async (languageId, name) => {
    const { data, errors } = await shop.query(
      `query ($languageId: String) { products(take: 50, languageId: $languageId, filter: { sort: ALPHABETICAL }) {
        count products { name } } }`,
      { languageId },
    );
    expect(errors).toBeUndefined();
    expect(data.products.products.map((product: { name: string }) => product.name)).toEqual([
      name,
      'Name of berling/sv/hardback',
      'Name of set/sv',
      'Name of shirt',
      'Name of single',
      'Name of solo',
    ]);
    expect(data.products.count).toBe(6);
  });

  const productOf = async (alias: string) =>
    (
      await shop.query(
        `query ($alias: String) { product(alias: $alias) { productId canonicalUrl skus { skuId }
          variantDimensions { dimension value label }
          variantGroup { variants { value variants { value label alias } } } } }`,
        { alias },
      )
    ).data.product;

  test('answers old URLs with the same product, and new ones with the other formats', async () => {
    expect(await productOf('saga')).toMatchObject({
      productId: 10,
      canonicalUrl: expect.stringMatching(/saga$/),
    });
    expect(await productOf('saga-e-bok')).toMatchObject({
      productId: await idOfSku(104),
      skus: [{ skuId: 104 }],
      variantDimensions: [
        { dimension: 'Language', value: 'sv' },
        { dimension: 'Format', value: 'ebook', label: 'E-bok' },
        { dimension: 'Sku' },
      ],
    });
    const history = await shop.query(`{ urlHistory(url: "/p/novels/saga-ljudbok") { newUrl } }`);
    expect(history.data.urlHistory.newUrl).toMatch(/\/single$/);
  });

  test('shows the languages of a work, and the formats of each', async () => {
    const { variants } = (await productOf('saga')).variantGroup;
    const sorted = variants.map((language: { value: string; variants: { value: string }[] }) => [
      language.value,
      language.variants.map(({ value }) => value).sort(),
    ]);
    const all = ['audio', 'ebook', 'hardback', 'paperback'];
    expect(sorted.sort()).toEqual([
      ['en', all],
      ['fi', ['paperback']],
      ['sv', all],
    ]);
  });

  test('still has the lines of a cart', async () => {
    const { data } = await shop.query(
      `{ getCart(id: "cart-with-two-formats") { items { skuId quantity product { name productId } } } }`,
    );
    expect(data.getCart.items).toEqual([
      { skuId: 102, quantity: 1, product: { name: 'Name of berling/sv', productId: 10 } },
      { skuId: 104, quantity: 2, product: { name: 'Name of berling/sv', productId: await idOfSku(104) } },
    ]);
  });
});
