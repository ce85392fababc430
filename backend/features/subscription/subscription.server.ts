import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionArgs, GraphQLError, GraphQLSchema, getOperationAST, parse } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import type { GraphqlEndpoint } from '#backend/graphql/endpoint.ts';
import type { Caller, GraphqlResult } from '#backend/graphql/pipeline.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import { SUBSCRIPTION_LIMITS } from '#contract/http/subscriptions.ts';
import { type ChangeHub, ENDED } from './change-hub.ts';
import { openResultStream } from './result-stream.ts';

/** Values of the client's first message: its API key and token. */
export type ConnectionParams = Readonly<Record<string, unknown>>;

interface Upgrade {
  incoming: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  /** The visitor's network, by which connections are limited. */
  network: string;
  /** If set, the client may send these documents only, by their hash. */
  findDocument?(hash: string): string | undefined;
  /** Throws if the client may not connect. */
  connect(params: ConnectionParams): Promise<Caller>;
}

interface SubscriptionServer {
  accept(upgrade: Upgrade): void;
  close(): void;
}

interface SubscriptionServices {
  graphql: Pick<GraphqlEndpoint, 'subscribe'>;
  hub: ChangeHub;
  log: Logger;
}

/** Close codes after which a client connects again. After the fatal codes of the protocol it does not. */
const forbidden = 4403;
const idle = 4408;
/** Of a document. */
const maxTokens = 1500;
/** graphql-ws requires a schema, but the pipeline validates and executes. */
const unusedSchema = new GraphQLSchema({});

/** Websockets with the protocol graphql-transport-ws: subscriptions only. */
export function createSubscriptionServer(services: SubscriptionServices): SubscriptionServer {
  const { maxMessageBytes, maxPerNetwork, maxConnections, idleSeconds } = SUBSCRIPTION_LIMITS;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const networks = new Map<string, number>();
  const server = serveProtocol(sockets, upgrades, services);

  function countNetwork(network: string, change: 1 | -1): void {
    const count = (networks.get(network) ?? 0) + change;
    if (count > 0) networks.set(network, count);
    else networks.delete(network);
  }

  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const network = upgrades.get(request)?.network ?? '';
    countNetwork(network, 1);
    // Instead of the listener of graphql-ws, which prints every broken message.
    socket.removeAllListeners('error');
    socket.on('error', (error) => services.log.debug({ err: error }, 'websocket failed'));
    const timer = watchIdle(socket, idleSeconds);
    socket.once('close', () => {
      clearInterval(timer);
      countNetwork(network, -1);
    });
  });

  return {
    accept(upgrade) {
      const { incoming, socket, head, network } = upgrade;
      const isFull = (networks.get(network) ?? 0) >= maxPerNetwork || sockets.clients.size >= maxConnections;
      if (isFull) {
        socket.end('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nConnection: close\r\n\r\n');
        return;
      }
      upgrades.set(incoming, upgrade);
      sockets.handleUpgrade(incoming, socket, head, (opened) => sockets.emit('connection', opened, incoming));
    },
    close() {
      services.hub.close();
      for (const socket of sockets.clients) socket.terminate();
      void server.dispose();
    },
  };
}

/** Serves connections and subscriptions with graphql-ws. */
function serveProtocol(
  sockets: WebSocketServer,
  upgrades: WeakMap<IncomingMessage, Upgrade>,
  { graphql, hub, log }: SubscriptionServices,
) {
  const { maxPerConnection } = SUBSCRIPTION_LIMITS;
  const callers = new WeakMap<WebSocket, Caller>();

  async function connect(socket: WebSocket, request: IncomingMessage, params: ConnectionParams) {
    try {
      const caller = await upgrades.get(request)?.connect(params);
      if (!caller) return false;
      callers.set(socket, caller);
      // The client connects again, with a new token or as a guest.
      const unfollow = hub.follow({ kind: 'customer' }, caller.loginToken, (version) => {
        if (version === ENDED) socket.close(forbidden, 'INVALID_TOKEN');
      });
      socket.once('close', unfollow);
      return true;
    } catch (error) {
      if (!(error instanceof RejectedRequestError)) log.error({ err: error }, 'websocket not connected');
      socket.close(forbidden, error instanceof RejectedRequestError ? error.code : 'INTERNAL_ERROR');
      return false;
    }
  }

  return useServer(
    {
      schema: unusedSchema,
      onConnect: ({ extra, connectionParams }) =>
        connect(extra.socket, extra.request, connectionParams ?? {}),
      onSubscribe({ extra, subscriptions }, _, payload) {
        if (Object.keys(subscriptions).length > maxPerConnection)
          return [rejection(`A connection has at most ${maxPerConnection} subscriptions.`, 'LIMIT_EXCEEDED')];
        const query = documentOf(payload, upgrades.get(extra.request));
        if (query === undefined) return [rejection('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND')];
        const operation = { ...payload, query, operationName: payload.operationName ?? null };
        return readOperation(operation, callers.get(extra.socket));
      },
      subscribe: ({ contextValue }) => {
        const { caller, ...operation } = contextValue as SubscriptionContext;
        // The library has its own type for results, which have the same shape.
        return openResultStream({
          run: async (follow) =>
            withSerializableErrors(await graphql.subscribe(operation, { ...caller, follow })),
          follow: (data, listener) => hub.follow(data, caller.loginToken, listener),
        }) as ReturnType<typeof openResultStream> & Promise<never>;
      },
    },
    sockets,
  );
}

interface SubscriptionContext {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
  caller: Caller;
}

interface SentOperation {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName: string | null;
}

/** The document of a message; for visitors of the storefront, the known document with the hash of the message. */
function documentOf(
  { query, extensions }: SubscribePayload,
  upgrade: Upgrade | undefined,
): string | undefined {
  if (!upgrade?.findDocument) return query;
  const persisted = extensions?.persistedQuery as { sha256Hash?: unknown } | null | undefined;
  return upgrade.findDocument(String(persisted?.sha256Hash));
}

/** Only the kind of the operation is checked here; the pipeline checks the rest. */
function readOperation(sent: SentOperation, caller: Caller | undefined): ExecutionArgs | GraphQLError[] {
  const { query, variables, operationName } = sent;
  if (!caller) return [rejection('The connection was not accepted.', 'INVALID_TOKEN')];
  try {
    const document = parse(query, { maxTokens, noLocation: true });
    if (getOperationAST(document, operationName)?.operation !== 'subscription')
      return [rejection('A websocket accepts subscriptions only.', 'BAD_INPUT')];
    const contextValue: SubscriptionContext = { query, variables: variables ?? {}, operationName, caller };
    return { schema: unusedSchema, document, operationName, contextValue };
  } catch (error) {
    return [
      rejection(error instanceof GraphQLError ? error.message : 'Not a document.', 'GRAPHQL_PARSE_FAILED'),
    ];
  }
}

function rejection(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Closes a connection without subscriptions within `idleSeconds`: it is checked twice in that time. */
function watchIdle(socket: WebSocket, idleSeconds: number): NodeJS.Timeout {
  let subscriptionCount = 0;
  socket.on('message', (data) => {
    // The type is among the first characters of a message, which is not parsed twice.
    const type = /"type":"(\w+)"/.exec(String(data).slice(0, 200))?.[1];
    if (type === 'subscribe') subscriptionCount++;
    if (type === 'complete') subscriptionCount--;
  });
  let wasIdle = false;
  return setInterval(
    () => {
      const isIdle = subscriptionCount <= 0;
      if (isIdle && wasIdle) socket.close(idle, 'IDLE');
      wasIdle = isIdle;
    },
    (idleSeconds * 1000) / 2,
  ).unref();
}

/** graphql-ws calls `toJSON` of each error, which the formatted errors of the pipeline do not have. */
function withSerializableErrors({ data, errors }: GraphqlResult): GraphqlResult {
  return errors ? { data, errors: errors.map((error) => ({ ...error, toJSON: () => error })) } : { data };
}
