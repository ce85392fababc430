import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';

/** Whether the same request may succeed on retry. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof NetworkError) return error.status >= 500 || error.status === 429;
  return (
    error instanceof GraphqlError &&
    ['COMMERCE_UNREACHABLE', 'INTERNAL_ERROR', 'UNAVAILABLE'].includes(error.code ?? '')
  );
}
