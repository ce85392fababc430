import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADDRESS_LENGTHS, ADDRESS_PARTS } from '../customer/customer-fields.ts';
import { addressSchema, BILLING_PARTS, customerInputSchema, personSchema } from './customer.ts';
import { findFieldErrors } from './field-error.ts';

const isNumber = (text: string) => /^\d+$/.test(text);
const input = customerInputSchema(isNumber);

test('a field that is null or absent is not checked', () => {
  expect(findFieldErrors(input, {})).toEqual([]);
  expect(findFieldErrors(input, { address: null, personalId: null, metaData: undefined })).toEqual([]);
  expect(findFieldErrors(input, { address: { city: null } })).toEqual([]);
});

test('each part of an address has its limit, without surrounding spaces', () => {
  for (const part of ADDRESS_PARTS.filter((name) => !['country', 'mobile', 'phone'].includes(name))) {
    const maxLength = ADDRESS_LENGTHS[part];
    const check = (text: string) => findFieldErrors(input, { address: { [part]: text } });
    expect(check(` ${'x'.repeat(maxLength)} `)).toEqual([]);
    expect(check('x'.repeat(maxLength + 1))).toEqual([
      { field: `address.${part}`, rule: 'too-long', maxLength },
    ]);
    expect(check('a\nb')).toEqual([{ field: `address.${part}`, rule: 'one-line' }]);
  }
});

test.each([
  [{ address: { phone: 'ring mig' } }, 'address.phone', 'phone'],
  [{ address: { mobile: '1'.repeat(16) } }, 'address.mobile', 'phone'],
  [{ address: { mobile: `070 ${' '.repeat(20)} 174 06 05` } }, 'address.mobile', 'too-long'],
  [{ address: { country: 'SWE' } }, 'address.country', 'country'],
  [{ personalId: 'x' }, 'personalId', 'identity-number'],
  [{ metaData: 'a\0' }, 'metaData', 'not-storable'],
])('%j has an error', (values, field, rule) => {
  expect(findFieldErrors(input, values)).toMatchObject([{ field, rule }]);
});

test('only a company needs a name', () => {
  const values = { company: '', firstName: 'Eva', lastName: 'Ek', phone: '', personalId: '' };
  expect(findFieldErrors(personSchema('PERSON', isNumber), values)).toEqual([]);
  expect(findFieldErrors(personSchema('ORGANIZATION', isNumber), values)).toEqual([
    { field: 'company', rule: 'required' },
  ]);
});

test('the API accepts every address that the form accepts', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 160 }), fc.constant('SE'));
  const anyAddress = fc.record(Object.fromEntries(BILLING_PARTS.map((part) => [part, text])));
  fc.assert(
    fc.property(anyAddress, (address) => {
      const formErrors = findFieldErrors(addressSchema(BILLING_PARTS), address);
      const apiErrors = findFieldErrors(input, { address });
      const rules = formErrors.filter(({ rule }) => rule !== 'required');
      expect(apiErrors.map(({ field, rule }) => `${field} ${rule}`).sort()).toEqual(
        rules.map(({ field, rule }) => `address.${field} ${rule}`).sort(),
      );
    }),
  );
});
