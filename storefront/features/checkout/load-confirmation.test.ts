import { expect, test } from 'vitest';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { loadConfirmation } from './load-confirmation.ts';

const confirmed = new URL('https://kvarto.example/kassa/klar?cartid=cart-1&pid=payment-1');

/** A visitor's page of one purchase, made for them alone, and the cart that they have afterwards. */
async function confirm(completed: boolean | null, given: Record<string, string>) {
  const cookies = new Map(Object.entries(given));
  const environment: ShopEnvironment = {
    shopper: {
      locale: 'sv',
      market: 'se',
      customerType: 'PERSON',
      vatIncluded: true,
      channelId: '1|se',
      origin: 'https://kvarto.example',
    },
    t: await loadPurchaseWords('sv'),
    api: {
      send: async () => ({ checkout: { completed, order: null, cart: null } }),
      query: async () => ({ channel: { markets: [] } }),
    } as unknown as CommerceClient,
    cookies: {
      get: ({ name }) => cookies.get(name) || undefined,
      set: ({ name }, value) => void cookies.set(name, value),
    },
    isPersonal: true,
    side: 'server',
    remember: (_, load) => load(),
  };
  return {
    answer: await loadConfirmation(environment, confirmed, true),
    cart: cookies.get(COOKIES.cart.name),
  };
}

const cart = { [COOKIES.cart.name]: 'cart-1' };
const plain = { [COOKIES.plain.name]: '1' };

test('the browser finds the cart as it was and tells of the purchase, whoever the page is made for', async () => {
  const { answer, cart: left } = await confirm(true, cart);
  expect(answer).toMatchObject({ state: { kind: 'completed' } });
  expect(left).toBe('cart-1');
});

test('without script the server empties the cart, and only the one that was bought', async () => {
  expect((await confirm(true, { ...cart, ...plain })).cart).toBe('');
  expect((await confirm(true, { ...plain, [COOKIES.cart.name]: 'cart-2' })).cart).toBe('cart-2');
});

test('a purchase that is not through keeps the cart', async () => {
  const waiting = await confirm(null, { ...cart, ...plain });
  expect(waiting.answer).toMatchObject({ state: { kind: 'waiting', looks: 0 } });
  expect(waiting.cart).toBe('cart-1');
  const failed = await confirm(false, { ...cart, ...plain });
  expect((failed.answer as Response).headers.get('location')).toMatch(/\?unpaid$/);
  expect(failed.cart).toBe('cart-1');
});
