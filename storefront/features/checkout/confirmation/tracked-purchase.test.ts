import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TrackedItem } from '#storefront/tracking/events.ts';
import type { FinishedCheckout } from './find-finished-checkout.ts';
import { hashNormalized, spreadDiscount, trackedPurchase } from './tracked-purchase.ts';

function item(price: number, quantity: number): TrackedItem {
  return { product: { price } as TrackedItem['product'], skuId: price, quantity };
}

const totalOf = (items: TrackedItem[]) =>
  items.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);

test('a fixed discount reduces each price in proportion to it', () => {
  const items = spreadDiscount([item(100, 1), item(300, 1)], 40);
  expect(items.map(({ product }) => product.price)).toEqual([90, 270]);
});

test('the first item gets the rounding difference', () => {
  const items = spreadDiscount([item(10, 1), item(10, 1), item(10, 1)], 10);
  expect(totalOf(items)).toBeCloseTo(20, 10);
  expect(items[0]?.product.price).toBe(6.66);
});

test('without a fixed discount prices are unchanged', () => {
  expect(spreadDiscount([item(99, 2)], 0)).toEqual([item(99, 2)]);
});

test('texts are hashed trimmed and in lower case', async () => {
  expect(await hashNormalized(' Anna@Example.com ')).toBe(await hashNormalized('anna@example.com'));
  expect(await hashNormalized('anna@example.com')).toMatch(/^[0-9a-f]{64}$/);
  expect(await hashNormalized('  ')).toBe('');
});

test('the fixed discount is deducted from the value of the items: with VAT, without VAT, and from the VAT', async () => {
  const amount = fc.integer({ min: 0, max: 10_000_00 });
  await fc.assert(
    fc.asyncProperty(amount, amount, amount, amount, async (goods, goodsVat, fixed, fixedVat) => {
      const finished = {
        order: { itemValueIncVat: (goods + goodsVat) / 100, itemValueExVat: goods / 100 },
        cart: {
          items: [],
          summary: {
            fixedAmountDiscountIncVat: (fixed + fixedVat) / 100,
            fixedAmountDiscountExVat: fixed / 100,
          },
        },
        nthPurchase: 1,
      } as unknown as FinishedCheckout;
      const purchase = await trackedPurchase(finished);
      expect(purchase?.itemsValue).toBeCloseTo((goods + goodsVat - fixed - fixedVat) / 100, 5);
      expect(purchase?.itemsValueExVat).toBeCloseTo((goods - fixed) / 100, 5);
      expect(purchase?.itemsVat).toBeCloseTo((goodsVat - fixedVat) / 100, 5);
    }),
  );
});
