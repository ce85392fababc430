import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { DeliveryUnavailable } from '#backend/graphql/delivery-service.ts';
import { createHttpDeliveryService } from './http-delivery-service.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const parcel = { countryCode: 'SE', zip: '11322', grams: 400, currencyCode: 'SEK', languageId: 'sv-SE' };
const option = { id: 'home', name: 'Hem', price: { amount: 49, currency: 'SEK' } };

async function serviceThat(answers: RequestListener, patience?: number) {
  const started = createServer(answers);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  return createHttpDeliveryService(`http://127.0.0.1:${port}/options`, 'key', patience);
}

const saying = (body: string, status = 200) =>
  serviceThat((_, response) => void response.writeHead(status).end(body));

test('Options become quotes; those in other money are left out', async () => {
  const euro = { ...option, id: 'euro', price: { amount: 1, currency: 'EUR' } };
  const agent = { id: 'A1', name: 'Ica', address1: 'Gatan 1', zip: '11322', city: 'Stockholm' };
  const agents = { ...option, id: 'agents', deliveryTime: 'I morgon', agents: [agent] };
  const service = await saying(
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
  ['is no JSON', '<html>', 200],
  ['is something else', '{"options":[{"id":1}]}', 200],
  ['asks for less than nothing', JSON.stringify({ options: [negative] }), 200],
  ['has no name', JSON.stringify({ options: [{ ...option, name: ' ' }] }), 200],
  ['has too many options', JSON.stringify({ options: Array(51).fill(option) }), 200],
  ['is too long', JSON.stringify({ options: [], padding: 'x'.repeat(600_000) }), 200],
  ['is a failure', JSON.stringify({ options: [option] }), 503],
  ['leads elsewhere', '', 302],
])('An answer that %s is none', async (_, body, status) => {
  await expect((await saying(body, status)).quote(parcel)).rejects.toThrow(DeliveryUnavailable);
});

test('A service that never answers is not waited for', async () => {
  const silent = await serviceThat(() => undefined, 20);
  await expect(silent.quote(parcel)).rejects.toThrow(DeliveryUnavailable);
});

test('A service that is not there is unavailable', async () => {
  const service = createHttpDeliveryService('http://127.0.0.1:1/', 'key');
  await expect(service.quote(parcel)).rejects.toThrow(DeliveryUnavailable);
});
