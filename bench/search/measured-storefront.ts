import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Backend } from '#backend/app.ts';
import { findStorefrontBuild } from '../../cli/build/storefront-build.ts';
import { readSettings } from '../../cli/settings.ts';

/** A request of an anonymous visitor. */
export interface Visit {
  method: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Sent to another host name each time, because the response is cached by host. */
  isOfOtherHost?: boolean;
}

export interface MeasuredStorefront {
  /** CPU time of the whole process in milliseconds, that of the client and of other threads included. */
  measure(visit: Visit): Promise<{ milliseconds: number; status: number; isRejected: boolean }>;
  send(visit: Visit): Promise<{ status: number; text: string }>;
  close(): Promise<void>;
}

/** The built storefront on a port, with a backend of this process. Each request comes from another network. */
export async function openMeasuredStorefront(backend: Backend, folder: string): Promise<MeasuredStorefront> {
  const handle = await createHandler(backend, folder);
  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let visits = 0;
  return {
    async measure(visit) {
      const start = process.cpuUsage();
      const response = await sendVisit(visit, port, visits++);
      const { user, system } = process.cpuUsage(start);
      return {
        milliseconds: (user + system) / 1000,
        status: response.status,
        isRejected: isRejected(response),
      };
    },
    async send(visit) {
      const plain = { ...visit, headers: { ...visit.headers, 'accept-encoding': 'identity' } };
      const { status, bytes } = await sendVisit(plain, port, visits++);
      return { status, text: bytes.toString('utf8') };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function createHandler(backend: Backend, folder: string) {
  const settings = readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' });
  const { clientFolder, loadEntry } = findStorefrontBuild();
  const entry = await loadEntry();
  const endpoints = { endpoint: 'http://commerce.internal/graphql', apiKey: backend.ownApiKey };
  return entry.createRequestHandler({
    commerce: {
      ...entry.createCommerceApi(backend.fetch, endpoints),
      execute: backend.execute,
      onChange: backend.onChange,
      checkReadiness: backend.checkReadiness,
    },
    settings,
    clientFolder,
    manifest: entry.readBuildManifest(clientFolder),
    onError: (error, context) => process.stderr.write(`${JSON.stringify(context)} ${error}\n`),
  });
}

function sendVisit(
  { method, path, headers, body, isOfOtherHost }: Visit,
  port: number,
  index: number,
): Promise<VisitResponse> {
  const network = `2001:${(0xd00 + (index >> 16)).toString(16)}:${(index & 0xffff).toString(16)}::1`;
  return new Promise((resolve, reject) => {
    const sent = sendRequest({
      port,
      host: '127.0.0.1',
      method,
      path,
      headers: {
        'accept-encoding': 'br, gzip',
        'x-forwarded-for': network,
        origin: `http://127.0.0.1:${port}`,
        ...(isOfOtherHost ? { host: `host${index}.example` } : {}),
        ...headers,
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          encoding: response.headers['content-encoding'],
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    sent.end(body);
  });
}

interface VisitResponse {
  status: number;
  encoding: string | undefined;
  bytes: Buffer;
}

/** Whether it is an error, also one of GraphQL with status 200. */
function isRejected({ status, encoding, bytes }: VisitResponse): boolean {
  const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
  };
  const decode = decoders[encoding ?? ''];
  const start = (decode ? decode(bytes) : bytes).toString('latin1', 0, 20);
  return status >= 400 || /^\{"(errors"|data":null)/.test(start);
}
