import { expect, test } from 'vitest';
import { type Market, vatBasisPoints } from './channel.ts';

const market = {
  alias: 'fi',
  vatRates: [
    { taxClass: 'book', validFrom: '2026-01-01', basisPoints: 1350 },
    { taxClass: 'standard', validFrom: '2024-09-01', basisPoints: 2550 },
    { taxClass: 'book', validFrom: '2025-01-01', basisPoints: 1400 },
  ],
} as Market;

test.each([
  ['2025-01-01', 1400],
  ['2025-12-31', 1400],
  ['2026-01-01', 1350],
  ['2031-06-15', 1350],
])('uses the newest VAT rate that is valid on %s', (day, basisPoints) => {
  expect(vatBasisPoints(market, 'book', day)).toBe(basisPoints);
});

test('uses the VAT rate of the tax class', () => {
  expect(vatBasisPoints(market, 'standard', '2026-01-01')).toBe(2550);
});

test.each([
  ['book', '2024-12-31'],
  ['shipping', '2026-01-01'],
])('throws if there is no VAT rate for %s on %s', (taxClass, day) => {
  expect(() => vatBasisPoints(market, taxClass, day)).toThrow(
    `Market fi has no VAT rate for ${taxClass} on ${day}.`,
  );
});
