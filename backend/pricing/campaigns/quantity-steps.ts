import { reducedBy } from '../money.ts';
import type { TermsOf } from './campaign.ts';

type Steps = TermsOf<'quantity-steps'>['steps'];

/**
 * The unit price at a quantity. The highest step reached takes its percentage off every unit, including those below the
 * step. Rounding is per unit, so that the line costs exactly the quantity times the displayed unit price.
 */
export function unitPriceAtQuantity(unitPrice: number, quantity: number, steps: Steps): number {
  const step = highestStepReached(steps, quantity);
  return step ? Math.max(0, reducedBy(unitPrice, step.basisPoints)) : unitPrice;
}

/** Steps may be in any order. */
export function highestStepReached(steps: Steps, quantity: number): Steps[number] | null {
  let highest: Steps[number] | null = null;
  for (const step of steps)
    if (step.quantity <= quantity && step.quantity > (highest?.quantity ?? 0)) highest = step;
  return highest;
}
