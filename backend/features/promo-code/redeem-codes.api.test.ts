import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnToGiftCodes } from '#backend/features/gift-card/pay-by-gift-code.ts';
import { addCampaign } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { type Redemption, redeemCodes } from './redeem-codes.ts';

let shop: TestShop;
let campaignId: number;
let carts = 0;

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
    cartId: `cart-${carts++}`,
    customerId: null,
    email: `guest-${carts}@example.com`,
    amount: 0,
    currencyCode: 'SEK',
    now: Date.now(),
    ...overrides,
  };
  return shop.db.transaction().execute((trx) => redeemCodes(trx, redemption));
}

async function outcomes(attempts: Promise<void>[]): Promise<Record<string, number>> {
  const settled = await Promise.allSettled(attempts);
  const counts: Record<string, number> = {};
  for (const outcome of settled) {
    const name = outcome.status === 'fulfilled' ? 'redeemed' : String(outcome.reason.extensions?.code);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

async function usesOf(code: string): Promise<[counted: number, rows: number]> {
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

async function balanceOf(code: string): Promise<number | undefined> {
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
    expect(await outcomes(attempts)).toEqual({ redeemed: 3, INVALID_PROMO_CODE: 17 });
    expect(await usesOf('THREE')).toEqual([3, 3]);
  });

  test('once per customer is redeemed by one of 20 concurrent orders, however the e-mail is written', async () => {
    await addCode('ONCE', { max_uses_per_customer: 1 });
    const attempts = Array.from({ length: 20 }, (_, index) =>
      redeem('ONCE', { email: index % 2 ? 'Selma@Example.com ' : 'selma@example.com' }),
    );
    expect(await outcomes(attempts)).toEqual({ redeemed: 1, RequirementsNotMet: 19 });
    expect(await outcomes([redeem('ONCE', { email: 'tove@example.com' })])).toEqual({ redeemed: 1 });
    expect(await usesOf('ONCE')).toEqual([2, 2]);
  });

  test('identifies a customer by id and by e-mail', async () => {
    await addCode('IDENTIFIED', { max_uses_per_customer: 1 });
    const { customer_id: customerId } = await shop.db
      .insertInto('customer')
      .values({ email: 'astrid@example.com' })
      .returning('customer_id')
      .executeTakeFirstOrThrow();
    await redeem('IDENTIFIED', { customerId, email: 'astrid@example.com' });
    expect(await outcomes([redeem('IDENTIFIED', { customerId, email: 'other@example.com' })])).toEqual({
      RequirementsNotMet: 1,
    });
    expect(await outcomes([redeem('IDENTIFIED', { email: 'astrid@example.com' })])).toEqual({
      RequirementsNotMet: 1,
    });
  });

  test('is counted once per cart', async () => {
    await addCode('AGAIN', { max_uses: 5 });
    const attempts = Array.from({ length: 10 }, () => redeem('AGAIN', { cartId: 'the-same' }));
    expect(await outcomes(attempts)).toEqual({ redeemed: 10 });
    expect(await usesOf('AGAIN')).toEqual([1, 1]);
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
    expect(await usesOf('UNDONE')).toEqual([0, 0]);
    expect(await outcomes([redeem('UNDONE')])).toEqual({ redeemed: 1 });
  });

  test('that does not exist is rejected', async () => {
    expect(await outcomes([redeem('NEVER')])).toEqual({ INVALID_PROMO_CODE: 1 });
  });
});

describe('A gift code', () => {
  test('never pays more than its balance: 20 concurrent orders of 100 on 350', async () => {
    await addGiftCode('GIFT', 35_000);
    const attempts = Array.from({ length: 20 }, () => redeem('GIFT', { amount: 10_000 }));
    expect(await outcomes(attempts)).toEqual({ redeemed: 3, INVALID_PROMO_CODE: 17 });
    expect(await balanceOf('GIFT')).toBe(5000);
  });

  test('pays once per cart', async () => {
    await addGiftCode('GIFT-AGAIN', 35_000);
    const attempts = Array.from({ length: 5 }, () => redeem('GIFT-AGAIN', { amount: 100, cartId: 'a-gift' }));
    expect(await outcomes(attempts)).toEqual({ redeemed: 5 });
    expect(await balanceOf('GIFT-AGAIN')).toBe(34_900);
  });

  test('is rejected in another currency and after its end', async () => {
    await addGiftCode('GIFT-OVER', 35_000, new Date(Date.now() - 1000));
    await addGiftCode('GIFT-SEK', 35_000);
    expect(
      await outcomes([
        redeem('GIFT-OVER', { amount: 100 }),
        redeem('GIFT-SEK', { amount: 100, currencyCode: 'EUR' }),
      ]),
    ).toEqual({ INVALID_PROMO_CODE: 2 });
    expect([await balanceOf('GIFT-OVER'), await balanceOf('GIFT-SEK')]).toEqual([35_000, 35_000]);
  });
});

describe('A promo code and gift codes', () => {
  const gifts = (...amounts: [string, number][]) =>
    amounts.map(([code, amount]) => ({ code, lastFour: null, amount }));

  test('are redeemed together, and never in part', async () => {
    await addCode('TOGETHER', {});
    await addGiftCode('FIRST', 5000);
    await addGiftCode('SECOND', 5000);
    const giftCodes = gifts(['SECOND', 2000], ['FIRST', 5000]);
    expect(await outcomes([redeem('TOGETHER', { giftCodes, cartId: 'together' })])).toEqual({ redeemed: 1 });
    expect(await outcomes([redeem('TOGETHER', { giftCodes, cartId: 'together' })])).toEqual({ redeemed: 1 });
    expect([await balanceOf('FIRST'), await balanceOf('SECOND')]).toEqual([0, 3000]);
    expect(await outcomes([redeem('TOGETHER', { giftCodes })])).toEqual({ INVALID_PROMO_CODE: 1 });
    expect([await balanceOf('SECOND'), await usesOf('TOGETHER')]).toEqual([3000, [1, 1]]);
  });

  test('do not deadlock in concurrent orders that list them in another order', async () => {
    await addCode('ORDERED', {});
    await addGiftCode('LEFT', 2000);
    await addGiftCode('RIGHT', 2000);
    const attempts = Array.from({ length: 20 }, (_, index) => {
      const giftCodes = gifts(['LEFT', 100], ['RIGHT', 100]);
      return redeem('ORDERED', { giftCodes: index % 2 ? giftCodes : giftCodes.toReversed() });
    });
    expect(await outcomes(attempts)).toEqual({ redeemed: 20 });
    expect([await balanceOf('LEFT'), await balanceOf('RIGHT')]).toEqual([0, 0]);
  });

  test('return money of a refund to the codes that paid, at most what each paid', async () => {
    await addGiftCode('BACK-1', 1000);
    await addGiftCode('BACK-2', 1000);
    await addCode('BACK', {});
    const giftCodes = gifts(['BACK-1', 1000], ['BACK-2', 400]);
    await redeem('BACK', { giftCodes, cartId: 'back' });
    const giveBack = (amount: number) =>
      shop.db.transaction().execute((trx) => returnToGiftCodes(trx, 'back', amount));
    expect([await giveBack(1100), await giveBack(1100), await giveBack(1)]).toEqual([1100, 300, 0]);
    expect([await balanceOf('BACK-1'), await balanceOf('BACK-2')]).toEqual([1000, 1000]);
  });
});

describe('A code name', () => {
  test('is a promo code or a gift code, never both, even with concurrent inserts', async () => {
    await addCode('TAKEN', {});
    await expect(addGiftCode('TAKEN', 100)).rejects.toThrow(/code_kind/);
    await addGiftCode('MONEY', 100);
    await expect(addCode('MONEY', {})).rejects.toThrow(/code_kind/);
    await expect(
      shop.db.updateTable('gift_code').set({ code: 'TAKEN' }).where('code', '=', 'MONEY').execute(),
    ).rejects.toThrow(/code_kind/);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? addCode('RACE', {}) : addGiftCode('RACE', 1))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('can be reused after its code is deleted', async () => {
    await addGiftCode('FREED', 100);
    await shop.db.deleteFrom('gift_code').where('code', '=', 'FREED').execute();
    await addCode('FREED', {});
  });
});
