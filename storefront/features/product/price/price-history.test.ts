import { describe, expect, test } from 'vitest';
import { priceHistory } from './price-history.ts';

const logged = (date: string, price: number, isLowest = false) => ({
  date: `${date}T10:00:00.000Z`,
  isLowest,
  sellingPriceIncVatFormatted: `${price} kr`,
  sellingPriceExVatFormatted: `${price * 0.8} kr`,
});
const historyOf = (log: ReturnType<typeof logged>[], options = {}) =>
  priceHistory(log, { vatIncluded: true, language: 'sv-SE', now: new Date('2027-01-05'), ...options });

describe('the price history', () => {
  test('contains the first day of each price', () => {
    expect(historyOf([logged('2027-01-01', 200), logged('2027-01-04', 150, true)])).toEqual([
      { date: '1 januari', price: '200 kr', isLowest: false },
      { date: '4 januari', price: '150 kr', isLowest: true },
    ]);
  });

  test('joins equal prices, which are the lowest if one of them is', () => {
    const log = [
      logged('2027-01-01', 200),
      logged('2027-01-02', 200, true),
      logged('2027-01-03', 250),
      logged('2027-01-04', 200),
    ];
    expect(historyOf(log).map(({ price, isLowest }) => [price, isLowest])).toEqual([
      ['200 kr', true],
      ['250 kr', false],
      ['200 kr', false],
    ]);
  });

  test('contains prices without VAT for companies', () => {
    expect(historyOf([logged('2027-01-01', 200)], { vatIncluded: false })[0]?.price).toBe('160 kr');
  });

  test('names another year, in the language of the page', () => {
    expect(
      historyOf([logged('2026-12-20', 200), logged('2027-01-02', 100)], { language: 'fi-FI' }),
    ).toMatchObject([{ date: '20. joulukuuta 2026' }, { date: '2. tammikuuta' }]);
  });

  test('uses the time zone of the shop', () => {
    const lateInUtc = { ...logged('2027-01-01', 200), date: '2026-12-31T23:30:00.000Z' };
    expect(historyOf([lateInUtc])[0]?.date).toBe('1 januari');
  });

  test('is empty without prices', () => {
    expect(priceHistory(null, { vatIncluded: true, language: 'sv-SE', now: new Date() })).toEqual([]);
    expect(historyOf([{ ...logged('2027-01-01', 1), sellingPriceIncVatFormatted: '' }])).toEqual([]);
  });
});
