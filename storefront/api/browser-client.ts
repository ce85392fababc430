import { GraphqlError, NetworkError } from './errors.ts';
import {
  type CommerceClient,
  type CommerceContext,
  hashOf,
  type Operation,
  type SendOptions,
} from './operation.ts';
import { readResponse } from './read-response.ts';

export interface BrowserClient extends CommerceClient {
  /** Clears the cache: after a sign-in, a sign-out, or a change of market. */
  reset(): void;
  /** Queries at a low priority, for pages that the visitor has not requested. */
  prefetch: CommerceClient['query'];
}

/**
 * Queries the storefront's server by document hash; the documents stay on the server. Cache-first, and concurrent
 * identical queries share one request (§7).
 */
export function createBrowserClient(
  context: CommerceContext,
  onFailure: (error: Error) => void = () => {},
): BrowserClient {
  const report = (error: Error): never => {
    onFailure(error);
    throw error;
  };
  const cache = new Map<string, Promise<unknown>>();

  function query<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: object,
    priority?: RequestPriority,
  ): Promise<Result> {
    const key = hashOf(operation) + JSON.stringify(variables);
    const cached = cache.get(key) as Promise<Result> | undefined;
    if (cached) return cached;
    const result = send<Result>(operation, { ...variables, ...context }, {}, priority).catch(report);
    cache.set(key, result);
    result.catch(() => {
      if (cache.get(key) === result) cache.delete(key);
    });
    return result;
  }

  return {
    query: (operation, variables) => query(operation, variables),
    prefetch: (operation, variables) => query(operation, variables, 'low'),
    send: (operation, variables, options) =>
      send(operation, { ...variables, ...context }, options).catch(report) as never,
    reset: () => cache.clear(),
  };
}

/** Above a rate limit, the browser solves the proof of work that the shop requires, and sends the request again. */
async function send<Result>(
  operation: { __meta__?: Record<string, unknown> },
  variables: object,
  options: SendOptions = {},
  priority: RequestPriority = 'auto',
): Promise<Result> {
  const hash = hashOf(operation);
  const body = JSON.stringify({
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  });
  const request = (requestOptions: SendOptions) =>
    post(body, requestOptions, priority).then((response) => readResponse<Result>(response, hash));
  try {
    return await request(options);
  } catch (error) {
    if (!(error instanceof GraphqlError) || error.code !== 'PROOF_OF_WORK_REQUIRED') throw error;
    const { solveTask } = await import('./solve-task.ts');
    const proofOfWork = await solveTask(error.details);
    if (proofOfWork === undefined) throw error;
    return request({ ...options, proofOfWork });
  }
}

function post(
  body: string,
  { idempotencyKey, asGuest, proofOfWork }: SendOptions,
  priority: RequestPriority,
): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    priority,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(idempotencyKey ? { 'x-idempotency-key': idempotencyKey } : {}),
      ...(asGuest ? { 'x-as-guest': '1' } : {}),
      ...(proofOfWork ? { 'x-proof-of-work': proofOfWork } : {}),
    },
    body,
  }).catch((reason: Error) => {
    throw new NetworkError(reason.message);
  });
}
