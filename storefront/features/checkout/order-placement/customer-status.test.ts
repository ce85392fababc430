import { expect, test } from 'vitest';
import { LOCALE_CODES } from '#contract/locales.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { customerStatus, readCreditType, statusMessage } from './customer-status.ts';

const valid = { isValid: true, message: null, memberType: null };

test.each([
  ['no member type', valid, 'INVOICE', 'ok'],
  ['blacklisted', { ...valid, isValid: false, message: 'Customer is blacklisted' }, undefined, 'blacklisted'],
  [
    'not valid for another reason',
    { ...valid, isValid: false, message: 'Out of stock' },
    'PART_PAYMENT',
    'ok',
  ],
  ['no credit', { ...valid, memberType: 'NOCREDIT' }, 'INVOICE', 'limited'],
  ['no credit, with a reason', { ...valid, memberType: 'NO CREDIT - Unpaid' }, 'PART_PAYMENT', 'unpaid'],
  [
    'no credit, with a reason of two words',
    { ...valid, memberType: 'NOCREDIT-Late-Payer' },
    'PART_PAYMENT',
    'late-payer',
  ],
  ['no credit, and none requested', { ...valid, memberType: 'NOCREDIT' }, undefined, 'ok'],
  ['another kind of member', { ...valid, memberType: 'GOLD' }, 'PART_PAYMENT', 'ok'],
] as const)('%s', (_, validation, creditType, status) => {
  expect(customerStatus(validation, creditType)).toBe(status);
});

test('reads the credit type of a payment in the iframe', () => {
  expect(['DirectInvoice', 'Loan', 'DirectPayment', 'toString', ''].map(readCreditType)).toEqual([
    'INVOICE',
    'PART_PAYMENT',
    undefined,
    undefined,
    undefined,
  ]);
});

test.each(LOCALE_CODES)('every refusal in %s names customer service (GDPR Art. 22(3))', async (locale) => {
  const t = await loadTranslate(locale, 'purchase');
  for (const status of ['blacklisted', 'limited', 'late-payer'])
    expect(statusMessage(t, status)).toMatch(/kund(e)?service|customer service|asiakaspalveluun/);
});
