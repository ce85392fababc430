import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { addToBalance } from '#backend/features/balance/add-to-balance.ts';
import { type CartShop, mutationOf, openCartShop } from '../cart-shop.fixture.ts';

let shop: CartShop;
let anna: Record<string, string>;
let cartId: string;
let customers = 0;

beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  anna = await signedInHeaders(shop.backend, `anna${++customers}@example.se`);
  cartId = (await shop.query('{ getCart { id } }', {}, anna)).data.getCart.id;
  // Three books for 100 kr each, which are sent by letter for free.
  const item = { skuId: shop.sku.essay, quantity: 3 };
  await shop.query(mutationOf('addToCart'), { id: cartId, item }, anna);
});

async function addBalance(amount: number, currencyCode = 'SEK'): Promise<void> {
  const { data } = await shop.query('{ getUser { id } }', {}, anna);
  const addition = { customerId: data.getUser.id, currencyCode, amount, reason: 'correction' as const };
  await shop.db.transaction().execute((trx) => addToBalance(trx, addition));
}

async function summary(marketId = 'se', headers = anna, id = cartId) {
  const price = 'sellingPriceIncVat sellingPriceExVat vat discountIncVat';
  const { data, errors } = await shop.query(
    `query ($id: String, $marketId: String) { getCart(id: $id, marketId: $marketId) { summary {
      subTotal { ${price} } total { ${price} } vats { rate amount }
      balance { pending remaining totalSellingPriceExBalanceIncVat totalSellingPriceExBalanceExVat
        pendingFormatted remainingFormatted totalSellingPriceExBalanceIncVatFormatted } } } }`,
    { id, marketId },
    headers,
  );
  expect(errors).toBeUndefined();
  return data.getCart.summary;
}

const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ');

test('The balance lowers the amount to pay and does not change prices and VAT', async () => {
  const before = await summary();
  expect(before).toMatchObject({ total: { sellingPriceIncVat: 300 }, balance: { pending: 0, remaining: 0 } });
  await addBalance(10_000);
  const { total, balance, ...others } = await summary();
  expect(total).toMatchObject({ sellingPriceIncVat: 200, vat: before.total.vat, discountIncVat: 0 });
  expect(balance).toMatchObject({
    pending: 100,
    remaining: 0,
    totalSellingPriceExBalanceIncVat: 300,
    totalSellingPriceExBalanceExVat: before.total.sellingPriceExVat,
  });
  expect(normalizeSpaces(balance.pendingFormatted)).toBe('100 kr');
  expect(others).toEqual({ subTotal: before.subTotal, vats: before.vats });
});

test('The balance pays at most the total', async () => {
  await addBalance(50_000);
  expect(await summary()).toMatchObject({
    total: { sellingPriceIncVat: 0 },
    balance: { pending: 300, remaining: 200 },
  });
});

test('The balance pays only in its own currency', async () => {
  await addBalance(50_000);
  expect((await summary('fi')).balance).toMatchObject({ pending: 0, remaining: 0 });
  await addBalance(500, 'EUR');
  expect((await summary('fi')).balance).toMatchObject({ pending: 5, remaining: 0 });
});

test('A gift code pays first, then the balance', async () => {
  await addBalance(10_000);
  await shop.db
    .insertInto('gift_code')
    .values({ code: `GIFT-${customers}`, currency_code: 'SEK', balance: 25_000 })
    .execute();
  const { errors } = await shop.query(
    'mutation ($id: String!, $code: String!) { setCartPromoCode(id: $id, promoCode: $code) { id } }',
    { id: cartId, code: `gift-${customers}` },
    anna,
  );
  expect(errors).toBeUndefined();
  expect(await summary()).toMatchObject({
    total: { sellingPriceIncVat: 0 },
    balance: { pending: 300, remaining: 50 },
  });
});

test('A guest cart and a copy of a cart have no balance', async () => {
  await addBalance(10_000);
  const guest = await shop.newCart();
  await shop.change('addToCart', { id: guest, item: { skuId: shop.sku.essay, quantity: 1 } });
  expect((await summary('se', {}, guest)).balance.pending).toBe(0);
  const { data } = await shop.query(mutationOf('cloneCart'), { id: cartId }, anna);
  expect((await summary('se', {}, data.cloneCart.id)).balance.pending).toBe(0);
});
