import fc from 'fast-check';
import type { Database } from '#backend/database/connection.ts';
import { addCampaign } from '#backend/features/product/add-product.fixture.ts';
import { type CartShop, mutationOf } from '../cart-shop.fixture.ts';

/** Keys of `CartShop.sku`. */
const books = ['novel', 'essay', 'poem', 'rare', 'unlimited'] as const;
const markets = ['se', 'dk', 'no', 'fi', 'de', 'fr'] as const;
const giftCodes = { 'GIFT-SMALL': 2500, 'GIFT-LARGE': 900_000 };
const everyCurrency = (amount: number) => ({ SEK: amount, DKK: amount, NOK: amount, EUR: amount });
const codes = {
  'PERCENT-ALL': { terms: { basisPoints: 1234 }, target: {} },
  'PERCENT-PACKAGE': { terms: { basisPoints: 3333 }, target: 'package' },
  'PRICE-ESSAY': { type: 'fixed-price', terms: { price: everyCurrency(333) }, target: 'essay' },
  'THREE-FOR-ONE': { type: 'buy-x-pay-y', terms: { buy: 3, pay: 1 }, target: {} },
  STEPS: { type: 'quantity-steps', terms: { steps: [{ quantity: 4, basisPoints: 777 }] }, target: {} },
  AMOUNT: { type: 'fixed-amount', terms: { amount: everyCurrency(1777) }, target: {} },
  SENT: { type: 'free-shipping', terms: {}, target: {} },
} as const;

export interface Shopping {
  marketId: (typeof markets)[number];
  additions: Addition[];
  /** The promo code that is entered at the end. */
  code: string | null;
  /** The customer's balance in the market's currency; null for a guest. */
  balance: number | null;
}

type Addition =
  | { kind: 'book'; name: (typeof books)[number]; quantity: number; message: string }
  | { kind: 'package'; book: 'novel' | 'essay'; hasPoem: boolean };

const addition: fc.Arbitrary<Addition> = fc.oneof(
  fc.record({
    kind: fc.constant('book' as const),
    name: fc.constantFrom(...books),
    quantity: fc.integer({ min: 1, max: 7 }),
    message: fc.constantFrom('', 'To Astrid'),
  }),
  fc.record({
    kind: fc.constant('package' as const),
    book: fc.constantFrom('novel' as const, 'essay' as const),
    hasPoem: fc.boolean(),
  }),
);

export const shopping: fc.Arbitrary<Shopping> = fc.record({
  marketId: fc.constantFrom(...markets),
  additions: fc.array(addition, { maxLength: 7 }),
  code: fc.option(fc.constantFrom(...Object.keys(codes), ...Object.keys(giftCodes))),
  balance: fc.option(fc.oneof(fc.constant(0), fc.nat(5000), fc.nat(500_000))),
});

/** The balance of a gift code in the currency. */
export function giftBalance(code: string | null, currencyCode: string): number {
  return currencyCode === 'SEK' && code !== null ? (giftCodes[code as keyof typeof giftCodes] ?? 0) : 0;
}

/** Prices that need rounding, two VAT rates, overlapping campaigns of every type, and codes. */
export async function addTestData(
  db: Database,
  { sku, package: { id: packageId } }: CartShop,
): Promise<void> {
  await db.updateTable('sku').set({ in_stock: 100_000 }).where('in_stock', '>', 0).execute();
  const prices = { novel: 9999, essay: 10_001, poem: 3337, rare: 24_950, unlimited: 0, package: 15_101 };
  for (const [name, price] of Object.entries(prices))
    await db
      .updateTable('price')
      .set({ regular_price: price, selling_price: price })
      .where('sku_id', '=', sku[name as keyof typeof prices])
      .execute();
  await db.updateTable('product').set({ tax_class: 'standard' }).where('product_key', '=', 'rare').execute();
  const productIds = { package: packageId, essay: await productIdOf(db, sku.essay) };
  const poem = await productIdOf(db, sku.poem);
  await addCampaign(db, {
    key: 'poems',
    type: 'buy-x-pay-y',
    terms: JSON.stringify({ buy: 3, pay: 2 }),
    target: { product_id: poem },
  });
  await addCampaign(db, {
    key: 'amount-for-all',
    type: 'fixed-amount',
    target: {},
    terms: JSON.stringify({ amount: everyCurrency(999), minimum: everyCurrency(40_000) }),
  });
  for (const [code, campaign] of Object.entries(codes)) {
    const target =
      typeof campaign.target === 'string'
        ? { product_id: productIds[campaign.target as keyof typeof productIds] }
        : {};
    const campaign_id = await addCampaign(db, {
      key: code.toLowerCase(),
      type: 'type' in campaign ? campaign.type : 'percentage',
      needs_code: true,
      terms: JSON.stringify(campaign.terms),
      target,
    });
    await db.insertInto('promo_code').values({ code, campaign_id }).execute();
  }
  for (const [code, balance] of Object.entries(giftCodes))
    await db.insertInto('gift_code').values({ code, balance, currency_code: 'SEK' }).execute();
}

async function productIdOf(db: Database, skuId: number): Promise<number> {
  const row = await db.selectFrom('sku').select('product_id').where('sku_id', '=', skuId).executeTakeFirst();
  return row?.product_id ?? 0;
}

/** Adds everything to the cart through the API. Every addition must succeed. */
export async function addAll(
  { query, sku, package: { id: packageId, books: group, poems } }: CartShop,
  cartId: string,
  { additions, marketId }: Shopping,
  headers: Record<string, string>,
): Promise<void> {
  const novel = { groupId: group.group, optionId: group.novel, skuId: sku.novel };
  const essay = { groupId: group.group, optionId: group.essay, skuId: sku.essay };
  const poem = { groupId: poems.group, optionId: poems.poem, skuId: sku.poem };
  for (const added of additions) {
    const { errors } =
      added.kind === 'book'
        ? await query(
            mutationOf('addToCart'),
            {
              id: cartId,
              marketId,
              item: { skuId: sku[added.name], quantity: added.quantity, message: added.message },
            },
            headers,
          )
        : await query(
            mutationOf('addPackageToCart'),
            {
              id: cartId,
              packageId,
              selections: [added.book === 'novel' ? novel : essay, ...(added.hasPoem ? [poem] : [])],
            },
            headers,
          );
    if (errors) throw new Error(JSON.stringify(errors));
  }
}
