import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { CartChangedDocument } from '#storefront/api/generated/graphql.ts';
import { hashOf } from '#storefront/api/operation.ts';
import { createSubscriptionClient } from './subscription-client.ts';

const context = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };
let server: WebSocketServer | undefined;

afterEach(() => {
  vi.unstubAllGlobals();
  for (const socket of server?.clients ?? []) socket.terminate();
  server?.close();
});

interface Subscribe {
  id: string;
  payload: { query: string; variables: object; extensions: { persistedQuery: { sha256Hash: string } } };
}

/** Speaks graphql-transport-ws. `onSubscribe` gets the number of the connection, from 1. */
async function startServer(
  onSubscribe: (message: Subscribe, connection: number, socket: WebSocket) => void,
): Promise<void> {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/graphql' });
  await once(server, 'listening');
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    const connection = connections;
    socket.on('message', (bytes) => {
      const message = JSON.parse(String(bytes));
      if (message.type === 'connection_init') socket.send('{"type":"connection_ack"}');
      if (message.type === 'subscribe') onSubscribe(message, connection, socket);
    });
  });
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
}

const result = (id: string, quantity: number) =>
  JSON.stringify({ id, type: 'next', payload: { data: { cartChanged: { items: [{ quantity }] } } } });

test('a websocket that breaks is opened again, and a change in between is reported once (§7)', async () => {
  const messages: Subscribe[] = [];
  await startServer((message, connection, socket) => {
    messages.push(message);
    socket.send(result(message.id, connection));
    if (connection === 1) socket.close(1012, 'restart');
  });
  const client = createSubscriptionClient(context, { onSessionEnded: () => undefined });
  const onChange = vi.fn();
  const unsubscribe = client.subscribe(CartChangedDocument, { id: 'cart-1' }, onChange);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(messages).toHaveLength(2);
  for (const { payload } of messages)
    expect(payload).toMatchObject({
      query: '',
      variables: { id: 'cart-1', ...context },
      extensions: { persistedQuery: { sha256Hash: hashOf(CartChangedDocument) } },
    });
  unsubscribe();
});

test('the end of the session on the server is reported', async () => {
  await startServer((_, connection, socket) => {
    if (connection === 1) socket.close(4403, 'INVALID_TOKEN');
  });
  const onSessionEnded = vi.fn();
  const client = createSubscriptionClient(context, { onSessionEnded });
  const unsubscribe = client.subscribe(CartChangedDocument, { id: 'cart-1' }, () => undefined);
  await vi.waitFor(() => expect(onSessionEnded).toHaveBeenCalledOnce(), { timeout: 10_000 });
  unsubscribe();
});
