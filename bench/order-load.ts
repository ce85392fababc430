// Buyers over HTTP from a process of their own, each from an empty cart to an order that is paid. Loopback only.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { LoadTimes } from './http-load.ts';
import { type KeptConnection, keepConnection } from './kept-connection.ts';

export interface OrderLoad {
  url: string;
  orders: number;
  skuIds: readonly number[];
  paymentId: number;
  shippingId: number;
}

/** So many buy at the same time. */
const buyers = 16;
const scope = 'marketId: "se", languageId: "sv-SE"';
const begin = `{ getCart(${scope}) { id } }`;
const add = `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, ${scope}) {
  items { id quantity product { name } totalPrice { sellingPriceIncVatFormatted } }
  summary { total { sellingPriceIncVatFormatted } } } }`;
const fill = `mutation ($id: String!, $checkout: CheckoutInputType) { createOrUpdateCheckout(cartId: $id, checkout: $checkout, ${scope}) {
  paymentOptions { id displayName isSelected } shippingOptions { id displayName feeIncVatFormatted isSelected }
  cart { summary { total { sellingPriceIncVatFormatted } } } } }`;
const place = `mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout, ${scope}) {
  status redirectUrl } }`;
const comeBack = `query ($reference: String!, $id: String) { checkout(id: $reference, cartId: $id, paymentType: STANDARD, ${scope}) {
  completed order { orderId sum } } }`;

export async function loadOrders(load: OrderLoad): Promise<LoadTimes> {
  const asking = fork(import.meta.filename, [], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const answered = once(asking, 'message');
  const ended = once(asking, 'exit');
  asking.send(load);
  const [code] = await ended;
  if (code !== 0) throw new Error(`The load ended with ${code}.`);
  return (await answered)[0] as LoadTimes;
}

async function run(load: OrderLoad): Promise<void> {
  const { hostname, port } = new URL(load.url);
  if (hostname !== '127.0.0.1') throw new Error('Load stays on loopback.');
  const connections = await Promise.all(Array.from({ length: buyers }, () => keepConnection(Number(port))));
  const times: number[] = [];
  let begun = 0;
  const start = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      while (begun < load.orders) {
        const turn = begun++;
        const began = performance.now();
        await buy(load, connection, turn);
        times.push(performance.now() - began);
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
  connection: KeptConnection,
  turn: number,
): Promise<void> {
  const { pathname } = new URL(url);
  const ask = async (query: string, variables: object = {}): Promise<Record<string, unknown>> => {
    const answer = await connection.post(
      pathname,
      { 'x-apikey': 'demo' },
      JSON.stringify({ query, variables }),
    );
    const { data, errors } = JSON.parse(answer);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { getCart } = await ask(begin);
  const { id } = getCart as { id: string };
  await ask(add, { id, item: { skuId: skuIds[turn % skuIds.length], quantity: 1 } });
  const checkout = checkoutOf(turn, { paymentId, shippingId });
  await ask(fill, { id, checkout });
  const { placeOrder } = await ask(place, { id, checkout });
  const { redirectUrl } = placeOrder as { redirectUrl: string };
  const reference = new URL(redirectUrl).searchParams.get('reference');
  const { checkout: purchase } = await ask(comeBack, { id, reference });
  if ((purchase as { completed: boolean }).completed !== true)
    throw new Error('A purchase was not completed.');
}

function checkoutOf(turn: number, chosen: { paymentId: number; shippingId: number }) {
  return {
    ...chosen,
    email: `buyer-${turn}@example.se`,
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

if (process.argv[1] === import.meta.filename) {
  setTimeout(() => process.exit(2), 180_000).unref();
  process.once('message', (load) => void run(load as OrderLoad));
}
