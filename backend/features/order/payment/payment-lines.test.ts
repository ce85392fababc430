import { expect, test } from 'vitest';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { paymentLines } from './payment-lines.ts';

const book = { name: 'Kallocain', quantity: 2, paid: { incVat: 19_800, exVat: 18_679 } };

/** A draft with the fields that payment lines depend on. */
function draftOf(parts: Partial<OrderDraft>): OrderDraft {
  const shipping = { name: 'Paketbox', fee: { incVat: 3900, exVat: 3120 } };
  const whole = {
    languageId: 'sv-SE',
    lines: [book],
    shipping,
    paidByGiftCode: 0,
    paidByBalance: 0,
    ...parts,
  };
  return whole as unknown as OrderDraft;
}

const sum = (draft: OrderDraft) => paymentLines(draft).reduce((total, { amount }) => total + amount, 0);

test('lists the items and the shipping fee', () => {
  expect(paymentLines(draftOf({}))).toEqual([
    { name: 'Kallocain', quantity: 2, amount: 19_800 },
    { name: 'Paketbox', quantity: 1, amount: 3900 },
  ]);
});

test('deducts gift code and balance', () => {
  const draft = draftOf({ paidByGiftCode: 3000, paidByBalance: 700 });
  expect(paymentLines(draft).at(-1)).toEqual({ name: 'Saldo och presentkort', quantity: 1, amount: -3700 });
  expect(sum(draft)).toBe(20_000);
});

test('omits free shipping', () => {
  const shipping = { name: 'Brev', fee: { incVat: 0, exVat: 0 } } as OrderDraft['shipping'];
  expect(paymentLines(draftOf({ shipping }))).toHaveLength(1);
});
