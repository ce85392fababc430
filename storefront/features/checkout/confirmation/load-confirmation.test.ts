import { expect, test } from 'vitest';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { loadConfirmation } from './load-confirmation.ts';

const returnUrl = new URL('https://kvarto.example/kassa/klar?cartid=cart-1&pid=payment-1');

/**
 * The server's page after one purchase, and the cart's cookie afterwards. `completed` is null while the provider has not
 * confirmed the payment.
 */
async function confirm(
  completed: boolean | null,
  initialCookies: Record<string, string>,
  order: object | null = null,
) {
  const cookies = new Map(Object.entries(initialCookies));
  const environment: ShopEnvironment = {
    shopper: {
      locale: 'sv',
      market: 'se',
      customerType: 'PERSON',
      vatIncluded: true,
      channelId: '1|se',
      origin: 'https://kvarto.example',
      shop: sampleShopFacts,
    },
    t: await loadTranslate('sv', 'purchase'),
    api: {
      send: async () => ({ checkout: { completed, order, cart: null } }),
      query: async () => ({ channel: { markets: [] } }),
    } as unknown as CommerceClient,
    cookies: {
      get: ({ name }) => cookies.get(name) || undefined,
      set: ({ name }, value) => void cookies.set(name, value),
    },
    isPersonal: true,
    side: 'server',
    sendShopRequest: async () => ({ kind: 'rejected', code: undefined }),
    loadShared: (_, load) => load(),
  };
  return {
    result: await loadConfirmation(environment, returnUrl, true),
    cart: cookies.get(COOKIES.cart.name),
  };
}

const cart = { [COOKIES.cart.name]: 'cart-1' };
const withoutScript = { [COOKIES.noScript.name]: '1' };

test('with script the server leaves the cart to the browser, which tracks the purchase', async () => {
  const { result, cart: remaining } = await confirm(true, cart);
  expect(result).toMatchObject({ state: { kind: 'completed' } });
  expect(remaining).toBe('cart-1');
});

test('without script the server clears the cart that was bought, and no other', async () => {
  expect((await confirm(true, { ...cart, ...withoutScript })).cart).toBe('');
  expect((await confirm(true, { ...withoutScript, [COOKIES.cart.name]: 'cart-2' })).cart).toBe('cart-2');
});

test('a purchase that is not completed keeps the cart', async () => {
  const waiting = await confirm(null, { ...cart, ...withoutScript });
  expect(waiting.result).toMatchObject({ state: { kind: 'waiting', checks: 0 } });
  expect(waiting.cart).toBe('cart-1');
  const failed = await confirm(false, { ...cart, ...withoutScript });
  expect((failed.result as Response).headers.get('location')).toMatch(/\?unpaid$/);
  expect(failed.cart).toBe('cart-1');
});

test('the delivery address has the name of its country', async () => {
  const billingAddress = { firstName: 'Eva', lastName: 'Ek', addressLine1: 'Storgatan 1', country: 'SE' };
  const shippingAddress = { ...billingAddress, addressLine1: 'Kauppakatu 2', country: 'FI' };
  const state = async (order: object) => (await confirm(true, {}, order)).result;
  expect(await state({ billingAddress, shippingAddress: { addressLine1: null } })).toMatchObject({
    state: { address: ['Eva Ek', 'Storgatan 1', 'Sverige'] },
  });
  expect(await state({ billingAddress, shippingAddress })).toMatchObject({
    state: { address: ['Eva Ek', 'Kauppakatu 2', 'Finland'] },
  });
});
