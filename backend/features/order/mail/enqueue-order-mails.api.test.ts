import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { renderMail } from '#backend/mail/render-mail.ts';
import { sampleShop } from '#backend/mail/sample-shop.fixture.ts';
import { shipOrder } from '../management/ship-order.ts';
import { mailsTo, type OrderShop, openOrderShop } from '../order-shop.fixture.ts';
import { requireOrder } from '../require-order.ts';
import { insertWithdrawal } from '../withdrawal/withdrawal.queries.ts';
import { mailConfirmation } from './enqueue-order-mails.ts';

let shop: OrderShop;
let book: number;
let toLocker: { shippingId: number; pickupPoint: string };
beforeAll(async () => {
  shop = await openOrderShop();
  book = await shop.addBook({ in_stock: 50 });
  const { shipping_method_id: shippingId } = await shop.db
    .selectFrom('shipping_method')
    .select('shipping_method_id')
    .where('method_key', '=', 'parcel-locker')
    .executeTakeFirstOrThrow();
  toLocker = { shippingId, pickupPoint: 'se-1' };
});
afterAll(() => shop.close());

const locker = ['Paketskåp Odenplan', 'Odengatan 65', '113\u00a022\u00a0Stockholm'];
const mailContext = { locale: 'sv', shop: sampleShop, shopUrl: 'https://kvarto.example' } as const;

test('mails name and address of the pick-up point', async () => {
  const { orderId, email } = await shop.buy({ [book]: 1 }, toLocker);
  await shipOrder(shop.services, orderId, {
    actor: 'merchant',
    note: '',
    parcelNumber: null,
    trackingLink: null,
  });
  const [confirmation, shipment] = await mailsTo(shop.db, email);
  expect(confirmation?.payload.pickupPoint).toEqual(locker);
  expect(shipment).toMatchObject({ kind: 'order-shipped', payload: { pickupPoint: locker } });
  expect(shipment?.payload.deliveryAddress).toBeUndefined();
  const { text } = renderMail('order-shipped', shipment?.payload, mailContext);
  for (const line of locker) expect(text).toContain(line);
  expect(text).not.toContain('Storgatan 1');
});

test('the mail of a shipment lists what is in the parcel, not downloads or what was withdrawn', async () => {
  const ebook = await shop.addBook({ in_stock: 0, static_stock: 100 });
  const { orderId, email } = await shop.buy({ [book]: 3, [ebook]: 1 });
  const { lines } = (await requireOrder(shop.db, orderId)).draft;
  const index = lines.findIndex(({ needsDelivery }) => needsDelivery);
  const withdrawn = [{ index, quantity: 1 }];
  await insertWithdrawal(shop.db, { orderId, name: 'Anna Berg', email, lines: withdrawn });
  await shipOrder(shop.services, orderId, {
    actor: 'merchant',
    note: '',
    parcelNumber: null,
    trackingLink: null,
  });
  const shipment = (await mailsTo(shop.db, email)).find(({ kind }) => kind === 'order-shipped');
  expect(shipment?.payload.lines).toEqual([
    expect.objectContaining({ quantity: 2, name: lines[index]?.name }),
  ]);
});

test('the cart of an order contains the pick-up point', async () => {
  const { cartId } = await shop.buy({ [book]: 1 }, toLocker);
  const query = `query ($id: String!) { getCart(id: $id, includeCompleted: true, marketId: "se") {
    summary { shipping { subOptions { externalId displayName isSelected } } } } }`;
  const { data } = await shop.query(query, { id: cartId });
  expect(data.getCart.summary.shipping.subOptions).toEqual([
    { externalId: 'se-1', displayName: locker.join(', '), isSelected: true },
  ]);
});

test('the mail of an old order, which has only the id, omits the pick-up point', async () => {
  const { orderId } = await shop.buy({ [book]: 1 }, toLocker);
  const order = await requireOrder(shop.db, orderId);
  const { fetchedAt, ...shipping } = order.draft.shipping;
  expect(fetchedAt).toBeDefined();
  const draft = { ...order.draft, shipping, email: 'old-order@example.se' };
  await mailConfirmation(shop.db, { ...order, draft }, 'old');
  const [mail] = await mailsTo(shop.db, 'old-order@example.se');
  expect(mail?.payload.deliveryMethod).not.toBe('');
  expect(mail?.payload.pickupPoint).toBeUndefined();
});

test('the confirmation of a download promises no parcel', async () => {
  const ebook = await shop.addBook({ in_stock: 0, static_stock: 100 });
  const { email } = await shop.buy(
    { [ebook]: 1 },
    {
      shippingAddress: {
        firstName: 'Karin',
        lastName: 'Boye',
        addressLine1: 'Sveavägen 2',
        zip: '11157',
        city: 'Stockholm',
      },
    },
  );
  const [mail] = await mailsTo(shop.db, email);
  const { text } = renderMail('order-confirmation', mail?.payload, mailContext);
  expect(text).toContain('inget paket skickas');
  expect(text).not.toMatch(/hör av oss när den skickas|Sveavägen|Frakt|Leverans/);
});

test('the confirmation of a download states type, size and protection of its files', async () => {
  const skuId = await shop.addBook({ in_stock: 0, static_stock: 100 });
  await shop.db
    .insertInto('product_file')
    .values({
      product_id: shop.db.selectFrom('sku').select('product_id').where('sku_id', '=', skuId),
      kind: 'download',
      part_number: 1,
      media_type: 'application/epub+zip',
      byte_size: 1_200_000,
      sha256: '1'.repeat(64),
      storage_key: 'confirmed-download',
    })
    .execute();
  await shop.backend.refreshCatalogue();
  const { email } = await shop.buy({ [skuId]: 1 });
  const [mail] = await mailsTo(shop.db, email);
  const { download } = LANGUAGES.sv.apiMessages.productInformation;
  const { text } = renderMail('order-confirmation', mail?.payload, mailContext);
  expect(text).toMatch(new RegExp(`EPUB · 1,2.MB · (${download.unprotected}|${download.watermark})`));
});

test('mails contain country names', async () => {
  const { email } = await shop.buy({ [book]: 1 });
  const [mail] = await mailsTo(shop.db, email);
  expect(mail?.payload.billingAddress.at(-1)).toBe('Sverige');
});

test('the delivery address has its own heading, or shares one with an equal billing address', async () => {
  const { billingAddress, deliveryAddress, billingAndDeliveryAddress } = LANGUAGES.sv.mailMessages.order;
  const headingsOf = async (details?: object) => {
    const { email } = await shop.buy({ [book]: 1 }, details);
    const [mail] = await mailsTo(shop.db, email);
    const { text } = renderMail('order-confirmation', mail?.payload, mailContext);
    // The shared heading ends with the heading of the billing address.
    return text
      .split('\n')
      .filter(
        (line) =>
          line.endsWith(billingAddress.toLowerCase()) || [billingAddress, deliveryAddress].includes(line),
      );
  };
  expect(await headingsOf()).toEqual([billingAndDeliveryAddress]);
  const other = {
    firstName: 'Karin',
    lastName: 'Boye',
    addressLine1: 'Sveavägen 2',
    zip: '11157',
    city: 'Stockholm',
  };
  expect(await headingsOf({ shippingAddress: other })).toEqual([billingAddress, deliveryAddress]);
});

test('total, gift card and other payment are separate rows, and the order value is less the gift card', async () => {
  const code = { code: 'GIFT-ROWS', currency_code: 'SEK', balance: 3000 };
  await shop.db.insertInto('gift_code').values(code).execute();
  const cartId = await shop.cartWith({ [book]: 1 });
  const update = shop.db.updateTable('cart').set({ promo_code: code.code });
  await update.where('cart_id', '=', cartId).execute();
  const email = 'gift-rows@example.se';
  await shop.placeOrder(cartId, { email });
  await shop.provider.setPaymentState(await shop.referenceOf(cartId), 'authorized');
  const { data } = await shop.query(
    `query ($id: String!, $cartId: String) { checkout(id: $id, cartId: $cartId, paymentType: STANDARD) {
      order { orderValueIncVat orderValueExVat shippingFeeIncVat } } }`,
    { id: await shop.paymentIdOf(cartId), cartId },
  );
  const { orderValueIncVat, orderValueExVat, shippingFeeIncVat } = data.checkout.order;
  expect(orderValueIncVat).toBe(100 + shippingFeeIncVat - 30);
  // Line and fee are rounded separately.
  expect(orderValueExVat).toBeCloseTo(orderValueIncVat / 1.06, 1);
  const [mail] = await mailsTo(shop.db, email);
  const { text } = renderMail('order-confirmation', mail?.payload, mailContext);
  const rows = ['Totalt inkl. moms', 'Varav moms', 'Betalt med presentkort', 'Övrig betalning'];
  const positions = rows.map((row) => text.indexOf(row));
  expect(positions[0]).toBeGreaterThan(0);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(mail?.payload.total).toContain(String(100 + shippingFeeIncVat));
});
