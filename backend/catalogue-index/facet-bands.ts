/** Bands of prices and discounts that facets count. docs/lists-and-facets.md defines their ids and limits. */

export interface PriceBand {
  facetId: string;
  /** Major units, inclusive. */
  from: number;
  /** Major units, exclusive; null in the last band. */
  below: number | null;
}

const kronaLimits = [50, 100, 150, 200, 300, 500];
const euroLimits = [5, 10, 15, 20, 30, 50];
const kronaCurrencies = new Set(['SEK', 'DKK', 'NOK']);

export function priceBands(currencyCode: string): PriceBand[] {
  const limits = kronaCurrencies.has(currencyCode) ? kronaLimits : euroLimits;
  return [0, ...limits].map((from, index) => {
    const below = limits[index] ?? null;
    return { facetId: `pr_${from}-${below ?? ''}`, from, below };
  });
}

interface DiscountBand {
  facetId: string;
  /** Whole percent, both inclusive. */
  from: number;
  to: number;
}

/** A band starts at 50, because a sale of "at least 50 %" is announced. */
export const DISCOUNT_BANDS: readonly DiscountBand[] = [
  [0, 10],
  [11, 20],
  [21, 30],
  [31, 40],
  [41, 49],
  [50, 60],
  [61, 70],
  [71, 100],
].map(([from = 0, to = 0]) => ({ facetId: `d_${from}-${to}`, from, to }));

/** The facet of products whose SKUs are all reduced by half or more. Only the sale banner filters by it; no list counts it. */
export const EVERY_SKU_HALVED = 'd_every-50';

/** Facet ids: in stock, can be ordered without stock, sold out. */
export const STOCK_STATUSES: readonly string[] = ['s_in', 's_order', 's_out'];

/** A facet group lists at most this many values, those with the highest counts. */
export const MAX_FACET_VALUES = 300;
