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

const homes = {
  sv: { marketId: 'se', currencyCode: 'SEK', country: 'SE', zip: '11122', city: 'Stockholm' },
  fi: { marketId: 'fi', currencyCode: 'EUR', country: 'FI', zip: '00100', city: 'Helsinki' },
} as const;

/** A customer of whom one order is open and another was sent, with one of its two books paid back. */
export async function giveOrders(shop: AccountShop, email: string, locale: keyof typeof homes) {
  const { db } = shop;
  const { marketId, currencyCode, ...home } = homes[locale];
  const { token } = await new AuthClient({
    fetch: (request) =>
      fetch(new Request(shop.apiUrl + new URL(request.url).pathname + new URL(request.url).search, request)),
  }).signIn(email, PASSWORD);
  const { customer_id: customerId } = await db
    .selectFrom('customer')
    .select('customer_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  // Their balance pays, so no provider is asked.
  await addToBalance(db, { customerId, currencyCode, amount: 1_000_000, reason: 'correction' });
  const { shipping_method_id: shippingId } = await db
    .selectFrom('shipping_fee')
    .select('shipping_method_id')
    .where('market_id', '=', marketId)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();

  const ask = async (query: string, variables: object) => {
    const response = await fetch(`${shop.apiUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { marketId, languageId: LOCALES[locale].iso, ...variables } }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const billingAddress = { ...checkoutInput.billingAddress, ...home };
  const place = async (skuIds: number[], changes: object = {}): Promise<number> => {
    const { getCart } = await ask('query ($marketId: String) { getCart(marketId: $marketId) { id } }', {});
    for (const skuId of skuIds) await ask(adding, { id: getCart.id, item: { skuId, quantity: 1 } });
    const checkout = { ...checkoutInput, email, shippingId, billingAddress, ...changes };
    const { placeOrder } = await ask(placing, { cartId: getCart.id, checkout });
    return Number(placeOrder.orderId);
  };

  const { products } = await ask(books, {});
  const skuIds: number[] = products.products
    .flatMap(({ skus }: { skus: { skuId: number; stock: { inStock: number } }[] }) =>
      skus.filter(({ stock }) => stock.inStock > 8).slice(0, 1),
    )
    .map(({ skuId }: { skuId: number }) => skuId);
  const sent = await place(skuIds.slice(0, 2), {
    shippingAddress: { ...billingAddress, firstName: 'Anita', addressLine1: 'Lillgatan 2' },
  });
  const open = await place(skuIds.slice(2, 3));
  const services = { db, log: pino({ level: 'silent' }), providers: new Map() };
  const shipment = { actor: 'merchant', note: '', parcelNumber: 'P-1', trackingLink: TRACKING } as const;
  await shipOrder(services, sent, shipment);
  const lines = [{ index: 0, quantity: 1 }];
  await refundOrder(services, sent, { lines, toBalance: true, reason: 'torn', actor: 'merchant' });
  return { open, sent };
}

const books = `query ($marketId: String, $languageId: String) {
  products(take: 30, filter: { sort: NONE }, marketId: $marketId, languageId: $languageId) {
    products { skus { skuId stock { inStock } } } } }`;

const adding = `mutation ($id: String!, $item: CartItemInputType!, $marketId: String) {
  addToCart(id: $id, item: $item, marketId: $marketId) { id } }`;

const placing = `mutation ($cartId: String!, $checkout: CheckoutInputType!, $marketId: String, $languageId: String) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: $marketId, languageId: $languageId) { orderId } }`;
