import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { addProduct, changeShop } from './add-product.fixture.ts';

const fields = `type productPackage { groups { groupId name description image required sortOrder
  options { optionId name quantity isSelected sortOrder product { productId unitPrice { sellingPriceIncVat } } } } }`;

describe.each(['memory', 'postgres'])('A package with the %s engine', (CATALOGUE_ENGINE) => {
  let shop: TestShop;
  let packageId: number;
  let [novel, poems, unsold]: number[] = [];

  beforeAll(async () => {
    shop = await openTestShop({ CATALOGUE_ENGINE });
    await changeShop(shop, addPackage);
  });
  afterAll(() => shop.close());

  async function addPackage(db: Database) {
    // Prices: days ago, regular, selling.
    novel = await addProduct(db, { key: 'novel', skus: [{ prices: [[40, 5000, 5000]] }] });
    poems = await addProduct(db, { key: 'poems' });
    unsold = await addProduct(db, { key: 'unsold', skus: [] });
    packageId = await addProduct(db, { key: 'two-books', type: 'package' });
    await addGroup(
      db,
      { sort_order: 2, image: 'gift.jpg', is_required: false },
      { name: 'Gåva', description: 'Till dig' },
      [[poems, 1, false]],
    );
    await addGroup(db, { sort_order: 1, image: null, is_required: true }, { name: 'Bok' }, [
      [unsold, 1, false],
      [poems, 1, false],
      [novel, 3, true],
    ]);
  }

  async function addGroup(
    db: Database,
    group: { sort_order: number; image: string | null; is_required: boolean },
    swedishText: { name: string; description?: string },
    options: [productId: number, quantity: number, isDefault: boolean][],
  ) {
    const { package_group_id } = await db
      .insertInto('package_group')
      .values({ product_id: packageId, ...group })
      .returning('package_group_id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('package_group_text')
      .values({ package_group_id, language_id: 'sv-SE', ...swedishText })
      .execute();
    await db
      .insertInto('package_option')
      .values(
        options.map(([product_id, quantity, is_default], sort_order) => ({
          package_group_id,
          product_id,
          quantity,
          is_default,
          sort_order,
        })),
      )
      .execute();
  }

  async function queryPackage(productId: number | undefined, languageId = 'sv-SE') {
    const { data, errors } = await shop.query(
      `query ($productId: Int, $languageId: String) { product(productId: $productId, languageId: $languageId) { ${fields} } }`,
      { productId, languageId },
    );
    expect(errors).toBeUndefined();
    return data.product;
  }

  test('has groups with the options that are sold', async () => {
    const id = expect.any(Number);
    const option = (productId: number | undefined, name: string, price: number) => ({
      optionId: id,
      name,
      product: { productId, unitPrice: { sellingPriceIncVat: price } },
    });
    expect(await queryPackage(packageId)).toEqual({
      type: 'package',
      productPackage: {
        groups: [
          {
            groupId: id,
            name: 'Bok',
            description: null,
            image: null,
            required: true,
            sortOrder: 1,
            options: [
              { ...option(poems, 'poems', 100), quantity: 1, isSelected: false, sortOrder: 2 },
              { ...option(novel, 'novel', 50), quantity: 3, isSelected: true, sortOrder: 3 },
            ],
          },
          {
            groupId: id,
            name: 'Gåva',
            description: 'Till dig',
            image: 'gift.jpg',
            required: false,
            sortOrder: 2,
            options: [{ ...option(poems, 'poems', 100), quantity: 1, isSelected: false, sortOrder: 1 }],
          },
        ],
      },
    });
  });

  test('has groups without a name in a language without texts', async () => {
    const { productPackage } = await queryPackage(packageId, 'en-GB');
    expect(productPackage.groups).toMatchObject([{ name: null }, { name: null }]);
  });

  test('is null for another product type', async () => {
    expect(await queryPackage(novel)).toEqual({ type: 'product', productPackage: null });
  });
});
