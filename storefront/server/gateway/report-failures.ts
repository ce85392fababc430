import { NetworkError } from '#storefront/api/errors.ts';
import type { ReportError } from '../http/error-reporter.ts';
import { type CommerceApi, operationNameOf } from './commerce-api.ts';

/**
 * Reports each call to which the commerce API did not respond, so that a caller with a fallback needs no logging. GraphQL errors
 * are responses: the API logs its unexpected ones, with the request id that it received.
 */
export function reportFailures(
  execute: CommerceApi['execute'],
  reportError: ReportError,
): CommerceApi['execute'] {
  return async (...operation) => {
    try {
      return await execute(...operation);
    } catch (error) {
      if (error instanceof NetworkError) error.operation = operationNameOf(operation[0]);
      reportError(error);
      throw error;
    }
  };
}
