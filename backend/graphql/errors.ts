import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { FieldError } from './execute-plan.ts';

/** A refusal that the client is meant to see. Everything else that is thrown is masked and logged. */
export class ShopError extends GraphQLError {
  constructor(
    code: ErrorCode,
    message: string,
    details: Record<string, string | number | readonly object[]> = {},
  ) {
    super(message, { extensions: { code, ...details } });
  }
}

/** Codes that clients of any GraphQL server know, for what is refused before the shop has a say. */
type ProtocolCode =
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_MISMATCH';

/** An operation that is not executed. An error that has a code of its own keeps it. */
export class RefusedOperation extends Error {
  readonly errors: readonly GraphQLFormattedError[];

  constructor(code: ProtocolCode | ErrorCode, errors: readonly GraphQLError[]) {
    super(errors[0]?.message);
    this.errors = errors.map((error) => ({
      ...error.toJSON(),
      extensions: { code, ...error.extensions },
    }));
  }
}

/** What the client is told: only what was raised on purpose keeps its words, the rest is logged. */
export interface ErrorMask {
  ofRefusal(error: unknown): readonly GraphQLFormattedError[];
  ofFields(errors: readonly FieldError[]): readonly GraphQLFormattedError[];
}

/** An operation can fail in thousands of fields, mostly for one reason. */
const mostLogged = 10;

export function createErrorMask(log: Logger): ErrorMask {
  return {
    ofRefusal(error) {
      if (error instanceof RefusedOperation) return error.errors;
      // Before execution the library knows nothing but the request: what it complains about is the client's.
      if (error instanceof GraphQLError) return new RefusedOperation('BAD_INPUT', [error]).errors;
      log.error({ err: error }, 'unexpected error before an operation');
      return [unforeseen];
    },
    ofFields(errors) {
      let unexpected = 0;
      const told = errors.map(({ cause, path }) => {
        const known = wordsOf(cause);
        if (!known && unexpected++ < mostLogged)
          log.error({ err: cause, path }, 'unexpected error in a resolver');
        const { message, extensions } = known ?? unforeseen;
        return { message, path, extensions };
      });
      if (unexpected > mostLogged) log.error({ unexpected }, 'unexpected errors in many resolvers');
      return told;
    },
  };
}

type Words = Pick<GraphQLFormattedError, 'message' | 'extensions'>;

const unforeseen = words(
  'INTERNAL_ERROR',
  'Something went wrong. Try again, and contact customer service if it persists.',
);
const unstorableText = words('BAD_INPUT', 'A text holds a character that cannot be stored.');

function words(code: ErrorCode, message: string): Words {
  return { message, extensions: { code } };
}

function wordsOf(error: unknown): Words | undefined {
  // The library raises errors too, about values that do not fit the contract. Those have no code.
  if (error instanceof GraphQLError && error.extensions.code !== undefined)
    return { message: error.message, extensions: error.extensions };
  return isUnstorableText(error) ? unstorableText : undefined;
}

/** PostgreSQL keeps every character but U+0000, which only a client can have sent. */
function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '22021';
}
