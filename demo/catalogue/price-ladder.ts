import type { CurrencyCode } from '../shop/markets.ts';

/**
 * Price points in minor units, in ascending order; a book has the same index in every currency. The contract has one price
 * per product, so all formats of an edition cost the same.
 */
export const priceLadder: Record<CurrencyCode, readonly number[]> = {
  SEK: [7900, 8900, 9900, 12900, 14900, 17900, 19900, 24900],
  DKK: [7995, 9995, 11995, 12995, 14995, 17995, 19995, 24995],
  NOK: [12900, 14900, 17900, 19900, 22900, 24900, 29900, 34900],
  EUR: [890, 990, 1190, 1390, 1590, 1790, 1990, 2490],
};
