import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CheckoutShop,
  completeInput,
  openCheckoutShop,
} from '#backend/features/checkout/checkout-shop.fixture.ts';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type FakeVies, startFakeVies } from './fake-vies.fixture.ts';

let vies: FakeVies;
let shop: CheckoutShop;
beforeAll(async () => {
  vies = await startFakeVies();
  shop = await openCheckoutShop({ VIES_URL: vies.url });
  await changeShop(shop, async (db) => {
    await db.deleteFrom('shipping_weight_fee').execute();
    await db.updateTable('shipping_fee').set({ fee: 3000 }).execute();
    await db.updateTable('campaign').set({ starts_at: null, ends_at: '2001-01-01' }).execute();
  });
});
afterAll(async () => {
  await shop.close();
  await vies.close();
});

async function send(body: object) {
  const request = new Request('http://shop.test/shop/vat-numbers', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify(body),
  });
  const response = await shop.backend.fetch(request, { address: '10.3.0.9' });
  return { status: response.status, data: await response.json() };
}

const enter = async (cartId: string, vatNumber: string, marketId = 'de') =>
  (await send({ cartId, vatNumber, marketId })).data;

const company = {
  ...completeInput,
  customerType: 'ORGANIZATION',
  billingAddress: {
    ...completeInput.billingAddress,
    company: 'Ek Books',
    zip: '10115',
    mobile: '+46701740605',
  },
};

async function order(cartId: string, changes: object = {}, marketId = 'de') {
  const input = { ...company, paymentId: await shop.idOf('card'), ...changes };
  const { errors } = await shop.placeOrder(cartId, input, { marketId });
  expect(errors).toBeUndefined();
  return shop.draftOf(cartId);
}

async function totalOf(cartId: string, marketId = 'de') {
  const { data } = await shop.query(
    'query ($id: String!, $marketId: String) { getCart(id: $id, marketId: $marketId) { summary { total { sellingPriceIncVat sellingPriceExVat } vats { amount } } } }',
    { id: cartId, marketId },
  );
  return data.getCart.summary;
}

test('a valid number of another member state is sold without VAT: goods, delivery and e-books, exactly', async () => {
  const cartId = await shop.cartWith({ light: 3, ebook: 1 });
  expect(await enter(cartId, 'de 123 456 781')).toEqual({ result: 'untaxed', vatNumber: 'DE123456781' });
  expect(vies.requests.at(-1)).toEqual({
    countryCode: 'DE',
    vatNumber: '123456781',
    requesterMemberStateCode: 'SE',
    requesterNumber: '559000000001',
  });
  // 100.00 with 7 % is 93.46 without, and the fee of 30.00 is 28.04.
  const goods = { incVat: 4 * 9346, exVat: 4 * 9346 };
  const total = { incVat: goods.incVat + 2804, exVat: goods.exVat + 2804 };
  const draft = await order(cartId);
  expect(draft).toMatchObject({
    total,
    toPay: total.incVat,
    vats: [{ basisPoints: 0, amount: 0 }],
    subTotal: { selling: goods },
    vatNumber: { vatNumber: 'DE123456781', state: 'valid', consultationNumber: 'WAPIAAAAX1' },
  });
  expect(draft.lines.map(({ paid, vatBasisPoints }) => [paid.incVat, vatBasisPoints])).toEqual([
    [3 * 9346, 0],
    [9346, 0],
  ]);
});

test('the cart has the same sums as the order', async () => {
  const cartId = await shop.cartWith({ ebook: 1 });
  expect((await totalOf(cartId)).total).toEqual({ sellingPriceIncVat: 100, sellingPriceExVat: 93.46 });
  await enter(cartId, 'DE123456781');
  expect(await totalOf(cartId)).toEqual({
    total: { sellingPriceIncVat: 93.46, sellingPriceExVat: 93.46 },
    vats: [{ amount: 0 }],
  });
  expect((await send({ cartId, marketId: 'de' })).data.result).toBe('untaxed');
  expect(await enter(cartId, '')).toEqual({ result: 'none', vatNumber: null });
  expect((await totalOf(cartId)).total.sellingPriceIncVat).toBe(100);
});

test.each([
  ['DE123456782', 'invalid', 'de'],
  ['DE123456783', 'unavailable', 'de'],
  ['DE123456784', 'unavailable', 'de'],
  ['DE123456785', 'unavailable', 'de'],
  ['DE12', 'malformed', 'de'],
  // Goods that stay in the seller's country, and a number of that country.
  ['DE123456781', 'domestic', 'se'],
  ['SE559000001001', 'domestic', 'de'],
  // Goods that leave the VAT area have their own rules.
  ['DE123456781', 'domestic', 'no'],
])('%s is %s in %s, and VAT is charged', async (vatNumber, result, marketId) => {
  const cartId = await shop.cartWith({ ebook: 1 });
  expect((await enter(cartId, vatNumber, marketId)).result).toBe(result);
  const { total } = await totalOf(cartId, marketId);
  expect(total.sellingPriceIncVat).toBe(100);
});

test('a private buyer pays VAT, whatever number the cart has', async () => {
  const cartId = await shop.cartWith({ ebook: 1 });
  await enter(cartId, 'DE123456781');
  const draft = await order(cartId, { customerType: 'PERSON', acceptedConsents: ['order', 'download'] });
  expect(draft.vats).toEqual([{ basisPoints: 700, amount: 654 }]);
  expect(draft.vatNumber).toBeUndefined();
});

test('a check that is older than a day does not count', async () => {
  const cartId = await shop.cartWith({ ebook: 1 });
  await enter(cartId, 'DE123456781');
  const check = {
    vatNumber: 'DE123456781',
    state: 'valid',
    consultationNumber: null,
    checkedAt: '2026-01-01T00:00:00Z',
  };
  await shop.db
    .updateTable('cart')
    .set({ vat_number_check: JSON.stringify(check) })
    .where('cart_id', '=', cartId)
    .execute();
  expect((await totalOf(cartId)).total.sellingPriceIncVat).toBe(100);
});

test('unknown carts and malformed requests are rejected', async () => {
  expect((await send({ cartId: 'unknown', vatNumber: 'DE123456781' })).status).toBe(400);
  expect((await send({ vatNumber: 'DE123456781' })).status).toBe(400);
  expect((await send({ cartId: 'a', vatNumber: 'x'.repeat(61) })).status).toBe(400);
});
