import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeVies {
  url: string;
  /** The bodies of the requests. */
  requests: Record<string, string>[];
  close(): Promise<void>;
}

/**
 * A server with the interface of VIES. Numbers that end in 1 are valid, in 2 invalid; for those in 3 the member state does not
 * respond, in 4 the server fails, and in 5 it responds with something else.
 */
export async function startFakeVies(): Promise<FakeVies> {
  const requests: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const sent = JSON.parse(body) as Record<string, string>;
    requests.push(sent);
    const last = sent.vatNumber?.at(-1);
    if (last === '4') {
      response.writeHead(503).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    if (last === '5') response.end('<html>');
    else if (last === '3') response.end(JSON.stringify({ valid: false, userError: 'MS_UNAVAILABLE' }));
    else
      response.end(
        JSON.stringify({
          valid: last === '1',
          requestIdentifier: 'WAPIAAAAX1',
          userError: last === '1' ? 'VALID' : 'INVALID',
        }),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/check-vat-number`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
