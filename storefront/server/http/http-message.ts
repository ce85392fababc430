import type { IncomingHttpHeaders } from 'node:http';
import type { RequestLine } from '#contract/http/request-line.ts';

/** A request to the storefront's server. */
export interface HttpRequest extends RequestLine {
  readonly headers: IncomingHttpHeaders;
  /** `https://kvarto.example`: the configured public URL, or the requested host. */
  readonly origin: string;
  readonly isSecure: boolean;
  /** The visitor's network address, by which rates are limited. */
  readonly address: string;
  /** Throws `BodyTooLargeError` or `RequestAbortedError`. */
  readBody(): Promise<Buffer>;
}

export type HttpHeaders = Readonly<Record<string, string | readonly string[]>>;

export interface HttpResponse {
  status: number;
  headers: HttpHeaders;
  /** The length of a stream is sent only if `headers` contain it. A list is sent without copying its parts. */
  body: string | Uint8Array | readonly Uint8Array[] | ReadableStream<Uint8Array>;
}

interface ResponseOptions {
  status?: number;
  headers?: HttpHeaders;
}

export function textResponse(status: number, message: string, headers: HttpHeaders = {}): HttpResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: message };
}

export function jsonResponse(
  value: unknown,
  { status = 200, headers = {} }: ResponseOptions = {},
): HttpResponse {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) };
}

export function redirectResponse(
  location: string,
  { status = 303, headers = {} }: ResponseOptions = {},
): HttpResponse {
  return { status, headers: { 'cache-control': 'no-store', ...headers, location }, body: '' };
}

const fileHeaders = [
  'content-type',
  'content-length',
  'content-range',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'accept-ranges',
  'etag',
];

const responseHeaders = ['content-type', 'cache-control', 'retry-after', 'content-security-policy'];

/** Forwards a response of the commerce API as a stream, because a file may be large. */
export function forwardFile({ status, headers, body }: Response): HttpResponse {
  return { status, headers: pickHeaders(headers, fileHeaders), body: body ?? '' };
}

/** Forwards a response of the commerce API after reading it completely. */
export async function forwardResponse(response: Response): Promise<HttpResponse> {
  return {
    status: response.status,
    headers: {
      'content-type': 'application/octet-stream',
      ...pickHeaders(response.headers, responseHeaders),
    },
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

function pickHeaders(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}
