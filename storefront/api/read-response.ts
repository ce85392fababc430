import { GraphqlError, NetworkError, type ResponseError } from './errors.ts';

/** Returns the data of a GraphQL response, or throws the matching error of §8. `operation` is its hash, for the message. */
export async function readResponse<Result>(response: Response, operation: string): Promise<Result> {
  const text = await response.text();
  const body = parse(text);
  if (body?.errors?.length) throw new GraphqlError(body.errors, response.status);
  if (response.status >= 300) throw NetworkError.unsuccessful(response.status);
  if (body === undefined) throw new NetworkError(`Parse error: ${text.slice(0, 100)}`);
  if (body.data === undefined || body.data === null) throw NetworkError.missing(operation);
  return body.data as Result;
}

function parse(text: string): { data?: unknown; errors?: ResponseError[] } | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
