import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/error-codes.ts';

/** A refusal that the client is meant to see. Everything else that is thrown is masked and logged. */
export class ShopError extends GraphQLError {
  constructor(code: ErrorCode, message: string, details: Record<string, string | number> = {}) {
    super(message, { extensions: { code, ...details } });
  }
}

/** Yoga asks for each error before it leaves: only those raised on purpose keep their words. */
export function maskErrors(log: Logger) {
  return {
    maskError(error: unknown): Error {
      if (error instanceof GraphQLError && isMeantForClient(error)) return error;
      if (error instanceof GraphQLError && isUnstorableText(error.originalError))
        return new GraphQLError('A text holds a character that cannot be stored.', {
          extensions: { code: 'BAD_INPUT' satisfies ErrorCode },
          path: error.path,
          nodes: error.nodes,
        });
      log.error(
        {
          err: error instanceof GraphQLError ? (error.originalError ?? error) : error,
          path: error instanceof GraphQLError ? error.path : undefined,
        },
        'unexpected error in a resolver',
      );
      return new GraphQLError(
        'Something went wrong. Try again, and contact customer service if it persists.',
        {
          extensions: { code: 'INTERNAL_ERROR' satisfies ErrorCode },
          ...(error instanceof GraphQLError ? { path: error.path, nodes: error.nodes } : {}),
        },
      );
    },
  };
}

/** PostgreSQL keeps every character but U+0000, which only a client can have sent. */
function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '22021';
}

function isMeantForClient(error: GraphQLError): boolean {
  // Syntax and validation errors come from the library itself and have no original error; a resolver's throw has one.
  return (
    error.originalError === undefined ||
    error.originalError === null ||
    error.originalError instanceof GraphQLError
  );
}
