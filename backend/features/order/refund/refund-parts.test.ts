import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCreditNote, creditedLines } from '#backend/features/invoice/build-credit-note.ts';
import { buildInvoice } from '#backend/features/invoice/build-invoice.ts';
import { draftOf, randomOrders } from '#backend/features/invoice/random-order.fixture.ts';
import { sampleInvoice } from '#backend/features/invoice/sample-invoice.fixture.ts';
import type { TaxDocument } from '#backend/features/invoice/tax-document.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { sumShippingVats } from '#backend/pricing/shipping-vat.ts';
import { refundParts } from './refund-parts.ts';

const drafts = randomOrders(400)
  .map((order) => draftOf(order, { cartId: 'c', paymentMethodId: 1, skuId: 1 }))
  .filter(({ shipping }) => (shipping.vats?.length ?? 0) > 1);
const numbering = { number: '2026-000002', issuedOn: '2026-11-20' };

type Part = ReturnType<typeof refundParts>[number];

function invoiceOf(draft: OrderDraft): TaxDocument {
  const market = { country: 'SE', importVatNumber: null };
  const company = { ...sampleInvoice.seller, vatNumber: 'SE559000000001' };
  const { currency } = sampleInvoice;
  return buildInvoice({ order_id: 1, draft }, { ...numbering, company, market, currency, dueOn: null });
}

/** Sums the VAT of the parts by rate. */
function vatsOf(parts: readonly Part[]): Record<number, { incVat: number; exVat: number }> {
  const vats = parts.flatMap((part) => part.vats ?? []);
  return Object.fromEntries(
    Object.entries(Object.groupBy(vats, ({ basisPoints }) => basisPoints)).map(([rate, ofRate = []]) => [
      rate,
      sumShippingVats(ofRate),
    ]),
  );
}

test('refunds of the delivery of mixed rates add up to the fee at each rate, and equal their credit notes', () => {
  const limits = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.constantFrom(...drafts), limits, (draft, amounts) => {
      const invoice = invoiceOf(draft);
      const notes: TaxDocument[] = [];
      const refunded: Part[] = [];
      // The last refund returns all that is left.
      for (const limit of [...amounts, Number.POSITIVE_INFINITY]) {
        const parts = refundParts(draft, [], refunded, [], limit);
        const note = buildCreditNote(invoice, creditedLines(invoice, notes, parts), numbering);
        const amount = parts.reduce((sum, part) => sum + part.amount, 0);
        const vat = parts.reduce((sum, part) => sum + part.vat, 0);
        expect(amount).toBeLessThanOrEqual(limit);
        expect(note.total).toEqual({ incVat: amount, exVat: amount - vat });
        expect(note.vats.every((part) => part.exVat >= 0 && part.vat >= 0)).toBe(true);
        notes.push(note);
        refunded.push(...parts);
      }
      const fee = (draft.shipping.vats ?? []).map(({ basisPoints, incVat, exVat }) => [
        basisPoints,
        { incVat, exVat },
      ]);
      expect(vatsOf(refunded)).toEqual(Object.fromEntries(fee));
    }),
  );
});

test('refunds of an older version, which did not store rates, are taken from the fee in proportion', () => {
  const [draft] = drafts;
  if (!draft) throw new Error('No order has two rates.');
  const { incVat, exVat } = draft.shipping.fee;
  const old = { order_line_id: null, quantity: null, amount: 100, vat: 10, vats: null };
  const [rest] = refundParts(draft, [], [old], [], incVat);
  expect(rest?.amount).toBe(incVat - 100);
  expect(rest?.vat).toBeLessThan(incVat - exVat);
});
