import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '#backend/database/connection.ts';
import {
  addCampaign,
  addCategory,
  addTestCategory,
  treatFormatsAsSizes,
} from '#backend/features/product/add-product.fixture.ts';
import { addBrand, addValue } from '#backend/features/product-list/known-books.fixture.ts';
import { countsOf, groupOf } from '#backend/features/product-list/query-list.fixture.ts';
import { type ChangingShop, openChangingShop, queryProduct } from './changing-shop.fixture.ts';

let shop: ChangingShop;
/** Rows that the tests change. Added together, because each change of these tables rebuilds the index. */
let added: Awaited<ReturnType<typeof addSharedRows>>;
beforeAll(async () => {
  shop = await openChangingShop();
  added = await shop.change(addSharedRows);
});

const addSharedRows = async (db: Database) => ({
  brand: await addBrand(db, 'Firsthouse'),
  renamedCategory: await addCategory(db, { key: 'old-nook', name: 'Old Nook' }),
  parentCategory: await addCategory(db, { key: 'upper-nook' }),
  hiddenCategory: await addCategory(db, { key: 'nook-to-hide' }),
  author: await addValue(db, 'author', 'Quentin Quill'),
});
afterAll(() => shop.close());

describe('After a change of shared data the catalogue contains', () => {
  test('the new name of a brand: in facets, searches and products', async () => {
    const brand_id = added.brand;
    const { id, key } = await shop.newBook({ brand_id });
    await shop.change((db) =>
      db.updateTable('brand').set({ name: 'Zweitverlag' }).where('brand_id', '=', brand_id).execute(),
    );
    expect(groupOf(await shop.list({ include: [`a_${key}`] }), 'Brand')).toMatchObject([
      { label: 'Zweitverlag' },
    ]);
    expect(await shop.idsIn({ searchText: 'Zweitverlag' })).toEqual([id]);
    expect(await shop.idsIn({ searchText: 'Firsthouse' })).toEqual([]);
    expect(await queryProduct(shop, key)).toMatchObject({ brand: { name: 'Zweitverlag' } });
  });

  test('the new name and path of a category', async () => {
    const category = added.renamedCategory;
    const { id } = await shop.newBook({ primary_category_id: category });
    const texts = { name: 'New Nook', slug: 'new-nook' };
    await shop.change((db) =>
      db.updateTable('category_text').set(texts).where('category_id', '=', category).execute(),
    );
    const list = await shop.list({}, { categoryAlias: 'new-nook' });
    expect(list.ids).toEqual([id]);
    expect(groupOf(list, 'Category')).toMatchObject([{ label: 'New Nook', url: '/c/new-nook' }]);
    expect(await shop.idsIn({}, { categoryAlias: 'old-nook' })).toEqual([]);
  });

  test('a moved category with all its products', async () => {
    const { id } = await shop.newBook();
    const parent = added.parentCategory;
    const { categoryId } = await addTestCategory(shop.db);
    const move = (parent_category_id: number) =>
      shop.change((db) =>
        db
          .updateTable('category')
          .set({ parent_category_id })
          .where('category_id', '=', categoryId)
          .execute(),
      );
    await move(parent);
    expect(await shop.idsIn({ include: [`c_${parent}`] })).toContain(id);
    expect(await shop.idsIn({ include: [shop.category] })).toEqual([]);
    await move(Number(shop.category.slice(2)));
    expect(await shop.idsIn({ include: [`c_${parent}`] })).toEqual([]);
    expect(await shop.idsIn({ include: [shop.category] })).toContain(id);
  });

  test('the products of a hidden category, but not its facet', async () => {
    const category = added.hiddenCategory;
    const { id } = await shop.newBook({ primary_category_id: category });
    expect(countsOf(await shop.list({ include: [`c_${category}`] }), 'Category')).toEqual({
      [`c_${category}`]: 1,
    });
    await shop.change((db) =>
      db.updateTable('category').set({ is_hidden: true }).where('category_id', '=', category).execute(),
    );
    const list = await shop.list({ include: [`c_${category}`] });
    expect(list.ids).toEqual([id]);
    expect(groupOf(list, 'Category')).toEqual([]);
  });

  test('the new name of a parameter value', async () => {
    const value = added.author;
    const { id, key } = await shop.newBook({ parameterValueIds: [value] });
    await shop.change((db) =>
      db
        .updateTable('parameter_value')
        .set({ value_key: 'Ruth Feder' })
        .where('parameter_value_id', '=', value)
        .execute(),
    );
    expect(groupOf(await shop.list({ include: [`a_${key}`] }), 'author')).toMatchObject([
      { label: 'Ruth Feder' },
    ]);
    expect(await shop.idsIn({ searchText: 'ruth feder' })).toEqual([id]);
    expect(await shop.idsIn({ searchText: 'quentin quill' })).not.toContain(id);
  });

  test('the new names of a format and a parameter', async () => {
    await shop.change(async (db) => {
      await treatFormatsAsSizes(db);
      await db
        .updateTable('sku_choice_text')
        .set({ name: 'Hårdband' })
        .where('sku_choice_id', '=', 1)
        .execute();
      await db
        .updateTable('parameter_text')
        .set({ label: 'Skribent' })
        .where('parameter_id', '=', 1)
        .execute();
    });
    const list = await shop.list({});
    expect(groupOf(list, 'Sku').find(({ facetId }) => facetId === 'k_1')?.label).toBe('Hårdband');
    expect(list.facets.find(({ filterId }) => filterId === 'author')?.label).toBe('Skribent');
  });

  test('facets of a parameter while it is a filter', async () => {
    const filterBy = (is_filter: boolean) =>
      shop.change((db) =>
        db.updateTable('parameter').set({ is_filter }).where('identifier', '=', 'pages').execute(),
      );
    expect(groupOf(await shop.list({}), 'pages')).toEqual([]);
    await filterBy(true);
    expect(groupOf(await shop.list({}), 'pages').length).toBeGreaterThan(10);
    await filterBy(false);
    expect(groupOf(await shop.list({}), 'pages')).toEqual([]);
  });

  test('other prices if another price list takes precedence in a market', async () => {
    const { key } = await shop.newBook();
    const before = (await shop.list({ include: [`a_${key}`] })).price;
    await shop.change(async (db) => {
      const { price_list_id } = await db
        .insertInto('price_list')
        .values({ identifier: 'sek-tomorrow', currency_code: 'SEK' })
        .returning('price_list_id')
        .executeTakeFirstOrThrow();
      const market = { market_id: 'se', currency_code: 'SEK', sort_order: -5 };
      await db
        .insertInto('price_list_market')
        .values({ price_list_id, ...market })
        .execute();
      const { sku_id } = await db
        .selectFrom('sku')
        .select('sku_id')
        .where('article_number', '=', `T-${key}-0`)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('price_log')
        .values({
          price_list_id,
          sku_id,
          regular_price: 4200,
          selling_price: 4200,
          valid_from: new Date('2026-01-01'),
        })
        .execute();
      await db
        .insertInto('price')
        .values({ price_list_id, sku_id, regular_price: 4200, selling_price: 4200 })
        .execute();
    });
    expect(before).toEqual({ lowest: 100, highest: 100 });
    expect((await shop.list({ include: [`a_${key}`] })).price).toEqual({ lowest: 42, highest: 42 });
    expect(await queryProduct(shop, key)).toMatchObject({ unitPrice: { sellingPriceIncVat: 42 } });
  });
});

describe('A campaign', () => {
  const minutesAway = (minutes: number) => new Date(Date.now() + minutes * 60_000);

  test('that is inserted while it runs is used immediately in prices, facets and lists, until it is deleted', async () => {
    const { id, key } = await shop.newBook();
    const target = { product_id: id };
    const campaign = await shop.change((db) =>
      addCampaign(db, { key: `sale-${key}`, target, starts_at: minutesAway(-1) }),
    );
    const list = await shop.list({ include: [`dc_${campaign}`] });
    expect(list.ids).toEqual([id]);
    expect(list.price).toEqual({ lowest: 80, highest: 80 });
    expect(countsOf(list, 'Discount')).toEqual({ 'd_11-20': 1 });
    expect(await queryProduct(shop, key)).toMatchObject({ unitPrice: { sellingPriceIncVat: 80 } });
    expect(await shop.idsIn({}, { discountCampaignAlias: `sale-${key}` })).toEqual([id]);
    await shop.change((db) => db.deleteFrom('campaign').where('campaign_id', '=', campaign).execute());
    expect(await shop.idsIn({ include: [`dc_${campaign}`] })).toEqual([]);
    expect((await shop.list({ include: [`a_${key}`] })).price).toEqual({ lowest: 100, highest: 100 });
  });

  test('starts and ends without any change of the database', async () => {
    const { id, key } = await shop.newBook();
    const hour = 3_600_000;
    // More than a day away, so that one timer is not enough.
    const times = { starts_at: new Date(Date.now() + 60 * hour), ends_at: new Date(Date.now() + 62 * hour) };
    const priceInList = async () => (await shop.list({ include: [`a_${key}`] })).price?.lowest;
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      await shop.change((db) =>
        addCampaign(db, { key: `short-${key}`, target: { product_id: id }, ...times }),
      );
      // The time to wait, and the price afterwards.
      for (const [hours, price] of [
        [59, 100],
        [2, 80],
        [2, 100],
      ] as const) {
        await vi.advanceTimersByTimeAsync(hours * hour);
        // Waits for the update that the timer started.
        await shop.backend.refreshCatalogue();
        expect(await priceInList()).toBe(price);
      }
    } finally {
      vi.useRealTimers();
    }
  });
});
