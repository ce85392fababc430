import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAmount } from './amount.ts';

const read = (text: string) => parseAmount(text, 2, ['SEK', 'kr']);

test.each([
  ['99', 9900],
  ['99,9', 9990],
  ['99,90', 9990],
  ['99.95', 9995],
  ['0', 0],
  ['1 299,00', 129_900],
  ['1\u00a0299', 129_900],
  ['1.299,00', 129_900],
  ['1,299.00', 129_900],
  ["1'299.5", 129_950],
  ['1.234.567', 123_456_700],
  ['1299.000', 129_900],
  ['99 kr', 9900],
  ['SEK 99,50', 9950],
  ['99kr', 9900],
])('%j is an amount', (text, minor) => expect(read(text)).toBe(minor));

test.each([
  ['1.299', /two ways/],
  ['1,299', /two ways/],
  ['99.123', /two ways/],
  ['9999.123', /too many decimals/],
  ['99,1234', /too many decimals/],
  ['-99', /negative/],
  ['−99,50', /negative/],
  ['abc', /not an amount/],
  ['99,', /not an amount/],
  [',50', /not an amount/],
  ['1..2', /not an amount/],
  ['12.34,56.78', /not an amount/],
  ['1,23.456,78', /not an amount/],
  ['99 EUR', /not an amount/],
  ['1e5', /not an amount/],
  ['٣٤', /not an amount/],
])('%j is not an amount', (text, error) => expect(read(text)).toMatch(error));

test('reads every amount written with a comma or a point', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.constantFrom(',', '.'), (minor, separator) => {
      const text = (minor / 100).toFixed(2).replace('.', separator);
      expect(read(text)).toBe(minor);
    }),
  );
});
