import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnToGiftCodes } from '#backend/features/gift-card/pay-by-gift-code.ts';
import { addCampaign } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { type Redemption, redeemCodes } from './redeem-codes.ts';

let shop: TestShop;
let campaignId: number;
let cartCount = 0;

beforeAll(async () => {
  shop = await openTestShop();
  campaignId = await addCampaign(shop.db, { key: 'by-code', target: {}, needs_code: true });
});
afterAll(() => shop.close());

async function addCode(code: string, limits: { max_uses?: number; max_uses_per_customer?: number }) {
  await shop.db
    .insertInto('promo_code')
    .values({ code, campaign_id: campaignId, ...limits })
    .execute();
}

async function addGiftCode(code: string, balance: number, ends_at: Date | null = null) {
  await shop.db.insertInto('gift_code').values({ code, balance, currency_code: 'SEK', ends_at }).execute();
}

/** Redeems in its own transaction, as an order does. */
function redeem(code: string, overrides: Partial<Redemption> = {}): Promise<void> {
  const redemption = {
    promoCode: code,
    giftCodes: [],
    cartId: `cart-${cartCount++}`,
    customerId: null,
    email: `guest-${cartCount}@example.com`,
    amount: 0,
    currencyCode: 'SEK',
    now: Date.now(),
    ...overrides,
  };
  return shop.db.transaction().execute((trx) => redeemCodes(trx, redemption));
}

/** How many attempts succeeded, and how many were rejected with each error code. */
async function countOutcomes(attempts: Promise<void>[]): Promise<Record<string, number>> {
  const settled = await Promise.allSettled(attempts);
  const counts: Record<string, number> = {};
  for (const outcome of settled) {
    const name = outcome.status === 'fulfilled' ? 'redeemed' : String(outcome.reason.extensions?.code);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The uses that the code counts, and the number of rows that record a use. They must be equal. */
async function findUses(code: string): Promise<[counted: number, rows: number]> {
  const { uses } = await shop.db
    .selectFrom('promo_code')
    .select('uses')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const rows = await shop.db
    .selectFrom('promo_code_use')
    .select('cart_id')
    .where('code', '=', code)
    .execute();
  return [uses, rows.length];
}

async function findBalance(code: string): Promise<number | undefined> {
  const row = await shop.db
    .selectFrom('gift_code')
    .select('balance')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.balance;
}

describe('A promo code', () => {
  test('with 3 uses is redeemed by exactly 3 of 20 concurrent orders', async () => {
    await addCode('THREE', { max_uses: 3 });
    const attempts = Array.from({ length: 20 }, () => redeem('THREE'));
    expect(await countOutcomes(attempts)).toEqual({ redeemed: 3, INVALID_PROMO_CODE: 17 });
    expect(await findUses('THREE')).toEqual([3, 3]);
  });

  test('with one use per customer is redeemed by one of 20 concurrent orders with one e-mail address in two spellings', async () => {
    await addCode('ONCE', { max_uses_per_customer: 1 });
    const attempts = Array.from({ length: 20 }, (_, index) =>
      redeem('ONCE', { email: index % 2 ? 'Selma@Example.com ' : 'selma@example.com' }),
    );
    expect(await countOutcomes(attempts)).toEqual({ redeemed: 1, RequirementsNotMet: 19 });
    expect(await countOutcomes([redeem('ONCE', { email: 'tove@example.com' })])).toEqual({ redeemed: 1 });
    expect(await findUses('ONCE')).toEqual([2, 2]);
  });

  test('with one use per customer counts earlier orders with the same customer id or e-mail address', async () => {
    await addCode('IDENTIFIED', { max_uses_per_customer: 1 });
    const { customer_id: customerId } = await shop.db
      .insertInto('customer')
      .values({ email: 'astrid@example.com' })
      .returning('customer_id')
      .executeTakeFirstOrThrow();
    await redeem('IDENTIFIED', { customerId, email: 'astrid@example.com' });
    expect(await countOutcomes([redeem('IDENTIFIED', { customerId, email: 'other@example.com' })])).toEqual({
      RequirementsNotMet: 1,
    });
    expect(await countOutcomes([redeem('IDENTIFIED', { email: 'astrid@example.com' })])).toEqual({
      RequirementsNotMet: 1,
    });
  });

  test('is counted once per cart', async () => {
    await addCode('AGAIN', { max_uses: 5 });
    const attempts = Array.from({ length: 10 }, () => redeem('AGAIN', { cartId: 'the-same' }));
    expect(await countOutcomes(attempts)).toEqual({ redeemed: 10 });
    expect(await findUses('AGAIN')).toEqual([1, 1]);
  });

  test('is not counted when the order fails', async () => {
    await addCode('UNDONE', { max_uses: 1 });
    const failing = shop.db.transaction().execute(async (trx) => {
      const cart = { cartId: 'fails', customerId: null, email: null };
      await redeemCodes(trx, {
        promoCode: 'UNDONE',
        giftCodes: [],
        ...cart,
        amount: 0,
        currencyCode: 'SEK',
        now: Date.now(),
      });
      throw new Error('The payment failed.');
    });
    await expect(failing).rejects.toThrow('The payment failed.');
    expect(await findUses('UNDONE')).toEqual([0, 0]);
    expect(await countOutcomes([redeem('UNDONE')])).toEqual({ redeemed: 1 });
  });

  test('that does not exist is rejected', async () => {
    expect(await countOutcomes([redeem('NEVER')])).toEqual({ INVALID_PROMO_CODE: 1 });
  });
});

describe('A gift code', () => {
  test('never pays more than its balance: 20 concurrent orders of 100 on 350', async () => {
    await addGiftCode('GIFT', 35_000);
    const attempts = Array.from({ length: 20 }, () => redeem('GIFT', { amount: 10_000 }));
    expect(await countOutcomes(attempts)).toEqual({ redeemed: 3, INVALID_PROMO_CODE: 17 });
    expect(await findBalance('GIFT')).toBe(5000);
  });

  test('pays once per cart', async () => {
    await addGiftCode('GIFT-AGAIN', 35_000);
    const attempts = Array.from({ length: 5 }, () => redeem('GIFT-AGAIN', { amount: 100, cartId: 'a-gift' }));
    expect(await countOutcomes(attempts)).toEqual({ redeemed: 5 });
    expect(await findBalance('GIFT-AGAIN')).toBe(34_900);
  });

  test('is rejected for a cart in another currency, and after it expires', async () => {
    await addGiftCode('GIFT-EXPIRED', 35_000, new Date(Date.now() - 1000));
    await addGiftCode('GIFT-SEK', 35_000);
    expect(
      await countOutcomes([
        redeem('GIFT-EXPIRED', { amount: 100 }),
        redeem('GIFT-SEK', { amount: 100, currencyCode: 'EUR' }),
      ]),
    ).toEqual({ INVALID_PROMO_CODE: 2 });
    expect([await findBalance('GIFT-EXPIRED'), await findBalance('GIFT-SEK')]).toEqual([35_000, 35_000]);
  });
});

describe('A promo code and gift codes', () => {
  const createGiftPayments = (...amounts: [string, number][]) =>
    amounts.map(([code, amount]) => ({ code, lastFour: null, amount }));

  test('are redeemed together, and none of them if the balance of one is too low', async () => {
    await addCode('TOGETHER', {});
    await addGiftCode('FIRST', 5000);
    await addGiftCode('SECOND', 5000);
    const giftCodes = createGiftPayments(['SECOND', 2000], ['FIRST', 5000]);
    expect(await countOutcomes([redeem('TOGETHER', { giftCodes, cartId: 'together' })])).toEqual({
      redeemed: 1,
    });
    // A retry for the same cart debits nothing.
    expect(await countOutcomes([redeem('TOGETHER', { giftCodes, cartId: 'together' })])).toEqual({
      redeemed: 1,
    });
    expect([await findBalance('FIRST'), await findBalance('SECOND')]).toEqual([0, 3000]);
    // Another cart: FIRST has no balance left, so SECOND is not debited and the promo code is not counted.
    expect(await countOutcomes([redeem('TOGETHER', { giftCodes })])).toEqual({ INVALID_PROMO_CODE: 1 });
    expect([await findBalance('SECOND'), await findUses('TOGETHER')]).toEqual([3000, [1, 1]]);
  });

  test('do not deadlock when concurrent carts list the same gift codes in opposite sequence', async () => {
    await addCode('SEQUENCE', {});
    await addGiftCode('LEFT', 2000);
    await addGiftCode('RIGHT', 2000);
    const attempts = Array.from({ length: 20 }, (_, index) => {
      const giftCodes = createGiftPayments(['LEFT', 100], ['RIGHT', 100]);
      return redeem('SEQUENCE', { giftCodes: index % 2 ? giftCodes : giftCodes.toReversed() });
    });
    expect(await countOutcomes(attempts)).toEqual({ redeemed: 20 });
    expect([await findBalance('LEFT'), await findBalance('RIGHT')]).toEqual([0, 0]);
  });

  test('return money of a refund to the codes that paid, at most what each paid', async () => {
    await addGiftCode('BACK-1', 1000);
    await addGiftCode('BACK-2', 1000);
    await addCode('BACK', {});
    const giftCodes = createGiftPayments(['BACK-1', 1000], ['BACK-2', 400]);
    await redeem('BACK', { giftCodes, cartId: 'back' });
    const giveBack = (amount: number) =>
      shop.db.transaction().execute((trx) => returnToGiftCodes(trx, 'back', amount));
    expect([await giveBack(1100), await giveBack(1100), await giveBack(1)]).toEqual([1100, 300, 0]);
    expect([await findBalance('BACK-1'), await findBalance('BACK-2')]).toEqual([1000, 1000]);
  });
});

describe('A code', () => {
  test('cannot be both a promo code and a gift code, even with concurrent inserts', async () => {
    await addCode('TAKEN', {});
    await expect(addGiftCode('TAKEN', 100)).rejects.toThrow(/code_kind/);
    await addGiftCode('MONEY', 100);
    await expect(addCode('MONEY', {})).rejects.toThrow(/code_kind/);
    await expect(
      shop.db.updateTable('gift_code').set({ code: 'TAKEN' }).where('code', '=', 'MONEY').execute(),
    ).rejects.toThrow(/code_kind/);
    const inserts = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? addCode('RACE', {}) : addGiftCode('RACE', 1))),
    );
    expect(inserts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('can become a promo code after the gift code is deleted', async () => {
    await addGiftCode('FREED', 100);
    await shop.db.deleteFrom('gift_code').where('code', '=', 'FREED').execute();
    await addCode('FREED', {});
  });
});
