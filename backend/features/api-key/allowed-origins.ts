import type { Logger } from 'pino';
import { errorResponse, type HttpRequest, type HttpResponse, noStore } from '#backend/http/http-message.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';
import { AUTH } from '#contract/auth.ts';
import { PREVIEW_HEADER } from '#contract/content/preview.ts';
import { PROOF_OF_WORK_HEADER } from '#contract/http/proof-of-work.ts';
import { CHECKOUT_FORM_HEADER } from '#contract/order/checkout-form.ts';
import type { ApiKey } from './api-key.ts';

interface AllowedOrigins {
  /** Throws if the page's origin may not use the key, or, for a request without a key, if the origin may not use any key. */
  check(request: HttpRequest, key: ApiKey | undefined): void;
  /** Headers of the response, with which the browser lets a page of an allowed origin read it. */
  headersFor(request: HttpRequest): Record<string, string>;
  preflight(request: HttpRequest): HttpResponse;
}

/** How long a browser may cache the response to a preflight request. Some browsers shorten this time. */
const preflightSeconds = 86_400;
/** Bounds the memory: a client can send any number of different origins. */
const maxLoggedOrigins = 1000;

/** Headers that a web page may send. */
const requestHeaders = [
  'accept',
  'accept-language',
  'apollographql-client-name',
  'apollographql-client-version',
  'authorization',
  'content-type',
  'x-apikey',
  'x-idempotency-key',
  PROOF_OF_WORK_HEADER,
  'x-request-id',
  'x-sdk-version',
  AUTH.refreshTokenHeader,
  PREVIEW_HEADER,
  CHECKOUT_FORM_HEADER,
];
/** Response headers that a script may read. */
const exposedHeaders = [AUTH.refreshTokenHeader, 'x-request-id', 'x-api-version', 'retry-after'];

/** Which web pages may call the API from the browser (CORS). A client without the header Origin is not a web page. */
export function createAllowedOrigins(
  sharedOrigins: readonly string[],
  originsOfKeys: () => ReadonlySet<string>,
  log: Logger,
): AllowedOrigins {
  const logged = new Set<string>();

  /** Without a key, as in a preflight request, an origin is allowed if any key has it. */
  function isAllowed(origin: string, request: HttpRequest, key?: ApiKey): boolean {
    if (sharedOrigins.includes(origin) || isSameHost(origin, request)) return true;
    return key ? key.origins.includes(origin) : originsOfKeys().has(origin);
  }

  function logOnce(origin: string, key?: ApiKey): void {
    if (logged.has(origin) || logged.size >= maxLoggedOrigins) return;
    logged.add(origin);
    log.warn({ origin: origin.slice(0, 200), key: key?.name }, 'origin not allowed');
  }

  function headersFor(request: HttpRequest): Record<string, string> {
    const origin = request.header('origin');
    // A cache must not give the response for one origin to another.
    if (!origin || !isAllowed(origin, request)) return { vary: 'origin' };
    return {
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': exposedHeaders.join(', '),
    };
  }

  return {
    headersFor,
    check(request, key) {
      const origin = request.header('origin');
      if (!origin || isAllowed(origin, request, key)) return;
      logOnce(origin, key);
      throw new RejectedRequestError(403, 'ORIGIN_NOT_ALLOWED', notAllowedMessage);
    },
    preflight(request) {
      const origin = request.header('origin') ?? '';
      if (!isAllowed(origin, request)) {
        logOnce(origin);
        return errorResponse(403, 'ORIGIN_NOT_ALLOWED', notAllowedMessage, { ...noStore, vary: 'origin' });
      }
      return {
        status: 204,
        headers: {
          ...headersFor(request),
          'access-control-allow-methods': 'GET, HEAD, POST, DELETE, OPTIONS',
          'access-control-allow-headers': requestHeaders.join(', '),
          'access-control-max-age': String(preflightSeconds),
        },
        body: '',
      };
    },
  };
}

const notAllowedMessage =
  'Web pages of this origin may not use the API. Add it to the API key or to API_ORIGINS.';

/** A page that the API itself serves. */
function isSameHost(origin: string, request: HttpRequest): boolean {
  const host = request.header('host');
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
