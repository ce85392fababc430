import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addCampaign, addProduct, changeShop } from '#backend/features/product/added-product.fixture.ts';
import { openTestShop } from '../../tests/api/test-shop.ts';
import { type ChangingShop, openChangingShop } from './changing-shop.fixture.ts';
import type { ShopChange } from './shop-change.ts';

let shop: ChangingShop;
const told: ShopChange[] = [];
beforeAll(async () => {
  shop = await openChangingShop();
  shop.backend.onChange((change) => void told.push(change));
});
afterAll(() => shop.close());
beforeEach(() => void told.splice(0));

const toldProducts = () =>
  told.flatMap((change) => (change.kind === 'products' ? [...change.productIds] : []));

describe('Whoever keeps answers is told', () => {
  test.each(['price', 'stock', 'text'] as const)('of a changed %s by the product', async (what) => {
    const { id } = await shop.newBook();
    told.splice(0);
    await shop.change(async (db) => {
      const skus = db.selectFrom('sku').select('sku_id').where('product_id', '=', id);
      if (what === 'price')
        await db
          .updateTable('price')
          .set({ selling_price: 9900, regular_price: 9900 })
          .where('sku_id', 'in', skus)
          .execute();
      if (what === 'stock')
        await db.updateTable('sku').set({ in_stock: 1 }).where('product_id', '=', id).execute();
      if (what === 'text')
        await db.updateTable('product_text').set({ name: 'Ny' }).where('product_id', '=', id).execute();
    });
    expect(toldProducts()).toEqual([id]);
    expect(told.map(({ kind }) => kind)).toEqual(['products']);
  });

  test('of the other editions of a changed book, which stand in lists in its place', async () => {
    const { data } = await shop.ask(
      '{ products(take: 50) { products { productId variantGroup { variants { productId } } } } }',
    );
    const { productId, variantGroup } = data.products.products.find(
      (product: { variantGroup: { variants: unknown[] } | null }) =>
        (product.variantGroup?.variants.length ?? 0) > 1,
    );
    await shop.change((db) =>
      db.updateTable('sku').set({ in_stock: 3 }).where('product_id', '=', productId).execute(),
    );
    for (const variant of variantGroup.variants) expect(toldProducts()).toContain(variant.productId);
  });

  test('of a change of what many share', async () => {
    await shop.change((db) => db.updateTable('vat_rate').set({ basis_points: 2500 }).execute());
    expect(told).toContainEqual({ kind: 'everything' });
  });

  test('of menus, which stand on every page', async () => {
    await shop.change((db) => db.updateTable('menu_item_text').set({ label: 'Ny' }).execute());
    expect(told).toEqual([{ kind: 'everything' }]);
  });

  test('of pages that editors made, and of products changed along with them', async () => {
    const changeContent = () =>
      shop.change((db) => db.updateTable('widget_collection').set({ area_index: 7 }).execute());
    await changeContent();
    expect(told).toEqual([{ kind: 'content' }]);
    const { id } = await shop.newBook();
    told.splice(0);
    await shop.change(async (db) => {
      await db.updateTable('widget_collection').set({ area_index: 8 }).execute();
      await db.updateTable('sku').set({ in_stock: 2 }).where('product_id', '=', id).execute();
    });
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({ kind: 'content' });
    expect(toldProducts()).toEqual([id]);
  });

  test('when answers show the change, not before', async () => {
    const { id } = await shop.newBook();
    const seen: Promise<number>[] = [];
    shop.backend.onChange(() => {
      seen.push(
        shop
          .ask('query ($id: Int) { product(productId: $id) { totalStock { inStock } } }', { id })
          .then(({ data }) => data.product.totalStock.inStock),
      );
    });
    await shop.change((db) =>
      db.updateTable('sku').set({ in_stock: 41 }).where('product_id', '=', id).execute(),
    );
    expect(await Promise.all(seen)).toEqual([41]);
  });

  test('of nothing when nothing was changed', async () => {
    await shop.change(async () => undefined);
    expect(told).toEqual([]);
  });
});

describe('When a campaign begins', () => {
  afterEach(() => void vi.useRealTimers());

  test.each(['memory', 'postgres'])('everything is told to have changed (%s)', async (engine) => {
    const own = await openTestShop({ CATALOGUE_ENGINE: engine });
    const starts_at = new Date(Date.now() + 3_600_000);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    await changeShop(own, async (db) => {
      const product_id = await addProduct(db, { key: 'reduced-soon' });
      await addCampaign(db, { key: 'in-an-hour', target: { product_id }, starts_at });
    });
    const heard: ShopChange[] = [];
    own.backend.onChange((change) => void heard.push(change));
    await vi.advanceTimersByTimeAsync(3_600_000 + 1000);
    await own.backend.refreshCatalogue();
    expect(heard).toContainEqual({ kind: 'everything' });
    vi.useRealTimers();
    await own.close();
  });
});
