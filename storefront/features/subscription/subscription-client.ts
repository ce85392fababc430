import { createClient } from 'graphql-ws';
import { RECONNECTION, reconnectionDelay } from '#contract/http/subscriptions.ts';
import { type CommerceContext, hashOf, type Operation } from '#storefront/api/operation.ts';

interface SubscriptionClient {
  /**
   * Calls `onChange` when the result differs from the last one, also after a reconnection. Returns an unsubscribe function.
   */
  subscribe<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: object,
    onChange: () => void,
  ): () => void;
  /** Connects again, for example with the cookies of another session (§4). */
  reconnect(): void;
}

/**
 * The page's websocket, open while there are subscriptions (§7). The storefront's server reads the session from the cookies
 * of the connection, because scripts have no access to tokens.
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
    subscribe(operation, variables, onChange) {
      let lastResult: string | undefined;
      return client.subscribe(
        {
          // The server knows the query by its hash.
          query: '',
          variables: { ...variables, ...context },
          extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(operation) } },
        },
        {
          next({ data }) {
            const result = JSON.stringify(data);
            if (lastResult !== undefined && result !== lastResult) onChange();
            lastResult = result;
          },
          // After the last retry, the page loads changes only on navigation, and the cart when the page becomes visible.
          error: () => undefined,
          complete: () => undefined,
        },
      );
    },
    // graphql-ws reconnects after `terminate`.
    reconnect: () => client.terminate(),
  };
}
