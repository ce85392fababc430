import { LIMITS } from '#contract/limits.ts';
import { refusal } from './api-key.ts';

/** The JSON text of an operation, or the refusal: too large, not JSON, or not an operation. */
export async function readLimitedBody(request: Request): Promise<string | Response> {
  if (!request.headers.get('content-type')?.toLowerCase().startsWith('application/json')) {
    return refusal(415, 'BAD_INPUT', 'Send the operation as application/json.');
  }
  const bytes: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LIMITS.graphqlBodyBytes)
      return refusal(413, 'LIMIT_EXCEEDED', `The body is larger than ${LIMITS.graphqlBodyBytes / 1024} KB.`);
    bytes.push(chunk);
  }
  const text = Buffer.concat(bytes).toString('utf8');
  return isOperation(text) ? text : refusal(400, 'BAD_INPUT', 'The body is not a JSON object with a query.');
}

function isOperation(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
    const { query, extensions, variables } = body as Record<string, unknown>;
    const isObject = (value: unknown) =>
      value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value));
    return (
      (typeof query === 'string' || (typeof extensions === 'object' && extensions !== null)) &&
      isObject(variables) &&
      isObject(extensions)
    );
  } catch {
    return false;
  }
}
