import { ShopError } from '#backend/graphql/errors.ts';
import { LIMITS } from '#contract/limits.ts';

export function checkQuantity(quantity: number, least: 0 | 1): void {
  if (quantity < least || quantity > LIMITS.cartLineQuantity)
    throw new ShopError('BAD_INPUT', `quantity must be from ${least} to ${LIMITS.cartLineQuantity}.`);
}

export function checkLength(name: string, text: string, most: number): void {
  if (text.length > most) throw new ShopError('BAD_INPUT', `${name} may have ${most} characters at most.`);
}
