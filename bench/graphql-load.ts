// What the GraphQL endpoint itself costs over HTTP: a list of 48 products with 20 fields each that is already there, so
// that nothing but the endpoint is measured. `node scripts/run.mjs bench/graphql-load.ts` prints it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import type { ShopServices } from '#backend/graphql/context.ts';
import { createGraphqlEndpoint } from '#backend/graphql/endpoint.ts';
import type { Resolvers } from '#backend/graphql/schema.generated.ts';
import { createApiServer } from '#backend/server.ts';

const turns = 6;
const requests = 1500;
const connections = 8;

const document = `query productList($url: String, $skip: Int, $take: Int, $marketId: String, $languageId: String) {
  products(url: $url, skip: $skip, take: $take, marketId: $marketId, languageId: $languageId) {
    count
    products {
      productId name alias articleNumber canonicalUrl categoryId firstAvailableOn images
      productImages { fileName }
      brand { name canonicalUrl }
      unitPrice { isDiscounted sellingPriceIncVat sellingPriceIncVatFormatted regularPriceIncVatFormatted }
      totalStock { totalStock inStock }
      texts { text1 text2 }
    }
  }
}`;
const variables = { url: '/c/skonlitteratur', skip: 0, take: 48, marketId: 'se', languageId: 'sv-SE' };
const body = JSON.stringify({ query: document, operationName: 'productList', variables });
const request = [
  'POST /graphql HTTP/1.1',
  'host: commerce.internal',
  'content-type: application/json',
  'x-apikey: demo',
  `content-length: ${Buffer.byteLength(body)}`,
  '',
  body,
].join('\r\n');

export interface GraphqlLoad {
  /** Lists that one core answers in a second of its time. */
  perCpuSecond: number;
  perSecond: number;
  /** The CPU time of a list against that of a bare node:http server that sends the same bytes. */
  ratio: number;
}

/** The server has a core of its own where that can be had; the load comes from this process, on loopback. */
export async function measureGraphqlLoad(): Promise<GraphqlLoad> {
  const [endpoint, bare] = [await startServer('endpoint'), await startServer('bare')];
  try {
    const measured = { endpoint: [] as Cost[], bare: [] as Cost[] };
    for (let turn = 0; turn <= turns; turn++) {
      const [ours, theirs] = [await costOf(endpoint), await costOf(bare)];
      // The first turn warms both up.
      if (turn === 0) continue;
      measured.endpoint.push(ours);
      measured.bare.push(theirs);
    }
    const [cpu, bareCpu] = [least(measured.endpoint, 'cpu'), least(measured.bare, 'cpu')];
    return { perCpuSecond: 1 / cpu, perSecond: 1 / least(measured.endpoint, 'wall'), ratio: cpu / bareCpu };
  } finally {
    for (const { child } of [endpoint, bare]) child.disconnect();
  }
}

interface RunningServer {
  child: ChildProcess;
  port: number;
}

/** Seconds a request. */
interface Cost {
  cpu: number;
  wall: number;
}

function least(costs: readonly Cost[], what: keyof Cost): number {
  return Math.min(...costs.map((cost) => cost[what]));
}

async function startServer(role: 'endpoint' | 'bare'): Promise<RunningServer> {
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', import.meta.filename, role];
  const canPin = spawnSync('taskset', ['--version']).status === 0;
  const [program = '', ...args] = canPin ? ['taskset', '-c', '0', ...node] : node;
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, port };
}

async function costOf(server: RunningServer): Promise<Cost> {
  const [cpuBefore, began] = [await cpuOf(server), performance.now()];
  let left = requests;
  await Promise.all(Array.from({ length: connections }, () => askOver(server.port, () => left-- > 0)));
  const seconds = (performance.now() - began) / 1000;
  return { cpu: ((await cpuOf(server)) - cpuBefore) / requests, wall: seconds / requests };
}

async function cpuOf({ child }: RunningServer): Promise<number> {
  child.send('cpu');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1_000_000;
}

/** One connection that is kept open. A client of HTTP would take longer than the server. */
function askOver(port: number, isMore: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').on('error', reject);
    let head = '';
    let missing = 0;
    const ask = () => {
      if (!isMore()) return socket.end(resolve);
      head = '';
      missing = Number.NaN;
      return socket.write(request);
    };
    socket.on('data', (chunk) => {
      if (Number.isNaN(missing)) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        const [, length] = /^HTTP\/1\.1 200 .*content-length: (\d+)/is.exec(head) ?? [];
        if (!length) return void reject(new Error(head));
        missing = Number(length) - (head.length - end - 4);
      } else missing -= chunk.byteLength;
      if (missing === 0) ask();
    });
    ask();
  });
}

function createEndpointServer(): Server {
  const products = Array.from({ length: variables.take }, (_, index) => ({
    productId: 1000 + index,
    name: `Boken nummer ${index} – en roman`,
    alias: `boken-nummer-${index}`,
    articleNumber: `A-${index}`,
    canonicalUrl: `/p/boken-nummer-${index}`,
    categoryId: 7,
    firstAvailableOn: '2026-05-01',
    images: [`boken-${index}.jpg`, `boken-${index}-b.jpg`],
    productImages: [{ fileName: `boken-${index}.jpg` }],
    brand: { name: 'Förlaget vid ån', canonicalUrl: '/b/forlaget-vid-an' },
    unitPrice: {
      isDiscounted: false,
      sellingPriceIncVat: 129.5,
      sellingPriceIncVatFormatted: '129,50 kr',
      regularPriceIncVatFormatted: '129,50 kr',
    },
    totalStock: { totalStock: 12, inStock: 12 },
    texts: { text1: 'Förnamn Efternamn', text2: 'En bok om livet i staden och vid havet.' },
  }));
  const resolvers = { Query: { products: () => ({ count: 4711, products }) } } as unknown as Resolvers;
  const services = { catalogue: () => ({}) } as unknown as ShopServices;
  const settings = { API_KEYS: new Set(['demo']), INTROSPECTION: false };
  const { answer, fetch } = createGraphqlEndpoint(services, resolvers, settings, pino());
  return createApiServer({ fetch, graphql: answer });
}

/** Reads what it is asked, and always sends the same. */
function createBareServer(bytes: Buffer): Server {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.byteLength };
  return createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => outgoing.writeHead(200, headers).end(bytes));
  });
}

async function open(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function serve(role: string): Promise<void> {
  let port = await open(createEndpointServer());
  if (role === 'bare') {
    const headers = { 'content-type': 'application/json', 'x-apikey': 'demo' };
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });
    port = await open(createBareServer(Buffer.from(await answer.arrayBuffer())));
  }
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
}

if (process.argv[1] === import.meta.filename) {
  const [, , role] = process.argv;
  if (role) await serve(role);
  else console.log(await measureGraphqlLoad());
}
