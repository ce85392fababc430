import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundOrder } from '#backend/features/order/refund/refund-order.ts';
import { changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type GiftCardShop, openGiftCardShop } from './gift-card-shop.fixture.ts';
import { addGiftWrap, endGiftWrap } from './offer-gift-wrap.ts';

let shop: GiftCardShop;
let wrap: number;
beforeAll(async () => {
  shop = await openGiftCardShop();
  await changeShop(shop, (db) => addGiftWrap(db, { SEK: 40, EUR: 4 }));
  wrap = (await findOffer('se'))?.skuId ?? 0;
});
afterAll(() => shop.close());

async function findOffer(marketId: string) {
  const response = await shop.backend.fetch(
    new Request('http://shop/shop/gift-wraps', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
      body: JSON.stringify({ marketId, languageId: 'sv-SE' }),
    }),
    { address: '10.9.0.1' },
  );
  return (await response.json()).wrap;
}

const book = () => ({ skuId: shop.book, quantity: 1 });
async function add(id: string, item: object): Promise<string | undefined> {
  const { errors } = await shop.query(
    'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, marketId: "se") { id } }',
    { id, item },
  );
  return errors?.[0]?.extensions?.code as string | undefined;
}
async function read(id: string) {
  const { data } = await shop.query(
    `query ($id: String) { getCart(id: $id, marketId: "se") { items { id skuId message quantity product { canonicalUrl }
      totalPrice { sellingPriceIncVat } } summary { subTotal { sellingPriceIncVat vat } vats { rate amount } } } }`,
    { id },
  );
  return data.getCart;
}

test('gift wrap is offered per market, with its price', async () => {
  expect(await findOffer('se')).toMatchObject({
    name: 'Presentinslagning',
    priceExVatFormatted: '32\u00a0kr',
  });
  expect(await findOffer('dk')).toBeNull();
  const { data } = await shop.query(
    '{ products(marketId: "se", languageId: "sv-SE", filter: { searchText: "presentinslagning" }) { products { name } } }',
  );
  expect(JSON.stringify(data)).not.toContain('Presentinslagning');
});

test('gift wrap is a line with its own VAT, at most once per cart, and no campaign reduces it', async () => {
  const id = await shop.fillCart([book()]);
  expect(await add(id, { skuId: wrap, quantity: 1, message: 'Grattis!' })).toBeUndefined();
  expect(await add(id, { skuId: wrap, quantity: 1, message: 'Hej\r\nAnna' })).toBeUndefined();
  expect(await add(id, { skuId: wrap, quantity: 1, message: 'Hej\nAnna' })).toBeUndefined();
  await shop.enterCode(id, 'VALKOMMEN10');
  const cart = await read(id);
  expect(cart.items).toMatchObject([
    { skuId: shop.book, totalPrice: { sellingPriceIncVat: 90 } },
    { skuId: wrap, quantity: 1, message: 'Hej\nAnna', totalPrice: { sellingPriceIncVat: 40 } },
  ]);
  expect(cart.items[1].product.canonicalUrl).toBe('/kassan');
  const vats = new Map(
    cart.summary.vats.map(({ rate, amount }: { rate: number; amount: number }) => [rate, amount]),
  );
  // The VAT of the wrap: 25 % of 32 kr.
  expect(vats.get(25)).toBeGreaterThanOrEqual(8);
});

test.each([
  ['too long', 1, 'x'.repeat(301)],
  ['of too many lines', 1, 'x\n'.repeat(13)],
  ['with format characters', 1, 'turned \u202e around'],
  ['twice', 2, ''],
])('gift wrap is rejected with an invalid message or quantity: %s', async (_, quantity, message) => {
  const id = await shop.fillCart([book()]);
  expect(await add(id, { skuId: wrap, quantity, message: message.slice(0, 500) })).toBe('BAD_INPUT');
  expect((await read(id)).items).toHaveLength(1);
});

test('gift wrap needs a product that is shipped, and is removed with the last one', async () => {
  const onlyCard = await shop.fillCart([{ skuId: shop.card, quantity: 1 }]);
  expect(await add(onlyCard, { skuId: wrap, quantity: 1 })).toBe('RequirementsNotMet');
  const id = await shop.fillCart([book(), { skuId: shop.card, quantity: 1 }]);
  await add(id, { skuId: wrap, quantity: 1 });
  await shop.query(
    'mutation ($id: String!, $item: CartItemInputType!) { updateCartItem(id: $id, item: $item, marketId: "se") { id } }',
    { id, item: { skuId: shop.book, quantity: 0 } },
  );
  expect((await read(id)).items).toMatchObject([{ skuId: shop.card }]);
});

test('gift wrap is part of the order, its mails and refunds, with the message', async () => {
  const id = await shop.fillCart([book()]);
  await add(id, { skuId: wrap, quantity: 1, message: 'Hej <b>Anna</b>\nKram' });
  const orderId = await shop.order(id);
  const order = await shop.db
    .selectFrom('shop_order')
    .select(['draft', 'total_inc_vat'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { lines } = order.draft as { lines: { isGiftWrap?: true; message: string }[] };
  expect(lines[1]).toMatchObject({
    isGiftWrap: true,
    message: 'Hej <b>Anna</b>\nKram',
    needsDelivery: false,
  });
  const mail = await shop.db
    .selectFrom('mail_outbox')
    .select('payload')
    .where('dedupe_key', '=', `order-confirmation:${orderId}`)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(mail.payload)).toContain('Hej <b>Anna</b> Kram');
  await shop.services.db
    .updateTable('payment')
    .set({ state: 'captured' })
    .where('order_id', '=', orderId)
    .execute();
  const request = { toBalance: false, reason: '', actor: 'merchant' } as const;
  expect(await refundOrder(shop.services, orderId, { ...request, lines: [{ index: 1, quantity: 1 }] })).toBe(
    4000,
  );
  const [refunded] = await shop.db.selectFrom('refund').selectAll().where('order_id', '=', orderId).execute();
  expect(refunded).toMatchObject({ amount: 4000, vat: 800 });
  expect(await refundOrder(shop.services, orderId, { ...request, lines: null })).toBe(
    Number(order.total_inc_vat) - 4000,
  );
});

test('the offer of gift wrap can be ended and renewed', async () => {
  await changeShop(shop, (db) => endGiftWrap(db));
  expect(await findOffer('se')).toBeNull();
  await changeShop(shop, (db) => addGiftWrap(db, { SEK: 50 }));
  expect(await findOffer('se')).toMatchObject({ skuId: wrap, priceIncVatFormatted: '50\u00a0kr' });
});
