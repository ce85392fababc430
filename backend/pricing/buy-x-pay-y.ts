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
  /** Whether any of the line's units stands in a full set; one that has none is left for other campaigns. */
  takesPart: boolean;
}

/**
 * What is free of each line when of every `buy` units only `pay` are paid. The units of all lines are put into sets, the
 * dearest together, and the cheapest of each set are free. That is the best a customer could reach by ordering set by set,
 * so buying together never costs more, and one more book never makes another one dearer.
 */
export function freeUnitsOfLines(
  lines: readonly PricedUnits[],
  { buy, pay }: TermsOf<'buy-x-pay-y'>,
): FreeUnits[] {
  const bought = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const inSets = buy > pay && pay >= 0 ? bought - (bought % buy) : 0;
  /** How many of so many units, dearest first, are free. */
  const freeAmong = (units: number) =>
    units === 0 ? 0 : Math.floor(units / buy) * (buy - pay) + Math.max(0, (units % buy) - pay);

  const free: FreeUnits[] = lines.map(() => ({ units: 0, amount: 0, takesPart: false }));
  const dearestFirst = [...lines.entries()].sort(([, a], [, b]) => b.unitPrice - a.unitPrice);
  let before = 0;
  for (const [index, { unitPrice, quantity }] of dearestFirst) {
    const [from, to] = [Math.min(before, inSets), Math.min(before + quantity, inSets)];
    const units = freeAmong(to) - freeAmong(from);
    free[index] = { units, amount: units * unitPrice, takesPart: to > from };
    before += quantity;
  }
  return free;
}
