import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CheckoutShop, completeInput, openCheckoutShop } from './checkout-shop.fixture.ts';

/** A fake delivery service. */
let service: Server;
let shop: CheckoutShop;
let requests: { authorization: string | undefined; body: Record<string, unknown> }[] = [];
let respond: (request: IncomingMessage) => { status?: number; body: string };
let zips = 11_300;

const options = [
  {
    id: 'BRING-HOME',
    name: 'Bring hem',
    price: { amount: 79.5, currency: 'SEK' },
    deliveryTime: '2–3 dagar',
  },
  {
    id: 'AGENT',
    name: 'Till ombud',
    price: { amount: 29, currency: 'SEK' },
    agents: [{ id: 'A1', name: 'Ica', address1: 'Gatan 1', zip: '11322', city: 'Stockholm' }],
  },
  { id: 'EURO', name: 'In another currency', price: { amount: 1, currency: 'EUR' } },
];

beforeAll(async () => {
  service = createServer(async (request, response) => {
    requests.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
    const { status = 200, body } = respond(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  shop = await openCheckoutShop({
    DELIVERY_ENDPOINT: `http://127.0.0.1:${port}/checkout/options`,
    DELIVERY_KEY: 'secret',
  });
});
afterAll(async () => {
  await shop.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});
beforeEach(() => {
  requests = [];
  respond = () => ({ body: JSON.stringify({ options }) });
});

/** A new postal code for each test, because quotes are cached. */
const nextZip = () => String(++zips);
const at = (zip: string) => ({ billingAddress: { ...completeInput.billingAddress, zip } });

describe('A delivery service', () => {
  test('gets country, postal code and weight, and its options are offered', async () => {
    const id = await shop.cartWith({ light: 2 });
    const zip = nextZip();
    const { shippingOptions, shippingData } = await shop.checkOut(id, at(zip));
    expect(requests).toEqual([
      {
        authorization: 'Bearer secret',
        body: {
          receiver: { country: 'SE', postalCode: zip },
          parcels: [{ weight: 0.8 }],
          currency: 'SEK',
          language: 'sv-SE',
        },
      },
    ]);
    expect(shippingOptions).toMatchObject([
      {
        name: 'BRING-HOME',
        displayName: 'Bring hem',
        externalId: 'BRING-HOME',
        feeIncVat: 79.5,
        feeExVat: 75,
        isDefault: false,
        isSelected: false,
      },
      {
        displayName: 'Till ombud',
        externalId: 'AGENT',
        feeIncVat: 29,
        isDefault: true,
        isSelected: true,
        subOptions: [{ externalId: 'A1', isSelected: true }],
      },
    ]);
    expect(JSON.parse(shippingOptions[0].shippingData)).toMatchObject({ expectedTime: '2–3 dagar' });
    expect(JSON.parse(shippingData).options).toMatchObject([
      { id: 'BRING-HOME', price: 79.5 },
      { id: 'AGENT' },
    ]);
    expect(new Set(shippingOptions.map((option: { id: number }) => option.id)).size).toBe(2);
  });

  test('has no options without a postal code', async () => {
    expect((await shop.checkOut(await shop.cartWith({ light: 1 }))).shippingOptions).toEqual([]);
    expect(requests).toEqual([]);
  });

  test('gets one request for the same parcel and postal code', async () => {
    const id = await shop.cartWith({ light: 1 });
    const zip = nextZip();
    for (const input of [at(zip), { email: 'eva@example.se' }, {}]) await shop.checkOut(id, input);
    expect(requests).toHaveLength(1);
  });

  test('has options that are selected by its ids or by numeric ids, and the order pays their fee', async () => {
    const id = await shop.cartWith({ light: 1 });
    const input = {
      ...completeInput,
      ...at(nextZip()),
      externalShippingId: 'BRING-HOME',
      externalShippingFee: 1,
      merchantData: '{"slot":7}',
    };
    const { cart, shippingOptions } = await shop.checkOut(id, input);
    expect(cart.summary).toMatchObject({
      shipping: { isSelected: true },
      total: { sellingPriceIncVat: 179.5 },
    });
    const [, agent] = shippingOptions;
    expect((await shop.placeOrder(id, input)).errors).toBeUndefined();
    expect(await shop.draftOf(id)).toMatchObject({
      shipping: { methodId: null, externalId: 'BRING-HOME', name: 'Bring hem', fee: { incVat: 7950 } },
      merchantData: '{"slot":7}',
      toPay: 17_950,
    });
    const byNumericId = await shop.checkOut(id, { shippingId: agent.id, pickupPoint: 'A1' });
    expect(byNumericId.shippingOptions[1]).toMatchObject({
      isSelected: true,
      subOptions: [{ isSelected: true }],
    });
  });

  test('may have no options for a postal code', async () => {
    respond = () => ({ body: '{"options":[]}' });
    const id = await shop.cartWith({ light: 1 });
    expect((await shop.checkOut(id, at(nextZip()))).shippingOptions).toEqual([]);
    const { errors } = await shop.placeOrder(id, {
      ...completeInput,
      ...at(String(zips)),
      externalShippingId: 'AGENT',
    });
    expect(errors).toMatchObject([{ extensions: { code: 'NO_SHIPPING_OPTION' } }]);
  });

  // This test must be the last one: after a failure the shop pauses its requests.
  test('that fails is replaced by the shop’s own shipping methods', async () => {
    respond = () => ({ status: 500, body: '{"options":[]}' });
    const first = await shop.checkOut(await shop.cartWith({ light: 1 }), at(nextZip()));
    expect(first.shippingOptions[0]).toMatchObject({ name: 'letter', externalId: null });
    await shop.checkOut(await shop.cartWith({ light: 1 }), at(nextZip()));
    expect(requests).toHaveLength(1);
  });
});
