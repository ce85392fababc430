import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CheckoutShop,
  completeInput,
  openCheckoutShop,
} from '#backend/features/checkout/checkout-shop.fixture.ts';
import { createDraftRequests } from './draft-requests.fixture.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

const { draft, issues } = createDraftRequests(() => shop);

describe('A buyer from another country', () => {
  const { billingAddress } = completeInput;
  const german = {
    ...billingAddress,
    addressLine1: 'Torstraße 1',
    zip: 'D-10115',
    city: 'Berlin',
    country: 'de',
  };

  test('has a bill there and the goods here, with the VAT and the fee of the delivery', async () => {
    const local = await draft({ light: 1 }, {});
    const order = await draft({ light: 1 }, { billingAddress: german, shippingAddress: billingAddress });
    expect(order).toMatchObject({
      billingAddress: { country: 'DE', zip: '10115', city: 'Berlin' },
      shippingAddress: { country: 'SE' },
      total: local?.total,
      vats: local?.vats,
      shipping: { fee: local?.shipping.fee },
    });
  });

  test('needs a shipping address in the market, and buys downloads in the own country', async () => {
    expect(await issues({ light: 1 }, { billingAddress: german })).toContain(
      'billingAddress.country country',
    );
    expect(
      await issues({ light: 1, ebook: 1 }, { billingAddress: german, shippingAddress: billingAddress }),
    ).toContain('billingAddress.country country');
  });
});
