import { GraphqlError } from '#storefront/api/errors.ts';

/**
 * Whether the backend has no cart with the id. Other errors of the field, such as a rate limit, and a request that was rejected
 * as a whole do not mean that the cart is lost.
 */
export function isUnknownCart(error: unknown): boolean {
  if (!(error instanceof GraphqlError)) return false;
  const isAboutCart = error.errors[0]?.path?.[0] === 'getCart';
  return isAboutCart && (error.code === 'BAD_INPUT' || error.code === 'UNKNOWN_CART');
}
