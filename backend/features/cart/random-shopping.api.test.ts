import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { changeShop } from '#backend/features/product/added-product.fixture.ts';
import { type CartShop, openCartShop } from './cart-shop.fixture.ts';
import { fillShop, heldByGift, type Shopping, shop as shopFor, shopping } from './random-shopping.fixture.ts';

let shop: CartShop;
let anna: Record<string, string>;
let customerId: number;

beforeAll(async () => {
  shop = await openCartShop();
  await changeShop(shop, (db) => fillShop(db, shop));
  anna = await signedInHeaders(shop.backend);
  customerId = (await shop.ask('{ getUser { id } }', {}, anna)).data.getUser.id;
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

/** The contract's decimals in minor units, which are whole or wrong. */
function minor(amount: number): number {
  const units = Math.round(amount * 100);
  expect(Math.abs(units / 100 - amount)).toBeLessThan(1e-9);
  return units;
}
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A cart of its own with the books; one at a time, since a customer has one. */
async function cartOf(asked: Shopping): Promise<{ id: string; headers: Record<string, string> }> {
  const headers: Record<string, string> = asked.balance === null ? {} : anna;
  if (asked.balance !== null) {
    await shop.db.updateTable('cart').set({ completed_at: new Date() }).execute();
    const currencies = ['SEK', 'DKK', 'NOK', 'EUR'];
    await shop.db.deleteFrom('customer_balance').execute();
    const rows = currencies.map((currency_code) => ({
      ...{ customer_id: customerId, currency_code, amount: asked.balance ?? 0 },
    }));
    await shop.db.insertInto('customer_balance').values(rows).execute();
  }
  const { id } = (await shop.ask('{ getCart { id } }', {}, headers)).data.getCart;
  await shopFor(shop, id, asked, headers);
  return { id, headers };
}

async function read(id: string, marketId: string, headers: Record<string, string>) {
  const { data, errors } = await shop.ask(
    `query ($id: String, $marketId: String) { getCart(id: $id, marketId: $marketId) { ${fields} } }`,
    { id, marketId },
    headers,
  );
  expect(errors).toBeUndefined();
  return data.getCart;
}

/** Types a code. A cart that lacks what it asks for refuses it. */
async function type(id: string, { code, marketId }: Shopping, headers: Record<string, string>) {
  const { errors } = await shop.ask(
    `mutation ($id: String!, $code: String!, $marketId: String) {
      setCartPromoCode(id: $id, promoCode: $code, marketId: $marketId) { id } }`,
    { id, code, marketId },
    headers,
  );
  expect([undefined, 'RequirementsNotMet']).toContain(errors?.[0]?.extensions?.code);
}

function expectVat(of: Price): void {
  expect(minor(of.sellingPriceIncVat) - minor(of.sellingPriceExVat)).toBe(minor(of.vat));
  expect(minor(of.regularPriceIncVat) - minor(of.sellingPriceIncVat)).toBe(minor(of.discountIncVat));
  expect(minor(of.regularPriceExVat) - minor(of.sellingPriceExVat)).toBe(minor(of.discountExVat));
  expect(of.isDiscounted).toBe(of.discountIncVat > 0);
  expect(Math.min(of.sellingPriceIncVat, of.vat, of.discountIncVat, of.discountExVat)).toBeGreaterThanOrEqual(
    0,
  );
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

// biome-ignore lint/suspicious/noExplicitAny: what the API answers is what is tested.
function expectSums({ items, summary, fixedDiscount }: any, held: number): void {
  const { subTotal, total, vats, fees, shipping, balance } = summary;
  for (const line of items) expectLine(line);
  expectVat(subTotal);
  expectVat(total);
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
    expect(minor(total[`sellingPrice${vat}`])).toBe(beforeBalance - minor(balance.pending));
  }
  expect(minor(total.discountIncVat)).toBe(minor(subTotal.discountIncVat));
  expect(sum(vats.map(({ amount }: { amount: number }) => minor(amount)))).toBe(minor(total.vat));
  expect(minor(balance.pending)).toBe(Math.min(held, minor(balance.totalSellingPriceExBalanceIncVat)));
  expect(minor(balance.pending) + minor(balance.remaining)).toBe(held);
}

test('Whatever is bought, where and with what code and balance: the sums of the answer hold', async () => {
  await fc.assert(
    fc.asyncProperty(shopping, async (asked) => {
      const { id, headers } = await cartOf(asked);
      const plain = await read(id, asked.marketId, headers);
      const { code: currencyCode } = plain.summary.total.currency;
      expectSums(plain, asked.balance ?? 0);
      if (asked.code === null) return;
      await type(id, asked, headers);
      const coded = await read(id, asked.marketId, headers);
      const isGift = asked.code.startsWith('GIFT');
      const isUsed = coded.promoCode !== null;
      expectSums(coded, (asked.balance ?? 0) + (isUsed ? heldByGift(asked.code, currencyCode) : 0));
      const beforeBalance = (cart: typeof plain) =>
        minor(cart.summary.balance.totalSellingPriceExBalanceIncVat);
      // A gift code is money and no price; any other code is told exactly where it makes the cart cheaper.
      if (isGift) expect(beforeBalance(coded)).toBe(beforeBalance(plain));
      else expect(beforeBalance(coded) < beforeBalance(plain)).toBe(isUsed);
      expect(beforeBalance(coded)).toBeLessThanOrEqual(beforeBalance(plain));
      if (!isUsed) expect(coded).toEqual(plain);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

test('The order in which things are put into the cart changes nothing of what it costs', async () => {
  const shuffled = shopping.chain((asked) =>
    fc.record({
      asked: fc.constant({ ...asked, balance: null }),
      order: fc.shuffledSubarray([...asked.wishes.keys()], { minLength: asked.wishes.length }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(shuffled, async ({ asked, order }) => {
      const reordered = { ...asked, wishes: order.flatMap((place) => asked.wishes[place] ?? []) };
      const [one, other] = [await cartOf(asked), await cartOf(reordered)];
      if (asked.code !== null) for (const { id } of [one, other]) await type(id, asked, {});
      const answers = await Promise.all([one, other].map(({ id }) => read(id, asked.marketId, {})));
      expect(answers[1]?.summary).toEqual(answers[0]?.summary);
      expect(answers[1]?.promoCode).toEqual(answers[0]?.promoCode);
      const worth = (items: Line[]) => items.map(({ totalPrice }) => totalPrice.sellingPriceIncVat).sort();
      expect(worth(answers[1]?.items)).toEqual(worth(answers[0]?.items));
    }),
    { numRuns: 30, endOnFailure: true },
  );
});
