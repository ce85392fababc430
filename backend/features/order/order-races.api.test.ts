import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filledCarts, type OrderProcess, startOrderProcess } from './order-processes.fixture.ts';
import { type OrderShop, openOrderShop, placing } from './order-shop.fixture.ts';

const [copies, buyers] = [10, 100];
const paying = `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
  completed order { orderId } } }`;

let shop: OrderShop;
let processes: OrderProcess[];
let books: number[];
beforeAll(async () => {
  shop = await openOrderShop();
  books = [];
  for (let book = 0; book < 23; book++) books.push(await shop.addBook({ in_stock: copies }));
  await shop.backend.refreshCatalogue();
  processes = await Promise.all([1, 2, 3].map(() => startOrderProcess(shop)));
  // 23 books and three more processes, on a machine that may be busy.
}, 300_000);
afterAll(async () => {
  for (const process of processes) await process.end();
  await shop.close();
});

/** Whoever got goods pays, and comes back; all at once. */
async function buyAtOnce(skuId: number, among: readonly OrderProcess[]) {
  const carts = await filledCarts(shop, buyers, skuId);
  const ask = (index: number) => among[index % among.length] ?? shop;
  return Promise.all(
    carts.map(async (cartId, index) => {
      const checkout = shop.checkoutOf({ email: `buyer-${index}@example.se` });
      const { data, errors } = await ask(index).ask(placing, { cartId, checkout });
      if (errors) return errors.map(({ extensions }) => extensions);
      const reference = new URL(data.placeOrder.redirectUrl).pathname.slice(1);
      await shop.provider.say(reference, 'authorized');
      const back = await ask(index + 1).ask(paying, { id: reference, cartId });
      return back.data.checkout.order.orderId as string;
    }),
  );
}

async function expectTenSold(skuId: number, outcomes: unknown[]): Promise<void> {
  const numbers = outcomes.filter((outcome) => typeof outcome === 'string');
  expect(new Set(numbers).size).toBe(copies);
  expect(numbers).toHaveLength(copies);
  for (const refusal of outcomes.filter((outcome) => typeof outcome !== 'string'))
    expect(refusal).toEqual([{ code: 'INSUFFICIENT_STOCK', stock: 0, inCart: 1, skuId }]);
  expect(await shop.stockOf(skuId)).toBe(0);
  const sold = await shop.db
    .selectFrom('order_line')
    .select(['quantity', 'taken'])
    .where('sku_id', '=', skuId)
    .execute();
  expect(sold).toEqual(Array(copies).fill({ quantity: 1, taken: 1 }));
  const held = await shop.db
    .selectFrom('stock_reservation')
    .selectAll()
    .where('sku_id', '=', skuId)
    .execute();
  expect(held).toEqual([]);
}

describe(`${buyers} buyers at once of ${copies} copies`, () => {
  test.each(Array.from({ length: 20 }, (_, round) => round))(
    'in three processes: ten orders, ninety refusals (%i)',
    async (round) => {
      const skuId = books[round] ?? 0;
      await expectTenSold(skuId, await buyAtOnce(skuId, processes));
    },
  );

  test.each([20, 21, 22])('in one process: ten orders, ninety refusals (%i)', async (round) => {
    const skuId = books[round] ?? 0;
    await expectTenSold(skuId, await buyAtOnce(skuId, processes.slice(0, 1)));
  });
});

test('One cart that is ordered, paid and come back from in three processes at once is one order', async () => {
  const skuId = await shop.addBook({ in_stock: 5 });
  for (const process of processes) await process.runJobs();
  const [cartId = ''] = await filledCarts(shop, 1, skuId);
  const checkout = shop.checkoutOf({ email: 'three@example.se' });
  const placed = await Promise.all(
    Array.from({ length: 12 }, (_, index) => processes[index % 3]?.ask(placing, { cartId, checkout })),
  );
  const addresses = new Set(placed.map((answer) => answer?.data.placeOrder.redirectUrl));
  expect(addresses.size).toBe(1);
  const id = await shop.referenceOf(cartId);
  await shop.provider.say(id, 'authorized');
  const back = await Promise.all(
    Array.from({ length: 12 }, (_, index) => processes[index % 3]?.ask(paying, { id, cartId })),
  );
  expect(new Set(back.map((answer) => answer?.data.checkout.order.orderId)).size).toBe(1);
  expect(await shop.provider.callsOf(id)).toEqual(['capture']);
  expect(await shop.stockOf(skuId)).toBe(4);
});
