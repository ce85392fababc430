import type { Logger } from 'pino';
import { RequestAbortedError } from '#contract/http/read-body.ts';
import { createRouteTable, type Route, type RouteParams } from '#contract/http/route-table.ts';
import type { Sandbox } from '../sandbox.ts';
import { requireApiKey } from './api-key.ts';
import { type HttpRequest, type HttpResponse, jsonResponse } from './http-message.ts';
import { RequestError } from './request-error.ts';
import { requireSameOrigin } from './same-origin.ts';

type HttpHandler = (request: HttpRequest, params: RouteParams) => HttpResponse | Promise<HttpResponse>;

export interface SandboxRoute extends Route<HttpHandler> {
  /** Only for the shop's server, which sends the secret as a bearer token. */
  requiresApiKey?: boolean;
  /** A form that only a page of the sandbox may submit. */
  requiresSameOrigin?: boolean;
}

const defaultHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // The URL of a page gives access to it, so other sites must not receive it. Forms of the page still send their origin.
  'referrer-policy': 'same-origin',
};

/**
 * The whole sandbox as one function. An unexpected error is logged here, once, and becomes a 500. Every response has the
 * request id.
 */
export function createRequestHandler(
  routes: readonly SandboxRoute[],
  { secret, publicUrl }: Pick<Sandbox, 'secret' | 'publicUrl'>,
  log: Logger,
): (request: HttpRequest) => Promise<HttpResponse> {
  const table = createRouteTable(routes);

  async function respond(request: HttpRequest): Promise<HttpResponse> {
    const found = table.match(request.method, request.pathname);
    if (!('route' in found))
      return errorResponse(found.status === 404 ? unknownAddress() : methodNotAllowed(found.allow));
    const { route, params } = found;
    try {
      if (route.requiresApiKey) requireApiKey(request, secret);
      if (route.requiresSameOrigin) requireSameOrigin(request, publicUrl);
      return await route.handler(request, params);
    } catch (error) {
      return handleError(error, request, route);
    }
  }

  function handleError(error: unknown, request: HttpRequest, route: SandboxRoute): HttpResponse {
    if (error instanceof RequestError) return errorResponse(error);
    // The pattern instead of the path, because the path can give access to a payment.
    const fields = { requestId: request.id, method: request.method, path: route.pattern };
    if (error instanceof RequestAbortedError) {
      log.info(fields, 'client closed the connection');
      return errorResponse(new RequestError(400, 'invalid-request', error.message));
    }
    log.error({ err: error, ...fields }, 'request failed');
    return jsonResponse(500, { error: { code: 'internal', message: 'Something went wrong.' } });
  }

  return async (request) => {
    const response = await respond(request);
    const headers = { ...defaultHeaders, ...response.headers, 'x-request-id': request.id };
    return { ...response, headers };
  };
}

function errorResponse({ status, code, message, headers }: RequestError): HttpResponse {
  const response = jsonResponse(status, { error: { code, message } });
  return { ...response, headers: { ...response.headers, ...headers } };
}

function unknownAddress(): RequestError {
  return new RequestError(404, 'unknown-address', 'Unknown path.');
}

function methodNotAllowed(allow: readonly string[]): RequestError {
  const allowed = allow.join(', ');
  return new RequestError(405, 'unknown-method', `Allowed methods: ${allowed}.`, { allow: allowed });
}
