import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DeliveryUnavailableError } from '#backend/graphql/delivery-service.ts';
import { createHttpDeliveryService } from './http-delivery-service.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const parcel = { countryCode: 'SE', zip: '11322', grams: 400, currencyCode: 'SEK', languageId: 'sv-SE' };
const option = { id: 'home', name: 'Hem', price: { amount: 49, currency: 'SEK' } };

async function startService(listener: RequestListener, timeoutMs?: number) {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  return createHttpDeliveryService(`http://127.0.0.1:${port}/options`, 'key', timeoutMs);
}

const respondWith = (body: string, status = 200) =>
  startService((_, response) => void response.writeHead(status).end(body));

test('returns the options as quotes, without those in another currency', async () => {
  const euro = { ...option, id: 'euro', price: { amount: 1, currency: 'EUR' } };
  const agent = { id: 'A1', name: 'Ica', address1: 'Gatan 1', zip: '11322', city: 'Stockholm' };
  const agents = { ...option, id: 'agents', deliveryTime: 'I morgon', agents: [agent] };
  const service = await respondWith(
    JSON.stringify({ options: [option, euro, agents, { ...option, agents: [] }] }),
  );
  const { address1: addressLine1, ...same } = agent;
  expect(await service.quote(parcel)).toEqual([
    { id: 'home', name: 'Hem', price: 49, expectedTime: null, pickupPoints: null },
    {
      id: 'agents',
      name: 'Hem',
      price: 49,
      expectedTime: 'I morgon',
      pickupPoints: [{ ...same, addressLine1 }],
    },
    { id: 'home', name: 'Hem', price: 49, expectedTime: null, pickupPoints: null },
  ]);
});

const negative = { ...option, price: { amount: -1, currency: 'SEK' } };
test.each([
  ['is not JSON', '<html>', 200],
  ['has another shape', '{"options":[{"id":1}]}', 200],
  ['has a negative price', JSON.stringify({ options: [negative] }), 200],
  ['has an option without a name', JSON.stringify({ options: [{ ...option, name: ' ' }] }), 200],
  ['has too many options', JSON.stringify({ options: Array(51).fill(option) }), 200],
  ['is too long', JSON.stringify({ options: [], padding: 'x'.repeat(600_000) }), 200],
  ['has an error status', JSON.stringify({ options: [option] }), 503],
  ['redirects', '', 302],
])('rejects a response that %s', async (_, body, status) => {
  await expect((await respondWith(body, status)).quote(parcel)).rejects.toThrow(DeliveryUnavailableError);
});

test('times out when the service does not respond', async () => {
  const silent = await startService(() => undefined, 20);
  await expect(silent.quote(parcel)).rejects.toThrow(DeliveryUnavailableError);
});

test('rejects when the service cannot be reached', async () => {
  const service = createHttpDeliveryService('http://127.0.0.1:1/', 'key');
  await expect(service.quote(parcel)).rejects.toThrow(DeliveryUnavailableError);
});
