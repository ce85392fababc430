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
  allWithOneDatabase,
  eachInItsDataFolder,
  folder,
  isUnix,
  log,
  missing,
  parent,
  polling,
  postmasterPid,
  query,
  start,
  writingShop,
} from './data-folder.fixture.ts';
import { DatabaseStartError, type EmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive, processesTitled } from './running-processes.ts';

eachInItsDataFolder();

describe('a first start', { timeout: 20_000 }, () => {
  test('makes a database of UTF-8 with ICU collations, on loopback only, and keeps its rows and its port', async () => {
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
    await query(first, 'create table kept as select 7 as number', 'shop');
    await first.stop();

    const second = await start();
    expect(second.urlFor('shop')).toBe(first.urlFor('shop'));
    expect(await query(second, 'select number from kept', 'shop')).toEqual([{ number: 7 }]);
    const stranger = new pg.Client(second.connectionString.replace(/:[^:@]+@/, ':guessed@'));
    await expect(stranger.connect()).rejects.toThrow('password authentication failed');
    if (isUnix) expect((await stat(join(folder, 'cluster'))).mode & 0o077).toBe(0);
  });

  test('begins again after an initdb that was killed in the middle', async () => {
    const shop = writingShop(folder);
    const draft = await vi.waitFor(async () => {
      const found = (await readdir(folder)).find((name) => /^cluster-unfinished-\w+$/.test(name)) ?? '';
      expect(await readdir(join(folder, found, 'base'))).not.toEqual([]);
      return found;
    }, polling);
    await shop.kill();
    for (const pid of await processesTitled(draft)) process.kill(pid, 'SIGKILL');
    expect(await readdir(folder)).not.toContain('cluster');

    const postgres = await start();
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(folder)).not.toContain(draft);
  });
});

describe('with a database from before', { timeout: 20_000 }, () => {
  allWithOneDatabase();

  describe('a start', () => {
    test('takes another port when the remembered one is taken, and says so when it was told which', async () => {
      const first = await start();
      const port = portOf(first);
      await first.stop();
      const taker = createServer().listen(port, '127.0.0.1');
      await once(taker, 'listening');
      try {
        await expect(start({ port })).rejects.toThrow(
          `Port ${port} is taken by another program. Stop it, or choose another port for the database.`,
        );
        expect(portOf(await start())).not.toBe(port);
      } finally {
        await closed(taker);
      }
    });

    test.runIf(isUnix)(
      'is not misled by another process that got the number of a dead postmaster',
      async () => {
        await (await start()).stop();
        const account = await accountFor(join(folder, 'cluster'));
        const other = spawn('sleep', ['60'], { ...account, stdio: 'ignore' });
        try {
          const noted = [
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
          await writeFile(join(folder, 'cluster', 'postmaster.pid'), noted.join('\n'));
          expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
        } finally {
          other.kill('SIGKILL');
          await once(other, 'exit');
        }
      },
    );
  });

  describe('one shop per data folder', () => {
    test('a second one is refused in one sentence, in this process and in another', async () => {
      await start();
      const sentence =
        `The data folder ${folder} is in use by another Kvarto (process ${process.pid}). ` +
        'Stop it, or set DATA_DIR to another folder.';
      const refused = await start().catch((error) => error);
      expect(refused).toBeInstanceOf(DatabaseStartError);
      expect(refused.message).toBe(sentence);

      const other = writingShop(folder);
      await other.ended;
      expect(other.lines).toEqual([`DatabaseStartError: ${sentence}`]);
    });

    test('of several that start at once after a kill, exactly one does', async () => {
      const killed = writingShop(folder);
      await killed.hasWritten(1);
      await killed.kill();

      const shops = [1, 2, 3].map(() => writingShop(folder));
      await vi.waitFor(() => {
        const decided = shops.filter(({ lines }) =>
          lines.some((line) => /^started|in use by another Kvarto/.test(line)),
        );
        expect(decided).toHaveLength(3);
      }, polling);
      expect(shops.filter(({ lines }) => lines.includes('started'))).toHaveLength(1);
    });
  });

  describe('kill -9 while rows are written', () => {
    test('of the postmaster: it is started again, and every acknowledged row is there', async () => {
      const postgres = await start();
      const writer = writingShop(postgres.connectionString);
      await writer.hasWritten(200);
      const first = await postmasterPid();
      process.kill(first, 'SIGKILL');
      await writer.ended;
      await vi.waitFor(() => expect(log.at(-1)).toMatch(/^PostgreSQL runs again/), polling);

      expect(log).toContain(`PostgreSQL (process ${first}) ended unexpectedly and is started again.`);
      expect(await missing(postgres, writer)).toEqual([]);
    });

    test('of the shop: the next one takes its PostgreSQL over, finds every row, and stops it in the end', async () => {
      const shop = writingShop(folder);
      await shop.hasWritten(200);
      const orphan = await postmasterPid();
      await shop.kill();
      expect(await isAlive(orphan)).toBe(true);

      const postgres = await start();
      expect(log).toEqual([
        `The PostgreSQL of an earlier shop still runs (process ${orphan}) and is taken over.`,
      ]);
      expect(await missing(postgres, shop)).toEqual([]);
      await postgres.stop();
      expect(await isAlive(orphan)).toBe(false);
    });

    test('of the shop: its PostgreSQL is started anew when other settings are wanted', async () => {
      const shop = writingShop(folder);
      await shop.hasWritten(1);
      const orphan = await postmasterPid();
      await shop.kill();

      const postgres = await start({ settings: { work_mem: '8MB' } });
      expect(await postmasterPid()).not.toBe(orphan);
      expect(await query(postgres, 'show work_mem')).toEqual([{ work_mem: '8MB' }]);
      expect(await missing(postgres, shop)).toEqual([]);
    });

    test.runIf(isUnix)('of both, in the midst of a long query: the next start recovers', async () => {
      const shop = writingShop(folder);
      await shop.hasWritten(200);
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
      expect(await missing(postgres, shop)).toEqual([]);
      expect(await isAlive(rows[0].pid)).toBe(false);
      expect(await lost).toBe('lost');
      expect(await query(other, 'select 1 as one'), 'another data folder is left alone').toEqual([
        { one: 1 },
      ]);
    });

    test('of a postmaster that was taken over: that is noticed too', async () => {
      const shop = writingShop(folder);
      await shop.hasWritten(1);
      await shop.kill();
      const postgres = await start();
      process.kill(await postmasterPid(), 'SIGKILL');
      await vi.waitFor(() => expect(log.at(-1)).toMatch(/^PostgreSQL runs again/), polling);
      expect(await missing(postgres, shop)).toEqual([]);
    });
  });

  describe.runIf(isUnix)('Ctrl-C', () => {
    test('in a terminal reaches the shop but not its PostgreSQL', async () => {
      const shop = writingShop(folder);
      await shop.hasWritten(1);
      const postmaster = await postmasterPid();
      process.kill(-(shop.process.pid ?? 0), 'SIGINT');
      await vi.waitFor(() => expect(shop.lines).toContain('SIGINT'), polling);
      await shop.hasWritten(shop.numbers().length + 50);
      expect(await isAlive(postmaster)).toBe(true);
    });
  });
});

function portOf(postgres: EmbeddedPostgres) {
  return Number(new URL(postgres.connectionString).port);
}

function closed(server: Server) {
  return new Promise<void>((resolve) => server.close(() => resolve()));
}
