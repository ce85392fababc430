import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALE_CODES, LOCALES } from '#contract/locales.ts';
import { formatNumber, messageNumberFormat } from './formatters.ts';

describe.each(LOCALE_CODES)('numbers in %s', (locale) => {
  const { iso } = LOCALES[locale];

  test('are written as by Intl.NumberFormat', () => {
    fc.assert(
      fc.property(fc.nat(), (value) => {
        const expected = new Intl.NumberFormat(iso).format(value);
        expect(formatNumber(locale, value)).toBe(expected);
        expect(messageNumberFormat(iso).format(value)).toBe(expected);
      }),
    );
  });

  test('with one decimal are rounded as by Intl.NumberFormat', () => {
    const oneDecimal = new Intl.NumberFormat(iso, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.nat(5_000_000), (hundredths) => {
        const value = hundredths / 100;
        expect(formatNumber(locale, value, 1)).toBe(oneDecimal.format(value));
      }),
    );
  });

  test('of messages that are not whole, or have options, are formatted by Intl.NumberFormat', () => {
    const percent = { style: 'percent' } as const;
    expect(messageNumberFormat(iso).format(-1234.5)).toBe(new Intl.NumberFormat(iso).format(-1234.5));
    expect(messageNumberFormat(iso, percent).format(0.25)).toBe(
      new Intl.NumberFormat(iso, percent).format(0.25),
    );
  });
});
