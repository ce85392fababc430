import type { TermsOf } from './campaign.ts';
import { reducedBy } from './money.ts';

type Steps = TermsOf<'quantity-steps'>['steps'];

/**
 * What each of so many units costs: the highest step reached takes its percentage off every one of them, also off those
 * below the step. Rounded per unit, so that "3 × 71" is what the line costs.
 */
export function unitPriceAtQuantity(unitPrice: number, quantity: number, steps: Steps): number {
  const step = highestStepReached(steps, quantity);
  return step ? Math.max(0, reducedBy(unitPrice, step.basisPoints)) : unitPrice;
}

/** Steps may stand in any order. */
export function highestStepReached(steps: Steps, quantity: number): Steps[number] | null {
  let highest: Steps[number] | null = null;
  for (const step of steps)
    if (step.quantity <= quantity && step.quantity > (highest?.quantity ?? 0)) highest = step;
  return highest;
}
