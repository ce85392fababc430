import type { DatabaseConnection } from '#backend/database/connection.ts';
import type { LoadTimes } from '../load/http-load.ts';
import { createPostgresClock } from './postgres-cpu.ts';

/** Milliseconds of CPU per operation. */
export interface CpuTimes {
  node: number;
  postgres: number;
}

const committedUpdates = 3000;
const concurrent = 16;

export interface PurchaseMeasures extends LoadTimes {
  /** CPU time of one purchase, or of one addition to a cart. */
  cpu: CpuTimes;
  /** CPU time of one committed update in the same run. */
  committedUpdate: CpuTimes;
}

/** The CPU of this process and of PostgreSQL while `work` sends requests from another process. */
export async function measurePurchases(
  connection: DatabaseConnection,
  purchases: number,
  work: () => Promise<LoadTimes>,
): Promise<LoadTimes & { cpu: CpuTimes }> {
  let times: LoadTimes | undefined;
  const cpu = await measureCpu(connection, purchases, async () => {
    times = await work();
  });
  if (!times) throw new Error('Unreachable: the work has ended.');
  return { ...times, cpu };
}

async function measureCpu(
  connection: DatabaseConnection,
  operations: number,
  work: () => Promise<void>,
): Promise<CpuTimes> {
  const postgresClock = await createPostgresClock(connection);
  const postgresBefore = postgresClock();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  const postgres = postgresClock() - postgresBefore;
  return { node: (user + system) / 1000 / operations, postgres: postgres / operations };
}

/**
 * The unit that purchases and additions are compared with, because machines are shared: one row is updated by its key and
 * committed to the disk, by sixteen clients over the pool of the shop, each with rows of its own.
 */
export async function measureCommittedUpdate(connection: DatabaseConnection): Promise<CpuTimes> {
  const { pool } = connection;
  await pool.query(
    'create table if not exists bench_update (id integer primary key, counter integer not null)',
  );
  await pool.query(
    'insert into bench_update select id, 0 from generate_series(1, $1) as id on conflict do nothing',
    [concurrent],
  );
  const update = 'update bench_update set counter = counter + 1 where id = $1';
  const run = (updates: number) =>
    Promise.all(
      Array.from({ length: concurrent }, async (_, client) => {
        for (let done = client; done < updates; done += concurrent) await pool.query(update, [client + 1]);
      }),
    );
  await run(committedUpdates / 4);
  return measureCpu(connection, committedUpdates, async () => void (await run(committedUpdates)));
}

/** A row of the printed table. */
export function rowOfPurchase(
  name: string,
  { cpu, committedUpdate, perSecond, p50, p99 }: PurchaseMeasures,
  goal: CpuTimes | undefined,
): string[] {
  const isMet = goal && cpu.node <= goal.node && cpu.postgres <= goal.postgres;
  return [
    name,
    `Node ${cpu.node.toFixed(2)}, PostgreSQL ${cpu.postgres.toFixed(2)} ms CPU`,
    `committed update ${committedUpdate.node.toFixed(3)}, ${committedUpdate.postgres.toFixed(3)} ms; ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    `${(cpu.node / committedUpdate.node).toFixed(1)}, ${(cpu.postgres / committedUpdate.postgres).toFixed(1)}`,
    goal ? `≤ ${goal.node} and ${goal.postgres} ms, ${isMet ? 'met' : 'MISSED'}` : '',
  ];
}
