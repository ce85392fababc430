import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipOrder } from '#backend/features/order/management/ship-order.ts';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { completePayment } from '#backend/features/order/payment/complete-payment.ts';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type FakeStripe, startFakeStripe } from './fake-stripe.fixture.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { cardForm, type RunningSandbox, runSandbox } from './running-sandbox.fixture.ts';
import { createStripeProvider } from './stripe-provider.ts';

let shop: OrderShop;
let sandbox: RunningSandbox;
let stripe: FakeStripe;
let skuId: number;
beforeAll(async () => {
  [shop, sandbox, stripe] = await Promise.all([openOrderShop(), runSandbox(), startFakeStripe()]);
  skuId = await shop.addBook({ in_stock: 50 });
  const keys = { secretKey: 'sk_test_0123456789abcdef', webhookSecret: 'whsec_0123456789abcdef' };
  const providers = shop.services.providers as Map<string, PaymentProvider>;
  providers.set('sandbox', sandbox.provider);
  providers.set('stripe', createStripeProvider({ ...keys, api: stripe.api }));
});
afterAll(async () => {
  await Promise.all([stripe.stop(), sandbox.stop()]);
  await shop.close();
});

const approvals = {
  sandbox: {
    methodKey: 'card',
    approve: (reference: string) => sandbox.submitForm(reference, cardForm('4242424242424242')),
  },
  stripe: {
    methodKey: 'stripe-card',
    approve: (reference: string) => stripe.pay(reference, 'requires_capture'),
  },
};

function ensureMethod(method_key: string, provider_key: string): Promise<number> {
  return changeShop(shop, async (db) => {
    const method = db.selectFrom('payment_method').select(['payment_method_id', 'capture']);
    const existing = await method.where('method_key', '=', method_key).executeTakeFirst();
    if (existing) return existing.payment_method_id;
    const { payment_method_id } = await db
      .insertInto('payment_method')
      .values({
        method_key,
        provider_key,
        credit: 'none',
        needs_identity_number: false,
        capture: 'on-shipment',
      })
      .returning('payment_method_id')
      .executeTakeFirstOrThrow();
    await db.insertInto('payment_method_market').values({ payment_method_id, market_id: 'se' }).execute();
    return payment_method_id;
  });
}

const documentsOf = async (orderId: number) =>
  (await shop.db.selectFrom('tax_document').select('kind').where('order_id', '=', orderId).execute()).map(
    ({ kind }) => kind,
  );

test.each(Object.entries(approvals))(
  '%s authorises when the order is placed, and captures on shipment',
  async (key, approval) => {
    const provider = shop.services.providers.get(key);
    const paymentId = await ensureMethod(approval.methodKey, key);
    const cartId = await shop.cartWith({ [skuId]: 1 });
    const { errors } = await shop.placeOrder(cartId, { paymentId, email: `${key}@example.se` });
    expect(errors).toBeUndefined();
    const reference = await shop.referenceOf(cartId);
    await approval.approve(reference);
    await completePayment(shop.services, await shop.paymentIdOf(cartId));
    const { order_id: orderId } = await shop.db
      .selectFrom('shop_order')
      .select('order_id')
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    await shop.backend.runJobs();
    expect((await provider?.retrieve(reference))?.state).toBe('authorized');
    expect(await documentsOf(orderId)).toEqual([]);
    await shipOrder(shop.services, orderId, {
      actor: 'merchant',
      note: '',
      parcelNumber: null,
      trackingLink: null,
    });
    expect((await provider?.retrieve(reference))?.state).toBe('captured');
    expect(await documentsOf(orderId)).toEqual(['invoice']);
  },
);
