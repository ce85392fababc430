import type { IncomingMessage } from 'node:http';
import { BodyTooLargeError, readBody } from '#contract/http/read-body.ts';
import { headerReader, readRequestLine } from '#contract/http/request-line.ts';
import type { HttpRequest } from './http-message.ts';
import { RequestError } from './request-error.ts';

const maxBytes = 256 * 1024;

export function readRequest(incoming: IncomingMessage): HttpRequest {
  const header = headerReader(incoming.headers);
  return {
    ...readRequestLine({
      method: incoming.method,
      target: incoming.url,
      sentId: header('x-request-id'),
    }),
    remoteAddress: incoming.socket.remoteAddress,
    header,
    async text() {
      try {
        const bytes = await readBody(incoming.iterator({ destroyOnReturn: false }), { maxBytes });
        return Buffer.from(bytes).toString('utf8');
      } catch (error) {
        if (error instanceof BodyTooLargeError)
          throw new RequestError(413, 'body-too-large', 'The body is too large.');
        throw error;
      }
    },
  };
}
