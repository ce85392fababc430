import { pino } from 'pino';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { shipOrder } from '#backend/features/order/management/ship-order.ts';
import { checkoutInput } from '#backend/features/order/order-shop.fixture.ts';
import { refundOrder } from '#backend/features/order/refund/refund-order.ts';
import { LOCALES } from '#contract/locales.ts';
import type { AccountShop } from './account-shop.ts';
import { PASSWORD } from './customer.ts';

export const TRACKING = 'https://carrier.example/P-1';

const addresses = {
  sv: { marketId: 'se', currencyCode: 'SEK', country: 'SE', zip: '11122', city: 'Stockholm' },
  fi: { marketId: 'fi', currencyCode: 'EUR', country: 'FI', zip: '00100', city: 'Helsinki' },
} as const;

/** Gives a customer an open order and a shipped one, of which one of two books is refunded. Returns the order numbers. */
export async function createOrders(shop: AccountShop, email: string, locale: keyof typeof addresses) {
  const { db } = shop;
  const { marketId, currencyCode, ...address } = addresses[locale];
  const { token } = await new AuthClient({
    fetch: (request) =>
      fetch(new Request(shop.apiUrl + new URL(request.url).pathname + new URL(request.url).search, request)),
  }).signIn(email, PASSWORD);
  const { customer_id: customerId } = await db
    .selectFrom('customer')
    .select('customer_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  // The balance pays, so that no provider is needed.
  await addToBalance(db, { customerId, currencyCode, amount: 1_000_000, reason: 'correction' });
  const { shipping_method_id: shippingId } = await db
    .selectFrom('shipping_fee')
    .select('shipping_method_id')
    .where('market_id', '=', marketId)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();

  const send = async (query: string, variables: object) => {
    const response = await fetch(`${shop.apiUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { marketId, languageId: LOCALES[locale].iso, ...variables } }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const billingAddress = { ...checkoutInput.billingAddress, ...address };
  const order = async (skuIds: number[], changes: object = {}): Promise<number> => {
    const { getCart } = await send('query ($marketId: String) { getCart(marketId: $marketId) { id } }', {});
    for (const skuId of skuIds) await send(addToCart, { id: getCart.id, item: { skuId, quantity: 1 } });
    const checkout = { ...checkoutInput, email, shippingId, billingAddress, ...changes };
    const { placeOrder } = await send(placeOrderMutation, { cartId: getCart.id, checkout });
    return Number(placeOrder.orderId);
  };

  const { products } = await send(booksQuery, {});
  const skuIds: number[] = products.products
    .flatMap(({ skus }: { skus: { skuId: number; stock: { inStock: number } }[] }) =>
      skus.filter(({ stock }) => stock.inStock > 8).slice(0, 1),
    )
    .map(({ skuId }: { skuId: number }) => skuId);
  const shipped = await order(skuIds.slice(0, 2), {
    shippingAddress: { ...billingAddress, firstName: 'Anita', addressLine1: 'Lillgatan 2' },
  });
  const open = await order(skuIds.slice(2, 3));
  const services = { db, log: pino({ level: 'silent' }), providers: new Map() };
  const shipment = { actor: 'merchant', note: '', parcelNumber: 'P-1', trackingLink: TRACKING } as const;
  await shipOrder(services, shipped, shipment);
  const lines = [{ index: 0, quantity: 1 }];
  await refundOrder(services, shipped, { lines, toBalance: true, reason: 'torn', actor: 'merchant' });
  return { open, shipped };
}

const booksQuery = `query ($marketId: String, $languageId: String) {
  products(take: 30, filter: { sort: NONE }, marketId: $marketId, languageId: $languageId) {
    products { skus { skuId stock { inStock } } } } }`;

const addToCart = `mutation ($id: String!, $item: CartItemInputType!, $marketId: String) {
  addToCart(id: $id, item: $item, marketId: $marketId) { id } }`;

const placeOrderMutation = `mutation ($cartId: String!, $checkout: CheckoutInputType!, $marketId: String, $languageId: String) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: $marketId, languageId: $languageId) { orderId } }`;
