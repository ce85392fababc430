import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type DatabaseConnection } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { openRedis } from '#backend/redis/open-redis.ts';
import { type Cluster, startCluster } from './cluster/cluster.ts';
import { crashOnSchedule } from './cluster/crash-on-schedule.ts';
import { missingPackages } from './cluster/databases.ts';
import { expectConsistentOrders, Load, prepareShop } from './cluster/load.ts';

/** The time of browsing and buying while processes are killed. */
const seconds = Number(process.env.CLUSTER_SECONDS ?? 60);
const secondsBetweenKills = 10;
/** The time that the database is unavailable. */
const outageSeconds = Number(process.env.CLUSTER_OUTAGE_SECONDS ?? 30);
/** The time of browsing and buying while processes are restarted and clocks jump. */
const soakSeconds = Number(process.env.CLUSTER_SOAK_SECONDS ?? 600);
const startTimeoutMs = 400_000;
const testTimeoutMs = 5 * 60_000;

let folder: string;
let cluster: Cluster;
let connection: DatabaseConnection;
let shop: Awaited<ReturnType<typeof prepareShop>>;

beforeAll(async () => {
  const missing = missingPackages();
  if (missing) throw new Error(missing);
  folder = await createScratchFolder('cluster');
  cluster = await startCluster(folder);
  connection = connect(cluster.databaseUrl, { connections: 2 });
  shop = await prepareShop(cluster, connection.db);
}, startTimeoutMs);
afterAll(async () => {
  await connection?.close();
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Ends the load, prints what happened, and checks the orders. */
async function endLoad(load: Load, title: string): Promise<void> {
  await load.end();
  const { requests, pages, acknowledged, failures, browsingFailures, slowestPageMs } = load;
  process.stderr.write(
    `${title}: ${requests} requests, ${pages} pages (slowest ${Math.round(slowestPageMs)} ms), ${acknowledged.length} orders, ${browsingFailures.length} failed pages, ${failures.length} failed purchases\n`,
  );
  await expectConsistentOrders(connection.db, shop, acknowledged);
}

async function untilOrders(load: Load, count: number): Promise<void> {
  const target = load.acknowledged.length + count;
  while (load.acknowledged.length < target) await setTimeout(100);
}

test(
  'with a process killed every ten seconds, no order is lost or duplicated and less than 0.1 % fails',
  async () => {
    const load = new Load(shop);
    await crashOnSchedule({
      count: Math.ceil(seconds / secondsBetweenKills),
      intervalMs: secondsBetweenKills * 1000,
      processes: 3,
      crash: cluster.crashShop,
      wait: setTimeout,
    });
    await endLoad(load, 'Killed processes');
    expect(load.acknowledged.length).toBeGreaterThan(20);
    const failures = [...load.browsingFailures, ...load.failures];
    expect(failures.length, failures.slice(0, 5).join('\n')).toBeLessThan(load.requests / 1000);
  },
  // The test may take longer than its crashes: on a busy machine a process may not have started when its next crash is due.
  (3 * seconds + 300) * 1000,
);

test(
  'with each process restarted behind HAProxy, no request fails, also without an idempotency key',
  async () => {
    const load = new Load(shop, { hasIdempotencyKeys: false });
    for (let index = 0; index < 3; index++) {
      await untilOrders(load, 3);
      await cluster.restartShop(index);
    }
    await endLoad(load, 'Restarted processes');
    expect([...load.browsingFailures, ...load.failures]).toEqual([]);
  },
  testTimeoutMs,
);

const outages = [
  {
    kind: 'frozen',
    begin: async () => cluster.database.freeze(),
    end: async () => cluster.database.unfreeze(),
  },
  {
    kind: 'stopped',
    begin: () => cluster.database.stop(),
    end: async () => cluster.database.restart(),
  },
];

for (const { kind, begin, end } of outages)
  test(
    `with a ${kind} PostgreSQL every page is served, buying gets 503 with Retry-After, and resumes without a restart`,
    async () => {
      const load = new Load(shop);
      await untilOrders(load, 5);
      await begin();
      const pagesBefore = load.pages;
      await setTimeout(outageSeconds * 1000);
      const pagesDuring = load.pages - pagesBefore;
      await end();
      await untilOrders(load, 10);
      await endLoad(load, `PostgreSQL ${kind} for ${outageSeconds} s, ${pagesDuring} pages meanwhile`);
      expect(load.browsingFailures.slice(0, 5)).toEqual([]);
      expect(pagesDuring).toBeGreaterThan(outageSeconds);
      expect(load.rejections.length).toBeGreaterThan(0);
      const others = load.rejections.filter(({ status, retryAfter }) => status !== 503 || !retryAfter);
      expect(others.slice(0, 5)).toEqual([]);
    },
    testTimeoutMs,
  );

test(
  'with Redis killed nothing fails, and rates are counted there again when it is back',
  async () => {
    const redis = await openRedis(cluster.redis.url, pino({ level: 'silent' }));
    const countKeys = async () =>
      redis.isAvailable() ? redis.evaluate("return redis.call('DBSIZE')", '', []) : 0;
    const load = new Load(shop);
    await expect.poll(countKeys, { timeout: 30_000 }).toBeGreaterThan(0);
    await cluster.redis.kill();
    await untilOrders(load, 10);
    cluster.redis.start();
    await expect.poll(countKeys, { timeout: 30_000 }).toBeGreaterThan(0);
    await endLoad(load, 'Redis killed');
    redis.close();
    expect([...load.browsingFailures, ...load.failures].slice(0, 5)).toEqual([]);
  },
  testTimeoutMs,
);

test(
  'for ten minutes with restarts and jumping clocks, less than 0.1 % fails and memory does not grow',
  async () => {
    const load = new Load(shop);
    const endsAt = performance.now() + soakSeconds * 1000;
    let memory: number | undefined;
    // The first process runs all the time.
    for (let round = 0; performance.now() < endsAt; round++) {
      cluster.jumpClock(round % 3);
      await cluster.restartShop(1 + (round % 2));
      await setTimeout(Math.min(20_000, soakSeconds * 100));
      memory ??= cluster.memoryOf(0);
    }
    const grownMemory = cluster.memoryOf(0);
    await endLoad(load, `Soak of ${soakSeconds} s, memory ${memory} to ${grownMemory} MB`);
    const failures = [...load.browsingFailures, ...load.failures];
    expect(failures.length, failures.slice(0, 5).join('\n')).toBeLessThan(load.requests / 1000);
    expect(grownMemory).toBeLessThan(1.5 * (memory ?? 0));
  },
  (soakSeconds + 300) * 1000,
);

test(
  'a promoted replica that lags has every acknowledged order, and buying resumes',
  async () => {
    const load = new Load(shop);
    // The replica stores commits, but does not apply them until it is promoted.
    await cluster.database.pauseReplay();
    await untilOrders(load, 10);
    await cluster.database.failOver();
    await untilOrders(load, 5);
    await endLoad(load, 'Promoted replica');
    expect(load.browsingFailures.slice(0, 5)).toEqual([]);
  },
  testTimeoutMs,
);
