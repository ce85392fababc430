import type { TermsOf } from './campaign.ts';

/** A line of the cart: so many of one thing, each at this price. */
export interface PricedUnits {
  unitPrice: number;
  quantity: number;
}

export interface FreeUnits {
  units: number;
  /** What they would have cost. */
  amount: number;
}

/**
 * What is free of each line when of every `buy` units only `pay` are paid. Units are counted over all lines together, and
 * the cheapest of them are free; among lines of one price the first gives first.
 */
export function freeUnitsOfLines(
  lines: readonly PricedUnits[],
  { buy, pay }: TermsOf<'buy-x-pay-y'>,
): FreeUnits[] {
  const bought = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  let left = buy > pay && pay >= 0 ? Math.floor(bought / buy) * (buy - pay) : 0;
  const free: FreeUnits[] = lines.map(() => ({ units: 0, amount: 0 }));
  const cheapestFirst = [...lines.entries()].sort(([, a], [, b]) => a.unitPrice - b.unitPrice);
  for (const [index, { unitPrice, quantity }] of cheapestFirst) {
    const units = Math.min(left, quantity);
    free[index] = { units, amount: units * unitPrice };
    left -= units;
  }
  return free;
}
