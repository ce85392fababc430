import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { accountFor } from './account.ts';
import { readPassword } from './cluster.ts';
import {
  findMissingNumbers,
  folder,
  isUnix,
  log,
  parent,
  polling,
  postmasterPid,
  query,
  start,
  startWritingShop,
  useDataFolderPerTest,
  useSharedDatabase,
} from './data-folder.fixture.ts';
import { DatabaseStartError, type EmbeddedPostgres } from './embedded-postgres.ts';
import { findProcessesByTitle, isAlive } from './running-processes.ts';

useDataFolderPerTest();

describe('a first start', () => {
  test('creates a UTF-8 database with ICU collations on loopback, and keeps its rows and its port', async () => {
    const first = await start();
    const [row] = await query(
      first,
      `select string_agg(x, '' order by x collate "sv-x-icu") as swedish, upper('åäö') as upper,
              current_setting('server_encoding') as encoding, current_setting('listen_addresses') as listens,
              current_setting('fsync') as fsync, current_setting('timezone') as timezone
         from unnest(array['ö', 'ä', 'å', 'z', 'a']) as x`,
    );
    expect(row).toEqual({
      swedish: 'azåäö',
      upper: 'ÅÄÖ',
      encoding: 'UTF8',
      listens: '127.0.0.1',
      fsync: 'on',
      timezone: 'UTC',
    });
    await query(first, 'create database shop');
    await query(first, 'create table stored as select 7 as number', 'shop');
    await first.stop();

    const second = await start();
    expect(second.urlFor('shop')).toBe(first.urlFor('shop'));
    expect(await query(second, 'select number from stored', 'shop')).toEqual([{ number: 7 }]);
    const intruder = new pg.Client(second.connectionString.replace(/:[^:@]+@/, ':guessed@'));
    await expect(intruder.connect()).rejects.toThrow('password authentication failed');
    if (isUnix) expect((await stat(join(folder, 'cluster'))).mode & 0o077).toBe(0);
  });

  test('starts again after a killed initdb', async () => {
    const shop = startWritingShop(folder);
    const draft = await vi.waitFor(async () => {
      const found = (await readdir(folder)).find((name) => /^cluster-unfinished-\w+$/.test(name)) ?? '';
      expect(await readdir(join(folder, found, 'base'))).not.toEqual([]);
      return found;
    }, polling);
    await shop.kill();
    for (const pid of await findProcessesByTitle(draft)) process.kill(pid, 'SIGKILL');
    expect(await readdir(folder)).not.toContain('cluster');

    const postgres = await start();
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(folder)).not.toContain(draft);
  });
});

describe('with an existing database', () => {
  useSharedDatabase();

  describe('a start', () => {
    test('chooses another port if the last one is taken, and reports an explicit port that is taken', async () => {
      const first = await start();
      const port = portOf(first);
      await first.stop();
      const occupant = createServer().listen(port, '127.0.0.1');
      await once(occupant, 'listening');
      try {
        await expect(start({ port })).rejects.toThrow(
          `Port ${port} is taken by another program. Stop it, or choose another port for the database.`,
        );
        expect(portOf(await start())).not.toBe(port);
      } finally {
        await closeServer(occupant);
      }
    });

    test.runIf(isUnix)('ignores another process with the pid of a dead postmaster', async () => {
      await (await start()).stop();
      const account = await accountFor(join(folder, 'cluster'));
      const other = spawn('sleep', ['60'], { ...account, stdio: 'ignore' });
      try {
        // The lines of postmaster.pid, as readPidFile (postmaster.ts) reads them.
        const pidFile = [
          other.pid,
          join(folder, 'cluster'),
          1,
          5432,
          '',
          '127.0.0.1',
          '  1 1',
          'ready   ',
          '',
        ];
        await writeFile(join(folder, 'cluster', 'postmaster.pid'), pidFile.join('\n'));
        expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
      } finally {
        other.kill('SIGKILL');
        await once(other, 'exit');
      }
    });
  });

  describe('one shop per data folder', () => {
    test('rejects a second one in one sentence, in this process and in another', async () => {
      await start();
      const sentence =
        `The data folder ${folder} is in use by another Kvarto (process ${process.pid}). ` +
        'Stop it, or set DATA_DIR to another folder.';
      const error = await start().catch((reason) => reason);
      expect(error).toBeInstanceOf(DatabaseStartError);
      expect(error.message).toBe(sentence);

      const other = startWritingShop(folder);
      await other.ended;
      expect(other.lines).toEqual([`DatabaseStartError: ${sentence}`]);
    });

    test('allows exactly one of several that start at the same time after a kill', async () => {
      const killed = startWritingShop(folder);
      await killed.untilWritten(1);
      await killed.kill();

      const shops = [1, 2, 3].map(() => startWritingShop(folder));
      await vi.waitFor(() => {
        const finished = shops.filter(({ lines }) =>
          lines.some((line) => /^started|in use by another Kvarto/.test(line)),
        );
        expect(finished).toHaveLength(3);
      }, polling);
      expect(shops.filter(({ lines }) => lines.includes('started'))).toHaveLength(1);
    });
  });

  describe('kill -9 while rows are written', () => {
    test('of the postmaster: restarts it with every committed row', async () => {
      const postgres = await start();
      const writer = startWritingShop(postgres.connectionString);
      await writer.untilWritten(200);
      const first = await postmasterPid();
      process.kill(first, 'SIGKILL');
      await writer.ended;
      await vi.waitFor(() => expect(log.at(-1)).toMatch(/^PostgreSQL runs again/), polling);

      expect(log).toContain(`PostgreSQL (process ${first}) ended unexpectedly and is started again.`);
      expect(await findMissingNumbers(postgres, writer)).toEqual([]);
    });

    test('of the shop: the next one takes PostgreSQL over with every row, and can stop it', async () => {
      const shop = startWritingShop(folder);
      await shop.untilWritten(200);
      const orphan = await postmasterPid();
      await shop.kill();
      expect(await isAlive(orphan)).toBe(true);

      const postgres = await start();
      expect(log).toEqual([
        `The PostgreSQL of an earlier shop still runs (process ${orphan}) and is taken over.`,
      ]);
      expect(await findMissingNumbers(postgres, shop)).toEqual([]);
      await postgres.stop();
      expect(await isAlive(orphan)).toBe(false);
    });

    test('of the shop: the next one restarts PostgreSQL if it needs other settings', async () => {
      const shop = startWritingShop(folder);
      await shop.untilWritten(1);
      const orphan = await postmasterPid();
      await shop.kill();

      const postgres = await start({ settings: { work_mem: '8MB' } });
      expect(await postmasterPid()).not.toBe(orphan);
      expect(await query(postgres, 'show work_mem')).toEqual([{ work_mem: '8MB' }]);
      expect(await findMissingNumbers(postgres, shop)).toEqual([]);
    });

    test.runIf(isUnix)('of both during a long query: the next start recovers', async () => {
      const shop = startWritingShop(folder);
      await shop.untilWritten(200);
      const postmaster = await postmasterPid();
      const other = await start({ dataFolder: join(parent, 'other') });
      const port = (await readFile(join(folder, 'port'), 'utf8')).trim();
      const password = await readPassword(join(folder, 'cluster'));
      const client = new pg.Client(`postgres://kvarto:${password}@127.0.0.1:${port}/postgres`);
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query('select pg_backend_pid() as pid');
      const lost = client.query('do $$ begin loop end loop; end $$').catch(() => 'lost');
      process.kill(postmaster, 'SIGKILL');
      await shop.kill();

      const postgres = await start();
      expect(await findMissingNumbers(postgres, shop)).toEqual([]);
      expect(await isAlive(rows[0].pid)).toBe(false);
      expect(await lost).toBe('lost');
      expect(await query(other, 'select 1 as one'), 'another data folder is not affected').toEqual([
        { one: 1 },
      ]);
    });

    test('of a postmaster that was taken over: restarts it', async () => {
      const shop = startWritingShop(folder);
      await shop.untilWritten(1);
      await shop.kill();
      const postgres = await start();
      process.kill(await postmasterPid(), 'SIGKILL');
      await vi.waitFor(() => expect(log.at(-1)).toMatch(/^PostgreSQL runs again/), polling);
      expect(await findMissingNumbers(postgres, shop)).toEqual([]);
    });
  });

  describe.runIf(isUnix)('Ctrl-C', () => {
    test('in a terminal reaches the shop but not PostgreSQL', async () => {
      const shop = startWritingShop(folder);
      await shop.untilWritten(1);
      const postmaster = await postmasterPid();
      process.kill(-(shop.process.pid ?? 0), 'SIGINT');
      await vi.waitFor(() => expect(shop.lines).toContain('SIGINT'), polling);
      await shop.untilWritten(shop.numbers().length + 50);
      expect(await isAlive(postmaster)).toBe(true);
    });
  });
});

function portOf(postgres: EmbeddedPostgres) {
  return Number(new URL(postgres.connectionString).port);
}

function closeServer(server: Server) {
  return new Promise<void>((resolve) => server.close(() => resolve()));
}
