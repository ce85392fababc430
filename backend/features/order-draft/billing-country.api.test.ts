import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CheckoutOptions,
  type CheckoutShop,
  completeInput,
  openCheckoutShop,
} from '#backend/features/checkout/checkout-shop.fixture.ts';

let shop: CheckoutShop;
let letter: number;
beforeAll(async () => {
  shop = await openCheckoutShop();
  letter = await shop.idOf('letter');
});
afterAll(() => shop.close());

async function draft(lines: object, input: object, more?: CheckoutOptions) {
  const id = await shop.cartWith(lines, more?.headers);
  const { errors } = await shop.placeOrder(id, { ...completeInput, shippingId: letter, ...input }, more);
  expect(errors).toBeUndefined();
  return shop.draftOf(id);
}

interface CheckoutError {
  code: string;
  fields?: { field: string; rule: string }[];
}

/** The error code, followed by the fields and their broken rules. */
async function issues(lines: object, input: object, more?: CheckoutOptions) {
  const id = await shop.cartWith(lines, more?.headers);
  const { data, errors } = await shop.placeOrder(
    id,
    { ...completeInput, shippingId: letter, ...input },
    more,
  );
  expect(data).toEqual({ placeOrder: null });
  expect(errors).toHaveLength(1);
  const error = errors?.[0]?.extensions as CheckoutError | undefined;
  return [error?.code, ...(error?.fields ?? []).map(({ field, rule }) => `${field} ${rule}`)];
}

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
