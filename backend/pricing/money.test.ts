import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Currency,
  discountPercentage,
  divideDown,
  divideRounded,
  formatMoney,
  reducedBy,
  toDecimal,
  withoutVat,
} from './money.ts';

const currency = (code: string, minorDigits = 2): Currency => ({
  code,
  name: code,
  symbol: code,
  minorDigits,
});
/** Up to a hundred million, in minor units: above any real price, and below 2^53 when multiplied for the division. */
const amount = fc.integer({ min: 0, max: 10_000_000_000 });
const anyAmount = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const rate = fc.integer({ min: 0, max: 10_000 });

describe('Dividing money', () => {
  test.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [24, 10, 2],
    [-5, 10, -1],
    [-4, 10, 0],
    [-15, 10, -2],
    [-25, 10, -3],
    [7, 3, 2],
    [8, 3, 3],
    [0, 7, 0],
  ])('rounds half away from zero: %i / %i is %i', (numerator, denominator, result) => {
    expect(divideRounded(numerator, denominator)).toBe(result);
  });

  test.each([
    [9, 10, 0],
    [10, 10, 1],
    [29, 10, 2],
    [20_000, 3, 6666],
  ])('rounds down for shares: %i / %i is %i', (numerator, denominator, result) => {
    expect(divideDown(numerator, denominator)).toBe(result);
  });

  test('agrees with BigInt arithmetic', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (numerator, denominator) => {
          const size = BigInt(Math.abs(numerator));
          const rounded = (2n * size + BigInt(denominator)) / (2n * BigInt(denominator));
          const expected = numerator < 0 ? -Number(rounded) : Number(rounded);
          expect(divideRounded(numerator, denominator)).toBe(expected === 0 ? 0 : expected);
        },
      ),
    );
  });

  test('is symmetric for negative amounts', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 20_000 }), (numerator, denominator) => {
        expect(divideRounded(-numerator, denominator) + divideRounded(numerator, denominator)).toBe(0);
      }),
    );
  });

  test('never returns minus zero, which would be formatted with a sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 500 }),
        fc.integer({ min: 1, max: 2000 }),
        (numerator, denominator) => {
          expect(Object.is(divideRounded(numerator, denominator), -0)).toBe(false);
        },
      ),
    );
  });
});

describe('Taking VAT out of a price', () => {
  test.each([
    [19900, 600, 18774],
    [9995, 2500, 7996],
    [34900, 0, 34900],
    [1250, 1350, 1101],
    [2490, 550, 2360],
  ])('%i with %i basis points leaves %i', (incVat, basisPoints, exVat) => {
    expect(withoutVat(incVat, basisPoints)).toBe(exVat);
  });

  test('is exact to half a minor unit', () => {
    fc.assert(
      fc.property(amount, rate, (incVat, basisPoints) => {
        const exVat = withoutVat(incVat, basisPoints);
        // |exVat − exact| ≤ ½, computed without fractions.
        const off = BigInt(exVat) * BigInt(10_000 + basisPoints) - BigInt(incVat) * 10_000n;
        expect((off < 0n ? -off : off) * 2n <= BigInt(10_000 + basisPoints)).toBe(true);
      }),
    );
  });

  test('leaves an amount between 0 and the price', () => {
    fc.assert(
      fc.property(amount, rate, (incVat, basisPoints) => {
        const exVat = withoutVat(incVat, basisPoints);
        expect(Number.isSafeInteger(exVat)).toBe(true);
        expect(exVat).toBeGreaterThanOrEqual(0);
        expect(exVat).toBeLessThanOrEqual(incVat);
      }),
    );
  });

  test('leaves 0 of 0, and the price at a rate of 0', () => {
    fc.assert(
      fc.property(amount, rate, (incVat, basisPoints) => {
        expect(withoutVat(0, basisPoints)).toBe(0);
        expect(withoutVat(incVat, 0)).toBe(incVat);
      }),
    );
  });
});

describe('The VAT of lines', () => {
  const lines = fc.array(fc.tuple(fc.nat(100_000_000), rate), { maxLength: 20 });

  test('is the difference of the prices with and without VAT, for lines and for sums', () => {
    fc.assert(
      fc.property(lines, (priced) => {
        const total = { incVat: 0, exVat: 0, vat: 0 };
        for (const [incVat, basisPoints] of priced) {
          const exVat = withoutVat(incVat, basisPoints);
          const vat = incVat - exVat;
          // The VAT is the rate times the price without VAT, to within a minor unit.
          const off = BigInt(vat) * 10_000n - BigInt(exVat) * BigInt(basisPoints);
          expect(off >= -10_000n && off <= 10_000n).toBe(true);
          total.incVat += incVat;
          total.exVat += exVat;
          total.vat += vat;
        }
        expect(total.incVat - total.exVat).toBe(total.vat);
      }),
    );
  });
});

describe('A percentage off', () => {
  test.each([
    [24_900, 2000, 19_920],
    [9995, 5000, 4998],
    [1, 5000, 1],
    [1, 5001, 0],
    [24_900, 0, 24_900],
    [24_900, 10_000, 0],
  ])('%i by %i basis points leaves %i', (whole, basisPoints, left) => {
    expect(reducedBy(whole, basisPoints)).toBe(left);
  });

  test('leaves a whole amount between 0 and the whole, lower for higher percentages', () => {
    fc.assert(
      fc.property(amount, rate, rate, (whole, a, b) => {
        const [more, less] = [reducedBy(whole, Math.min(a, b)), reducedBy(whole, Math.max(a, b))];
        expect(Number.isSafeInteger(less)).toBe(true);
        expect(less).toBeGreaterThanOrEqual(0);
        expect(less).toBeLessThanOrEqual(more);
        expect(more).toBeLessThanOrEqual(whole);
      }),
    );
  });
});

describe('A discount in percent', () => {
  const reduction = fc.integer({ min: 1, max: 100_000_000 });

  test('is rounded down to a whole percent', () => {
    fc.assert(
      fc.property(reduction, reduction, (regular, taken) => {
        const selling = Math.max(0, regular - taken);
        const percent = discountPercentage(regular, selling);
        // Rounding the price may have changed it by half a minor unit.
        expect(percent * regular).toBeLessThanOrEqual((regular - selling) * 100 + 50);
        expect(percent === 100 || (percent + 1) * regular > (regular - selling) * 100 + 50).toBe(true);
      }),
    );
  });

  test('of a campaign equals the campaign’s percentage, however its price was rounded', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000_000 }),
        fc.integer({ min: 1, max: 99 }),
        (regular, percent) => {
          expect(discountPercentage(regular, reducedBy(regular, percent * 100))).toBe(percent);
        },
      ),
    );
  });

  test.each([
    [1590, 1352, 15],
    [24900, 19900, 20],
    [100, 0, 100],
    [1000, 999, 0],
    [100, 100, 0],
    [100, 120, 0],
    [0, 0, 0],
  ])('from %i to %i is %i', (regular, selling, percent) => {
    expect(discountPercentage(regular, selling)).toBe(percent);
  });
});

describe('Money in the API', () => {
  test('is a decimal that converts back to the minor units', () => {
    fc.assert(
      fc.property(anyAmount, fc.constantFrom(0, 2, 3), (minor, digits) => {
        expect(Math.round(toDecimal(minor, currency('XXX', digits)) * 10 ** digits)).toBe(minor);
      }),
    );
  });

  test.each([
    ['sv-SE', 'SEK', 24900, '249 kr'],
    ['sv-SE', 'SEK', 24950, '249,50 kr'],
    ['sv-SE', 'SEK', 0, '0 kr'],
    ['sv-SE', 'SEK', 123456700, '1 234 567 kr'],
    ['da-DK', 'DKK', 7995, '79,95 kr.'],
    ['da-DK', 'DKK', 8000, '80 kr.'],
    ['nb-NO', 'NOK', 12900, '129 kr'],
    ['nb-NO', 'NOK', 12950, '129,50 kr'],
    ['fi-FI', 'EUR', 890, '8,90 €'],
    ['fi-FI', 'EUR', 1000, '10,00 €'],
    ['en-GB', 'EUR', 1000, '€10.00'],
    ['en-GB', 'SEK', 24900, 'SEK 249'],
    ['sv-SE', 'SEK', -4950, '-49,50 kr'],
  ])('is formatted in %s, %s: %i is %s', (language, code, minor, formatted) => {
    const text = formatMoney(minor, currency(code), language);
    expect(text.replace(/[\u00a0\u202f]/g, ' ').replace('\u2212', '-')).toBe(formatted);
  });

  test('is formatted with the digits of the amount, whatever the cache holds', () => {
    const languages = fc.constantFrom('sv-SE', 'da-DK', 'nb-NO', 'fi-FI', 'en-GB');
    fc.assert(
      fc.property(amount, languages, fc.constantFrom('SEK', 'DKK', 'NOK', 'EUR'), (minor, language, code) => {
        const digits = formatMoney(minor, currency(code), language).replace(/\D/g, '');
        const isWhole = minor % 100 === 0 && code !== 'EUR';
        expect(Number(digits)).toBe(isWhole ? minor / 100 : minor);
      }),
    );
  });
});
