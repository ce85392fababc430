import { ReadableStream } from 'node:stream/web';
import { createHttpRequest } from './create-http-request.ts';
import type { HttpRequest, HttpResponse } from './http-message.ts';

/** The handler as a `fetch` function, for callers in the same process. */
export function createFetch(handle: (request: HttpRequest) => Promise<HttpResponse>) {
  return async (request: Request, visitor?: { address: string }): Promise<Response> =>
    toFetchResponse(await handle(fromFetchRequest(request, visitor?.address)));
}

function fromFetchRequest(request: Request, address?: string): HttpRequest {
  const { pathname, search } = new URL(request.url);
  return createHttpRequest({
    method: request.method,
    target: pathname + search,
    address,
    header: (name) => request.headers.get(name) ?? undefined,
    chunks: () => request.body ?? emptyBody(),
  });
}

function toFetchResponse({ status, headers, body }: HttpResponse): Response {
  const isStream = typeof body === 'object' && Symbol.asyncIterator in body;
  const content = isStream ? ReadableStream.from(body) : body;
  return new Response(body === '' ? null : (content as BodyInit), { status, headers });
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
