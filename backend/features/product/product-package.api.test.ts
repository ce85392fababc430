import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { addProduct, changeShop } from './added-product.fixture.ts';

const fields = `type productPackage { groups { groupId name description image required sortOrder
  options { optionId name quantity isSelected sortOrder product { productId unitPrice { sellingPriceIncVat } } } } }`;

describe.each(['memory', 'postgres'])('A package, found by the engine %s', (CATALOGUE_ENGINE) => {
  let shop: TestShop;
  let packageId: number;
  let [novel, poems, unsold]: number[] = [];

  beforeAll(async () => {
    shop = await openTestShop({ CATALOGUE_ENGINE });
    await changeShop(shop, addPackage);
  });
  afterAll(() => shop.close());

  async function addPackage(db: Database) {
    novel = await addProduct(db, { key: 'novel', skus: [{ prices: [[40, 5000, 5000]] }] });
    poems = await addProduct(db, { key: 'poems' });
    unsold = await addProduct(db, { key: 'unsold', skus: [] });
    packageId = await addProduct(db, { key: 'two-books', type: 'package' });
    await addGroup(db, 2, 'gift.jpg', { 'sv-SE': { name: 'Gåva', description: 'Till dig' } }, false, [
      [poems, 1, false],
    ]);
    await addGroup(db, 1, null, { 'sv-SE': { name: 'Bok' } }, true, [
      [unsold, 1, false],
      [poems, 1, false],
      [novel, 3, true],
    ]);
  }

  async function addGroup(
    db: Database,
    sort_order: number,
    image: string | null,
    texts: Record<string, { name: string; description?: string }>,
    is_required: boolean,
    options: [productId: number, quantity: number, isDefault: boolean][],
  ) {
    const { package_group_id } = await db
      .insertInto('package_group')
      .values({ product_id: packageId, sort_order, image, is_required })
      .returning('package_group_id')
      .executeTakeFirstOrThrow();
    for (const [language_id, text] of Object.entries(texts))
      await db
        .insertInto('package_group_text')
        .values({ package_group_id, language_id, ...text })
        .execute();
    await db
      .insertInto('package_option')
      .values(
        options.map(([product_id, quantity, is_default], place) => ({
          package_group_id,
          product_id,
          quantity,
          is_default,
          sort_order: place,
        })),
      )
      .execute();
  }

  async function ask(productId: number | undefined, languageId = 'sv-SE') {
    const { data, errors } = await shop.ask(
      `query ($productId: Int, $languageId: String) { product(productId: $productId, languageId: $languageId) { ${fields} } }`,
      { productId, languageId },
    );
    expect(errors).toBeUndefined();
    return data.product;
  }

  test('is put together from groups, each with the options that are sold', async () => {
    const id = expect.any(Number);
    const option = (productId: number | undefined, name: string, price: number) => ({
      optionId: id,
      name,
      product: { productId, unitPrice: { sellingPriceIncVat: price } },
    });
    expect(await ask(packageId)).toEqual({
      type: 'package',
      productPackage: {
        groups: [
          {
            ...{ groupId: id, name: 'Bok', description: null, image: null, required: true, sortOrder: 1 },
            options: [
              { ...option(poems, 'poems', 100), quantity: 1, isSelected: false, sortOrder: 2 },
              { ...option(novel, 'novel', 50), quantity: 3, isSelected: true, sortOrder: 3 },
            ],
          },
          {
            ...{ groupId: id, name: 'Gåva', description: 'Till dig', image: 'gift.jpg' },
            ...{ required: false, sortOrder: 2 },
            options: [{ ...option(poems, 'poems', 100), quantity: 1, isSelected: false, sortOrder: 1 }],
          },
        ],
      },
    });
  });

  test('has groups without a name where there is none in the language', async () => {
    const { productPackage } = await ask(packageId, 'en-GB');
    expect(productPackage.groups).toMatchObject([{ name: null }, { name: null }]);
  });

  test('is none where the product is not one', async () => {
    expect(await ask(novel)).toEqual({ type: 'product', productPackage: null });
  });
});
