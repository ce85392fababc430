import { createHash } from 'node:crypto';
import { NetworkError } from '#storefront/api/errors.ts';
import type { CommerceClient, CommerceContext, Operation } from '#storefront/api/operation.ts';
import { readAnswer } from '#storefront/api/read-answer.ts';

/** Where the commerce API is: a function in this process, or an address. */
export interface CommerceApi {
  fetch(request: Request): Promise<Response>;
  endpoint: string;
  apiKey: string;
  /** Hashes save bytes on a wire; in one process they save nothing. */
  isRemote: boolean;
}

export function createServerClient(api: CommerceApi, context: CommerceContext): CommerceClient {
  const send = <Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: object,
  ): Promise<Result> =>
    askCommerce(api, String(operation), { ...variables, ...context }).then((response) =>
      readAnswer<Result>(response, nameOf(String(operation))),
    );
  return { query: send, send };
}

/** Sends a document; by its hash first where that helps, and whole when the server does not know it (§7). */
export async function askCommerce(api: CommerceApi, query: string, variables: object): Promise<Response> {
  if (!api.isRemote) return post(api, { operationName: nameOf(query), variables, query });
  const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') };
  const short = await post(api, { operationName: nameOf(query), variables, extensions: { persistedQuery } });
  const answer = await short.text();
  const isUnknown = /PersistedQueryNot(Found|Supported)|PERSISTED_QUERY_NOT_(FOUND|SUPPORTED)/.test(answer);
  return isUnknown
    ? post(api, { operationName: nameOf(query), variables, query, extensions: { persistedQuery } })
    : new Response(answer, short);
}

async function post(api: CommerceApi, body: object): Promise<Response> {
  const request = new Request(api.endpoint, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-apikey': api.apiKey },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return api.fetch(request).catch((reason: Error) => {
    throw new NetworkError(
      reason.name === 'TimeoutError' ? 'The commerce API did not answer in time' : reason.message,
    );
  });
}

function nameOf(query: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
}
