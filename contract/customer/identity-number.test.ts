import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIdentityNumber } from './identity-number.ts';
import { isPlausibleIdentityNumber } from './plausible-identity-number.ts';

/**
 * Test numbers: Sweden reserves 980 to 999, Finland 900 to 999, Norway creates synthetic people by adding 40 to
 * the month, and Denmark publishes some. Companies are public authorities.
 */
const people: [country: string, number: string][] = [
  ['SE', '19900101-9802'],
  ['SE', '199001019802'],
  ['SE', '900101-9802'],
  ['SE', '9001019802'],
  ['SE', '18900101-9802'],
  ['SE', '900101+9802'],
  ['SE', '19850615-9816'],
  ['DK', '070761-4285'],
  ['DK', '0707614285'],
  ['NO', '01419000066'],
  ['NO', '014190 00066'],
  ['FI', '010190-900P'],
  ['FI', ' 010190-900p '],
  ['AX', '010190-900P'],
];
const companies: [country: string, number: string][] = [
  ['SE', '202100-5448'],
  ['SE', '162021005448'],
  ['SE', '900101-9802'],
  ['DK', '34051178'],
  ['DK', 'DK 34 05 11 78'],
  ['NO', '974 760 673'],
  ['FI', '0245458-3'],
  ['AX', '0245458-3'],
];

describe('a personal number', () => {
  test.each(people)('of %s is valid: %s', (country, number) => {
    expect(isIdentityNumber(country, 'PERSON', number)).toBe(true);
  });

  test.each([
    ['SE', '19900101-9803'],
    ['SE', '19901301-9802'],
    ['SE', '19900230-9802'],
    ['SE', '29900101-9802'],
    ['SE', '1,900101-9802'],
    ['SE', '202100-5448'],
    ['DK', '320161-4285'],
    ['DK', '070761-428'],
    ['NO', '01419000067'],
    ['NO', '974760673'],
    ['FI', '010190-900R'],
    ['FI', '010190?900P'],
    ['SE', ''],
    ['SE', '-'],
    ['SE', '<script>'],
  ])('of %s is invalid: %s', (country, number) => {
    expect(isIdentityNumber(country, 'PERSON', number)).toBe(false);
  });

  test.each([
    ['NO', '01419000066'],
    ['FI', '010190-900P'],
  ])('of %s is invalid in other countries: %s', (country, number) => {
    for (const other of ['SE', 'DK', 'NO', 'FI'].filter((code) => code !== country))
      expect(isIdentityNumber(other, 'PERSON', number)).toBe(false);
  });

  test('is invalid in a country without a check', () => {
    for (const [, number] of people) expect(isIdentityNumber('DE', 'PERSON', number)).toBe(false);
  });
});

describe('an organisation number', () => {
  test.each(companies)('of %s is valid: %s', (country, number) => {
    expect(isIdentityNumber(country, 'ORGANIZATION', number)).toBe(true);
  });

  test.each([
    ['SE', '202100-5449'],
    ['DK', '34051179'],
    ['NO', '974760674'],
    ['FI', '0245458-4'],
    ['FI', '010190-900P'],
  ])('of %s is invalid: %s', (country, number) => {
    expect(isIdentityNumber(country, 'ORGANIZATION', number)).toBe(false);
  });
});

describe('any input', () => {
  const country = fc.constantFrom('SE', 'DK', 'NO', 'FI', 'AX', 'DE', 'toString', '');
  const type = fc.constantFrom('PERSON' as const, 'ORGANIZATION' as const);

  test('never throws', () => {
    const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d\-+ A-Y]{0,24}$/));
    fc.assert(
      fc.property(country, type, typed, (code, customerType, text) => {
        expect(typeof isIdentityNumber(code, customerType, text)).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });

  test('that is valid is plausible, with any separators', () => {
    const separator = fc.constantFrom(' ', '-', '–', '‑', '.', ':', '/', '+', '\t', '\u00a0', ',', '_', '');
    const valid = fc.constantFrom(...people, ...companies);
    fc.assert(
      fc.property(
        valid,
        type,
        fc.array(fc.tuple(fc.nat(14), separator)),
        ([code, number], customerType, added) => {
          const text = added.reduce(
            (before, [at, sign]) => before.slice(0, at) + sign + before.slice(at),
            number,
          );
          if (isIdentityNumber(code, customerType, text)) expect(isPlausibleIdentityNumber(text)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('with one wrong digit is invalid in countries with check digits', () => {
    const valid = people.filter(([code]) => code === 'NO' || code === 'FI' || code === 'AX');
    fc.assert(
      fc.property(fc.constantFrom(...valid), fc.nat(30), fc.integer({ min: 1, max: 9 }), (row, at, by) => {
        const [code, number] = row;
        const plain = number.trim();
        const index = at % plain.length;
        const digit = plain[index] ?? '';
        if (!/\d/.test(digit)) return;
        const wrong = `${plain.slice(0, index)}${(Number(digit) + by) % 10}${plain.slice(index + 1)}`;
        expect(isIdentityNumber(code, 'PERSON', wrong)).toBe(false);
      }),
    );
  });
});
