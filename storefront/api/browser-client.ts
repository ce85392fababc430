import { NetworkError } from './errors.ts';
import {
  type CommerceClient,
  type CommerceContext,
  hashOf,
  type Operation,
  type SendOptions,
} from './operation.ts';
import { readAnswer } from './read-answer.ts';

export interface BrowserClient extends CommerceClient {
  /** Forgets every answer: after a sign-in, a sign-out, or a change of market. */
  reset(): void;
}

/**
 * Asks the storefront's own server, by hash: the texts of the documents stay there. Cache-first, and one request for the
 * same question asked twice at once (§7).
 */
export function createBrowserClient(
  context: CommerceContext,
  onFailure: (error: Error) => void = () => {},
): BrowserClient {
  const tell = (error: Error): never => {
    onFailure(error);
    throw error;
  };
  const answers = new Map<string, Promise<unknown>>();

  function query<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: object,
  ): Promise<Result> {
    const key = hashOf(operation) + JSON.stringify(variables);
    const known = answers.get(key) as Promise<Result> | undefined;
    if (known) return known;
    const answer = send<Result>(operation, { ...variables, ...context }).catch(tell);
    answers.set(key, answer);
    // A failure is not an answer to keep.
    answer.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    return answer;
  }

  return {
    query,
    send: (operation, variables, options) =>
      send(operation, { ...variables, ...context }, options).catch(tell) as never,
    reset: () => answers.clear(),
  };
}

async function send<Result>(
  operation: { __meta__?: Record<string, unknown> },
  variables: object,
  { idempotencyKey, asGuest }: SendOptions = {},
): Promise<Result> {
  const hash = hashOf(operation);
  const body = JSON.stringify({
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  });
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(idempotencyKey ? { 'x-idempotency-key': idempotencyKey } : {}),
      ...(asGuest ? { 'x-as-guest': '1' } : {}),
    },
    body,
  }).catch((reason: Error) => {
    throw new NetworkError(reason.message);
  });
  return readAnswer<Result>(response, hash);
}
