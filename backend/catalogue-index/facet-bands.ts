/** Prices and discounts are counted in bands. Facet ids and bounds are those of docs/lists-and-facets.md. */

export interface PriceBand {
  facetId: string;
  /** Main units, included. */
  from: number;
  /** Main units, not included; none above the last. */
  below: number | null;
}

const krona = [50, 100, 150, 200, 300, 500];
const euro = [5, 10, 15, 20, 30, 50];
const kronaCurrencies = new Set(['SEK', 'DKK', 'NOK']);

export function priceBands(currencyCode: string): PriceBand[] {
  const ends = kronaCurrencies.has(currencyCode) ? krona : euro;
  return [0, ...ends].map((from, index) => {
    const below = ends[index] ?? null;
    return { facetId: `pr_${from}-${below ?? ''}`, from, below };
  });
}

export interface DiscountBand {
  facetId: string;
  /** Whole percent, both included. */
  from: number;
  to: number;
}

export const DISCOUNT_BANDS: readonly DiscountBand[] = [
  [0, 10],
  [11, 20],
  [21, 30],
  [31, 40],
  [41, 50],
  [51, 60],
  [61, 70],
  [71, 100],
].map(([from = 0, to = 0]) => ({ facetId: `d_${from}-${to}`, from, to }));

export const STOCK_STATUSES: readonly string[] = ['s_in', 's_order', 's_out'];

/** At most so many values of a group are told, the most frequent ones. */
export const MOST_VALUES = 300;
