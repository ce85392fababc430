import { createClient } from 'graphql-ws';
import { RECONNECTION, reconnectionDelay } from '#contract/http/subscriptions.ts';
import { type CommerceContext, hashOf, type Operation } from '#storefront/api/operation.ts';

interface SubscriptionClient {
  /** Calls back when the result differs from the last one, also after a reconnection. Returns a function that ends it. */
  follow<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: object,
    onChange: () => void,
  ): () => void;
  /** Connects again, for example with the cookies of another session (§4). */
  reconnect(): void;
}

/**
 * The page's websocket, open while something is followed (§7). The storefront's server reads the session from the cookies of
 * the connection, because scripts have no access to tokens.
 */
export function createSubscriptionClient(
  context: CommerceContext,
  { onSessionEnded }: { onSessionEnded: () => void },
): SubscriptionClient {
  const client = createClient({
    url: `${location.origin.replace(/^http/, 'ws')}/graphql`,
    connectionAckWaitTimeout: RECONNECTION.timeoutMs,
    retryAttempts: RECONNECTION.maxRetries,
    retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, reconnectionDelay(attempt))),
    on: {
      closed: (event) => {
        if ((event as CloseEvent).reason === 'INVALID_TOKEN') onSessionEnded();
      },
    },
  });
  return {
    follow(operation, variables, onChange) {
      let last: string | undefined;
      return client.subscribe(
        {
          query: '',
          variables: { ...variables, ...context },
          extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(operation) } },
        },
        {
          next({ data }) {
            const result = JSON.stringify(data);
            if (last !== undefined && result !== last) onChange();
            last = result;
          },
          // The page works without subscriptions: after the last retry it updates as before.
          error: () => undefined,
          complete: () => undefined,
        },
      );
    },
    reconnect: () => client.terminate(),
  };
}
