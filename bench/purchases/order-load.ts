// Simulates buyers over HTTP from a separate process, each from an empty cart to a paid order. Loopback only.
import type { LoadTimes } from '../load/http-load.ts';
import { type KeepAliveConnection, openKeepAliveConnection } from '../load/keep-alive-connection.ts';
import { acceptLoad, runLoadProcess } from '../load/load-process.ts';

interface OrderLoad {
  url: string;
  orders: number;
  skuIds: readonly number[];
  paymentId: number;
  shippingId: number;
}

const concurrentBuyers = 16;
const scope = 'marketId: "se", languageId: "sv-SE"';
const getCartQuery = `{ getCart(${scope}) { id } }`;
const addToCartMutation = `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, ${scope}) {
  items { id quantity product { name } totalPrice { sellingPriceIncVatFormatted } }
  summary { total { sellingPriceIncVatFormatted } } } }`;
const updateCheckoutMutation = `mutation ($id: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $id, checkout: $checkout, ${scope}) {
  paymentOptions { id displayName isSelected } shippingOptions { id displayName feeIncVatFormatted isSelected }
  cart { summary { total { sellingPriceIncVatFormatted } } } } }`;
const placeOrderMutation = `mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout, ${scope}) {
  status redirectUrl } }`;
const confirmationQuery = `query ($reference: String!, $id: String) { checkout(id: $reference, cartId: $id, paymentType: STANDARD, ${scope}) {
  completed order { orderId sum } } }`;

export function loadOrders(load: OrderLoad): Promise<LoadTimes> {
  return runLoadProcess(import.meta.filename, load);
}

async function run(load: OrderLoad): Promise<void> {
  const { hostname, port } = new URL(load.url);
  if (hostname !== '127.0.0.1') throw new Error('Load is allowed on loopback only.');
  const connections = await Promise.all(
    Array.from({ length: concurrentBuyers }, () => openKeepAliveConnection(Number(port))),
  );
  const times: number[] = [];
  let started = 0;
  const start = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      while (started < load.orders) {
        const index = started++;
        const startTime = performance.now();
        await buy(load, connection, index);
        times.push(performance.now() - startTime);
      }
    }),
  );
  const perSecond = load.orders / ((performance.now() - start) / 1000);
  for (const connection of connections) connection.close();
  times.sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  process.send?.({ p50: at(0.5), p99: at(0.99), mean, perSecond } satisfies LoadTimes);
  process.disconnect();
}

async function buy(
  { url, skuIds, paymentId, shippingId }: OrderLoad,
  connection: KeepAliveConnection,
  index: number,
): Promise<void> {
  const { pathname } = new URL(url);
  // Every buyer sends from another network, because orders are rate-limited by network.
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const send = async (query: string, variables: object = {}): Promise<Record<string, unknown>> => {
    const response = await connection.post(
      pathname,
      { 'x-apikey': 'demo', 'x-forwarded-for': address },
      JSON.stringify({ query, variables }),
    );
    const { data, errors } = JSON.parse(response);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { getCart } = await send(getCartQuery);
  const { id } = getCart as { id: string };
  await send(addToCartMutation, { id, item: { skuId: skuIds[index % skuIds.length], quantity: 1 } });
  const checkout = checkoutInput(index, { paymentId, shippingId });
  await send(updateCheckoutMutation, { id, checkout });
  const { placeOrder } = await send(placeOrderMutation, { id, checkout });
  const { redirectUrl } = placeOrder as { redirectUrl: string };
  const reference = new URL(redirectUrl).searchParams.get('reference');
  const { checkout: purchase } = await send(confirmationQuery, { id, reference });
  if ((purchase as { completed: boolean }).completed !== true)
    throw new Error(`Purchase ${reference} was not completed.`);
}

function checkoutInput(index: number, optionIds: { paymentId: number; shippingId: number }) {
  return {
    ...optionIds,
    email: `buyer-${index}@example.se`,
    customerType: 'PERSON',
    acceptedConsents: ['order'],
    billingAddress: {
      firstName: 'Karin',
      lastName: 'Boye',
      addressLine1: 'Storgatan 1',
      zip: '11122',
      city: 'Stockholm',
      country: 'SE',
      mobile: '0701234567',
    },
    checkoutUrls: { redirectUrl: 'http://127.0.0.1/checkout/confirm' },
  };
}

acceptLoad(import.meta.filename, run);
