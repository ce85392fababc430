import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { visitorLimits } from '#backend/features/rate-limit/limit-visitors.ts';
import { generateGiftCardCode } from './gift-card-code.ts';
import { type GiftCardShop, openGiftCardShop } from './gift-card-shop.fixture.ts';

let shop: GiftCardShop;
beforeAll(async () => {
  shop = await openGiftCardShop();
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});

let networks = 0;
const newAddress = () => `10.9.${Math.floor(++networks / 250)}.${networks % 250}`;

async function ask(code: string, address = newAddress()) {
  const response = await shop.backend.fetch(
    new Request('http://shop.test/shop/gift-card-balances', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
      body: JSON.stringify({ code, marketId: 'se', languageId: 'sv-SE' }),
    }),
    { address },
  );
  const body = await response.json();
  return { status: response.status, body, code: body.errors?.[0]?.extensions.code };
}

test('returns what is left on a card, and the same error for every code that cannot pay', async () => {
  const { codes } = await shop.buyCards(2);
  const [code = '', used = ''] = codes;
  await shop.order(await shop.fillCart([{ skuId: shop.book, quantity: 2 }], code));
  const { body } = await ask(` ${code.toLowerCase()}`);
  expect(body).toMatchObject({ lastFour: code.slice(-4), currency: 'SEK', endsAt: null });
  // 500 kr less two books for 100 kr, and less the shipping fee if there is one.
  expect(body.balance).toBeLessThan(301);
  expect(body.balanceFormatted).toMatch(/kr$/);
  await shop.order(await shop.fillCart([{ skuId: shop.book, quantity: 6 }], used));
  const responses = await Promise.all([used, generateGiftCardCode(), 'WRONG', ''].map((text) => ask(text)));
  expect(new Set(responses.map(({ body }) => JSON.stringify({ ...body, requestId: 0 }))).size).toBe(1);
  expect(responses[0]).toMatchObject({ status: 400, code: 'INVALID_PROMO_CODE' });
});

test('guesses are limited per visitor, and over all visitors if the check character is right', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const address = newAddress();
  for (let i = 0; i < visitorLimits['promo-code'].limit; i++) await ask('WRONG', address);
  expect((await ask('WRONG', address)).code).toBe('RATE_LIMITED');
  expect((await ask('WRONG')).code).toBe('INVALID_PROMO_CODE');
  const { limit } = visitorLimits['gift-card-code'];
  for (let i = 0; i < limit; i++) await ask(generateGiftCardCode());
  expect((await ask(generateGiftCardCode())).code).toBe('RATE_LIMITED');
  expect((await ask('WRONG')).code).toBe('INVALID_PROMO_CODE');
});
