import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addCampaign, addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop } from '../../../tests/api/test-shop.ts';
import { type ChangingShop, openChangingShop } from './changing-shop.fixture.ts';
import type { ShopChange } from './shop-change.ts';

let shop: ChangingShop;
const changes: ShopChange[] = [];
beforeAll(async () => {
  shop = await openChangingShop();
  shop.backend.onChange((change) => void changes.push(change));
});
afterAll(() => shop.close());
beforeEach(() => void changes.splice(0));

const changedProductIds = () =>
  changes.flatMap((change) => (change.kind === 'products' ? [...change.productIds] : []));

describe('Subscribers are notified', () => {
  test.each(['price', 'stock', 'text'] as const)('of the product whose %s changed', async (what) => {
    const { id } = await shop.newBook();
    changes.splice(0);
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
    expect(changedProductIds()).toEqual([id]);
    expect(changes.map(({ kind }) => kind)).toEqual(['products']);
  });

  test('of the other editions of a changed book, which may represent it in lists', async () => {
    const { data } = await shop.query(
      '{ products(take: 50) { products { productId variantGroup { variants { productId } } } } }',
    );
    const { productId, variantGroup } = data.products.products.find(
      (product: { variantGroup: { variants: unknown[] } | null }) =>
        (product.variantGroup?.variants.length ?? 0) > 1,
    );
    await shop.change((db) =>
      db.updateTable('sku').set({ in_stock: 3 }).where('product_id', '=', productId).execute(),
    );
    for (const variant of variantGroup.variants) expect(changedProductIds()).toContain(variant.productId);
  });

  test('of a change of shared data', async () => {
    await shop.change((db) => db.updateTable('vat_rate').set({ basis_points: 2500 }).execute());
    expect(changes).toContainEqual({ kind: 'everything' });
  });

  test('of everything if a menu changes, because every page has it', async () => {
    await shop.change((db) => db.updateTable('menu_item_text').set({ label: 'Ny' }).execute());
    expect(changes).toEqual([{ kind: 'everything' }]);
  });

  test('of content, and of products changed in the same transaction', async () => {
    const changeContent = () =>
      shop.change((db) => db.updateTable('widget_collection').set({ area_index: 7 }).execute());
    await changeContent();
    expect(changes).toEqual([{ kind: 'content' }]);
    const { id } = await shop.newBook();
    changes.splice(0);
    await shop.change(async (db) => {
      await db.updateTable('widget_collection').set({ area_index: 8 }).execute();
      await db.updateTable('sku').set({ in_stock: 2 }).where('product_id', '=', id).execute();
    });
    expect(changes).toHaveLength(2);
    expect(changes).toContainEqual({ kind: 'content' });
    expect(changedProductIds()).toEqual([id]);
  });

  test('when the catalogue contains the change, not before', async () => {
    const { id } = await shop.newBook();
    const stockLevels: Promise<number>[] = [];
    shop.backend.onChange(() => {
      stockLevels.push(
        shop
          .query('query ($id: Int) { product(productId: $id) { totalStock { inStock } } }', { id })
          .then(({ data }) => data.product.totalStock.inStock),
      );
    });
    await shop.change((db) =>
      db.updateTable('sku').set({ in_stock: 41 }).where('product_id', '=', id).execute(),
    );
    expect(await Promise.all(stockLevels)).toEqual([41]);
  });

  test('of nothing if nothing changed', async () => {
    await shop.change(async () => undefined);
    expect(changes).toEqual([]);
  });
});

describe('When a campaign starts', () => {
  afterEach(() => void vi.useRealTimers());

  test.each(['memory', 'postgres'])('subscribers are notified of everything (%s)', async (engine) => {
    const testShop = await openTestShop({ CATALOGUE_ENGINE: engine });
    const starts_at = new Date(Date.now() + 3_600_000);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    await changeShop(testShop, async (db) => {
      const product_id = await addProduct(db, { key: 'reduced-soon' });
      await addCampaign(db, { key: 'in-an-hour', target: { product_id }, starts_at });
    });
    const received: ShopChange[] = [];
    testShop.backend.onChange((change) => void received.push(change));
    await vi.advanceTimersByTimeAsync(3_600_000 + 1000);
    await testShop.backend.refreshCatalogue();
    expect(received).toContainEqual({ kind: 'everything' });
    vi.useRealTimers();
    await testShop.close();
  });
});
