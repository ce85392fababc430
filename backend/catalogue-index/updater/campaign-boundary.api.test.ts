import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addCampaign } from '#backend/features/product/add-product.fixture.ts';
import { type ChangingShop, openChangingShop } from './changing-shop.fixture.ts';

let shop: ChangingShop;
beforeAll(async () => {
  shop = await openChangingShop();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => shop.close());

test('a campaign starts even if another product is updated at the same moment', async () => {
  const [reduced, other] = [await shop.newBook(), await shop.newBook()];
  const starts_at = new Date(Date.now() + 3_600_000);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await shop.change((db) =>
    addCampaign(db, { key: 'on-the-hour', target: { product_id: reduced.id }, starts_at }),
  );
  // The campaign has started, but the timer has not fired yet.
  vi.setSystemTime(starts_at.getTime() + 5);
  await shop.change((db) =>
    db.updateTable('sku').set({ in_stock: 3 }).where('product_id', '=', other.id).execute(),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  await shop.backend.refreshCatalogue();
  expect((await shop.list({ include: [`a_${reduced.key}`] })).price).toEqual({ lowest: 80, highest: 80 });
});
