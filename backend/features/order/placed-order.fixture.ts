import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import type { TestShop } from '../../../tests/api/test-shop.ts';
import { details, placing, usualDelivery } from './order-shop.fixture.ts';

export interface PlacedOrder {
  orderId: string;
  publicId: string;
  cartId: string;
  paymentId: string;
}

/** An order of a customer in the demo shop. Their balance pays for it, so no provider is asked. */
export async function placeByBalance(
  shop: Pick<TestShop, 'ask' | 'db'>,
  skuId: number,
  headers: Record<string, string>,
): Promise<PlacedOrder> {
  const { data } = await shop.ask('{ getUser { id } getCart(marketId: "se") { id } }', {}, headers);
  const [customerId, cartId] = [data.getUser.id, data.getCart.id];
  const given = { customerId, currencyCode: 'SEK', amount: 10_000_000, reason: 'correction' } as const;
  await shop.db.transaction().execute((trx) => addToBalance(trx, given));
  const adding =
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }';
  await shop.ask(adding, { id: cartId, item: { skuId, quantity: 1 } }, headers);
  const checkout = { ...details, shippingId: await usualDelivery(shop.db) };
  const placed = await shop.ask(placing, { cartId, checkout }, headers);
  if (placed.errors) throw new Error(JSON.stringify(placed.errors));
  const { payment_id } = await shop.db
    .selectFrom('payment')
    .select('payment_id')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return { ...placed.data.placeOrder, cartId, paymentId: payment_id };
}
