import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database, type DatabaseConnection } from '#backend/database/connection.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { replicaReads } from '#contract/diagnostics/channels.ts';
import { missingPackages, startDatabases } from './cluster/databases.ts';

let folder: string;
let databases: Awaited<ReturnType<typeof startDatabases>>;
let connection: DatabaseConnection;
let reads: ('replica' | 'primary')[] = [];
const stopCounting = replicaReads.subscribe(({ server }) => reads.push(server));

const urlOf = (port: number) => `postgres://kvarto@127.0.0.1:${port}/postgres`;
const count = (db: Database) =>
  sql<{ count: number }>`select count(*)::integer as count from note`
    .execute(db)
    .then(({ rows }) => rows[0]?.count);
const write = () => sql`insert into note default values`.execute(connection.db);

/** Commits a row and reads the table, as the next request of the visitor does. Returns the missed rows. */
async function writeAndRead(times: number): Promise<number> {
  let missed = 0;
  for (let round = 0; round < times; round++) {
    await write();
    const expected = await count(connection.db);
    if ((await count(openReads())) !== expected) missed++;
  }
  return missed;
}

function openReads(): Database {
  const { replica } = connection;
  if (!replica) throw new Error('The connection has no replica.');
  return replica.openReads();
}

/** The servers that served the reads of `run`. */
async function serversOf(run: () => Promise<unknown>): Promise<Set<string>> {
  reads = [];
  await run();
  return new Set(reads);
}

const readsAgainFrom = (server: string) =>
  expect
    .poll(async () => [...(await serversOf(() => count(openReads())))], { timeout: 30_000, interval: 200 })
    .toEqual([server]);

beforeAll(async () => {
  const missing = missingPackages();
  if (missing) throw new Error(missing);
  folder = await createScratchFolder('replica');
  databases = await startDatabases(folder);
  const { primary, replica } = databases.ports;
  connection = connect(urlOf(primary), { replicaUrl: urlOf(replica), watchesServer: true });
  await sql`create table note (note_id serial)`.execute(connection.db);
}, 120_000);
afterAll(async () => {
  stopCounting();
  await connection?.close();
  await databases?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('visitors see their own changes, mostly from the replica', async () => {
  await readsAgainFrom('replica');
  reads = [];
  expect(await writeAndRead(300)).toBe(0);
  const fromReplica = reads.filter((server) => server === 'replica').length;
  process.stderr.write(`${fromReplica} of 300 reads after a change were served by the replica\n`);
  expect(fromReplica).toBeGreaterThan(150);
});

test('reads miss no committed change, with other writers too', async () => {
  let isWriting = true;
  const writers = Array.from({ length: 4 }, async () => {
    while (isWriting) await write();
  });
  let missed = 0;
  for (let round = 0; round < 200; round++) {
    const before = await count(connection.db);
    if (((await count(openReads())) ?? 0) < (before ?? 0)) missed++;
  }
  isWriting = false;
  await Promise.all(writers);
  expect(missed).toBe(0);
});

test('the primary serves reads while the replica lags', async () => {
  await databases.pauseReplay();
  // Paused from the next record on.
  await write();
  expect(await serversOf(async () => expect(await writeAndRead(10)).toBe(0))).toEqual(new Set(['primary']));
  await databases.resumeReplay();
  await readsAgainFrom('replica');
});

test('a read that writes is executed by the primary', async () => {
  const before = await count(connection.db);
  await sql`insert into note default values`.execute(openReads());
  expect(await count(connection.db)).toBe((before ?? 0) + 1);
});

test('an invalid statement fails once, whichever server executes it', async () => {
  reads = [];
  await expect(sql`select missing from note`.execute(openReads())).rejects.toThrow('missing');
  expect(reads).toEqual([]);
});

test('a crashed replica fails no request, and serves reads again when it is back', async () => {
  const failures: unknown[] = [];
  let isReading = true;
  const readers = Array.from({ length: 4 }, async () => {
    while (isReading) await count(openReads()).catch((error) => failures.push(error));
  });
  await databases.stopReplica();
  // A commit must not wait for the replica that does not respond.
  expect(await serversOf(() => count(openReads()))).toEqual(new Set(['primary']));
  databases.startReplica();
  isReading = false;
  await Promise.all(readers);
  expect(failures).toEqual([]);
  await readsAgainFrom('replica');
});
