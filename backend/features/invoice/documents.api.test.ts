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

test('the invoice has all fields of Art. 226 of the VAT Directive (2006/112/EC), and the totals of the order', async () => {
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
    buyer: { name: 'Karin Boye', address: ['Storgatan 1'], zip: '111 22', city: 'Stockholm', country: 'SE' },
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

test('an order that is captured on shipment gets its invoice on shipment; a cancelled order gets none', async () => {
  const onShipment = { paymentId: shop.paymentMethodIds.onShipment };
  const { orderId } = await shop.buy({ [skuId]: 1 }, onShipment);
  expect(await documentsOf(orderId)).toEqual([]);
  await shipOrder(shop.services, orderId, shipment);
  expect(await documentsOf(orderId)).toMatchObject([{ kind: 'invoice' }]);

  const cancelled = await shop.buy({ [skuId]: 1 }, onShipment);
  await cancelOrder(shop.services, cancelled.orderId, { to: 'cancelled', actor: 'merchant', note: '' });
  expect(await documentsOf(cancelled.orderId)).toEqual([]);
});

test('a refund that is repeated after the provider rejected it has one credit note', async () => {
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

async function openFile(path: string) {
  const response = await shop.backend.fetch(new Request(`http://shop.test/documents/${path}`), {
    address: '10.3.0.2',
  });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

test('a document is a page and a PDF in five languages, by the public id of its order', async () => {
  const { orderId } = await shop.buy({ [skuId]: 1 });
  await refund(orderId, null);
  const publicId = await publicIdOf(orderId);
  const [invoice, note] = await documentsOf(orderId);
  const titles = { sv: 'Faktura', en: 'Invoice', nb: 'Faktura', da: 'Faktura', fi: 'Lasku' };
  for (const [locale, title] of Object.entries(titles)) {
    const page = await openFile(`${publicId}/invoice.${locale}.html`);
    expect(page.body.toString()).toContain(`<h1>${title} ${invoice?.number}</h1>`);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  }
  const credited = (await openFile(`${publicId}/${note?.number}.sv.html`)).body.toString();
  expect(credited).toContain(`Avser faktura ${invoice?.number}`);
  const pdf = await openFile(`${publicId}/${note?.number}.fi.pdf`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the link of the confirmation leads to the invoice once it is issued', async () => {
  const { orderId } = await shop.buy({ [skuId]: 1 }, { paymentId: shop.paymentMethodIds.onShipment });
  const path = `${await publicIdOf(orderId)}/invoice.sv.html`;
  expect((await openFile(path)).body.toString()).toContain('Fakturan utfärdas när betalningen har dragits');
  await shipOrder(shop.services, orderId, shipment);
  expect((await openFile(path)).body.toString()).toMatch(/<h1>Faktura \d{4}-\d{6}<\/h1>/);
});

test('unknown orders, numbers of other orders and erased customers have no documents', async () => {
  const [first, second] = [await shop.buy({ [skuId]: 1 }), await shop.buy({ [skuId]: 1 })];
  const publicId = await publicIdOf(first.orderId);
  const [other] = await documentsOf(second.orderId);
  for (const path of [
    '00000000-0000-0000-0000-000000000000/invoice.sv.html',
    `${first.orderId}/invoice.sv.html`,
    `${publicId}/${other?.number}.sv.html`,
    `${publicId}/invoice.xx.html`,
    `${publicId}/invoice.sv.exe`,
    `${publicId}/..%2f..%2fhealth`,
  ])
    expect([path, (await openFile(path)).status]).toEqual([path, 404]);
  await shop.db
    .updateTable('shop_order')
    .set({ anonymised_at: new Date() })
    .where('order_id', '=', first.orderId)
    .execute();
  expect((await openFile(`${publicId}/invoice.sv.html`)).status).toBe(404);
});
