import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { repetitions } from '../../../../tests/full-run.ts';
import { type CartShop, openCartShop } from '../cart-shop.fixture.ts';
import { addAll, addTestData, giftBalance, type Shopping, shopping } from './random-shopping.fixture.ts';

let shop: CartShop;
let anna: Record<string, string>;
let customerId: number;

beforeAll(async () => {
  shop = await openCartShop();
  await changeShop(shop, (db) => addTestData(db, shop));
  anna = await signedInHeaders(shop.backend);
  customerId = (await shop.query('{ getUser { id } }', {}, anna)).data.getUser.id;
});
afterAll(() => shop.close());

const price = `regularPriceIncVat regularPriceExVat sellingPriceIncVat sellingPriceExVat discountIncVat discountExVat
  vat isDiscounted currency { code }`;
const fields = `id promoCode fixedDiscount freeShipping appliedCampaigns { name }
  items { skuId quantity groupKey unitPrice { ${price} } totalPrice { ${price} }
    campaign { prices { quantity price { ${price} } } } }
  summary { subTotal { ${price} } total { ${price} } vats { rate amount }
    fees { shippingFeeIncVat shippingFeeExVat paymentFeeIncVat } shipping { feeIncVat feeExVat }
    fixedAmountDiscountIncVat fixedAmountDiscountExVat
    balance { pending remaining totalSellingPriceExBalanceIncVat totalSellingPriceExBalanceExVat } }`;

interface Price {
  regularPriceIncVat: number;
  regularPriceExVat: number;
  sellingPriceIncVat: number;
  sellingPriceExVat: number;
  discountIncVat: number;
  discountExVat: number;
  vat: number;
  isDiscounted: boolean;
  currency: { code: string };
}

interface Line {
  quantity: number;
  groupKey: string | null;
  unitPrice: Price;
  totalPrice: Price;
  campaign: { prices: { quantity: number; price: Price }[] } | null;
}

/** Converts a decimal of the API to minor units, which must be whole. */
function minor(amount: number): number {
  const units = Math.round(amount * 100);
  expect(Math.abs(units / 100 - amount)).toBeLessThan(1e-9);
  return units;
}
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A new cart with the additions. Earlier carts are completed, because a customer has one open cart. */
async function cartOf(input: Shopping): Promise<{ id: string; headers: Record<string, string> }> {
  const headers: Record<string, string> = input.balance === null ? {} : anna;
  if (input.balance !== null) {
    await shop.db.updateTable('cart').set({ completed_at: new Date() }).execute();
    const currencies = ['SEK', 'DKK', 'NOK', 'EUR'];
    await shop.db.deleteFrom('customer_balance').execute();
    const rows = currencies.map((currency_code) => ({
      customer_id: customerId,
      currency_code,
      amount: input.balance ?? 0,
    }));
    await shop.db.insertInto('customer_balance').values(rows).execute();
  }
  const { id } = (await shop.query('{ getCart { id } }', {}, headers)).data.getCart;
  await addAll(shop, id, input, headers);
  return { id, headers };
}

async function read(id: string, marketId: string, headers: Record<string, string>) {
  const { data, errors } = await shop.query(
    `query ($id: String, $marketId: String) { getCart(id: $id, marketId: $marketId) { ${fields} } }`,
    { id, marketId },
    headers,
  );
  expect(errors).toBeUndefined();
  return data.getCart;
}

/** Enters a code. It is rejected if the cart does not meet its conditions. */
async function enterCode(id: string, { code, marketId }: Shopping, headers: Record<string, string>) {
  const { errors } = await shop.query(
    `mutation ($id: String!, $code: String!, $marketId: String) {
      setCartPromoCode(id: $id, promoCode: $code, marketId: $marketId) { id } }`,
    { id, code, marketId },
    headers,
  );
  expect([undefined, 'RequirementsNotMet']).toContain(errors?.[0]?.extensions?.code);
}

function expectVat({ vat, isDiscounted, ...amounts }: Price): void {
  const { regularPriceIncVat, regularPriceExVat, sellingPriceIncVat, sellingPriceExVat } = amounts;
  const { discountIncVat, discountExVat } = amounts;
  expect(minor(sellingPriceIncVat) - minor(sellingPriceExVat)).toBe(minor(vat));
  expect(minor(regularPriceIncVat) - minor(sellingPriceIncVat)).toBe(minor(discountIncVat));
  expect(minor(regularPriceExVat) - minor(sellingPriceExVat)).toBe(minor(discountExVat));
  expect(isDiscounted).toBe(discountIncVat > 0);
  expect(Math.min(sellingPriceIncVat, vat, discountIncVat, discountExVat)).toBeGreaterThanOrEqual(0);
}

function expectLine({ quantity, totalPrice, unitPrice, campaign }: Line): void {
  expectVat(totalPrice);
  expectVat(unitPrice);
  expect(totalPrice.sellingPriceExVat).toBeGreaterThanOrEqual(0);
  const parts = campaign?.prices ?? [{ quantity, price: unitPrice }];
  expect(sum(parts.map((part) => part.quantity))).toBe(quantity);
  expect(sum(parts.map((part) => part.quantity * minor(part.price.sellingPriceIncVat)))).toBe(
    minor(totalPrice.sellingPriceIncVat),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: the test checks the result of the API.
function expectSums({ items, summary, fixedDiscount }: any, available: number): void {
  const { subTotal, total, vats, fees, shipping, balance } = summary;
  for (const line of items) expectLine(line);
  expectVat(subTotal);
  // The amount without VAT is not below 0, also if a gift code or the balance pays more than that.
  if (minor(total.sellingPriceExVat) > 0) expectVat(total);
  for (const name of [
    'regularPriceIncVat',
    'regularPriceExVat',
    'sellingPriceIncVat',
    'sellingPriceExVat',
    'vat',
  ] as const)
    expect(sum(items.map(({ totalPrice }: Line) => minor(totalPrice[name])))).toBe(minor(subTotal[name]));
  expect(fixedDiscount).toBe(summary.fixedAmountDiscountIncVat);
  for (const vat of ['IncVat', 'ExVat'] as const) {
    const beforeBalance = minor(balance[`totalSellingPriceExBalance${vat}`]);
    expect(minor(fees[`shippingFee${vat}`])).toBe(minor(shipping?.[`fee${vat}`] ?? 0));
    expect(
      minor(subTotal[`sellingPrice${vat}`]) -
        minor(summary[`fixedAmountDiscount${vat}`]) +
        minor(fees[`shippingFee${vat}`]),
    ).toBe(beforeBalance);
    expect(minor(total[`sellingPrice${vat}`])).toBe(Math.max(0, beforeBalance - minor(balance.pending)));
  }
  expect(minor(total.discountIncVat)).toBe(minor(subTotal.discountIncVat));
  expect(sum(vats.map(({ amount }: { amount: number }) => minor(amount)))).toBe(minor(total.vat));
  expect(minor(balance.pending)).toBe(Math.min(available, minor(balance.totalSellingPriceExBalanceIncVat)));
  expect(minor(balance.pending) + minor(balance.remaining)).toBe(available);
}

test('All sums of a cart are consistent, for any lines, market, code and balance', async () => {
  await fc.assert(
    fc.asyncProperty(shopping, async (input) => {
      const { id, headers } = await cartOf(input);
      const withoutCode = await read(id, input.marketId, headers);
      const { code: currencyCode } = withoutCode.summary.total.currency;
      expectSums(withoutCode, input.balance ?? 0);
      if (input.code === null) return;
      await enterCode(id, input, headers);
      const withCode = await read(id, input.marketId, headers);
      const isGift = input.code.startsWith('GIFT');
      const isUsed = withCode.promoCode !== null;
      expectSums(withCode, (input.balance ?? 0) + (isUsed ? giftBalance(input.code, currencyCode) : 0));
      const beforeBalance = (cart: typeof withoutCode) =>
        minor(cart.summary.balance.totalSellingPriceExBalanceIncVat);
      // A gift code pays and does not change prices. Any other code is returned only if it lowers the total.
      if (isGift) expect(beforeBalance(withCode)).toBe(beforeBalance(withoutCode));
      else expect(beforeBalance(withCode) < beforeBalance(withoutCode)).toBe(isUsed);
      expect(beforeBalance(withCode)).toBeLessThanOrEqual(beforeBalance(withoutCode));
      if (!isUsed) expect(withCode).toEqual(withoutCode);
    }),
    { numRuns: repetitions(60, 20), endOnFailure: true },
  );
});

test('The order of the additions does not change the prices', async () => {
  const shuffled = shopping.chain((input) =>
    fc.record({
      input: fc.constant({ ...input, balance: null }),
      order: fc.shuffledSubarray([...input.additions.keys()], { minLength: input.additions.length }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(shuffled, async ({ input, order }) => {
      const reordered = { ...input, additions: order.flatMap((index) => input.additions[index] ?? []) };
      const ids = [(await cartOf(input)).id, (await cartOf(reordered)).id];
      if (input.code !== null) for (const id of ids) await enterCode(id, input, {});
      const [first, second] = await Promise.all(ids.map((id) => read(id, input.marketId, {})));
      expect(second?.summary).toEqual(first?.summary);
      expect(second?.promoCode).toEqual(first?.promoCode);
      const prices = (items: Line[]) => items.map(({ totalPrice }) => totalPrice.sellingPriceIncVat).sort();
      expect(prices(second?.items)).toEqual(prices(first?.items));
    }),
    { numRuns: repetitions(30, 10), endOnFailure: true },
  );
});
