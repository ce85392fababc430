import type { Logger } from 'pino';
import type { NameRoute } from '#contract/diagnostics/observe-request.ts';
import { RequestAbortedError } from '#contract/http/read-body.ts';
import { createRouteTable, nameOfRoute, type Route, type RouteParams } from '#contract/http/route-table.ts';
import type { AccessRules, ApiAccess } from './api-access.ts';
import { API_VERSION } from './api-version.ts';
import { isDatabaseUnavailable, RETRY_AFTER_SECONDS } from './database-unavailable.ts';
import { errorResponse, type HttpRequest, type HttpResponse, noStore } from './http-message.ts';
import { RejectedRequestError } from './rejected-request-error.ts';
import { isUnstorableText, UNSTORABLE_TEXT } from './unstorable-text.ts';

export type HttpHandler = (request: HttpRequest, params: RouteParams) => HttpResponse | Promise<HttpResponse>;

export interface BackendRoute extends Route<HttpHandler>, AccessRules {
  /** The path contains a key or an id of a person: logs have the pattern instead. */
  hasSecretPath?: boolean;
}

/**
 * The whole HTTP API as one function. An unexpected error is logged here, once, and becomes a 500. Every response has the
 * request id.
 */
export function createRequestHandler(
  routes: readonly BackendRoute[],
  access: ApiAccess,
  log: Logger,
): (request: HttpRequest, nameRoute?: NameRoute) => Promise<HttpResponse> {
  const table = createRouteTable(routes);

  async function respond(request: HttpRequest, nameRoute?: NameRoute): Promise<HttpResponse> {
    const requestedMethod = request.header('access-control-request-method') || undefined;
    const isPreflight = request.method === 'OPTIONS' && requestedMethod !== undefined;
    const found = table.match(isPreflight ? requestedMethod : request.method, request.pathname);
    if (!('route' in found)) return found.status === 404 ? notFound() : methodNotAllowed(found.allow);
    const { route, params } = found;
    nameRoute?.(nameOfRoute(route));
    if (isPreflight) return route.allowsOrigins ? access.preflight(request) : originNotAllowed();
    const response = await callRoute(request, route, params);
    if (!route.allowsOrigins) return response;
    const { vary, ...headers } = access.originHeaders(request);
    const varies = [response.headers.vary, vary].filter(Boolean).join(', ');
    return { ...response, headers: { ...response.headers, ...headers, vary: varies } };
  }

  async function callRoute(
    request: HttpRequest,
    route: BackendRoute,
    params: RouteParams,
  ): Promise<HttpResponse> {
    try {
      return await route.handler(await access.admit(request, route), params);
    } catch (error) {
      return handleError(error, request, route);
    }
  }

  function handleError(error: unknown, request: HttpRequest, route: BackendRoute): HttpResponse {
    if (error instanceof RejectedRequestError) return error.toResponse();
    const path = route.hasSecretPath ? route.pattern : request.pathname;
    const fields = { requestId: request.id, method: request.method, path };
    if (error instanceof RequestAbortedError) {
      log.info(fields, 'client closed the connection');
      return errorResponse(400, 'BAD_INPUT', error.message);
    }
    if (isUnstorableText(error)) return errorResponse(400, 'BAD_INPUT', UNSTORABLE_TEXT, noStore);
    log.error({ err: error, ...fields }, 'request failed');
    if (isDatabaseUnavailable(error)) return unavailable();
    return errorResponse(500, 'INTERNAL_ERROR', 'Something went wrong.', noStore);
  }

  return async (request, nameRoute) => {
    const response = await respond(request, nameRoute);
    const common = {
      'x-request-id': request.id,
      'x-api-version': API_VERSION,
      'x-content-type-options': 'nosniff',
    };
    return { ...response, headers: { ...response.headers, ...common } };
  };
}

function unavailable(): HttpResponse {
  const headers = { ...noStore, 'retry-after': String(RETRY_AFTER_SECONDS) };
  return errorResponse(503, 'UNAVAILABLE', 'The shop cannot do this at the moment. Try again soon.', headers);
}

export function notFound(): HttpResponse {
  return errorResponse(404, 'BAD_INPUT', 'Unknown path. GraphQL is at /graphql.');
}

function originNotAllowed(): HttpResponse {
  return errorResponse(403, 'ORIGIN_NOT_ALLOWED', 'Web pages of other origins may not call this path.');
}

function methodNotAllowed(allow: readonly string[]): HttpResponse {
  const allowed = allow.join(', ');
  return errorResponse(405, 'BAD_INPUT', `Allowed methods: ${allowed}.`, { allow: allowed });
}
