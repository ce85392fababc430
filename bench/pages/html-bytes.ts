import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { DemoShop } from '../demo-shop.ts';
import type { PageType } from './budgets.ts';

export const PAGE_PATHS: Record<PageType, string> = {
  home: '/',
  list: '/c/skonlitteratur',
  product: '/p/skonlitteratur/klassiker/gosta-berlings-saga',
  search: '/s/selma',
  checkout: '/kassan',
};

interface HtmlBytes {
  /** Bytes of the compressed document. */
  document: number;
  /** Bytes of the state from which the browser hydrates the page, and of this state compressed alone. */
  state: number;
  compressedState: number;
}

/** Bytes of the HTML documents, compressed with brotli as the shop does. */
export async function measureHtmlBytes(shop: DemoShop): Promise<Record<PageType, HtmlBytes>> {
  const handler = shop.entry.createRequestHandler({
    commerce: shop.commerce,
    settings: shop.settings,
    manifest: shop.entry.readBuildManifest(shop.clientFolder),
    onError: (error) => console.error(error),
  });
  const server = createServer(
    (request: IncomingMessage, response: ServerResponse) => void handler(request, response),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sizes = await Promise.all(
    Object.entries(PAGE_PATHS).map(async ([name, path]) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'accept-encoding': 'br' },
      });
      const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(
        await response.text(),
      )?.[1];
      const bytes = Buffer.from(state ?? '');
      return [
        name,
        {
          document: Number(response.headers.get('content-length')),
          state: bytes.byteLength,
          compressedState: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
            .byteLength,
        },
      ];
    }),
  );
  server.close().closeAllConnections();
  return Object.fromEntries(sizes);
}

/** The state at commit ccfe8fd, with the data of today's demo shop: bytes, and bytes compressed alone. */
const FORMER_STATE: Partial<Record<PageType, [bytes: number, compressed: number]>> = {
  home: [53_271, 6_885],
  list: [64_696, 8_270],
  product: [21_275, 3_897],
};

/** Rows for the table of benchmarks. The goal is half of both. */
export function rowsOfState(html: Record<PageType, HtmlBytes>): string[][] {
  return Object.entries(FORMER_STATE).map(([name, [formerState, formerCompressed]]) => {
    const { state, compressedState } = html[name as PageType];
    const ratio = state / formerState;
    const compressedRatio = compressedState / formerCompressed;
    return [
      `state of ${name}`,
      `${state} bytes, ${compressedState} compressed`,
      `at ccfe8fd ${formerState} and ${formerCompressed}`,
      `${ratio.toFixed(2)} and ${compressedRatio.toFixed(2)}`,
      ratio <= 0.5 && compressedRatio <= 0.5 ? '≤ 0.5, met' : '≤ 0.5, MISSED',
    ];
  });
}
