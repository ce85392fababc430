import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { addStripePaymentMethods } from './add-stripe-payment-methods.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const key = { STRIPE_SECRET_KEY: 'sk_test_123' };
const offered = () =>
  shop.db
    .selectFrom('payment_method')
    .innerJoin('payment_method_market', (join) =>
      join.onRef('payment_method_market.payment_method_id', '=', 'payment_method.payment_method_id'),
    )
    .select(['method_key', 'credit_type', 'market_id', 'payment_method.payment_method_id as id'])
    .where('provider_key', '=', 'stripe')
    .orderBy('method_key')
    .execute();

test('adds no methods without a key', async () => {
  await addStripePaymentMethods(shop.db, { STRIPE_SECRET_KEY: '' });
  expect(await offered()).toEqual([]);
});

test('adds the methods once, in every language, and keeps the changes of the merchant', async () => {
  await Promise.all([1, 2, 3].map(() => addStripePaymentMethods(shop.db, key)));
  const rows = await offered();
  const methodsIn = (market: string) =>
    rows.filter(({ market_id }) => market_id === market).map(({ method_key }) => method_key);
  expect(methodsIn('se')).toEqual(['stripe-card', 'stripe-klarna', 'stripe-swish']);
  expect(methodsIn('fi')).toEqual(['stripe-card', 'stripe-klarna', 'stripe-mobilepay']);
  expect(methodsIn('nl')).toEqual(['stripe-bancontact', 'stripe-card', 'stripe-ideal', 'stripe-klarna']);
  expect(rows.find(({ method_key }) => method_key === 'stripe-klarna')).toMatchObject({
    credit_type: 'invoice',
  });
  const card = rows.find(({ method_key }) => method_key === 'stripe-card')?.id ?? 0;
  const names = await shop.db
    .selectFrom('payment_method_text')
    .select('name')
    .where('payment_method_id', '=', card)
    .execute();
  expect(names.map(({ name }) => name).sort()).toEqual(['Card', 'Kort', 'Kort', 'Kort', 'Kortti']);
  await shop.db.deleteFrom('payment_method_market').where('payment_method_id', '=', card).execute();
  await addStripePaymentMethods(shop.db, key);
  expect((await offered()).some(({ method_key }) => method_key === 'stripe-card')).toBe(false);
});
