import type { PriceStep } from './price-timeline.ts';

/** The period for prior prices (Directive 98/6/EC, article 6a). */
export const thirtyDays = 30 * 24 * 60 * 60 * 1000;

/**
 * The prior price of the last step; null when its price must not be announced as reduced.
 *
 * A reduction starts when the price falls below the list's regular price and below every price of the 30 days before; the
 * lowest of those is the prior price. Further cuts continue the reduction with the same prior price. The reduction ends when
 * the price rises, reaches the list's regular price, or is removed. Therefore a raise before a sale, a repeated campaign or
 * a permanent "sale" price cannot exaggerate a reduction.
 */
export function priorPrice(steps: readonly PriceStep[]): number | null {
  let prior: number | null = null;
  let previous: PriceStep | undefined;
  for (const step of steps) {
    const isContinued = previous?.to === step.from && step.selling <= previous.selling;
    if (!isContinued || step.selling >= step.regular) prior = null;
    if (prior === null && step.selling < step.regular) {
      const lowest = lowestPrice(steps, step.from - thirtyDays, step.from);
      if (lowest !== null && lowest > step.selling) prior = lowest;
    }
    previous = step;
  }
  return prior;
}

/** The lowest price from one instant up to, not including, another. Includes the price in force at the start. */
export function lowestPrice(steps: readonly PriceStep[], from: number, to: number): number | null {
  let lowest: number | null = null;
  for (const step of steps) {
    if (step.from >= to) break;
    if (step.to > from && (lowest === null || step.selling < lowest)) lowest = step.selling;
  }
  return lowest;
}
