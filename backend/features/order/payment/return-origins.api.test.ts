import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(
    { PUBLIC_URL: 'https://shop.example', API_ORIGINS: 'https://app.example' },
    { storefrontOrigins: ['https://shop.dk.example'] },
  );
});
afterAll(() => shop.close());

const placeOrder = async (redirectUrl: string) => {
  const { errors } = await shop.query(
    `mutation ($checkout: CheckoutInputType!) { placeOrder(cartId: "unknown", checkout: $checkout) { orderId } }`,
    { checkout: { checkoutUrls: { redirectUrl } } },
  );
  return errors?.[0]?.extensions?.code;
};

test('placeOrder of a public shop rejects a page of an unknown origin before anything else', async () => {
  expect(await placeOrder('https://evil.example/confirm')).toBe('BAD_INPUT');
  for (const origin of ['https://shop.example', 'https://app.example', 'https://shop.dk.example'])
    expect(await placeOrder(`${origin}/confirm`)).toBe('UNKNOWN_CART');
});
