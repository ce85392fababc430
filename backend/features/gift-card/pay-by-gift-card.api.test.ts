import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHeaders } from '#backend/features/auth/auth-client.fixture.ts';
import { cancelOrder } from '#backend/features/order/cancellation/cancel-order.ts';
import { completePayment } from '#backend/features/order/payment/complete-payment.ts';
import { refundOrder } from '#backend/features/order/refund/refund-order.ts';
import { generateGiftCardCode, giftCardKey, readGiftCardCode } from './gift-card-code.ts';
import { type GiftCardShop, openGiftCardShop } from './gift-card-shop.fixture.ts';
import { reissueGiftCard } from './issue-gift-cards.ts';

let shop: GiftCardShop;
beforeAll(async () => {
  shop = await openGiftCardShop();
});
afterAll(() => shop.close());

const books = (quantity: number) => [{ skuId: shop.book, quantity }];
const refundAll = { lines: null, toBalance: false, reason: '', actor: 'merchant' } as const;
const refund = (orderId: number, changes = {}) =>
  refundOrder(shop.services, orderId, { ...refundAll, ...changes });
const cancel = (orderId: number) =>
  cancelOrder(shop.services, orderId, { to: 'cancelled', actor: 'merchant', note: '' });
const keyOf = (code: string) => giftCardKey(readGiftCardCode(code) ?? '');
async function balanceOf(code: string) {
  const row = shop.db.selectFrom('gift_code').select('balance').where('code', '=', keyOf(code));
  return (await row.executeTakeFirst())?.balance;
}
async function newCard(): Promise<string> {
  return (await shop.buyCards(1)).codes[0] ?? '';
}
const orderOf = (orderId: number) =>
  shop.db.selectFrom('shop_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

describe('A gift card pays', () => {
  test('for a guest, without a provider, and keeps the rest', async () => {
    const code = await newCard();
    const cartId = await shop.fillCart(books(1), ` ${code.toLowerCase().replaceAll('-', ' ')}`);
    const { data } = await shop.query(
      `query ($id: String) { getCart(id: $id, marketId: "se") { promoCode summary { balance { pending remaining }
        total { sellingPriceIncVat } } } }`,
      { id: cartId },
    );
    expect(data.getCart).toMatchObject({
      promoCode: `•••• ${code.slice(-4)}`,
      summary: { total: { sellingPriceIncVat: 0 } },
    });
    const placed = await shop.placeOrder(cartId);
    expect(placed.data.placeOrder.status).toBe('completed');
    const stored = await shop.db
      .selectFrom('shop_order')
      .select(['draft', 'total_inc_vat'])
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    expect(await balanceOf(code)).toBe(50_000 - stored.total_inc_vat);
    expect(JSON.stringify(stored)).not.toContain(readGiftCardCode(code));
    expect(await shop.totalBalance()).toBeGreaterThan(0);
  });

  test('in part, and the provider charges the rest', async () => {
    const code = await newCard();
    const orderId = await shop.order(await shop.fillCart(books(8), code));
    const { paid_by_gift_code, total_inc_vat } = await orderOf(orderId);
    expect(paid_by_gift_code).toBe(50_000);
    const payment = shop.db.selectFrom('payment').select('amount').where('order_id', '=', orderId);
    expect((await payment.executeTakeFirst())?.amount).toBe(total_inc_vat - 50_000);
    expect(await shop.enterCode(await shop.fillCart(books(1)), code)).toBe('INVALID_PROMO_CODE');
  });

  test('with a promo code and another card, and a refund returns to each what it paid', async () => {
    const { codes } = await shop.buyCards(2);
    const [first = '', second = ''] = codes;
    const cartId = await shop.fillCart(books(15), first);
    expect(await shop.enterCode(cartId, second)).toBeUndefined();
    expect(await shop.enterCode(cartId, second)).toBeUndefined();
    expect(await shop.enterCode(cartId, 'valkommen10')).toBeUndefined();
    const shown = (code: string) => `•••• ${code.slice(-4)}`;
    const promoCode = async () =>
      (
        await shop.query('query ($id: String) { getCart(id: $id, marketId: "se") { promoCode } }', {
          id: cartId,
        })
      ).data.getCart.promoCode;
    expect(await promoCode()).toBe(`VALKOMMEN10, ${shown(first)}, ${shown(second)}`);
    await shop.enterCode(cartId, `-${shown(first)}`);
    await shop.enterCode(cartId, '-VALKOMMEN10');
    expect(await promoCode()).toBe(shown(second));
    expect(await shop.enterCode(cartId, `-${shown(first)}`)).toBe('INVALID_PROMO_CODE');
    await shop.enterCode(cartId, 'VALKOMMEN10');
    await shop.enterCode(cartId, first);
    const orderId = await shop.order(cartId);
    const { paid_by_gift_code, total_inc_vat } = await orderOf(orderId);
    expect(paid_by_gift_code).toBe(100_000);
    expect(total_inc_vat).toBeGreaterThan(100_000);
    expect([await balanceOf(first), await balanceOf(second)]).toEqual([0, 0]);
    await refund(orderId);
    expect([await balanceOf(first), await balanceOf(second)]).toEqual([50_000, 50_000]);
    expect((await shop.provider.retrieve(await shop.referenceOf(cartId)))?.refunded).toBe(
      total_inc_vat - 100_000,
    );
    await shop.totalBalance();
  });

  test('not for another gift card', async () => {
    const code = await newCard();
    const onlyCards = await shop.fillCart([{ skuId: shop.card, quantity: 1 }]);
    expect(await shop.enterCode(onlyCards, code)).toBe('RequirementsNotMet');
    const mixed = await shop.fillCart([{ skuId: shop.card, quantity: 1 }, ...books(1)], code);
    const orderId = await shop.order(mixed);
    const { paid_by_gift_code, total_inc_vat } = await orderOf(orderId);
    expect(paid_by_gift_code).toBe(total_inc_vat - 50_000);
  });

  test('not if it is blocked, expired, used up or unknown, with the same error', async () => {
    const [blocked, expired, used] = [await newCard(), await newCard(), await newCard()];
    const change = (code: string, columns: object) =>
      shop.db.updateTable('gift_code').set(columns).where('code', '=', keyOf(code)).execute();
    await change(blocked, { blocked_at: new Date() });
    await change(expired, { ends_at: new Date(Date.now() - 1000) });
    await shop.order(await shop.fillCart(books(6), used));
    const cartId = await shop.fillCart(books(1));
    const wrong = [blocked, expired, used, generateGiftCardCode(), 'NO-CODE', keyOf(await newCard())];
    for (const code of wrong) expect(await shop.enterCode(cartId, code)).toBe('INVALID_PROMO_CODE');
  });

  test('only with the newest code after support has replaced it', async () => {
    const email = 'lost@example.se';
    const orderId = await shop.order(await shop.fillCart([{ skuId: shop.card, quantity: 1 }]), { email });
    const { gift_card_id } = await shop.db
      .selectFrom('gift_card')
      .select('gift_card_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const [lost = ''] = await shop.codesOf(email);
    const paid = await shop.order(await shop.fillCart(books(1), lost));
    await reissueGiftCard(shop.db, gift_card_id);
    const renewed = (await shop.codesOf(email)).find((code) => code !== lost) ?? '';
    const cartId = await shop.fillCart(books(1));
    expect(await shop.enterCode(cartId, lost)).toBe('INVALID_PROMO_CODE');
    expect(await shop.enterCode(cartId, renewed)).toBeUndefined();
    await cancel(paid);
    expect(await balanceOf(renewed)).toBe(50_000);
  });
});

describe('Concurrent checkouts with one card', () => {
  test('never draw more than its balance, and a customer who paid too late gets the money back', async () => {
    const code = await newCard();
    const carts = await Promise.all(Array.from({ length: 4 }, () => shop.fillCart(books(3), code)));
    await Promise.all(carts.map((cartId) => shop.placeOrder(cartId)));
    const orders = await shop.db
      .selectFrom('shop_order')
      .select(['paid_by_gift_code'])
      .where('cart_id', 'in', carts)
      .execute();
    const drawn = orders.reduce((sum, { paid_by_gift_code }) => sum + paid_by_gift_code, 0);
    expect(orders.length).toBeGreaterThan(0);
    expect(drawn + ((await balanceOf(code)) ?? 0)).toBe(50_000);
    const late = await newCard();
    const [first = '', second = ''] = await Promise.all([1, 2].map(() => shop.fillCart(books(8), late)));
    for (const cartId of [first, second]) await shop.placeOrder(cartId);
    for (const cartId of [first, second])
      await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'authorized');
    const ids = await Promise.all([first, second].map((cartId) => shop.paymentIdOf(cartId)));
    const outcomes = await Promise.all(ids.map((id) => completePayment(shop.services, id)));
    expect([...outcomes].sort()).toEqual(['completed', 'failed']);
    expect(await balanceOf(late)).toBe(0);
    await shop.totalBalance();
  });
});

describe('A refund', () => {
  test('of an order returns the amount to the card, also of a customer', async () => {
    const code = await newCard();
    const headers = await signedInHeaders(shop.backend, 'card-holder@example.se');
    const cartId = await shop.cartWith({ [shop.book]: 2 }, headers);
    await shop.query(
      'mutation ($id: String!, $code: String!) { setCartPromoCode(id: $id, promoCode: $code, marketId: "se") { id } }',
      { id: cartId, code },
      headers,
    );
    await shop.placeOrder(cartId, {}, headers);
    const order = shop.db.selectFrom('shop_order').select('order_id').where('cart_id', '=', cartId);
    const { order_id } = await order.executeTakeFirstOrThrow();
    await refund(order_id, { lines: [{ index: 0, quantity: 1 }] });
    await cancel(order_id);
    expect(await balanceOf(code)).toBe(50_000);
    const { data } = await shop.query('{ getUser(marketId: "se") { balance } }', {}, headers);
    expect(data.getUser.balance).toBe(0);
  });

  test('of unused cards empties them and refunds everything', async () => {
    const { orderId, codes } = await shop.buyCards(2);
    expect(await refund(orderId, { lines: [{ index: 0, quantity: 1 }] })).toBe(50_000);
    expect((await Promise.all(codes.map(balanceOf))).sort()).toEqual([0, 50_000]);
    await cancel(orderId);
    expect(await Promise.all(codes.map(balanceOf))).toEqual([0, 0]);
  });

  test('of a used card is limited to the rest, and the order cannot be cancelled', async () => {
    const { orderId, codes } = await shop.buyCards(1);
    const [code = ''] = codes;
    const spentBy = await shop.order(await shop.fillCart(books(2), code));
    const { paid_by_gift_code: spent } = await orderOf(spentBy);
    await expect(cancel(orderId)).rejects.toMatchObject({ extensions: { code: 'ORDER_STATE' } });
    expect(await refund(orderId)).toBe(50_000 - spent);
    await expect(refund(orderId)).rejects.toMatchObject({ extensions: { code: 'ORDER_STATE' } });
    await expect(cancel(orderId)).rejects.toMatchObject({ extensions: { code: 'ORDER_STATE' } });
    expect(await shop.enterCode(await shop.fillCart(books(1)), code)).toBe('INVALID_PROMO_CODE');
    // The money of the holder's order belongs to the holder.
    await cancel(spentBy);
    expect(await balanceOf(code)).toBe(spent);
  });

  test('of a card that is not issued yet prevents its mail', async () => {
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const message = `To: late@example.se\nDate: ${day}`;
    const orderId = await shop.order(await shop.fillCart([{ skuId: shop.card, quantity: 1, message }]));
    expect(await refund(orderId)).toBe(50_000);
    await shop.db
      .updateTable('gift_card')
      .set({ send_at: new Date() })
      .where('order_id', '=', orderId)
      .execute();
    await shop.backend.runJobs();
    expect(await shop.codesOf('late@example.se')).toEqual([]);
  });
});

test('money neither appears nor disappears, whatever is bought, refunded and cancelled', async () => {
  const steps = fc.array(
    fc.record({
      action: fc.constantFrom('pay', 'refund', 'cancel', 'refund-card'),
      quantity: fc.integer({ min: 1, max: 7 }),
      pick: fc.nat(5),
    }),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      const { orderId: purchase, codes } = await shop.buyCards(1);
      const [code = ''] = codes;
      const paid: number[] = [];
      for (const { action, quantity, pick } of actions) {
        const chosen = paid[pick % Math.max(1, paid.length)];
        if (action === 'pay') {
          const cartId = await shop.fillCart(books(quantity));
          await shop.enterCode(cartId, code);
          paid.push(await shop.order(cartId));
        } else if (action === 'refund-card') await refund(purchase).catch(() => undefined);
        else if (chosen && action === 'cancel') await cancel(chosen).catch(() => undefined);
        else if (chosen) await refund(chosen, { lines: [{ index: 0, quantity: 1 }] }).catch(() => undefined);
      }
      const { gift_code_id, balance } = await shop.db
        .selectFrom('gift_code')
        .select(['gift_code_id', 'balance'])
        .where('code', '=', keyOf(code))
        .executeTakeFirstOrThrow();
      const movements = await shop.db
        .selectFrom('gift_code_movement')
        .select(['amount', 'reason'])
        .where('gift_code_id', '=', gift_code_id)
        .execute();
      const sumOf = (reason: string) =>
        movements.reduce((sum, movement) => sum + (movement.reason === reason ? movement.amount : 0), 0);
      const refunds = await shop.db
        .selectFrom('refund')
        .select('amount')
        .where('order_id', '=', purchase)
        .execute();
      expect(sumOf('issue')).toBe(50_000);
      expect(refunds.reduce((sum, { amount }) => sum + amount, sumOf('refund'))).toBe(0);
      expect(sumOf('return')).toBeLessThanOrEqual(-sumOf('order'));
      expect(balance).toBe(sumOf('issue') + sumOf('order') + sumOf('return') + sumOf('refund'));
      await shop.totalBalance();
    }),
    { numRuns: 8 },
  );
});

test('the ledger is append-only, and no balance changes without a movement', async () => {
  await newCard();
  await expect(shop.db.deleteFrom('gift_code_movement').execute()).rejects.toThrow(/only ever added to/);
  await expect(shop.db.updateTable('gift_code').set({ balance: 1 }).execute()).rejects.toThrow(
    /not the sum of its movements/,
  );
});
