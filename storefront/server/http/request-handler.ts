import type { IncomingMessage, ServerResponse } from 'node:http';
import { type NameRoute, observeRequest } from '#contract/diagnostics/observe-request.ts';
import { BodyTooLargeError, RequestAbortedError } from '#contract/http/read-body.ts';
import { createRouteTable, nameOfRoute, type Route, type RouteParams } from '#contract/http/route-table.ts';
import { LIMITS } from '#contract/limits.ts';
import { NetworkError } from '#storefront/api/errors.ts';
import { graphqlError } from '../gateway/graphql-gateway.ts';
import { authError } from '../session/auth-gateway.ts';
import type { CustomerSession } from '../session/customer-session.ts';
import { createErrorReporter, type OnError, type ReportError } from './error-reporter.ts';
import { type HttpHeaders, type HttpRequest, type HttpResponse, textResponse } from './http-message.ts';
import { type RequestSettings, readRequest } from './read-request.ts';
import { isSameOrigin } from './same-origin.ts';
import { sendResponse } from './send-response.ts';

export interface RequestContext {
  request: HttpRequest;
  params: RouteParams;
  /** Empty for routes that accept no body. */
  body: Buffer;
  /** The session's Set-Cookie lines are added to the response. */
  openSession(): Promise<CustomerSession>;
  reportError: ReportError;
  /** Replaces the route's name in metrics and logs, for example with `page:<screen>`. */
  nameRoute: NameRoute;
}

export type Handler = (context: RequestContext) => HttpResponse | Promise<HttpResponse>;

export interface StorefrontRoute extends Route<Handler> {
  /** Content type of the body. Without it the body is not read. */
  accepts?: 'form' | 'json' | 'any';
  /** Requests from pages of other sites are rejected. */
  isSameOriginOnly?: boolean;
  /** The response is personal: no cache may store it. */
  isPrivate?: boolean;
  /** Format of the responses to requests that `accepts` and `isSameOriginOnly` reject, and to bodies that are too large. */
  errorFormat?: 'text' | 'graphql' | 'auth';
}

interface RequestHandlerOptions {
  routes: readonly StorefrontRoute[];
  settings: RequestSettings;
  openSession(request: HttpRequest, reportError: ReportError): Promise<CustomerSession>;
  /** The response to an unexpected error. */
  createErrorPage(request: HttpRequest, status: number): Promise<HttpResponse>;
  onError: OnError;
}

export type RequestHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** The storefront as one function of node:http. An unexpected error is reported once, with the id of its request. */
export function createHandler({
  routes,
  settings,
  openSession,
  createErrorPage,
  onError,
}: RequestHandlerOptions): RequestHandler {
  const table = createRouteTable(routes);

  async function respond(
    request: HttpRequest,
    reportError: ReportError,
    nameRoute: NameRoute,
  ): Promise<HttpResponse> {
    if (controlCharacters.test(request.pathname))
      return textResponse(400, 'The path contains control characters.');
    const found = table.match(request.method, request.pathname);
    if (!('route' in found)) return found.status === 405 ? methodNotAllowed(found.allow) : notFound();
    const { route, params } = found;
    nameRoute(nameOfRoute(route));
    const rejection = checkRequest(route, request);
    if (rejection) return rejection;
    const body = route.accepts ? await readBodyOf(route, request) : noBody;
    if (!Buffer.isBuffer(body)) return body;
    const session = createLazySession(() => openSession(request, reportError));
    const context = { request, params, body, openSession: session.open, reportError, nameRoute };
    const response = await route.handler(context);
    const opened = session.opened();
    return completeHeaders(response, route, opened ? (await opened).setCookies : []);
  }

  async function handleError(error: unknown, request: HttpRequest, reportError: ReportError) {
    if (error instanceof RequestAbortedError) return textResponse(400, error.message);
    reportError(error);
    return createErrorPage(request, error instanceof NetworkError ? error.status : 500);
  }

  return (incoming, outgoing) => {
    const request = readRequest(incoming, settings);
    const reportError = createErrorReporter(request, onError);
    return observeRequest(
      { server: 'shop', requestId: request.id, incoming, outgoing },
      async (nameRoute) => {
        try {
          const response = await respond(request, reportError, nameRoute).catch((error) =>
            handleError(error, request, reportError),
          );
          sendResponse(incoming, outgoing, withRetryAfter(response));
        } catch (error) {
          reportError(error);
          outgoing.destroy();
        }
      },
    );
  };
}

const retryAfterSeconds = 5;

/** Every response with status 503 says when to try again, whichever handler or error it is from. */
function withRetryAfter(response: HttpResponse): HttpResponse {
  const { status, headers } = response;
  if (status !== 503 || headers['retry-after'] !== undefined) return response;
  return { ...response, headers: { ...headers, 'retry-after': String(retryAfterSeconds) } };
}

/** A session that is opened when it is first needed. `opened` returns undefined if it was not needed. */
function createLazySession(openSession: () => Promise<CustomerSession>) {
  let session: Promise<CustomerSession> | undefined;
  return {
    open() {
      session ??= openSession();
      return session;
    },
    opened: () => session,
  };
}

/** Percent-encoded control characters. No page has them in its path, and the database rejects them. */
const controlCharacters = /%(?:[01][0-9a-f]|7f)/i;

const formatError: Record<
  NonNullable<StorefrontRoute['errorFormat']>,
  (status: number, message: string) => HttpResponse
> = {
  text: textResponse,
  graphql: (status, message) =>
    graphqlError(status, message, status === 413 ? 'LIMIT_EXCEEDED' : 'BAD_INPUT'),
  auth: authError,
};

const acceptedTypes = {
  form: /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i,
  json: /^application\/json\b/i,
  any: /^/,
};

function checkRequest(
  { isSameOriginOnly, accepts = 'any', errorFormat = 'text' }: StorefrontRoute,
  { headers }: HttpRequest,
): HttpResponse | undefined {
  const reject = formatError[errorFormat];
  if (isSameOriginOnly && !isSameOrigin(headers))
    return reject(403, 'Requests from other sites are not accepted.');
  if (!acceptedTypes[accepts].test(headers['content-type'] ?? ''))
    return reject(
      415,
      accepts === 'json' ? 'Send the body as application/json.' : 'Send the body as a form.',
    );
  return undefined;
}

const noBody = Buffer.alloc(0);

async function readBodyOf(
  { errorFormat = 'text' }: StorefrontRoute,
  request: HttpRequest,
): Promise<Buffer | HttpResponse> {
  try {
    return await request.readBody();
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    const message = `The body is larger than ${LIMITS.graphqlBodyBytes / 1024} KB.`;
    const response = formatError[errorFormat](413, message);
    // The unread rest of the body would be parsed as the next request.
    return { ...response, headers: { ...response.headers, connection: 'close' } };
  }
}

/** Adds the cookies of the session, and forbids caching of personal responses. */
function completeHeaders(
  response: HttpResponse,
  { isPrivate }: StorefrontRoute,
  sessionCookies: readonly string[],
): HttpResponse {
  if (!isPrivate && sessionCookies.length === 0) return response;
  const { 'set-cookie': handlerCookies = [], ...headers } = response.headers;
  const cookies = [handlerCookies, sessionCookies].flat();
  const cacheHeaders: HttpHeaders = isPrivate ? { 'cache-control': 'no-store' } : {};
  const setCookie: HttpHeaders = cookies.length > 0 ? { 'set-cookie': cookies } : {};
  return { ...response, headers: { ...headers, ...cacheHeaders, ...setCookie } };
}

function notFound(): HttpResponse {
  return textResponse(404, 'Not found.');
}

function methodNotAllowed(allow: readonly string[]): HttpResponse {
  const methods = allow.join(', ');
  return textResponse(405, `Allowed methods: ${methods}.`, { allow: methods });
}
