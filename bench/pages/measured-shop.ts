import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { DemoShop } from '../demo-shop.ts';

interface MeasuredShop {
  url: string;
  /** The same pages without script. */
  urlWithoutScript: string;
  /** A cookie with a cart of one book, for the checkout. */
  cartCookie: string;
  close(): void;
}

/** Serves the demo shop's pages, and the same pages without script. */
export async function serveShop(shop: DemoShop): Promise<MeasuredShop> {
  const handler = shop.entry.createRequestHandler({
    commerce: shop.commerce,
    settings: shop.settings,
    manifest: shop.entry.readBuildManifest(shop.clientFolder),
    clientFolder: shop.clientFolder,
    onError: (error) => console.error(error),
  });
  const server = await listen((request, response) => void handler(request, response));
  const url = urlOf(server);
  const plainServer = await listen(async (request, response) => {
    const { status, headers, body } = await fetchWithoutScript(url + request.url, request.headers);
    response.writeHead(status, headers).end(body);
  });
  return {
    url,
    urlWithoutScript: urlOf(plainServer),
    cartCookie: await createCart(shop),
    close() {
      for (const each of [server, plainServer]) each.close().closeAllConnections();
    },
  };
}

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Pages without the script that loads the others; all other files as they are. */
async function fetchWithoutScript(url: string, { cookie, accept }: { cookie?: string; accept?: string }) {
  const response = await fetch(url, {
    headers: { ...(cookie ? { cookie } : {}), ...(accept ? { accept } : {}) },
    redirect: 'manual',
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const dropped = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !dropped.includes(name)));
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) return { status: response.status, headers, body: bytes };
  // Compressed like the page with script.
  const plain = bytes.toString().replace(/<script nonce=.*?<\/script>/s, '');
  const body = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { status: response.status, headers: { ...headers, 'content-encoding': 'br' }, body };
}

async function createCart({ commerce }: DemoShop): Promise<string> {
  const scope = 'marketId: "se", languageId: "sv-SE"';
  const list = await commerce.execute(`{ products(${scope}, take: 1) { products { skus { skuId } } } }`, {});
  const { products } = list.data as { products: { products: { skus: { skuId: number }[] }[] } };
  const skuId = products.products[0]?.skus[0]?.skuId;
  const empty = await commerce.execute('{ getCart { id } }', {});
  const { id } = (empty.data as { getCart: { id: string } }).getCart;
  const added = await commerce.execute(
    `mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item, ${scope}) { id } }`,
    { id, item: { skuId, quantity: 1 } },
  );
  if (added.errors) throw new Error(`The benchmark's cart is empty: ${JSON.stringify(added.errors)}`);
  return `${COOKIES.cart.name}=${id}`;
}
