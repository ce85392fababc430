import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISCOUNT_BANDS, priceBands } from './facet-bands.ts';

describe('Price bands', () => {
  test.each(['SEK', 'DKK', 'NOK'])('use krona limits for %s', (currency) => {
    expect(priceBands(currency).map(({ facetId }) => facetId)).toEqual([
      'pr_0-50',
      'pr_50-100',
      'pr_100-150',
      'pr_150-200',
      'pr_200-300',
      'pr_300-500',
      'pr_500-',
    ]);
  });

  test.each(['EUR', 'USD', 'ISK'])('use a tenth of the krona limits for %s', (currency) => {
    expect(priceBands(currency).map(({ facetId }) => facetId)).toEqual([
      'pr_0-5',
      'pr_5-10',
      'pr_10-15',
      'pr_15-20',
      'pr_20-30',
      'pr_30-50',
      'pr_50-',
    ]);
  });

  test('contain every price exactly once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('SEK', 'EUR'),
        fc.float({ min: 0, max: 10_000, noNaN: true }),
        (code, price) => {
          const matching = priceBands(code).filter(
            ({ from, below }) => price >= from && (below === null || price < below),
          );
          expect(matching).toHaveLength(1);
        },
      ),
    );
  });
});

describe('Discount bands', () => {
  test('have the documented limits', () => {
    expect(DISCOUNT_BANDS.map(({ facetId }) => facetId)).toEqual([
      'd_0-10',
      'd_11-20',
      'd_21-30',
      'd_31-40',
      'd_41-49',
      'd_50-60',
      'd_61-70',
      'd_71-100',
    ]);
  });

  test('contain every whole percent exactly once', () => {
    for (let percent = 0; percent <= 100; percent++)
      expect(DISCOUNT_BANDS.filter(({ from, to }) => percent >= from && percent <= to)).toHaveLength(1);
  });
});
