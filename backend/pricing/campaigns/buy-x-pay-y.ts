import type { TermsOf } from './campaign.ts';

/** Units with the same price. */
export interface PricedUnits {
  unitPrice: number;
  quantity: number;
}

interface FreeUnits {
  units: number;
  /** The price of the free units. */
  amount: number;
  /** Whether a full set contains a unit of the line. Lines outside all sets stay available for other campaigns. */
  takesPart: boolean;
}

/**
 * The free units of each line when the customer pays `pay` of every `buy` units. The units of all lines are sorted by price,
 * highest first, and split into sets of `buy`: the first `pay` units of a set are paid, the others are free. No other split
 * gives a lower total, so one order never costs more than several, and adding a unit never makes another one more expensive.
 */
export function freeUnitsOfLines(
  lines: readonly PricedUnits[],
  { buy, pay }: TermsOf<'buy-x-pay-y'>,
): FreeUnits[] {
  const totalUnits = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasValidTerms = buy > pay && pay >= 0;
  const unitsInSets = hasValidTerms ? totalUnits - (totalUnits % buy) : 0;
  /** How many of the `units` most expensive units are free. */
  const countFree = (units: number) =>
    units === 0 ? 0 : Math.floor(units / buy) * (buy - pay) + Math.max(0, (units % buy) - pay);

  const free: FreeUnits[] = lines.map(() => ({ units: 0, amount: 0, takesPart: false }));
  const byPriceDescending = [...lines.entries()].sort(([, a], [, b]) => b.unitPrice - a.unitPrice);
  let unitsBefore = 0;
  for (const [index, { unitPrice, quantity }] of byPriceDescending) {
    const from = Math.min(unitsBefore, unitsInSets);
    const to = Math.min(unitsBefore + quantity, unitsInSets);
    const units = countFree(to) - countFree(from);
    free[index] = { units, amount: units * unitPrice, takesPart: to > from };
    unitsBefore += quantity;
  }
  return free;
}
