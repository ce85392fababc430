import { PRICE_RANGE_PARAMETERS } from '#storefront/routing/list-parameters.ts';

/** A price range that the visitor enters. Null: no limit on that side. */
export interface PriceRange {
  lowest: number | null;
  highest: number | null;
}

export const NO_PRICE_RANGE: PriceRange = { lowest: null, highest: null };

/** Reads `100`, `99.50` or `99,50`; null for any other text. */
export function readPrice(text: string | null): number | null {
  const amount = (text ?? '').trim().replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(amount) ? Number(amount) : null;
}

/** Limits in the wrong order are exchanged. */
export function readPriceRange(search: URLSearchParams): PriceRange {
  const lowest = readPrice(search.get(PRICE_RANGE_PARAMETERS.lowest));
  const highest = readPrice(search.get(PRICE_RANGE_PARAMETERS.highest));
  const isReversed = lowest !== null && highest !== null && lowest > highest;
  return isReversed ? { lowest: highest, highest: lowest } : { lowest, highest };
}

export function hasPriceRange({ lowest, highest }: PriceRange): boolean {
  return lowest !== null || highest !== null;
}

/** `100–200`, `100–` or `–200`. */
export function formatPriceRange({ lowest, highest }: PriceRange): string {
  return `${lowest ?? ''}–${highest ?? ''}`;
}
