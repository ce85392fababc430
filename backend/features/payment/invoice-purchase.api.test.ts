import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '../api-key/manage-api-keys.ts';
import { type CheckoutShop, completeInput, openCheckoutShop } from '../checkout/checkout-shop.fixture.ts';
import type { CreditDecision } from './invoice-provider.ts';

let shop: CheckoutShop;
let decision: CreditDecision = 'approved';
beforeAll(async () => {
  shop = await openCheckoutShop({}, async () => decision);
});
afterAll(() => shop.close());

const order = async (changes: object = {}, more: object = {}) => {
  const cartId = await shop.cartWith({ light: 1 });
  const input = {
    ...completeInput,
    paymentId: await shop.idOf('invoice'),
    shippingId: await shop.idOf('letter'),
    identityNumber: '19121212-1212',
    ...changes,
  };
  const { data, errors } = await shop.placeOrder(cartId, input, more);
  return { cartId, placed: data?.placeOrder, error: errors?.[0] };
};
const stock = async () =>
  (
    await shop.db
      .selectFrom('sku')
      .select('in_stock')
      .where('sku_id', '=', shop.sku.light)
      .executeTakeFirstOrThrow()
  ).in_stock;

describe('The shop’s own invoice', () => {
  test('completes the order in placeOrder, and returns the order number and the public id', async () => {
    const { cartId, placed } = await order();
    expect(placed).toMatchObject({ status: 'completed', orderId: expect.stringMatching(/^\d+$/) });
    const { data } = await shop.query(
      'query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { id status } }',
      { id: placed.publicId },
    );
    expect(data.getOrderPublic).toMatchObject({ id: Number(placed.orderId) });
    const payments = await shop.db
      .selectFrom('payment')
      .select('state')
      .where('cart_id', '=', cartId)
      .execute();
    expect(payments).toEqual([{ state: 'authorized' }]);
  });

  test('that is placed twice is one order', async () => {
    const { cartId, placed } = await order();
    const again = await shop.placeOrder(cartId, { ...completeInput, paymentId: await shop.idOf('invoice') });
    expect(again.data.placeOrder).toMatchObject({ status: 'completed', orderId: placed.orderId });
  });

  test.each([
    ['declined', 'PAYMENT_DECLINED'],
    ['blocked', 'CUSTOMER_BLOCKED'],
  ] as const)('that is %s is an error, and releases the stock', async (outcome, code) => {
    const before = await stock();
    decision = outcome;
    const { placed, error } = await order();
    decision = 'approved';
    expect([placed, error?.extensions?.code, await stock()]).toEqual([null, code, before]);
  });
});

describe('Consents', () => {
  const draftOf = async (cartId: string) =>
    (
      await shop.db
        .selectFrom('shop_order')
        .select('draft')
        .where('cart_id', '=', cartId)
        .executeTakeFirstOrThrow()
    ).draft;

  test('are optional for another client, whose key is recorded', async () => {
    const { cartId, placed } = await order({ acceptedConsents: null });
    expect(placed.status).toBe('completed');
    expect(await draftOf(cartId)).toMatchObject({ acceptedConsents: [], clientName: 'demo' });
  });

  test('are required of the shop’s own storefront, and of a key that requires them', async () => {
    const strict = await createApiKey(shop.db, {
      name: 'Strict',
      scope: 'storefront',
      requiresConsents: true,
    });
    await shop.backend.runJobs();
    for (const key of [shop.backend.ownApiKey, strict ?? '']) {
      const { error } = await order({ acceptedConsents: [] }, { headers: { 'x-apikey': key } });
      expect(error?.message).toBe('Missing or not valid: acceptedConsents (order).');
    }
    const { cartId } = await order({}, { headers: { 'x-apikey': shop.backend.ownApiKey } });
    expect(await draftOf(cartId)).not.toHaveProperty('clientName');
  });
});
