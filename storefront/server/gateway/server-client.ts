import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient, CommerceContext, Operation, SendOptions } from '#storefront/api/operation.ts';
import { type CommerceApi, operationNameOf } from './commerce-api.ts';

/** The client of loaders on the server. Results are not cached: whole pages are. */
export function createServerClient(
  api: Pick<CommerceApi, 'execute'>,
  context: CommerceContext,
  onResult: (result: unknown) => void = () => undefined,
): CommerceClient {
  async function send<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: object,
    options?: SendOptions,
  ): Promise<Result> {
    const query = operation.toString();
    const { data, errors } = await api.execute(query, { ...variables, ...context }, options);
    if (errors?.length) throw new GraphqlError([...errors]);
    if (data === undefined || data === null) throw NetworkError.missing(operationNameOf(query));
    onResult(data);
    return data as Result;
  }
  return { query: send, send };
}
