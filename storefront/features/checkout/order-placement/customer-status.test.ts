import { expect, test } from 'vitest';
import { creditTypeOf, customerStatus } from './customer-status.ts';

const valid = { isValid: true, message: null, memberType: null };

test.each([
  ['no member type', valid, 'DirectInvoice', 'ok'],
  ['blacklisted', { ...valid, isValid: false, message: 'Customer is blacklisted' }, undefined, 'blacklisted'],
  ['not valid for another reason', { ...valid, isValid: false, message: 'Out of stock' }, 'Loan', 'ok'],
  ['no credit', { ...valid, memberType: 'NOCREDIT' }, 'DirectInvoice', 'limited'],
  ['no credit, with a reason', { ...valid, memberType: 'NO CREDIT - Unpaid' }, 'Loan', 'unpaid'],
  [
    'no credit, with a reason of two words',
    { ...valid, memberType: 'NOCREDIT-Late-Payer' },
    'Loan',
    'late-payer',
  ],
  ['no credit, and none requested', { ...valid, memberType: 'NOCREDIT' }, undefined, 'ok'],
  ['another kind of member', { ...valid, memberType: 'GOLD' }, 'Loan', 'ok'],
] as const)('%s', (_, validation, creditType, status) => {
  expect(customerStatus(validation, creditType)).toBe(status);
});

test('only payment methods with credit have a credit type', () => {
  expect(
    ['swish', 'card', 'invoice', 'instalments', 'pay-later', 'stripe-klarna', null].map(creditTypeOf),
  ).toEqual([undefined, undefined, 'DirectInvoice', 'Loan', 'DirectInvoice', 'DirectInvoice', undefined]);
});
