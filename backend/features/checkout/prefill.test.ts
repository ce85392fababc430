import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledAddress, isEmptyAddress, wholeAddress } from './prefill.ts';

const parts = Object.keys(wholeAddress({})) as (keyof ReturnType<typeof wholeAddress>)[];
const told = fc.record(
  Object.fromEntries(parts.map((part) => [part, fc.string()])) as Record<
    (typeof parts)[number],
    fc.Arbitrary<string>
  >,
  { requiredKeys: [] },
);

describe('An address', () => {
  test('always says what was told, and has every part', () => {
    fc.assert(
      fc.property(told, told, fc.constantFrom('SE', 'FI'), (given, account, country) => {
        const filled = filledAddress(given, wholeAddress(account), country);
        expect(filled).toMatchObject(given);
        expect(Object.keys(filled)).toEqual(parts);
      }),
    );
  });

  test('never puts a street of one place beside the code of another', () => {
    fc.assert(
      fc.property(fc.nat(99_999), (number) => {
        const account = wholeAddress({ addressLine1: 'Gatan 1', zip: '113 22', firstName: 'Eva' });
        const filled = filledAddress({ zip: String(number) }, account, 'SE');
        expect(filled.addressLine1).toBe(number === 11_322 ? 'Gatan 1' : '');
        expect(filled.firstName).toBe('Eva');
      }),
    );
  });

  test('that is told as nothing but a country is none', () => {
    expect([undefined, {}, wholeAddress({}), { country: 'SE' }].map(isEmptyAddress)).not.toContain(false);
    expect(isEmptyAddress({ zip: '1' })).toBe(false);
  });
});
