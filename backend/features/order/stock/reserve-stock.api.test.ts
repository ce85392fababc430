import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { releaseExpiredReservations, releaseStock } from './release-stock.ts';
import { reserveStock } from './reserve-stock.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const newCart = () => shop.cartWith({});

function reserve(cartId: string, ...lines: [skuId: number, quantity: number][]) {
  return shop.db.transaction().execute((trx) =>
    reserveStock(
      trx,
      cartId,
      lines.map(([skuId, quantity]) => ({ skuId, quantity })),
    ),
  );
}

async function expire(cartId: string): Promise<void> {
  const expires_at = new Date(Date.now() - 1000);
  await shop.db.updateTable('stock_reservation').set({ expires_at }).where('cart_id', '=', cartId).execute();
}

describe('a reservation', () => {
  test('reduces the stock immediately, and restores it when it is released', async () => {
    const sku = await shop.addBook({ in_stock: 10 });
    const cart = await newCart();
    expect(await reserve(cart, [sku, 4])).toEqual([{ sku_id: sku, quantity: 4, taken: 4 }]);
    expect(await shop.stockOf(sku)).toBe(6);
    await shop.db.transaction().execute((trx) => releaseStock(trx, cart));
    expect(await shop.stockOf(sku)).toBe(10);
    await shop.db.transaction().execute((trx) => releaseStock(trx, cart));
    expect(await shop.stockOf(sku)).toBe(10);
  });

  test('adds up the lines of one SKU', async () => {
    const sku = await shop.addBook({ in_stock: 5 });
    const cart = await newCart();
    await expect(reserve(cart, [sku, 3], [sku, 3])).rejects.toMatchObject({
      extensions: { code: 'INSUFFICIENT_STOCK', stock: 5, inCart: 6, skuId: sku },
    });
    expect(await reserve(cart, [sku, 3], [sku, 2])).toEqual([{ sku_id: sku, quantity: 5, taken: 5 }]);
  });

  test('uses oversellable units up to their limit, and static stock without reducing it', async () => {
    const ordered = await shop.addBook({ in_stock: 2, oversellable: 3 });
    const digital = await shop.addBook({ in_stock: 0, static_stock: 50 });
    await reserve(await newCart(), [ordered, 4], [digital, 1]);
    expect([await shop.stockOf(ordered), await shop.stockOf(digital)]).toEqual([-2, 0]);
    await expect(reserve(await newCart(), [ordered, 2])).rejects.toMatchObject({ extensions: { stock: 1 } });
    await reserve(await newCart(), [ordered, 1], [digital, 1]);
    expect(await shop.stockOf(ordered)).toBe(-3);
    await expect(reserve(await newCart(), [digital, 2])).rejects.toMatchObject({ extensions: { stock: 1 } });
  });

  test("is replaced by the cart's next reservation, entirely or not at all", async () => {
    const [one, other] = [await shop.addBook({ in_stock: 5 }), await shop.addBook({ in_stock: 1 })];
    const cart = await newCart();
    await reserve(cart, [one, 5]);
    await reserve(cart, [one, 2], [other, 1]);
    expect([await shop.stockOf(one), await shop.stockOf(other)]).toEqual([3, 0]);
    await expect(reserve(cart, [one, 5], [other, 2])).rejects.toMatchObject({ extensions: { skuId: other } });
    expect([await shop.stockOf(one), await shop.stockOf(other)]).toEqual([3, 0]);
    await reserve(cart, [other, 1]);
    expect([await shop.stockOf(one), await shop.stockOf(other)]).toEqual([5, 0]);
  });

  test('is released once when it expires, even if several jobs run', async () => {
    const sku = await shop.addBook({ in_stock: 3 });
    const [expired, open] = [await newCart(), await newCart()];
    await reserve(expired, [sku, 2]);
    await reserve(open, [sku, 1]);
    await expire(expired);
    await Promise.all([1, 2, 3].map(() => releaseExpiredReservations(shop)));
    expect(await shop.stockOf(sku)).toBe(2);
  });
});

test('ten of 100 concurrent carts get the last ten copies', async () => {
  const sku = await shop.addBook({ in_stock: 10 });
  const carts = await Promise.all(Array.from({ length: 100 }, newCart));
  const attempts = await Promise.allSettled(carts.map((cart) => reserve(cart, [sku, 1])));
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const insufficient = { code: 'INSUFFICIENT_STOCK', stock: 0, inCart: 1, skuId: sku };
  for (const attempt of attempts)
    if (attempt.status === 'rejected') expect(attempt.reason.extensions).toEqual(insufficient);
  expect(await shop.stockOf(sku)).toBe(0);
});

test('concurrent carts with the same SKUs in different order do not deadlock', async () => {
  const skus = await Promise.all(Array.from({ length: 4 }, () => shop.addBook({ in_stock: 1000 })));
  const carts = await Promise.all(Array.from({ length: 40 }, newCart));
  await Promise.all(
    carts.map((cart, cartIndex) => {
      const lines = skus.map((sku, index): [number, number] => [
        skus[(index + cartIndex) % 4] ?? sku,
        1 + index,
      ]);
      return reserve(cart, ...(cartIndex % 2 ? lines.reverse() : lines));
    }),
  );
  expect(await Promise.all(skus.map(shop.stockOf))).toEqual([900, 900, 900, 900]);
});
