import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCategory } from '#backend/features/product/add-product.fixture.ts';
import { addValue } from '#backend/features/product-list/known-books.fixture.ts';
import { countsOf, groupOf } from '#backend/features/product-list/query-list.fixture.ts';
import { type ChangingShop, openChangingShop, queryProduct } from './changing-shop.fixture.ts';

let shop: ChangingShop;
beforeAll(async () => {
  shop = await openChangingShop();
});
afterAll(() => shop.close());

describe('After a change of products the catalogue contains', () => {
  test('a new product: in lists, facets, searches and by its alias', async () => {
    const before = await shop.list({ include: [shop.category] });
    const { id, key } = await shop.newBook();
    const after = await shop.list({ include: [shop.category] });
    expect(after.count).toBe(before.count + 1);
    expect(after.ids).toContain(id);
    expect(countsOf(after, 'Category')[shop.category]).toBe(after.count);
    expect(await shop.idsIn({ searchText: key })).toEqual([id]);
    expect(await queryProduct(shop, key)).toMatchObject({ productId: id, name: key });
  });

  test('a new product in cached lists', async () => {
    const before = await shop.list({});
    // A price of 900 for 40 days.
    await shop.newBook({ skus: [{ prices: [[40, 90_000, 90_000]] }] });
    const after = await shop.list({});
    expect(after.count).toBe(before.count + 1);
    expect(after.price).toEqual({ lowest: before.price?.lowest, highest: 900 });
    expect(countsOf(after, 'Price')['pr_500-']).toBe((countsOf(before, 'Price')['pr_500-'] ?? 0) + 1);
  });

  test('no deleted product', async () => {
    const { id, key } = await shop.newBook();
    const before = await shop.list({});
    await shop.change((db) => db.deleteFrom('product').where('product_id', '=', id).execute());
    expect((await shop.list({})).count).toBe(before.count - 1);
    expect(await shop.idsIn({ include: [shop.category] })).not.toContain(id);
    expect(await shop.idsIn({ searchText: key })).toEqual([]);
    expect(await shop.idsIn({ productIds: [id] })).toEqual([]);
    expect(await queryProduct(shop, key)).toBeNull();
  });

  test('a product while it is active', async () => {
    const { id, key } = await shop.newBook();
    const activate = (is_active: boolean) =>
      shop.change((db) =>
        db.updateTable('product').set({ is_active }).where('product_id', '=', id).execute(),
      );
    await activate(false);
    expect(await shop.idsIn({ searchText: key })).toEqual([]);
    expect(await queryProduct(shop, key)).toBeNull();
    await activate(true);
    expect(await shop.idsIn({ searchText: key })).toEqual([id]);
    expect(await queryProduct(shop, key)).toMatchObject({ productId: id });
  });

  test('no product without a price', async () => {
    const { id, key } = await shop.newBook();
    const skus = shop.db.selectFrom('sku').select('sku_id').where('product_id', '=', id);
    await shop.change((db) => db.deleteFrom('price').where('sku_id', 'in', skus).execute());
    expect(await shop.idsIn({ include: [shop.category] })).not.toContain(id);
    expect(await shop.idsIn({ searchText: key })).toEqual([]);
    expect(await shop.idsIn({ productIds: [id] })).toEqual([]);
  });

  test('the new name and alias of a product, not the old ones', async () => {
    const { id, key } = await shop.newBook();
    const texts = { name: 'Wholly Renamed', slug: 'wholly-renamed' };
    await shop.change((db) =>
      db.updateTable('product_text').set(texts).where('product_id', '=', id).execute(),
    );
    expect((await shop.list({ searchText: 'wholly renamed' })).names).toEqual(['Wholly Renamed']);
    expect(await shop.idsIn({ searchText: key })).toEqual([]);
    expect(await shop.idsIn({ facets: [`a_${key}`] })).toEqual([]);
    expect(await queryProduct(shop, 'wholly-renamed')).toMatchObject({ productId: id });
    expect(await queryProduct(shop, key)).toBeNull();
  });

  test('the new stock: in facets, sort orders and on the product page', async () => {
    const { id, key } = await shop.newBook();
    const setStock = (in_stock: number) =>
      shop.change((db) => db.updateTable('sku').set({ in_stock }).where('product_id', '=', id).execute());
    const inStock = { include: [`a_${key}`], facets: ['s_in'] };
    expect(await shop.idsIn(inStock)).toEqual([id]);
    await setStock(0);
    expect(await shop.idsIn(inStock)).toEqual([]);
    expect(countsOf(await shop.list({ include: [`a_${key}`] }), 'StockStatus')).toEqual({ s_out: 1 });
    expect(await queryProduct(shop, key)).toMatchObject({ totalStock: { totalStock: 0 } });
    await setStock(77_777);
    expect((await shop.idsIn({ include: [shop.category], sort: 'AVAILABLE_STOCK_DESC' }))[0]).toBe(id);
  });

  test('a moved product in its new category only', async () => {
    const { id, key } = await shop.newBook();
    const category = await shop.change((db) =>
      addCategory(db, { key: `category-of-${key}`, name: 'Moved here' }),
    );
    expect(await shop.idsIn({ include: [`c_${category}`] })).toEqual([]);
    await shop.change(async (db) => {
      await db
        .updateTable('product_category')
        .set({ category_id: category })
        .where('product_id', '=', id)
        .execute();
      await db
        .updateTable('product')
        .set({ primary_category_id: category })
        .where('product_id', '=', id)
        .execute();
    });
    expect(await shop.idsIn({ include: [`c_${category}`] })).toEqual([id]);
    expect(await shop.idsIn({ include: [shop.category] })).not.toContain(id);
    expect(await queryProduct(shop, key)).toMatchObject({ primaryCategory: { categoryId: category } });
    const categories = groupOf(await shop.list({ include: [`a_${key}`] }), 'Category');
    expect(categories).toMatchObject([{ label: 'Moved here', count: 1 }]);
  });

  test('a new parameter value: as a facet and in searches', async () => {
    const { id, key } = await shop.newBook();
    const value = await shop.change(async (db) => {
      const parameter_value_id = await addValue(db, 'author', 'Quentin Quill');
      await db.insertInto('product_parameter').values({ product_id: id, parameter_value_id }).execute();
      return parameter_value_id;
    });
    const authors = groupOf(await shop.list({ include: [`a_${key}`] }), 'author');
    expect(authors).toMatchObject([{ facetId: `p_${value}`, label: 'Quentin Quill', count: 1 }]);
    expect(await shop.idsIn({ facets: [`p_${value}`] })).toEqual([id]);
    expect(await shop.idsIn({ searchText: 'quentin quill' })).toEqual([id]);
  });

  test('the last of several changes', async () => {
    const { id, key } = await shop.newBook();
    for (const in_stock of [3, 0, 5])
      await shop.db.updateTable('sku').set({ in_stock }).where('product_id', '=', id).execute();
    await shop.backend.refreshCatalogue();
    expect(await queryProduct(shop, key)).toMatchObject({ totalStock: { totalStock: 5 } });
    expect(await shop.idsIn({ include: [`a_${key}`], includeCollapsed: true })).toEqual([id]);
  });
});

describe('After a change of editions the catalogue contains', () => {
  test('a new edition that represents the work in its language', async () => {
    const group = { variant_group_key: 'test-work', name: 'test', dimension: 'Language' };
    const { variant_group_id } = await shop.db
      .insertInto('variant_group')
      .values(group)
      .returning('variant_group_id')
      .executeTakeFirstOrThrow();
    const danish = await shop.newBook({ variant_group_id, variant_value: 'da' });
    const swedish = await shop.newBook({ variant_group_id, variant_value: 'sv' });
    const both = { facets: [`a_${danish.key}`, `a_${swedish.key}`] };
    expect(await shop.idsIn(both)).toEqual([swedish.id]);
    expect(await shop.idsIn(both, { languageId: 'da-DK' })).toEqual([danish.id]);
    expect(await queryProduct(shop, danish.key)).toMatchObject({ variantGroup: { activeProducts: 2 } });
  });

  test('an edition that left its group as a separate product', async () => {
    const { id, group } = await editionOfWork();
    const before = await shop.list({});
    await shop.change((db) =>
      db.updateTable('product').set({ variant_group_id: null }).where('product_id', '=', id).execute(),
    );
    expect((await shop.list({})).count).toBe(before.count + 1);
    const others = await shop.db
      .selectFrom('product')
      .where('variant_group_id', '=', group)
      .select('product_id')
      .execute();
    expect(await shop.idsIn({ productIds: others.map(({ product_id }) => product_id) })).toHaveLength(
      others.length,
    );
  });

  test('all editions of a work that no longer collapses', async () => {
    const { group, editions } = await editionOfWork();
    const before = await shop.list({});
    await shop.change((db) =>
      db
        .updateTable('variant_group')
        .set({ collapse_in_lists: false })
        .where('variant_group_id', '=', group)
        .execute(),
    );
    expect((await shop.list({})).count).toBe(before.count + editions - 1);
  });
});

/** An edition of a work of the demo shop with five editions, all sold. */
async function editionOfWork(): Promise<{ id: number; group: number; editions: number }> {
  const { product_id, variant_group_id, editions } = await shop.db
    .selectFrom('product')
    .select((eb) => [
      eb.fn.max('product_id').as('product_id'),
      'variant_group_id',
      eb.fn.countAll<number>().as('editions'),
    ])
    .where('variant_group_id', 'is not', null)
    .groupBy('variant_group_id')
    .having((eb) => eb.fn.countAll(), '=', 5)
    .orderBy('variant_group_id', 'desc')
    .executeTakeFirstOrThrow();
  return { id: product_id, group: variant_group_id ?? 0, editions };
}
