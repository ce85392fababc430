import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import type { TestShop } from '../../../tests/api/test-shop.ts';
import { checkoutInput, findDefaultShippingId, placeOrderMutation } from './order-shop.fixture.ts';

export interface PlacedOrder {
  orderId: string;
  publicId: string;
  cartId: string;
  paymentId: string;
}

/** Places an order of a customer in the demo shop, paid by balance, so that no provider is needed. */
export async function placeOrderPaidByBalance(
  shop: Pick<TestShop, 'query' | 'db'>,
  skuId: number,
  headers: Record<string, string>,
): Promise<PlacedOrder> {
  const { data } = await shop.query('{ getUser { id } getCart(marketId: "se") { id } }', {}, headers);
  const [customerId, cartId] = [data.getUser.id, data.getCart.id];
  const credit = { customerId, currencyCode: 'SEK', amount: 10_000_000, reason: 'correction' } as const;
  await shop.db.transaction().execute((trx) => addToBalance(trx, credit));
  const addToCart =
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }';
  await shop.query(addToCart, { id: cartId, item: { skuId, quantity: 1 } }, headers);
  const checkout = { ...checkoutInput, shippingId: await findDefaultShippingId(shop.db) };
  const placed = await shop.query(placeOrderMutation, { cartId, checkout }, headers);
  if (placed.errors) throw new Error(JSON.stringify(placed.errors));
  const { payment_id } = await shop.db
    .selectFrom('payment')
    .select('payment_id')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return { ...placed.data.placeOrder, cartId, paymentId: payment_id };
}
