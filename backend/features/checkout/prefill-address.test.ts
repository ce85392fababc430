import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEmptyAddress, prefillAddress, toFullAddress } from './prefill-address.ts';

const fields = Object.keys(toFullAddress({})) as (keyof ReturnType<typeof toFullAddress>)[];
const partialAddress = fc.record(
  Object.fromEntries(fields.map((field) => [field, fc.string()])) as Record<
    (typeof fields)[number],
    fc.Arbitrary<string>
  >,
  { requiredKeys: [] },
);

describe('A prefilled address', () => {
  test('keeps the input and has every field', () => {
    fc.assert(
      fc.property(partialAddress, partialAddress, fc.constantFrom('SE', 'FI'), (input, account, country) => {
        const filled = prefillAddress(input, toFullAddress(account), country);
        expect(filled).toMatchObject(input);
        expect(Object.keys(filled)).toEqual(fields);
      }),
    );
  });

  test('never combines a street with another postal code', () => {
    fc.assert(
      fc.property(fc.nat(99_999), (number) => {
        const account = toFullAddress({ addressLine1: 'Gatan 1', zip: '113 22', firstName: 'Eva' });
        const filled = prefillAddress({ zip: String(number) }, account, 'SE');
        expect(filled.addressLine1).toBe(number === 11_322 ? 'Gatan 1' : '');
        expect(filled.firstName).toBe('Eva');
      }),
    );
  });

  test('has the second line of the account only at the street of the account', () => {
    const flat = { addressLine2: 'Lgh 1203', entryCode: '4711', careOf: 'Berg' };
    const account = toFullAddress({ addressLine1: 'Storgatan 1', zip: '113 22', city: 'Stockholm', ...flat });
    const none = { addressLine2: '', entryCode: '', careOf: '' };
    const other = { addressLine1: 'Drottninggatan 7' };
    expect(prefillAddress(other, account, 'SE')).toMatchObject({ ...none, city: 'Stockholm' });
    expect(prefillAddress({ ...other, addressLine2: '2 tr' }, account, 'SE').addressLine2).toBe('2 tr');
    for (const street of [undefined, 'Storgatan 1', 'storgatan 1 '])
      expect(prefillAddress({ addressLine1: street }, account, 'SE')).toMatchObject(flat);
  });

  test('is empty with nothing but a country', () => {
    expect([undefined, {}, toFullAddress({}), { country: 'SE' }].map(isEmptyAddress)).not.toContain(false);
    expect(isEmptyAddress({ zip: '1' })).toBe(false);
  });
});
