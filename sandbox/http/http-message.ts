import type { RequestLine } from '#contract/http/request-line.ts';
import { RequestError } from './request-error.ts';

export interface HttpRequest extends RequestLine {
  /** The address of the socket: the client, or the nearest proxy. */
  readonly remoteAddress: string | undefined;
  /** The name is in lower case. */
  header(name: string): string | undefined;
  /** The whole body as UTF-8. Throws a `RequestError` if it is too large, or a `RequestAbortedError`. */
  text(): Promise<string>;
}

export interface HttpResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

/** The fields of a submitted HTML form. */
export type FormValues = Readonly<Record<string, string>>;

export function jsonResponse(status: number, value: unknown): HttpResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

export function redirectResponse(location: string): HttpResponse {
  return { status: 303, headers: { location }, body: '' };
}

/** An empty body counts as `{}`. */
export async function readJson(request: HttpRequest): Promise<unknown> {
  const body = await request.text();
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    throw new RequestError(400, 'invalid-request', 'The body is not JSON.');
  }
}

export async function readForm(request: HttpRequest): Promise<FormValues> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}
