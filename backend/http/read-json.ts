import * as v from 'valibot';
import type { HttpRequest } from './http-message.ts';
import { RejectedRequestError } from './rejected-request-error.ts';

/** The JSON body of a request, as the schema parses it. */
export async function readJson<Schema extends v.GenericSchema>(
  request: HttpRequest,
  schema: Schema,
  maxBytes: number,
): Promise<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, await readJsonValue(request, maxBytes));
  if (parsed.success) return parsed.output;
  const path = v.getDotPath(parsed.issues[0]);
  throw new RejectedRequestError(
    400,
    'BAD_INPUT',
    path ? `The body is not valid at ${path}.` : 'The body is not valid.',
  );
}

/** The parsed body before validation; undefined if it is not JSON. */
export async function readJsonValue(request: HttpRequest, maxBytes: number): Promise<unknown> {
  const text = await request.text(maxBytes);
  if (text === undefined)
    throw new RejectedRequestError(413, 'LIMIT_EXCEEDED', `The body is larger than ${maxBytes / 1024} KB.`);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A form of another site cannot send this type, so a page of that site cannot call the endpoint. */
export function requireJsonType(request: HttpRequest): void {
  if (!/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? ''))
    throw new RejectedRequestError(415, 'BAD_INPUT', 'Send the body as application/json.');
}
