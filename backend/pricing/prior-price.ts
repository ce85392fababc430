import type { PriceStep } from './price-timeline.ts';

/** Directive 98/6/EC, article 6a. */
export const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * What the price of the last step may be compared with; null when it may not be announced as reduced.
 *
 * A reduction begins when the price falls below the list's regular price and below everything asked in the 30 days
 * before: the lowest of those is its prior price. It goes on, against the same prior price, while it is cut further. It is
 * over when the price rises, reaches the list's regular price, or is gone. So neither a raise before a sale nor a campaign
 * that comes back makes a reduction greater than it is, and a list that always calls its price reduced gains nothing.
 */
export function priorPrice(steps: readonly PriceStep[]): number | null {
  let prior: number | null = null;
  let before: PriceStep | undefined;
  for (const step of steps) {
    const goesOn = before?.to === step.from && step.selling <= before.selling;
    if (!goesOn || step.selling >= step.regular) prior = null;
    if (prior === null && step.selling < step.regular) {
      const lowest = lowestPrice(steps, step.from - thirtyDays, step.from);
      if (lowest !== null && lowest > step.selling) prior = lowest;
    }
    before = step;
  }
  return prior;
}

/** The lowest price asked from an instant up to, not including, another: also one that was in force when it began. */
export function lowestPrice(steps: readonly PriceStep[], from: number, to: number): number | null {
  let lowest: number | null = null;
  for (const step of steps) {
    if (step.from >= to) break;
    if (step.to > from && (lowest === null || step.selling < lowest)) lowest = step.selling;
  }
  return lowest;
}
