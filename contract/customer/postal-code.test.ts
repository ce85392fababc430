import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPostalCode, isPostalCode, normalizePostalCode } from './postal-code.ts';

const countries = ['SE', 'DK', 'NO', 'FI', 'AX', 'DE', 'NL', 'FR'];

describe('a postal code', () => {
  test.each([
    ['SE', '111 22', '111 22'],
    ['SE', 'se-11122', '111 22'],
    ['SE', ' 1 1 1 2 2 ', '111 22'],
    ['DK', 'DK-1050', '1050'],
    ['NO', 'N-0154', '0154'],
    ['FI', 'FI-00100', '00100'],
    ['AX', 'AX-22100', '22100'],
    ['AX', 'FI-22100', '22100'],
    ['DE', 'D-10178', '10178'],
    ['NL', '1012lj', '1012 LJ'],
    ['FR', 'F-75011', '75011'],
  ])('of %s is accepted in every usual notation: %s', (country, typed, written) => {
    expect(isPostalCode(country, typed)).toBe(true);
    expect(formatPostalCode(country, typed)).toBe(written);
  });

  test.each([
    ['SE', '01234'],
    ['SE', '1234'],
    ['SE', '111223'],
    ['SE', '１１１２２'],
    ['DK', '105'],
    ['NO', '01545'],
    ['FI', '0010'],
    ['AX', '00100'],
    ['DE', '1017'],
    ['NL', '0012LJ'],
    ['NL', '1012SS'],
    ['FR', '7501A'],
    ['SE', ''],
  ])('of %s is invalid: %s', (country, typed) => {
    expect(isPostalCode(country, typed)).toBe(false);
    expect(formatPostalCode(country, ` ${typed} `)).toBe(typed);
  });

  test('has the same meaning before and after formatting, for any input', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.oneof(fc.string(), fc.stringMatching(/^[\d A-Z-]{3,9}$/)),
        (country, typed) => {
          const written = formatPostalCode(country, typed);
          expect(formatPostalCode(country, written)).toBe(written);
          expect(isPostalCode(country, written)).toBe(isPostalCode(country, typed));
          expect(normalizePostalCode(country, written)).toBe(normalizePostalCode(country, typed));
        },
      ),
    );
  });
});
