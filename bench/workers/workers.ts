import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '#backend/database/connection.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { seedDemoShop } from '#demo/seed-demo-shop.ts';
import { prepareTables } from '../../cli/open-database.ts';
import { listDocument } from '../catalogue-http.ts';
import { generateCatalogue } from '../generate-catalogue.ts';
import { loadConnections } from '../load/connection-load.ts';
import { readMemory, readUsage } from './process-usage.ts';

const root = join(import.meta.dirname, '../..');
const rounds = 4;
/** The settings of memory that `npm start` uses (`scripts/prepare.mjs`). */
const smallYoungGeneration = '--max-semi-space-size=8';
const mallocSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
const firstPort = 18_410;

interface MeasuredShop {
  workers: number;
  port: number;
  process: ChildProcess;
  pid: number;
  memory: Record<'start' | 'load', { rss: number; pss: number }>;
  work: Record<WorkName, WorkMeasures>;
}

type WorkName = keyof typeof workLabels;

const workLabels = {
  rendered: 'pages, rendered',
  cached: 'pages, cached',
  lists: 'lists of 48 × 20 fields',
};

interface WorkMeasures {
  perSecond: number;
  perCpuSecond: number;
  /** Responses per second of CPU of the busiest thread: the throughput if each worker had a core. */
  perThreadSecond: number;
}

/** Two shops on one database, with one worker and with two. They are measured alternately, because machines are noisy. */
export async function measureWorkers(products = 0): Promise<MeasuredShop[]> {
  const folder = await createScratchFolder('bench');
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), settings });
  const shops: MeasuredShop[] = [];
  try {
    await fillDatabase(postgres.connectionString, products);
    const environment = { DATABASE_URL: postgres.connectionString, DATA_DIR: folder };
    // The first start writes the snapshot of the index and the compiled modules.
    for (const workers of [1, 2]) await stop(await startShop(workers, environment));
    for (const workers of [1, 2]) shops.push(await startShop(workers, environment));
    const urls = await readUrls(shops[0]?.port ?? 0);
    // The first round is warm-up.
    for (let round = 0; round <= rounds; round++)
      for (const name of Object.keys(workLabels) as WorkName[])
        for (const shop of shops) await measureRound(shop, name, requestsOf(name, urls, round), round > 0);
    for (const shop of shops) shop.memory.load = readMemory(shop.pid);
    return shops;
  } finally {
    for (const shop of shops) await stop(shop);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillDatabase(url: string, products: number): Promise<void> {
  const connection = connect(url);
  await prepareTables(connection.db);
  await seedDemoShop(connection.db);
  if (products > 0) await generateCatalogue(connection.db, products, { isSearchable: false });
  await connection.close();
}

async function startShop(workers: number, environment: NodeJS.ProcessEnv): Promise<MeasuredShop> {
  const port = firstPort + workers * 10;
  const ports = { PORT: String(port), WORKERS: String(workers), LOG_LEVEL: 'error', SANDBOX: '0' };
  const args = ['--disable-warning=ExperimentalWarning', smallYoungGeneration, 'cli/serve.ts'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment, ...ports, ...mallocSettings, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('is open') && resolve());
    child.once('exit', (code) => reject(new Error(`The shop exited with code ${code}.`)));
  });
  const pid = child.pid ?? 0;
  const start = readMemory(pid);
  const none = { perSecond: 0, perCpuSecond: 0, perThreadSecond: 0 };
  const work = { rendered: none, cached: none, lists: none };
  return { workers, port, process: child, pid, memory: { start, load: start }, work };
}

async function stop(shop: MeasuredShop): Promise<void> {
  const exited = once(shop.process, 'exit');
  shop.process.kill('SIGTERM');
  await exited;
}

/** A large shop has hundreds of sitemaps, of which some are enough. */
const maxParts = 20;

interface PageUrls {
  lists: string[];
  products: string[];
}

async function readUrls(port: number): Promise<PageUrls> {
  const read = async (path: string) => {
    const text = await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    return [...text.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  };
  const sitemaps = await read('/sitemap.xml');
  const readAll = async (kind: string) => {
    const parts = sitemaps.filter((path) => path.startsWith(`/sitemaps/sv/${kind}-`));
    return (await Promise.all(parts.slice(0, maxParts).map(read))).flat();
  };
  return {
    lists: [...(await readAll('categories')), ...(await readAll('lists'))],
    products: await readAll('products'),
  };
}

/** Every round renders other pages. */
function requestsOf(name: WorkName, { lists, products }: PageUrls, round: number) {
  const part = <Item>(all: readonly Item[], count: number) =>
    Array.from({ length: count }, (_, index) => all[(round * count + index) % all.length] as Item);
  if (name === 'rendered')
    return part(lists, 60).flatMap((path, index) => [{ path }, { path: part(products, 60)[index] ?? path }]);
  if (name === 'cached')
    return Array.from({ length: 2000 }, (_, index) => ({ path: lists[index % 20] ?? '/' }));
  const query = listDocument
    .replace('filter: { categoryIds: [100] }', 'skip: $skip')
    .replace('query', 'query ($skip: Int)');
  return Array.from({ length: 600 }, (_, index) => ({
    path: '/graphql',
    body: JSON.stringify({ query, variables: { skip: (round * 600 + index) % 3000 } }),
  }));
}

async function measureRound(
  shop: MeasuredShop,
  name: WorkName,
  requests: { path: string; body?: string }[],
  isCounted: boolean,
): Promise<void> {
  // The port of the API follows that of the shop.
  const port = name === 'lists' ? shop.port + 1 : shop.port;
  // Pages expire after a minute, in which the other shop is measured.
  if (name === 'cached') await loadConnections({ port, requests: requests.slice(0, 20) });
  const before = readUsage(shop.pid);
  const seconds = await loadConnections({ port, requests });
  const after = readUsage(shop.pid);
  if (!isCounted) return;
  const threads = [...after.cpuOfThread].map(([id, cpu]) => cpu - (before.cpuOfThread.get(id) ?? 0));
  const measured: WorkMeasures = {
    perSecond: requests.length / seconds,
    perCpuSecond: requests.length / (after.cpu - before.cpu),
    perThreadSecond: requests.length / Math.max(...threads),
  };
  const last = shop.work[name];
  // The mean of the rounds.
  shop.work[name] = {
    perSecond: last.perSecond + measured.perSecond / rounds,
    perCpuSecond: last.perCpuSecond + measured.perCpuSecond / rounds,
    perThreadSecond: last.perThreadSecond + measured.perThreadSecond / rounds,
  };
}

/** Rows of the printed table. */
export function rowsOfWorkers(shops: readonly MeasuredShop[]): string[][] {
  const [one, two] = shops;
  if (!one || !two) return [];
  const row = (label: string, measured: (shop: MeasuredShop) => number, unit = '') => [
    label,
    `${measured(one).toFixed(0)}${unit}`,
    `${measured(two).toFixed(0)}${unit}`,
    (measured(two) / measured(one)).toFixed(2),
  ];
  return [
    ['workers', '1', '2', 'ratio'],
    ...Object.entries(workLabels).flatMap(([key, label]) => [
      row(`${label}, a second`, ({ work }) => work[key as WorkName].perSecond),
      row(`${label}, a second of CPU`, ({ work }) => work[key as WorkName].perCpuSecond),
      row(`${label}, a second of the busiest thread`, ({ work }) => work[key as WorkName].perThreadSecond),
    ]),
    row('resident memory after the start', ({ memory }) => memory.start.rss, ' MB'),
    row('resident memory after the load', ({ memory }) => memory.load.rss, ' MB'),
    row('proportional memory after the start', ({ memory }) => memory.start.pss, ' MB'),
    row('proportional memory after the load', ({ memory }) => memory.load.pss, ' MB'),
  ];
}
