import type { ErrorCode } from '#contract/error-codes.ts';
import type { RequestLine } from '#contract/http/request-line.ts';
import type { ApiClient } from './api-client.ts';

/**
 * A request to the backend, from its port or from the same process. `Request` and `Response` are not used here, because
 * creating them takes as long as handling a GraphQL operation.
 */
export interface HttpRequest extends RequestLine {
  /** The visitor's network address, by which rate limits count; undefined for background work. */
  readonly address: string | undefined;
  /** The visitor's address as the caller wrote it in `X-Forwarded-For`. Only clients with a server key are trusted. */
  readonly forwardedAddress: string | undefined;
  /** Undefined before the API key is checked, and for a caller without one. */
  readonly client: ApiClient | undefined;
  /** The name is in lower case. */
  header(name: string): string | undefined;
  /** The whole body as it was sent; undefined if it is larger than `maxBytes`. */
  bytes(maxBytes: number): Promise<Uint8Array | undefined>;
  /** The whole body as UTF-8; undefined if it is larger than `maxBytes`. */
  text(maxBytes: number): Promise<string | undefined>;
}

type HttpHeaders = Readonly<Record<string, string>>;

export interface HttpResponse {
  status: number;
  headers: HttpHeaders;
  body: string | Uint8Array | AsyncIterable<Uint8Array>;
}

/** Headers of responses about a person or with a token. */
export const noStore: HttpHeaders = { 'cache-control': 'no-store' };

export function jsonResponse(value: unknown, headers: HttpHeaders = {}): HttpResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  };
}

export function errorResponse(
  status: number,
  code: ErrorCode,
  message: string,
  headers: HttpHeaders = {},
  details: object = {},
): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    // Ends with a line break, so that a terminal's prompt starts on its own line.
    body: `${JSON.stringify({ errors: [{ message, extensions: { code, ...details } }] })}\n`,
  };
}

/** 404 for files, whose readers expect text instead of JSON. */
export function fileNotFound(message: string): HttpResponse {
  return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: message };
}
