import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Consent } from '#contract/consent.ts';
import { CONTENT_FORM_PATH, type ContentFormRequest } from '#contract/content/content-form.ts';
import { PREVIEW_HEADER } from '#contract/content/preview.ts';
import { PROOF_OF_WORK_HEADER } from '#contract/http/proof-of-work.ts';
import type { Readiness } from '#contract/http/readiness.ts';
import { CHECKOUT_FORM_HEADER } from '#contract/order/checkout-form.ts';
import type { OrderRequestKind } from '#contract/order/order-requests.ts';
import { SHOP_REQUEST_PATH, type ShopRequestKind } from '#contract/shop-requests.ts';
import { NetworkError, type ResponseError } from '#storefront/api/errors.ts';
import type { SendOptions } from '#storefront/api/operation.ts';
import type { AuthEndpoints } from '../session/auth-service.ts';
import { dropUnknownAdditions } from './contract-additions.ts';

export interface GraphqlResult {
  data?: unknown;
  errors?: readonly ResponseError[];
  /** HTTP status of a response with errors, from 500. */
  status?: number;
}

/** The visitor on whose behalf a request is sent. */
export interface RequestingVisitor {
  /** The network address, by which the API limits rates. */
  address?: string | undefined;
  /** Anonymous without it. */
  loginToken?: string | undefined;
  /** Gives access to unpublished content. */
  previewToken?: string | undefined;
  /** Id of the page's request, for logs. */
  requestId?: string | undefined;
}

export type ExecuteOptions = SendOptions & RequestingVisitor;

/** The commerce API as the storefront's server uses it, in the same process or over HTTP (§7). */
export interface CommerceApi {
  /** Executes a GraphQL operation. */
  execute(query: string, variables: object, options?: ExecuteOptions): Promise<GraphqlResult>;
  /** Absent: customers cannot sign in. */
  auth?: AuthEndpoints;
  /** Requests of customers about an order, such as a cancellation. */
  sendOrderRequest?(kind: OrderRequestKind, request: object, visitor: RequestingVisitor): Promise<Response>;
  /** Requests of shoppers beside the GraphQL contract. */
  sendShopRequest?(kind: ShopRequestKind, request: object, visitor: RequestingVisitor): Promise<Response>;
  fetchImage(path: string, visitor: RequestingVisitor): Promise<Response>;
  /** A download or a sample. The body is streamed for as long as it takes. */
  fetchFile?(request: FileRequest): Promise<Response>;
  /** Pages of the shop, one per line, by a path below `/sitemap`. */
  fetchSitemap?(path: string): Promise<Response>;
  /** Confirms or ends a newsletter subscription with the key of its mail. */
  followNewsletterLink?(action: 'confirm' | 'end', key: string): Promise<Response>;
  /** Records the consent under its id, without a name. */
  recordConsent?(consent: Consent, visitor: RequestingVisitor): Promise<Response>;
  submitContentForm?(
    widgetId: string,
    form: ContentFormRequest,
    visitor: RequestingVisitor,
  ): Promise<Response>;
  /** Whether this process can serve visitors; missing for a backend in another process. */
  checkReadiness?(): Promise<Readiness>;
  /** Websockets for subscriptions; missing if they are off, and for a backend in another process. */
  acceptWebsocket?(websocket: VisitorWebsocket): void;
  /** Reports changed data. Without it cached pages expire by age only. */
  onChange?(listener: (change: CommerceChange) => void): void;
}

/** A websocket that a page requests. */
interface VisitorWebsocket {
  incoming: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  address: string;
  loginToken: string | undefined;
  /** Documents that the page may send, by their hash. */
  findDocument(hash: string): string | undefined;
}

interface FileRequest {
  method: string;
  path: string;
  /** Range and conditions. */
  headers: Record<string, string | undefined>;
  visitor: RequestingVisitor;
}

export type CommerceChange =
  | { kind: 'products'; productIds: ReadonlySet<number> }
  | { kind: 'content' }
  | { kind: 'everything' };

/** Sends a request to the commerce API: over HTTP, or by a function call in the same process. */
export type CommerceFetch = (request: Request, visitor?: { address: string }) => Promise<Response>;

interface CommerceEndpoints {
  /** URL of `/graphql`. The other endpoints are on the same host. */
  endpoint: string;
  apiKey: string;
  /** The auth service, and its endpoint that signs challenges, when they are not below `/auth/` of that host. */
  authEndpoint?: string | undefined;
  signEndpoint?: string | undefined;
  /** Headers that identify this client, if set (§7). */
  clientName?: string | undefined;
  clientVersion?: string | undefined;
}

interface RequestOptions {
  body?: object;
  visitor?: RequestingVisitor;
  headers?: Record<string, string | undefined>;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const sitemapTimeoutMs = 60_000;
/** A picture that is not generated yet waits up to 20 s in a queue. */
const imageTimeoutMs = 30_000;

/** Forwards the visitor's address, by which the commerce API limits rates. */
export const fetchOverHttp: CommerceFetch = (request, visitor) => {
  if (visitor) request.headers.set('x-forwarded-for', visitor.address);
  return fetch(request);
};

/** `CHECKOUT_FORM_HEADER`: the storefront has its own checkout form, so no payment option may collect the address. */
export function createCommerceApi(
  commerceFetch: CommerceFetch,
  { endpoint, apiKey, authEndpoint, signEndpoint, clientName, clientVersion }: CommerceEndpoints,
): CommerceApi {
  function request(path: string, { body, visitor = {}, headers, timeoutMs }: RequestOptions = {}) {
    const { address, loginToken, previewToken, requestId } = visitor;
    const init: RequestInit = {
      method: body ? 'POST' : 'GET',
      headers: withoutUndefined({
        'x-apikey': apiKey,
        [CHECKOUT_FORM_HEADER]: 'own',
        'x-request-id': requestId,
        authorization: loginToken && `Bearer ${loginToken}`,
        [PREVIEW_HEADER]: previewToken,
        'apollographql-client-name': clientName,
        'apollographql-client-version': clientVersion,
        ...(body ? { accept: 'application/json, */*', 'content-type': 'application/json' } : {}),
        ...headers,
      }),
      signal: AbortSignal.timeout(timeoutMs ?? defaultTimeoutMs),
    };
    if (body) init.body = JSON.stringify(body);
    return commerceFetch(new Request(new URL(path, endpoint), init), address ? { address } : undefined);
  }

  async function execute(
    body: { operationName: string; query?: string },
    { idempotencyKey, proofOfWork, ...visitor }: ExecuteOptions,
  ): Promise<GraphqlResult> {
    const headers = { 'x-idempotency-key': idempotencyKey, [PROOF_OF_WORK_HEADER]: proofOfWork };
    return readResult(await request(endpoint, { body, visitor, headers }).catch(throwNetworkError), body);
  }

  /** Sends the document's hash first, and the document itself only if the server does not know the hash. */
  const executeDocument: CommerceApi['execute'] = async (query, variables, options = {}) => {
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const operation = { operationName: operationNameOf(query), variables, extensions };
    const result = await execute(operation, options);
    return isUnknownHash(result) ? execute({ ...operation, query }, options) : result;
  };

  return {
    execute: dropUnknownAdditions(executeDocument),
    auth: {
      auth: authEndpoint ?? new URL('/auth/', endpoint).href,
      sign: signEndpoint ?? new URL(`/auth/sign/${encodeURIComponent(apiKey)}?identity=`, endpoint).href,
      apiKey,
      fetch: commerceFetch,
    },
    sendOrderRequest: (kind, body, visitor) => request(`/${kind}`, { body, visitor }),
    sendShopRequest: (kind, body, visitor) => request(SHOP_REQUEST_PATH + kind, { body, visitor }),
    fetchImage: (path, visitor) => request(path, { visitor, timeoutMs: imageTimeoutMs }),
    fetchFile: (file) => fetchFile(commerceFetch, endpoint, file),
    fetchSitemap: (path) => request(path, { timeoutMs: sitemapTimeoutMs }),
    submitContentForm: (widgetId, body, visitor) => request(CONTENT_FORM_PATH + widgetId, { body, visitor }),
    followNewsletterLink: (action, key) => request(`/newsletter/${action}`, { body: { key } }),
    recordConsent: (consent, visitor) => request('/consents', { body: consent, visitor }),
  };
}

/** The response's headers must arrive in time; its body, a file, may take longer. */
async function fetchFile(
  commerceFetch: CommerceFetch,
  endpoint: string,
  { method, path, headers, visitor: { requestId, address } }: FileRequest,
): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), defaultTimeoutMs);
  const request = new Request(new URL(path, endpoint), {
    method,
    headers: withoutUndefined({ 'x-request-id': requestId, ...headers }),
    signal: controller.signal,
  });
  try {
    return await commerceFetch(request, address ? { address } : undefined);
  } finally {
    clearTimeout(timer);
  }
}

function throwNetworkError(reason: Error): never {
  const isTimeout = reason.name === 'TimeoutError';
  throw new NetworkError(isTimeout ? 'The commerce API did not answer in time' : reason.message);
}

function isUnknownHash({ errors }: GraphqlResult): boolean {
  return errors?.some(({ message }) => /^PersistedQueryNot(Found|Supported)$/.test(message)) === true;
}

/** Throws the errors of §8 for responses that are not a GraphQL result. */
async function readResult(
  response: Response,
  { operationName }: { operationName: string },
): Promise<GraphqlResult> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    if (response.status >= 300) throw NetworkError.unsuccessful(response.status);
    throw new NetworkError(`Parse error: ${text.slice(0, 100)}`);
  }
  const result = (body ?? {}) as GraphqlResult;
  if (result.errors?.length) return response.status < 500 ? result : { ...result, status: response.status };
  if (response.status >= 300) throw NetworkError.unsuccessful(response.status);
  if (result.data === undefined || result.data === null) throw NetworkError.missing(operationName);
  return result;
}

function withoutUndefined(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

export function operationNameOf(query: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? '';
}
