import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '#backend/http/database-unavailable.ts';
import { isUnstorableText, UNSTORABLE_TEXT } from '#backend/http/unstorable-text.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { FieldError } from './execution/execute-plan.ts';

/** An expected error, which the client sees. All other errors are logged and masked. */
export class ShopError extends GraphQLError {
  constructor(
    code: ErrorCode,
    message: string,
    details: Record<string, string | number | readonly object[]> = {},
  ) {
    super(message, { extensions: { code, ...details } });
  }
}

/** Codes of the GraphQL protocol, for requests that are rejected before execution. */
type ProtocolCode =
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_MISMATCH';

/** An operation that is rejected before execution. Errors without a code of their own get `code`. */
export class RejectedOperationError extends Error {
  readonly errors: readonly GraphQLFormattedError[];

  constructor(code: ProtocolCode | ErrorCode, errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
    this.errors = errors.map((error) => ({
      ...error.toJSON(),
      extensions: { code, ...error.extensions },
    }));
  }
}

/** Converts errors for the client: expected errors keep their message, others are logged and masked. */
export interface ErrorMask {
  /** The error of an operation that was not executed. */
  maskOperationError(error: unknown, requestId?: string): readonly GraphQLFormattedError[];
  /** The errors of resolvers. */
  maskFieldErrors(errors: readonly FieldError[], requestId?: string): readonly GraphQLFormattedError[];
}

/** An operation can fail in thousands of fields, usually for the same reason. */
const maxLoggedErrors = 10;

/** Without a database every request fails, for the same reason. */
const outageLogIntervalMs = 1000;

export function createErrorMask(log: Logger): ErrorMask {
  let outageLoggedAt = 0;
  function logOutage(error: unknown, requestId?: string): void {
    if (Date.now() - outageLoggedAt < outageLogIntervalMs) return;
    outageLoggedAt = Date.now();
    log.error({ err: error, requestId }, 'database unavailable, clients will retry');
  }
  return {
    maskOperationError(error, requestId) {
      if (error instanceof RejectedOperationError) return error.errors;
      // Before execution, every error of graphql-js is caused by the request.
      if (error instanceof GraphQLError) return new RejectedOperationError('BAD_INPUT', [error]).errors;
      if (isDatabaseUnavailable(error)) {
        logOutage(error, requestId);
        return [unavailable];
      }
      log.error({ err: error, requestId }, 'GraphQL operation failed before its execution');
      return [internalError];
    },
    maskFieldErrors(errors, requestId) {
      let unexpected = 0;
      const masked = errors.map(({ cause, path }) => {
        if (isDatabaseUnavailable(cause)) {
          logOutage(cause, requestId);
          return { ...unavailable, path };
        }
        const expected = expectedError(cause);
        if (!expected && unexpected++ < maxLoggedErrors)
          log.error({ err: cause, requestId, path }, 'GraphQL resolver failed');
        const { message, extensions } = expected ?? internalError;
        return { message, path, extensions };
      });
      if (unexpected > maxLoggedErrors)
        log.error({ requestId, count: unexpected }, 'many GraphQL resolvers failed');
      return masked;
    },
  };
}

type ClientError = Pick<GraphQLFormattedError, 'message' | 'extensions'>;

const internalError = clientError(
  'INTERNAL_ERROR',
  'Something went wrong. Try again, and contact customer service if it persists.',
);
const unavailable = clientError('UNAVAILABLE', 'The shop cannot do this at the moment. Try again soon.');
const unstorableText = clientError('BAD_INPUT', UNSTORABLE_TEXT);

function clientError(code: ErrorCode, message: string): ClientError {
  return { message, extensions: { code } };
}

function expectedError(error: unknown): ClientError | undefined {
  // Errors of graphql-js have no code. They mean that a resolver returned a value that does not match the schema.
  if (error instanceof GraphQLError && error.extensions.code !== undefined)
    return { message: error.message, extensions: error.extensions };
  return isUnstorableText(error) ? unstorableText : undefined;
}
