import { expect, test } from 'vitest';
import { NetworkError } from '#storefront/api/errors.ts';
import { ChannelDocument, CreateOrUpdateCheckoutDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { fakeShop } from '#storefront/features/cart/fake-shop.fixture.ts';
import { formWith } from '#storefront/forms/form.fixture.ts';
import { handlePostedPurchase } from './handle-posted-purchase.ts';
import { findPostedCheckout } from './posted-checkout.ts';

const market = {
  alias: 'fi',
  country: { name: 'Suomi', code: 'FI' },
  currency: { name: 'Euro', code: 'EUR', symbol: '€' },
};
const fields = { email: 'anna@example.se', shippingId: '2' };
const form = formWith({ intent: 'delivery', ...fields });

/** A shop whose checkout is saved by `save`. */
async function shopWith(save: () => unknown) {
  const { environment } = await fakeShop({ carts: ['mine'], cookie: 'mine' });
  const saved: unknown[] = [];
  const api = {
    query: async (document: unknown) =>
      document === ChannelDocument ? { channel: { markets: [market] } } : {},
    async send(document: unknown, variables: object) {
      expect(document).toBe(CreateOrUpdateCheckoutDocument);
      saved.push(variables);
      return { createOrUpdateCheckout: save() };
    },
  } as unknown as CommerceClient;
  return { environment: { ...environment, side: 'server' as const, api }, saved };
}

test('the page after a posted form shows the checkout that the form has saved, which is computed once', async () => {
  const checkout = { shippingOptions: [] };
  const { environment, saved } = await shopWith(() => checkout);
  const reply = await handlePostedPurchase(environment, form);
  expect(reply).toMatchObject({ about: 'input', purchase: { texts: { email: 'anna@example.se' } } });
  expect(saved).toMatchObject([{ cartId: 'mine', checkout: { email: 'anna@example.se', shippingId: 2 } }]);
  // Action and loader have environments of their own, with the same API.
  expect(findPostedCheckout({ ...environment })).toBe(checkout);
  expect(findPostedCheckout((await shopWith(() => checkout)).environment)).toBeUndefined();
});

test('so does the page after an order that the shop rejects before it is sent', async () => {
  const checkout = { shippingOptions: [], paymentOptions: [] };
  const { environment, saved } = await shopWith(() => checkout);
  const rejection = await handlePostedPurchase(environment, formWith({ intent: 'order', ...fields }));
  expect(rejection).toMatchObject({ data: { about: 'purchase' }, init: { status: 422 } });
  expect(saved).toHaveLength(1);
  expect(findPostedCheckout(environment)).toBe(checkout);
});

test('in the browser, where pages share the API, nothing is stored', async () => {
  const { environment } = await shopWith(() => ({ shippingOptions: [] }));
  await handlePostedPurchase({ ...environment, side: 'browser' }, form);
  expect(findPostedCheckout(environment)).toBeUndefined();
});

test('after a form that could not be saved, the page loads the checkout itself', async () => {
  const { environment } = await shopWith(() => {
    throw new NetworkError('away', 503);
  });
  expect(await handlePostedPurchase(environment, form)).toMatchObject({ about: 'input' });
  expect(findPostedCheckout(environment)).toBeUndefined();
});
