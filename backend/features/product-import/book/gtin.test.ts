import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readGtin } from './gtin.ts';

test.each([
  ['9789100123703', '9789100123703'],
  ['978-91-0-012370-3', '9789100123703'],
  ['ISBN: 978 91 0 012370 3', '9789100123703'],
  ['91-0-012370-6', '9789100123703'],
  ['043942089x', '9780439420891'],
  ['73513537', '73513537'],
])('%j is a valid code', (text, gtin) => expect(readGtin(text)).toEqual({ gtin }));

test.each([
  ['9789100123704', /check digit/],
  ['9100123703', /check digit/],
  ['978910012370', /check digit|digits/],
  ['12345', /neither 10 nor 13/],
  ['N/A', /neither 10 nor 13/],
  ['9,78910E+12', /spreadsheet/],
])('%j is not a valid code', (text, error) =>
  expect(readGtin(text)).toEqual({ error: expect.stringMatching(error) }),
);

test('finds every single wrong digit', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const digits = [...'9789100123703'];
      digits[at] = String((Number(digits[at]) + more) % 10);
      expect(readGtin(digits.join(''))).toHaveProperty('error');
    }),
  );
});
