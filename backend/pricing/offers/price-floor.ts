/**
 * The lowest lawful unit price of a product in a market, from one instant up to, not including, another; null: without an end.
 * Book prices are fixed by law in several countries.
 */
export interface PriceFloor {
  minimum: number;
  from: number;
  to: number | null;
}

/** 0 without a floor at that time. */
export function minimumAt(floor: PriceFloor | undefined, at: number): number {
  return floor && floor.from <= at && (floor.to === null || at < floor.to) ? floor.minimum : 0;
}
