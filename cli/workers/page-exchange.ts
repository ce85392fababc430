import { BroadcastChannel } from 'node:worker_threads';
import type { PageExchange, PageMessage } from '#storefront/server-entry.ts';

/** Exchanges rendered pages with all other workers of the process. */
export function openPageExchange(): PageExchange & { close(): void } {
  const channel = new BroadcastChannel('pages');
  channel.unref();
  return {
    send: (message) => channel.postMessage(message),
    onMessage(listener) {
      channel.onmessage = (event) => listener((event as unknown as { data: PageMessage }).data);
    },
    close: () => channel.close(),
  };
}
