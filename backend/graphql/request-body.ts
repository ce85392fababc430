import { type PlainAnswer, refuse } from './plain-http.ts';

/** An operation as it is sent: by its text, by its hash, or by both. */
export interface AskedOperation {
  query?: string | null;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
  extensions?: Readonly<Record<string, unknown>> | null;
}

const members = ['query', 'operationName', 'variables', 'extensions'];

/** The operation in a body of JSON, or the refusal. */
export function readOperation(text: string): AskedOperation | PlainAnswer {
  const body = parseJson(text);
  if (!isOperation(body)) return refuse(400, 'BAD_INPUT', 'The body is not a JSON object with a query.');
  const unknown = Object.entries(body).find(([name, value]) => value !== null && !members.includes(name));
  return unknown
    ? refuse(400, 'BAD_INPUT', `Unexpected parameter "${unknown[0]}" in the request body.`)
    : body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isOperation(body: unknown): body is AskedOperation {
  if (!isObject(body)) return false;
  const { query, operationName, variables, extensions } = body;
  return (
    (typeof query === 'string' || (isMissing(query) && isObject(extensions))) &&
    (typeof operationName === 'string' || isMissing(operationName)) &&
    (isObject(variables) || isMissing(variables)) &&
    (isObject(extensions) || isMissing(extensions))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
