import { GraphqlError, type GraphqlProblem, NetworkError } from './errors.ts';

/** Takes the data out of an answer, or throws the error of §8 that fits. */
export async function readAnswer<Result>(response: Response, operation: string): Promise<Result> {
  const text = await response.text();
  const body = parse(text);
  if (body?.errors?.length) throw new GraphqlError(body.errors);
  if (response.status >= 300) throw NetworkError.unsuccessful(response.status);
  if (body === undefined) throw new NetworkError(`Parse error: ${text.slice(0, 100)}`);
  if (body.data === undefined || body.data === null) throw NetworkError.missing(operation);
  return body.data as Result;
}

function parse(text: string): { data?: unknown; errors?: GraphqlProblem[] } | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
