import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient, CommerceContext, Operation, SendOptions } from '#storefront/api/operation.ts';
import { type CommerceApi, operationNameOf } from './commerce-api.ts';

/** How loaders ask while they run on the server. Nothing is kept: whole pages are. */
export function createServerClient(
  api: Pick<CommerceApi, 'ask'>,
  context: CommerceContext,
  noteAnswer: (answer: unknown) => void = () => undefined,
): CommerceClient {
  async function send<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: object,
    options?: SendOptions,
  ): Promise<Result> {
    const query = operation.toString();
    const { data, errors } = await api.ask(query, { ...variables, ...context }, options);
    if (errors?.length) throw new GraphqlError([...errors]);
    if (data === undefined || data === null) throw NetworkError.missing(operationNameOf(query));
    noteAnswer(data);
    return data as Result;
  }
  return { query: send, send };
}
