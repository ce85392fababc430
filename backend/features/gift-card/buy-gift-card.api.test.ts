import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelByCustomer } from '#backend/features/order/cancellation/cancel-by-customer.ts';
import { capturePaymentNow } from '#backend/features/order/payment/capture-payment.ts';
import { addCampaign, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { giftCardKey, readGiftCardCode } from './gift-card-code.ts';
import { type GiftCardShop, openGiftCardShop } from './gift-card-shop.fixture.ts';
import { issueDueGiftCards } from './issue-gift-cards.ts';
import { addGiftCardProduct } from './offer-gift-cards.ts';

let shop: GiftCardShop;
beforeAll(async () => {
  shop = await openGiftCardShop();
});
afterAll(() => shop.close());

const cartFields = `promoCode items { totalPrice { sellingPriceIncVat vat } }
  summary { shipping { feeIncVat } vats { rate amount } total { sellingPriceIncVat vat } balance { pending remaining } }`;
async function cartOf(id: string) {
  const { data } = await shop.query(
    `query ($id: String) { getCart(id: $id, marketId: "se") { ${cartFields} } }`,
    { id },
  );
  return data.getCart;
}
const cardsOf = (orderId: number) =>
  shop.db.selectFrom('gift_card').selectAll().where('order_id', '=', orderId).orderBy('copy').execute();

describe('A gift card in the cart', () => {
  test('has no VAT and no shipping', async () => {
    const cart = await cartOf(await shop.fillCart([{ skuId: shop.card, quantity: 1 }]));
    expect(cart).toMatchObject({
      items: [{ totalPrice: { sellingPriceIncVat: 500, vat: 0 } }],
      summary: { shipping: { feeIncVat: 0 }, total: { sellingPriceIncVat: 500, vat: 0 } },
    });
  });

  test('has a picture', async () => {
    await changeShop(shop, (db) => addGiftCardProduct(db, { SEK: 321 }));
    const { data } = await shop.query(
      `{ product(alias: "gift-card-321-sek", marketId: "se", languageId: "sv-SE") { productImages { fileName } } }`,
    );
    const [{ fileName }] = data.product.productImages;
    const path = `/images/product/100f125/${fileName.replace(/jpg$/, 'webp')}`;
    expect((await shop.backend.fetch(new Request(`http://shop.test${path}`))).status).toBe(200);
  });

  test('is not reduced by campaigns and codes, and does not count for them', async () => {
    const campaignId = await changeShop(shop, async (db) => {
      const byCode = await addCampaign(db, { key: 'code-half', target: {}, needs_code: true });
      await db.insertInto('promo_code').values({ code: 'FIFTH', campaign_id: byCode }).execute();
      return addCampaign(db, {
        key: 'all-of-it',
        target: {},
        terms: JSON.stringify({ basisPoints: 5000 }),
        starts_at: new Date(Date.now() - 1000),
      });
    });
    const items = [shop.card, shop.book].map((skuId) => ({ skuId, quantity: 1 }));
    const cart = await cartOf(await shop.fillCart(items));
    expect(
      cart.items.map(
        ({ totalPrice }: { totalPrice: { sellingPriceIncVat: number } }) => totalPrice.sellingPriceIncVat,
      ),
    ).toEqual([500, 50]);
    const onlyCard = await shop.fillCart([{ skuId: shop.card, quantity: 1 }]);
    expect(await shop.enterCode(onlyCard, 'FIFTH')).toBe('RequirementsNotMet');
    const { data } = await shop.query(
      `{ products(discountCampaignAlias: "all-of-it", filter: { searchText: "gift-card" }) {
        products { skus { skuId } } } }`,
    );
    // Books with such words in their texts may be found.
    expect(data.products.products).not.toContainEqual({ skus: [{ skuId: shop.card }] });
    await changeShop(shop, (db) => db.deleteFrom('campaign').where('campaign_id', '=', campaignId).execute());
  });

  test('rejects a recipient, a day and a greeting that are not valid', async () => {
    const messages = ['To: nobody', 'Date: 2020-13-01', 'see www.example.com', 'To: A\u0000 <a@example.se>'];
    for (const message of messages)
      await expect(shop.fillCart([{ skuId: shop.card, quantity: 1, message }])).rejects.toThrow();
  });
});

describe('A bought gift card', () => {
  test('is mailed to the buyer when the payment is captured, also if the method captures on shipment', async () => {
    const email = 'self@example.se';
    const cartId = await shop.fillCart([{ skuId: shop.card, quantity: 2 }]);
    const orderId = await shop.order(cartId, { email, paymentId: shop.paymentMethodIds.onShipment });
    const codes = await shop.codesOf(email);
    expect(codes).toHaveLength(2);
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(readGiftCardCode(code)).not.toBeNull();
    expect(await cardsOf(orderId)).toMatchObject([
      { amount: 50_000, recipient_email: email, sender_name: '' },
      { amount: 50_000 },
    ]);
  });

  test('is stored as a hash with the last characters', async () => {
    const { codes } = await shop.buyCards(1);
    const code = readGiftCardCode(codes[0] ?? '') ?? '';
    const stored = await shop.db
      .selectFrom('gift_code')
      .selectAll()
      .where('code', '=', giftCardKey(code))
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      balance: 50_000,
      currency_code: 'SEK',
      last_four: code.slice(-4),
      ends_at: null,
    });
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  test('can be cancelled by the buyer until it is issued, and is then never mailed', async () => {
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const orderLater = async (name: string) => {
      const message = `To: ${name} <${name}@example.se>\nDate: ${day}\n\nHej`;
      const orderId = await shop.order(await shop.fillCart([{ skuId: shop.card, quantity: 1, message }]));
      const { email } = await shop.db
        .selectFrom('shop_order')
        .select('email')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      return { orderNumber: String(orderId), email, confirm: true };
    };
    const [early, late] = [await orderLater('early'), await orderLater('late')];
    expect(await cancelByCustomer(shop.services, early, null)).toMatchObject({ isCancelled: true });
    await shop.db.updateTable('gift_card').set({ send_at: new Date() }).execute();
    await issueDueGiftCards(shop.db);
    await expect(cancelByCustomer(shop.services, late, null)).rejects.toThrow('cannot be cancelled');
    expect(await shop.codesOf('early@example.se')).toEqual([]);
    expect(await shop.codesOf('late@example.se')).toHaveLength(1);
  });

  test('is mailed to the recipient on the chosen day, with the greeting', async () => {
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const message = `To: Anna Berg <Anna@Example.se>\nDate: ${day}\n\nGrattis!\nKram`;
    const orderId = await shop.order(await shop.fillCart([{ skuId: shop.card, quantity: 1, message }]));
    expect(await shop.codesOf('anna@example.se')).toEqual([]);
    const [scheduled] = await cardsOf(orderId);
    expect(scheduled).toMatchObject({
      gift_code_id: null,
      recipient_name: 'Anna Berg',
      send_at: new Date(`${day}T07:00:00Z`),
    });
    await shop.db
      .updateTable('gift_card')
      .set({ send_at: new Date() })
      .where('order_id', '=', orderId)
      .execute();
    // Two processes run the job at the same time.
    await Promise.all([issueDueGiftCards(shop.db), issueDueGiftCards(shop.db)]);
    expect(await shop.codesOf('anna@example.se')).toHaveLength(1);
    const mail = await shop.db
      .selectFrom('mail_outbox')
      .select('payload')
      .where('recipient', '=', 'anna@example.se')
      .executeTakeFirstOrThrow();
    expect(mail.payload).toMatchObject({
      senderName: 'Karin Boye',
      recipientName: 'Anna Berg',
      message: 'Grattis!\nKram',
      amount: expect.stringMatching(/^500\s/),
    });
  });

  test('has no code before the payment is captured', async () => {
    const capture = shop.provider.capture;
    shop.provider.capture = () => Promise.reject(new Error('The provider is unavailable.'));
    const email = 'unpaid@example.se';
    const cartId = await shop.fillCart([{ skuId: shop.card, quantity: 1 }]);
    await shop.order(cartId, { email });
    expect(await shop.codesOf(email)).toEqual([]);
    shop.provider.capture = capture;
    const payment = await shop.db
      .selectFrom('payment')
      .selectAll()
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    await capturePaymentNow(shop.services, payment as never);
    await issueDueGiftCards(shop.db);
    expect(await shop.codesOf(email)).toHaveLength(1);
  });

  test('expires only in a market with a limit', async () => {
    await shop.db.updateTable('market').set({ gift_card_months: 24 }).where('alias', '=', 'se').execute();
    const { orderId } = await shop.buyCards(1);
    await shop.db.updateTable('market').set({ gift_card_months: null }).where('alias', '=', 'se').execute();
    const { ends_at } = await shop.db
      .selectFrom('gift_code')
      .innerJoin('gift_card', 'gift_card.gift_code_id', 'gift_code.gift_code_id')
      .select('ends_at')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const months = ((ends_at?.getTime() ?? 0) - Date.now()) / (30.44 * 86_400_000);
    expect(Math.round(months)).toBe(24);
  });
});
