import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { placeOrderPaidByBalance } from '#backend/features/order/placed-order.fixture.ts';
import { createQuotation } from '#backend/features/quotation/create-quotation.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ ORDER_QUANTITY: '9' }, { providers: new Map([['sandbox', {} as never]]) });
});
afterAll(() => shop.close());

test('An accepted quotation is ordered once at its price, above the limit of an order; the next cart has the normal price', async () => {
  const email = 'inkop@skolan.se';
  const headers = await signedInHeaders(shop.backend, email);
  const [offered, other] = await shop.db
    .selectFrom('sku')
    .select('sku_id')
    .where('in_stock', '>', 30)
    .where('static_stock', '=', 0)
    .orderBy('sku_id')
    .limit(2)
    .execute();
  const skuId = offered?.sku_id ?? 0;
  await createQuotation(shop.db, {
    email,
    marketAlias: 'se',
    days: 14,
    name: '',
    terms: '',
    madeBy: 'Olle',
    lines: [{ skuId, quantity: 10, price: 5 }],
  });
  const quotations = '{ listQuotationCarts { id quotation { status orderId } } }';
  const { id } = (await shop.query(quotations, {}, headers)).data.listQuotationCarts[0];
  await shop.query(`mutation { acceptQuotation(quotationId: "${id}") { id } }`, {}, headers);

  const order = await placeOrderPaidByBalance(shop, other?.sku_id ?? 0, headers);
  const { draft } = await shop.db
    .selectFrom('shop_order')
    .select('draft')
    .where('order_id', '=', Number(order.orderId))
    .executeTakeFirstOrThrow();
  const { lines } = draft as unknown as { lines: { skuId: number; paid: { incVat: number } }[] };
  expect(lines.find((line) => line.skuId === skuId)).toMatchObject({ quantity: 10, paid: { incVat: 5000 } });
  const { data } = await shop.query(quotations, {}, headers);
  expect(data.listQuotationCarts[0].quotation).toEqual({ status: 'FINALIZED', orderId: order.orderId });

  const again = await shop.query(
    `mutation ($id: String!, $item: CartItemInputType!) {
      addToCart(id: $id, item: $item) { items { unitPrice { sellingPriceIncVat } } } }`,
    {
      id: (await shop.query('{ getCart { id } }', {}, headers)).data.getCart.id,
      item: { skuId, quantity: 9 },
    },
    headers,
  );
  expect(again.data.addToCart.items[0].unitPrice.sellingPriceIncVat).toBeGreaterThan(5);
});
