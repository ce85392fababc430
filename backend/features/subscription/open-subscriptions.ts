import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { CatalogueUpdater } from '#backend/catalogue-index/updater/catalogue-updater.ts';
import type { BackendSettings } from '#backend/config/settings.ts';
import { networkKey } from '#backend/features/rate-limit/limit-requests.ts';
import type { ShopServices } from '#backend/graphql/context.ts';
import type { GraphqlEndpoint } from '#backend/graphql/endpoint.ts';
import { loginTokenOf } from '#backend/graphql/login-token.ts';
import type { Caller } from '#backend/graphql/pipeline.ts';
import type { ApiAccess } from '#backend/http/api-access.ts';
import type { HttpRequest } from '#backend/http/http-message.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import { ChangeHub } from './change-hub.ts';
import { type ConnectionParams, createSubscriptionServer } from './subscription.server.ts';

interface SubscriptionServices {
  graphql: GraphqlEndpoint;
  access: ApiAccess;
  catalogue: Pick<CatalogueUpdater, 'subscribe'>;
  shop: Pick<ShopServices, 'db' | 'findCustomer'>;
  log: Logger;
}

interface RawUpgrade {
  incoming: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

interface VisitorUpgrade extends RawUpgrade {
  address: string;
  loginToken: string | undefined;
  /** Documents that the visitor may send, by their hash. */
  findDocument(hash: string): string | undefined;
}

export interface BackendSubscriptions {
  /** A client on the API's port: its API key and token are in the parameters of the connection. */
  acceptClient(upgrade: RawUpgrade & { request: HttpRequest }): void;
  /** A visitor of the storefront in this process, which has checked the origin and read the session. */
  acceptVisitor(upgrade: VisitorUpgrade): void;
  close(): void;
}

/** Undefined if the setting is off. */
export function openSubscriptions(
  { SUBSCRIPTIONS }: Pick<BackendSettings, 'SUBSCRIPTIONS'>,
  { graphql, access, catalogue, shop, log }: SubscriptionServices,
): BackendSubscriptions | undefined {
  if (!SUBSCRIPTIONS) return undefined;
  const { db, findCustomer } = shop;
  const hub = new ChangeHub({ db, log, findCustomer });
  catalogue.subscribe(({ kind }) => {
    if (kind !== 'content') hub.notifyProducts();
  });
  const { accept, close } = createSubscriptionServer({ graphql, hub, log });

  async function connectClient(request: HttpRequest, params: ConnectionParams): Promise<Caller> {
    const sent = readParams(params);
    const header = (name: string) => (name === 'x-apikey' ? sent.apiKey : request.header(name));
    const admitted = await access.admit(
      { ...request, header },
      { requiresApiKey: true, allowsOrigins: true },
    );
    if (sent.loginToken !== undefined && !(await findCustomer(sent.loginToken)))
      throw new RejectedRequestError(401, 'INVALID_TOKEN', 'The login token is not valid or has expired.');
    const { client, address } = admitted;
    return { apiKey: sent.apiKey ?? '', client, address, loginToken: sent.loginToken };
  }

  return {
    acceptClient({ request, ...upgrade }) {
      if (request.pathname !== '/graphql') {
        upgrade.socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
        return;
      }
      const network = networkKey('websocket', request.address);
      accept({ ...upgrade, network, connect: (params) => connectClient(request, params) });
    },
    acceptVisitor({ address, loginToken, ...upgrade }) {
      const network = networkKey('websocket', address);
      const connect = async () => {
        const customer = loginToken ? await findCustomer(loginToken) : undefined;
        return { apiKey: '', address, loginToken: customer && loginToken };
      };
      accept({ ...upgrade, network, connect });
    },
    close,
  };
}

/**
 * Parameters have the names of headers, in upper or lower case, because browsers cannot send headers with a websocket. The
 * login token may also be named `token`.
 */
function readParams(params: ConnectionParams): {
  apiKey: string | undefined;
  loginToken: string | undefined;
} {
  const texts = new Map(
    Object.entries(params).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  );
  return {
    apiKey: texts.get('x-apikey') ?? texts.get('apikey'),
    loginToken: texts.get('token') || loginTokenOf(texts.get('authorization')),
  };
}
