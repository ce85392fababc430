import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../api/system-postgres.ts';
import { startDatabases, startPooler, startRedis } from './databases.ts';
import { end, query, residentMemory, root, startShop } from './processes.ts';

export interface Cluster {
  shopUrl: string;
  apiUrl: string;
  /** The URL of the primary, which changes with a promotion. */
  databaseUrl: string;
  database: Awaited<ReturnType<typeof startDatabases>>;
  redis: { url: string; kill(): Promise<void>; start(): void };
  /** Kills a process of the shop as a crash does, and starts it again. Resolves when it is ready. */
  crashShop(index: number): Promise<void>;
  /** Stops a process of the shop as an upgrade does, and starts it again. */
  restartShop(index: number): Promise<void>;
  /** Sets the clock of a process: the first call three hours ahead, the second three hours behind, the third to the right time. */
  jumpClock(index: number): void;
  /** Memory of a process in megabytes. */
  memoryOf(index: number): number;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL with a synchronous replica, PgBouncer, Redis, HAProxy with `deploy/haproxy.cfg`, and three processes of the shop, on
 * loopback. HAProxy also leads to the database that accepts connections: the replica, when the primary is gone.
 */
export async function startCluster(folder: string): Promise<Cluster> {
  const database = await startDatabases(folder);
  const closers: (() => Promise<unknown>)[] = [database.stop];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  const ports = await reservePorts();
  const pairs = ports.shops;
  const proxy = await startProxy(folder, ports, database.ports);
  closers.push(() => end(proxy, 'SIGTERM'));
  const pooler = await startPooler(folder, { port: ports.pooler, target: ports.database });
  closers.push(() => end(pooler, 'SIGTERM'));
  let redis = startRedis(ports.redis);
  closers.push(() => end(redis, 'SIGKILL'));
  const databaseUrl = `postgres://kvarto@127.0.0.1:${ports.database}/shop`;
  const redisUrl = `redis://127.0.0.1:${ports.redis}`;
  const environment = {
    SANDBOX: 'false',
    SANDBOX_PORT: ports.sandbox,
    // PgBouncer before 1.21 cannot prepare statements.
    DATABASE_URL: `postgres://kvarto@127.0.0.1:${ports.pooler}/shop?prepare=false`,
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_REPLICA_URL: `postgres://kvarto@127.0.0.1:${database.ports.replica}/shop`,
    REDIS_URL: redisUrl,
    TRUSTED_PROXIES: 2,
    API_TRUSTED_PROXIES: 2,
    // Longer than HAProxy needs to notice that a process stops.
    DRAIN_SECONDS: 5,
    LOG_LEVEL: 'error',
  };
  const shops: ChildProcess[] = [];
  const start = async (index: number) => {
    const [PORT = 0, API_PORT = 0] = pairs[index] ?? [];
    const DATA_DIR = join(folder, `shop-${index}`);
    shops[index] = await startShop({ ...environment, PORT, API_PORT, DATA_DIR });
  };
  closers.push(() => Promise.all(shops.map((shop) => end(shop, 'SIGTERM'))));
  try {
    await query(ports.pooler, 'select 1');
    // The first one migrates and fills the database.
    for (const index of pairs.keys()) await start(index);
  } catch (error) {
    await stop();
    throw error;
  }
  const restart = async (index: number, signal: NodeJS.Signals) => {
    await end(shops[index], signal);
    await start(index);
  };
  return {
    shopUrl: `http://127.0.0.1:${ports.shop}`,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    databaseUrl,
    database,
    redis: {
      url: redisUrl,
      kill: () => end(redis, 'SIGKILL'),
      start() {
        redis = startRedis(ports.redis);
      },
    },
    crashShop: (index) => restart(index, 'SIGKILL'),
    restartShop: (index) => restart(index, 'SIGTERM'),
    jumpClock: (index) => shops[index]?.kill('SIGUSR2'),
    memoryOf: (index) => residentMemory(shops[index]?.pid ?? 0),
    stop,
  };
}

async function reservePorts() {
  const free = await Promise.all(Array.from({ length: 12 }, freePort));
  const [shop = 0, api = 0, database = 0, sandbox = 0, pooler = 0, redis = 0, ...others] = free;
  const shops = [0, 1, 2].map((index) => others.slice(2 * index, 2 * index + 2));
  return { shop, api, database, sandbox, pooler, redis, shops };
}

type Ports = Awaited<ReturnType<typeof reservePorts>>;

async function startProxy(
  folder: string,
  { shop, api, database, shops }: Ports,
  { primary, replica }: { primary: number; replica: number },
): Promise<ChildProcess> {
  const example = await readFile(join(root, 'deploy/haproxy.cfg'), 'utf8');
  const examplePorts: Record<string, number | undefined> = { 8080: shop, 8081: api };
  for (const [index, [shopPort, apiPort]] of shops.entries()) {
    examplePorts[3000 + 10 * index] = shopPort;
    examplePorts[3001 + 10 * index] = apiPort;
  }
  const text = `${example.replace(/127\.0\.0\.1:(\d+)/g, (_, port) => `127.0.0.1:${examplePorts[port]}`)}
listen database
  bind 127.0.0.1:${database}
  mode tcp
  timeout client 1h
  timeout server 1h
  default-server check inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primary} on-marked-up shutdown-backup-sessions
  server replica 127.0.0.1:${replica} backup
`;
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, text);
  return spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: 'ignore' });
}
