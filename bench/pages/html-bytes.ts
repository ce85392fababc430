import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DemoShop } from '../demo-shop.ts';
import type { PageType } from './budgets.ts';

export const PAGE_PATHS: Record<PageType, string> = {
  home: '/',
  list: '/c/skonlitteratur',
  product: '/p/skonlitteratur/klassiker/gosta-berlings-saga',
  search: '/s/selma',
  checkout: '/kassan',
};

/** Brotli bytes of the HTML documents. */
export async function measureHtmlBytes(shop: DemoShop): Promise<Record<PageType, number>> {
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
      await response.arrayBuffer();
      return [name, Number(response.headers.get('content-length'))];
    }),
  );
  server.close().closeAllConnections();
  return Object.fromEntries(sizes);
}
