import { RejectedRequestError } from '../http/rejected-request-error.ts';

/** A GraphQL request: the operation's text, its hash, or both. */
export interface OperationRequest {
  query?: string | null;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
  /** `persistedQuery` has the hash. */
  extensions?: Readonly<Record<string, unknown>> | null;
}

const knownParameters = ['query', 'operationName', 'variables', 'extensions'];

/** The operation in a JSON body. */
export function parseOperation(body: unknown): OperationRequest {
  if (!isOperation(body))
    throw new RejectedRequestError(
      400,
      'BAD_INPUT',
      Array.isArray(body)
        ? 'The body is a batch, not a JSON object with a query: send one operation per request.'
        : 'The body is not a JSON object with a query.',
    );
  const unknown = Object.entries(body).find(
    ([name, value]) => value !== null && !knownParameters.includes(name),
  );
  if (unknown)
    throw new RejectedRequestError(
      400,
      'BAD_INPUT',
      `Unexpected parameter "${unknown[0]}" in the request body.`,
    );
  return body;
}

function isOperation(body: unknown): body is OperationRequest {
  if (!isObject(body)) return false;
  const { query, operationName, variables, extensions } = body;
  return (
    (typeof query === 'string' || (isAbsent(query) && isObject(extensions))) &&
    (typeof operationName === 'string' || isAbsent(operationName)) &&
    (isObject(variables) || isAbsent(variables)) &&
    (isObject(extensions) || isAbsent(extensions))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
