import { ShopError } from '#backend/graphql/errors.ts';
import { LIMITS } from '#contract/limits.ts';

/** `min` is 0 where a quantity of 0 removes the line. */
export function checkQuantity(quantity: number, min: 0 | 1): void {
  if (quantity < min || quantity > LIMITS.cartLineQuantity)
    throw new ShopError('BAD_INPUT', `quantity must be from ${min} to ${LIMITS.cartLineQuantity}.`);
}

export function checkLength(name: string, text: string, maxLength: number): void {
  if (text.length > maxLength)
    throw new ShopError('BAD_INPUT', `${name} may have ${maxLength} characters at most.`);
}
