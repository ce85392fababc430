import { expect, test } from 'vitest';
import type { OrderDraft } from './order-draft.ts';
import { paymentLines } from './payment-lines.ts';

const book = { name: 'Kallocain', quantity: 2, paid: { incVat: 19_800, exVat: 18_679 } };

/** As far as a provider is told of it. */
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

test('Goods and delivery together are what is paid', () => {
  expect(paymentLines(draftOf({}))).toEqual([
    { name: 'Kallocain', quantity: 2, amount: 19_800 },
    { name: 'Paketbox', quantity: 1, amount: 3900 },
  ]);
});

test('What codes and balance have paid is taken off', () => {
  const draft = draftOf({ paidByGiftCode: 3000, paidByBalance: 700 });
  expect(paymentLines(draft).at(-1)).toEqual({ name: 'Saldo och presentkort', quantity: 1, amount: -3700 });
  expect(sum(draft)).toBe(20_000);
});

test('Free delivery is not listed', () => {
  const shipping = { name: 'Brev', fee: { incVat: 0, exVat: 0 } } as OrderDraft['shipping'];
  expect(paymentLines(draftOf({ shipping }))).toHaveLength(1);
});
