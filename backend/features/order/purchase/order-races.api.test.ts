import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repetitions } from '../../../../tests/full-run.ts';
import { type OrderShop, openOrderShop, placeOrderMutation } from '../order-shop.fixture.ts';
import { insertFilledCarts, type OrderProcess, startOrderProcess } from './start-order-process.fixture.ts';

const [copies, buyers] = [10, 100];
/** Each round needs a book: 20 with three processes, and 3 with one. */
const bookCount = 23;
const checkoutQuery = `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
  completed order { orderId } } }`;

let shop: OrderShop;
let processes: OrderProcess[];
let books: number[];
beforeAll(async () => {
  shop = await openOrderShop();
  books = [];
  for (let book = 0; book < bookCount; book++) books.push(await shop.addBook({ in_stock: copies }));
  await shop.backend.refreshCatalogue();
  processes = await Promise.all([1, 2, 3].map(() => startOrderProcess(shop)));
  // Adding 23 books and starting three processes takes long on a busy machine.
}, 300_000);
afterAll(async () => {
  for (const process of processes) await process.end();
  await shop.close();
});

/** All buyers order concurrently. Those who get a copy pay and return, to another process. */
async function buyConcurrently(skuId: number, orderProcesses: readonly OrderProcess[]) {
  const carts = await insertFilledCarts(shop, buyers, skuId);
  const processFor = (index: number) => orderProcesses[index % orderProcesses.length] ?? shop;
  return Promise.all(
    carts.map(async (cartId, index) => {
      // One e-mail address per purchase, because orders of an address are limited.
      const checkout = shop.checkoutWith({ email: `buyer-${skuId}-${index}@example.se` });
      const { data, errors } = await processFor(index).query(placeOrderMutation, { cartId, checkout });
      if (errors) return errors.map(({ extensions }) => extensions);
      const reference = new URL(data.placeOrder.redirectUrl).pathname.slice(1);
      await shop.provider.setPaymentState(reference, 'authorized');
      const returned = await processFor(index + 1).query(checkoutQuery, { id: reference, cartId });
      return returned.data.checkout.order.orderId as string;
    }),
  );
}

async function expectTenSold(skuId: number, outcomes: unknown[]): Promise<void> {
  const orderIds = outcomes.filter((outcome) => typeof outcome === 'string');
  expect(new Set(orderIds).size).toBe(copies);
  expect(orderIds).toHaveLength(copies);
  for (const errors of outcomes.filter((outcome) => typeof outcome !== 'string'))
    expect(errors).toEqual([{ code: 'INSUFFICIENT_STOCK', stock: 0, inCart: 1, skuId }]);
  expect(await shop.stockOf(skuId)).toBe(0);
  const sold = await shop.db
    .selectFrom('order_line')
    .select(['quantity', 'taken'])
    .where('sku_id', '=', skuId)
    .execute();
  expect(sold).toEqual(Array(copies).fill({ quantity: 1, taken: 1 }));
  const reservations = await shop.db
    .selectFrom('stock_reservation')
    .selectAll()
    .where('sku_id', '=', skuId)
    .execute();
  expect(reservations).toEqual([]);
}

describe(`${buyers} concurrent buyers of ${copies} copies`, () => {
  test.each(Array.from({ length: repetitions(20) }, (_, round) => round))(
    'get ten orders and ninety errors from three processes (%i)',
    async (round) => {
      const skuId = books[round] ?? 0;
      await expectTenSold(skuId, await buyConcurrently(skuId, processes));
    },
  );

  test.each([20, 21, 22].slice(0, repetitions(3)))(
    'get ten orders and ninety errors from one process (%i)',
    async (round) => {
      const skuId = books[round] ?? 0;
      await expectTenSold(skuId, await buyConcurrently(skuId, processes.slice(0, 1)));
    },
  );
});

test('one cart ordered concurrently in three processes becomes one order', async () => {
  const skuId = await shop.addBook({ in_stock: 5 });
  for (const process of processes) await process.runJobs();
  const [cartId = ''] = await insertFilledCarts(shop, 1, skuId);
  const checkout = shop.checkoutWith({ email: 'three@example.se' });
  const placed = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      processes[index % 3]?.query(placeOrderMutation, { cartId, checkout }),
    ),
  );
  const redirectUrls = new Set(placed.map((result) => result?.data.placeOrder.redirectUrl));
  expect(redirectUrls.size).toBe(1);
  const id = await shop.referenceOf(cartId);
  await shop.provider.setPaymentState(id, 'authorized');
  const returned = await Promise.all(
    Array.from({ length: 12 }, (_, index) => processes[index % 3]?.query(checkoutQuery, { id, cartId })),
  );
  expect(new Set(returned.map((result) => result?.data.checkout.order.orderId)).size).toBe(1);
  expect(await shop.provider.callsOf(id)).toEqual(['capture']);
  expect(await shop.stockOf(skuId)).toBe(4);
});
