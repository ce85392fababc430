import { BodyTooLargeError, readBody } from '#contract/http/read-body.ts';
import { readRequestLine } from '#contract/http/request-line.ts';
import type { HttpRequest } from './http-message.ts';

/** A request as the HTTP server received it, or as a caller of `fetch` created it. */
interface RequestSource {
  method: string;
  /** Path and query, as in the first line of an HTTP request. */
  target: string;
  address: string | undefined;
  forwardedAddress?: string | undefined;
  header: HttpRequest['header'];
  /** The body. */
  chunks: () => AsyncIterable<Uint8Array>;
}

export function createHttpRequest({
  method,
  target,
  address,
  forwardedAddress,
  header,
  chunks,
}: RequestSource): HttpRequest {
  async function bytes(maxBytes: number): Promise<Uint8Array | undefined> {
    try {
      return await readBody(chunks(), { maxBytes });
    } catch (error) {
      if (error instanceof BodyTooLargeError) return undefined;
      throw error;
    }
  }

  return {
    ...readRequestLine({ method, target, sentId: header('x-request-id') }),
    address,
    forwardedAddress,
    client: undefined,
    header,
    bytes,
    async text(maxBytes) {
      const body = await bytes(maxBytes);
      return body && Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
    },
  };
}
