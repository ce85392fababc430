import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#backend/features/order/cancellation/cancel-order.ts';
import { type OrderShop, openOrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { refundOrder } from '#backend/features/order/refund/refund-order.ts';
import { dayInCountry } from '#contract/product/day-in-country.ts';
import { isFullRun } from '../../../tests/full-run.ts';
import { draftOf, payDraft, type RandomOrder, randomOrders } from './random-order.fixture.ts';
import { reportVat } from './report-vat.ts';
import type { TaxDocument } from './tax-document.ts';

const orderCount = isFullRun ? 10_000 : 100;
const concurrency = 6;

let shop: OrderShop;
let skuId: number;
beforeAll(async () => {
  shop = await openOrderShop();
  skuId = await shop.addBook({ in_stock: 1_000_000 });
});
afterAll(() => shop.close());

const merchant = { actor: 'merchant', toBalance: false, reason: 'returned' } as const;
const quarter = () => {
  const today = dayInCountry('SE', Date.now());
  return `${today.slice(0, 4)}-Q${Math.ceil(Number(today.slice(5, 7)) / 3)}`;
};

async function buyAndRefund(order: RandomOrder): Promise<void> {
  const paymentMethodId = shop.paymentMethodIds.atOnce;
  const draft = draftOf(order, { cartId: randomUUID(), paymentMethodId, skuId });
  if (draft.toPay === 0) return;
  const orderId = await payDraft(shop, draft);
  const refund = (lines: { index: number; quantity: number }[] | null) =>
    refundOrder(shop.services, orderId, { ...merchant, lines });
  // A line that costs at least one minor unit for each copy. Without one, everything is refunded.
  const paidIndex = draft.lines.findIndex(({ paid, quantity }) => paid.incVat >= quantity);
  const quantity = draft.lines[paidIndex]?.quantity ?? 0;
  const one = paidIndex < 0 ? null : [{ index: paidIndex, quantity: 1 }];
  switch (order.refund) {
    case 'none':
      return;
    case 'one':
      return void (await refund(one));
    case 'one by one':
      for (let left = one ? quantity : 1; left > 0; left--) await refund(one);
      return;
    case 'one, then all':
      await refund(one);
      if (one && (draft.lines.length > 1 || quantity > 1)) await refund(null).catch(() => undefined);
      return;
    case 'all':
      return void (await refund(null));
    case 'cancelled':
      return cancelOrder(shop.services, orderId, { to: 'cancelled', actor: 'merchant', note: '' });
  }
}

type Sums = Record<string, { exVat: number; vat: number }>;

function add(sums: Sums, key: string, exVat: number, vat: number): void {
  const sum = sums[key] ?? { exVat: 0, vat: 0 };
  sums[key] = { exVat: sum.exVat + exVat, vat: sum.vat + vat };
}

test(`${orderCount} orders with refunds have an unbroken series, matching credit notes and VAT`, async () => {
  const queue = randomOrders(orderCount);
  const work = async () => {
    for (let order = queue.pop(); order; order = queue.pop()) await buyAndRefund(order);
  };
  await Promise.all(Array.from({ length: concurrency }, work));

  const documents = await shop.db
    .selectFrom('tax_document')
    .select(['number', 'order_id', 'kind', 'content'])
    .orderBy('number')
    .execute();
  expect(documents.map(({ number }) => number)).toEqual(documents.map((_, index) => index + 1));

  const orders = await shop.db
    .selectFrom('shop_order')
    .select(['order_id', 'total_inc_vat', 'total_ex_vat', 'market_id', 'currency_code', 'state', 'draft'])
    .execute();
  const refunds = await shop.db.selectFrom('refund').select(['order_id', 'amount', 'vat']).execute();
  const documentsByOrder = Map.groupBy(documents, (document) => document.order_id);
  const refundsByOrder = Map.groupBy(refunds, (refund) => refund.order_id);
  const expected: Sums = {};
  for (const { order_id, total_inc_vat, total_ex_vat, state } of orders) {
    const [invoice, ...notes] = (documentsByOrder.get(order_id) ?? []).map(
      ({ content }) => content as unknown as TaxDocument,
    );
    expect(invoice).toMatchObject({ kind: 'invoice', total: { incVat: total_inc_vat, exVat: total_ex_vat } });
    if (!invoice) continue;
    const ofOrder = refundsByOrder.get(order_id) ?? [];
    const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
    expect({
      amount: sumOf(notes.map(({ total }) => total.incVat)),
      vat: sumOf(notes.map(({ total }) => total.incVat - total.exVat)),
    }).toEqual({
      amount: sumOf(ofOrder.map(({ amount }) => amount)),
      vat: sumOf(ofOrder.map(({ vat }) => vat)),
    });
    expect(notes.every(({ corrects }) => corrects?.number === invoice.number)).toBe(true);
    const left: Sums = {};
    for (const { basisPoints, exVat, vat } of invoice.vats) add(left, String(basisPoints), exVat, vat);
    for (const { vats } of notes)
      for (const { basisPoints, exVat, vat } of vats) add(left, String(basisPoints), -exVat, -vat);
    // No amount is credited twice, and a refunded order has none left at any rate.
    for (const { exVat, vat } of Object.values(left)) {
      expect(Math.min(exVat, vat)).toBeGreaterThanOrEqual(0);
      if (state === 'refunded' || state === 'cancelled') expect([exVat, vat]).toEqual([0, 0]);
    }
    for (const [rate, { exVat, vat }] of Object.entries(left))
      if (rate !== '0') add(expected, `${invoice.territory} ${rate} ${invoice.currency.code}`, exVat, vat);
  }
  const report = await reportVat(shop.db, quarter());
  const reported: Sums = {};
  for (const row of report)
    add(reported, `${row.territory} ${row.basisPoints} ${row.currency}`, row.exVat, row.vat);
  expect(reported).toEqual(expected);
  expect(new Set(report.map(({ territory, scheme }) => `${territory} ${scheme}`))).toEqual(
    new Set(['DE oss', 'FI oss', 'NO outside-eu', 'SE domestic']),
  );
}, 900_000);

test('a rolled back transaction leaves no gap, and issued documents cannot be changed', async () => {
  const [before] = await shop.db.selectFrom('document_series').selectAll().execute();
  const { orderId } = await shop.buy({ [skuId]: 1 });
  await expect(
    shop.db.transaction().execute(async (trx) => {
      await sql`update document_series set last_number = last_number + 1`.execute(trx);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const [after] = await shop.db.selectFrom('document_series').selectAll().execute();
  expect(after?.last_number).toBe((before?.last_number ?? 0) + 1);
  for (const change of [
    sql`update tax_document set content = '{}' where order_id = ${orderId}`,
    sql`delete from tax_document where order_id = ${orderId}`,
  ])
    await expect(change.execute(shop.db)).rejects.toThrow('cannot be changed or deleted');
});
