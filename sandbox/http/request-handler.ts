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
  // The URL of a page is the key to it. Forms of the page still send their origin.
  'referrer-policy': 'same-origin',
};

/** The whole sandbox as one function. An unexpected error is logged and becomes a 500. */
export function createRequestHandler(
  routes: readonly SandboxRoute[],
  { secret, publicUrl }: Pick<Sandbox, 'secret' | 'publicUrl'>,
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
      if (error instanceof RequestError) return errorResponse(error);
      // The pattern instead of the path, because the path can be the key to a payment.
      console.error(`${request.method} ${route.pattern} failed`, error);
      return jsonResponse(500, { error: { code: 'internal', message: 'Something went wrong.' } });
    }
  }

  return async (request) => {
    const response = await respond(request);
    return { ...response, headers: { ...defaultHeaders, ...response.headers } };
  };
}

function errorResponse({ status, code, message, headers }: RequestError): HttpResponse {
  const response = jsonResponse(status, { error: { code, message } });
  return { ...response, headers: { ...response.headers, ...headers } };
}

function unknownAddress(): RequestError {
  return new RequestError(404, 'unknown-address', 'The sandbox has nothing here.');
}

function methodNotAllowed(allow: readonly string[]): RequestError {
  const allowed = allow.join(', ');
  return new RequestError(405, 'unknown-method', `Allowed methods: ${allowed}.`, { allow: allowed });
}
