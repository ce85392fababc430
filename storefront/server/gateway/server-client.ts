import { GraphqlError } from '#storefront/api/errors.ts';
import type { CommerceClient, CommerceContext, Operation, SendOptions } from '#storefront/api/operation.ts';
import type { CommerceApi } from './commerce-api.ts';

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
    const result = await api.execute(operation.toString(), { ...variables, ...context }, options);
    const { data, errors, status } = result;
    if (errors?.length) throw new GraphqlError([...errors], status);
    onResult(data);
    return data as Result;
  }
  return { query: send, send };
}
