import { GraphqlError } from '#storefront/api/errors.ts';

/** Whether the error means that the backend has no cart with the id: after a rate limit, for example, the cart may exist. */
export function isUnknownCart(error: unknown): boolean {
  if (!(error instanceof GraphqlError)) return false;
  const isAboutCart = error.errors[0]?.path?.[0] === 'getCart';
  return isAboutCart && (error.code === 'BAD_INPUT' || error.code === 'UNKNOWN_CART');
}
