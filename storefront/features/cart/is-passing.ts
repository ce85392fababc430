import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';

/** Nothing was said about the wish itself: the same may be answered in a moment. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return error.status >= 500 || error.status === 429;
  return (
    error instanceof GraphqlError &&
    (error.code === 'COMMERCE_UNREACHABLE' || error.code === 'INTERNAL_ERROR')
  );
}
