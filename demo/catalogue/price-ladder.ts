import type { CurrencyCode } from '../shop/markets.ts';

/** Price points in minor units, in ascending order; a book has the same index in every currency. */
export const priceLadder: Record<CurrencyCode, readonly number[]> = {
  SEK: [4900, 5900, 6900, 7900, 8900, 9900, 12900, 14900, 17900, 19900, 24900, 27900, 29900],
  DKK: [4995, 5995, 6995, 7995, 9995, 11995, 12995, 14995, 17995, 19995, 24995, 27995, 29995],
  NOK: [7900, 8900, 10900, 12900, 14900, 17900, 19900, 22900, 24900, 29900, 34900, 37900, 39900],
  EUR: [490, 590, 690, 890, 990, 1190, 1390, 1590, 1790, 1990, 2490, 2790, 2990],
};
