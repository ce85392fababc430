import { expect, test } from 'vitest';
import type { OrderDraft } from './order-draft.ts';
import { withoutPersonalNumber } from './without-personal-number.ts';

test.each([
  ['PERSON', 'SE', '19900101-9802', '9802'],
  ['PERSON', 'FI', '131052-308T', '308T'],
  ['ORGANIZATION', 'SE', '19900101-9802', '9802'],
  ['ORGANIZATION', 'SE', '556036-0793', '556036-0793'],
  ['PERSON', 'SE', null, null],
] as const)(
  'the number of a %s in %s, %s, is stored as %s',
  (customerType, country, identityNumber, stored) => {
    const draft = { customerType, identityNumber, billingAddress: { country } } as OrderDraft;
    expect(withoutPersonalNumber(draft)).toEqual({ ...draft, identityNumber: stored });
  },
);
