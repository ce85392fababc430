import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#backend/features/order/cancellation/cancel-order.ts';
import { shipOrder } from '#backend/features/order/management/ship-order.ts';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { refundOrder } from '#backend/features/order/refund/refund-order.ts';
import { ProviderRejectedError } from '#backend/features/payment/payment-provider.ts';
import { dayInCountry } from '#contract/product/day-in-country.ts';
import type { TaxDocument } from './tax-document.ts';

let shop: OrderShop;
let skuId: number;
beforeAll(async () => {
  shop = await openOrderShop();
  skuId = await shop.addBook({ in_stock: 1000 });
});
afterAll(() => shop.close());

async function documentsOf(orderId: number): Promise<TaxDocument[]> {
  const rows = await shop.db
    .selectFrom('tax_document')
    .select('content')
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  return rows.map(({ content }) => content as unknown as TaxDocument);
}

async function publicIdOf(orderId: number): Promise<string> {
  const { public_id } = await shop.db
    .selectFrom('shop_order')
    .select('public_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return public_id;
}

const refund = (orderId: number, lines: { index: number; quantity: number }[] | null) =>
  refundOrder(shop.services, orderId, { lines, toBalance: false, reason: '', actor: 'merchant' });
const shipment = { actor: 'merchant', note: '', parcelNumber: null, trackingLink: null } as const;

test('the invoice has all fields of Art. 226, and the sums of the order', async () => {
  const { orderId } = await shop.buy({ [skuId]: 2 });
  const [invoice, ...others] = await documentsOf(orderId);
  expect(others).toEqual([]);
  const today = dayInCountry('SE', Date.now());
  const { total_inc_vat, total_ex_vat } = await shop.db
    .selectFrom('shop_order')
    .select(['total_inc_vat', 'total_ex_vat'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: expect.stringMatching(/^\d{4}-\d{6}$/),
    issuedOn: today,
    suppliedOn: today,
    orderNumber: String(orderId),
    territory: 'SE',
    currency: { code: 'SEK', minorDigits: 2 },
    seller: { name: 'Kvarto AB', vatNumber: 'SE559000000001', country: 'SE' },
    buyer: { name: 'Karin Boye', address: ['Storgatan 1'], zip: '11122', city: 'Stockholm', country: 'SE' },
    total: { incVat: total_inc_vat, exVat: total_ex_vat },
    payment: { byGiftCode: 0, byBalance: 0, byMethod: total_inc_vat, dueOn: null },
  });
  expect(invoice?.lines[0]).toMatchObject({
    quantity: 2,
    basisPoints: 600,
    treatment: 'taxed',
    amount: { incVat: 20_000, exVat: 18_868 },
  });
  expect(invoice?.vats).toEqual([
    { basisPoints: 600, treatment: 'taxed', exVat: total_ex_vat, vat: total_inc_vat - total_ex_vat },
  ]);
});

test('an order that is captured on shipment gets its invoice then, and a cancelled one none', async () => {
  const onShipment = { paymentId: shop.paymentMethodIds.onShipment };
  const { orderId } = await shop.buy({ [skuId]: 1 }, onShipment);
  expect(await documentsOf(orderId)).toEqual([]);
  await shipOrder(shop.services, orderId, shipment);
  expect(await documentsOf(orderId)).toMatchObject([{ kind: 'invoice' }]);

  const cancelled = await shop.buy({ [skuId]: 1 }, onShipment);
  await cancelOrder(shop.services, cancelled.orderId, { to: 'cancelled', actor: 'merchant', note: '' });
  expect(await documentsOf(cancelled.orderId)).toEqual([]);
});

test('a refund that the provider rejects and that is repeated has one credit note', async () => {
  const { orderId } = await shop.buy({ [skuId]: 1 });
  const original = shop.provider.refund;
  shop.provider.refund = () => Promise.reject(new ProviderRejectedError('too old'));
  await refund(orderId, [{ index: 0, quantity: 1 }]);
  shop.provider.refund = original;
  await refund(orderId, [{ index: 0, quantity: 1 }]);
  const [invoice, ...notes] = await documentsOf(orderId);
  expect(notes).toMatchObject([
    {
      kind: 'credit-note',
      corrects: { number: invoice?.number, issuedOn: invoice?.issuedOn },
      total: { incVat: 10_000, exVat: 9434 },
      lines: [{ lineIndex: 0, quantity: 1 }],
    },
  ]);
});

async function listByPublicId(publicId: string) {
  const request = new Request('http://shop.test/shop/order-documents', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({ publicId }),
  });
  return (await shop.backend.fetch(request, { address: '10.3.0.2' })).json();
}

test('documents are listed by the public id of their order', async () => {
  const { orderId } = await shop.buy({ [skuId]: 1 });
  await refund(orderId, null);
  expect(await listByPublicId(await publicIdOf(orderId))).toEqual({
    documents: (await documentsOf(orderId)).map(({ kind, number, issuedOn }) => ({ kind, number, issuedOn })),
  });
  for (const unknown of ['00000000-0000-0000-0000-000000000000', String(orderId), "' or 1=1"])
    expect(await listByPublicId(unknown)).toEqual({ documents: [] });
});
