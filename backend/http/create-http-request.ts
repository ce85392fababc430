import { randomUUID } from 'node:crypto';
import { BodyTooLargeError, readBody } from '#contract/http/read-body.ts';
import type { HttpRequest } from './http-message.ts';

interface RequestSource {
  method: string;
  /** Path and query, as in the first line of an HTTP request. */
  target: string;
  address: string | undefined;
  header: HttpRequest['header'];
  chunks: () => AsyncIterable<Uint8Array>;
}

/** The client closed the connection while its body was read. */
export class RequestAbortedError extends Error {
  override name = 'RequestAbortedError';
}

const validRequestId = /^[\w.:-]{1,100}$/;

export function createHttpRequest({ method, target, address, header, chunks }: RequestSource): HttpRequest {
  const { pathname, search } = splitTarget(target);
  const sentId = header('x-request-id') ?? '';

  async function bytes(maxBytes: number): Promise<Uint8Array | undefined> {
    try {
      return await readBody(chunks(), { maxBytes });
    } catch (error) {
      if (error instanceof BodyTooLargeError) return undefined;
      throw new RequestAbortedError('The connection closed before the body was complete.', { cause: error });
    }
  }

  return {
    id: validRequestId.test(sentId) ? sentId : randomUUID(),
    method,
    pathname,
    search,
    address,
    header,
    bytes,
    async text(maxBytes) {
      const body = await bytes(maxBytes);
      return body && Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
    },
  };
}

/** A target that is not a path, such as the whole URL that proxies are sent, counts as the root. */
function splitTarget(target: string): { pathname: string; search: string } {
  if (!target.startsWith('/')) return { pathname: '/', search: '' };
  const [path = '/'] = target.split('#', 1);
  const start = path.indexOf('?');
  return start === -1
    ? { pathname: path, search: '' }
    : { pathname: path.slice(0, start), search: path.slice(start) };
}
