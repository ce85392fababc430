import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeDatabase } from '#backend/database/backup/describe-database.fixture.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#backend/database/embedded/embedded-postgres.ts';
import { urlOfRunningShop } from '#backend/database/embedded/running-shop.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { freePort } from '../api/system-postgres.ts';
import { untilPrinted } from '../journeys/support/processes.ts';

const root = join(import.meta.dirname, '../..');

interface User {
  name: string;
  ids: { uid?: number; gid?: number };
}

const self: User = { name: 'the user of the test', ids: {} };
/** Root can act as another user; an ordinary user cannot. */
const other: User =
  process.getuid?.() === 0 ? { name: 'an unprivileged user', ids: { uid: 65534, gid: 65534 } } : self;

let folder: string;
let external: EmbeddedPostgres;
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  folder = await createScratchFolder('backup-users');
  external = await startEmbeddedPostgres({ dataFolder: join(folder, 'external') });
}, 120_000);
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await external?.stop();
  await rm(folder, { recursive: true, force: true });
}, 120_000);

async function createDataFolder(name: string, { ids }: User): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  if (ids.uid) await chown(path, ids.uid, ids.gid ?? ids.uid);
  return path;
}

function startProgram(program: string, args: string[], user: User, environment: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', SANDBOX: 'false', LOG_LEVEL: 'warn', ...environment };
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, program), ...args], {
    cwd: folder,
    env,
    ...user.ids,
  });
}

/** A command of `npm run shop`. */
async function runCommand(args: string[], user: User, environment: Record<string, string>): Promise<void> {
  const child = startProgram('cli/shop.ts', args, user, environment);
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(code, `${args.join(' ')}: ${errors}`).toBe(0);
}

async function startShop(user: User, environment: Record<string, string>): Promise<void> {
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
  const shop = startProgram('cli/serve.ts', [], user, { ...environment, ...ports });
  closers.push(async () => {
    shop.kill('SIGTERM');
    if (shop.exitCode === null) await once(shop, 'exit');
  });
  await untilPrinted(shop, 'Ctrl-C closes the shop');
}

/** Creates a shop, which runs on the embedded database, and backs it up. Returns its backup and its rows. */
async function backUpRunningShop(name: string, user: User) {
  const dataFolder = await createDataFolder(name, user);
  const environment = { DATA_DIR: dataFolder };
  await runCommand(['init', '--from', join(root, 'docs/settings-example.json')], user, environment);
  const picture = join(dataFolder, 'pictures/list/a.jpg');
  await mkdir(join(picture, '..'), { recursive: true });
  await writeFile(picture, 'picture');
  await startShop(user, environment);
  const file = join(dataFolder, 'shop.backup');
  await runCommand(['backup', file], user, environment);
  const url = await urlOfRunningShop(join(dataFolder, 'postgres'));
  return { file, rows: await describeDatabase(url ?? '') };
}

/** Restores with the embedded database into a new folder. Returns its rows. */
async function restore(file: string, name: string, user: User) {
  const dataFolder = await createDataFolder(name, user);
  const copy = join(dataFolder, 'copy.backup');
  await copyFile(file, copy);
  if (user.ids.uid) await chown(copy, user.ids.uid, user.ids.gid ?? user.ids.uid);
  await runCommand(['restore', copy], user, { DATA_DIR: dataFolder });
  expect(await readFile(join(dataFolder, 'pictures/list/a.jpg'), 'utf8')).toBe('picture');
  const database = await startEmbeddedPostgres({ dataFolder: join(dataFolder, 'postgres') });
  const rows = await describeDatabase(database.connectionString);
  await database.stop();
  return rows;
}

describe('a backup of a running shop is restored elsewhere, equal row by row', { timeout: 600_000 }, () => {
  test(`of ${self.name}, by ${other.name}, and into an external database`, async () => {
    const { file, rows } = await backUpRunningShop('first', self);
    expect(await restore(file, 'first-other', other)).toEqual(rows);
    const DATA_DIR = await createDataFolder('first-external', self);
    await runCommand(['restore', file], self, { DATA_DIR, DATABASE_URL: external.connectionString });
    expect(await describeDatabase(external.connectionString)).toEqual(rows);
  });

  test(`of ${self.name} who uses an external database, by ${other.name}`, async () => {
    const DATA_DIR = await createDataFolder('external-running', self);
    const environment = { DATA_DIR, DATABASE_URL: external.connectionString };
    const picture = join(DATA_DIR, 'pictures/list/a.jpg');
    await mkdir(join(picture, '..'), { recursive: true });
    await writeFile(picture, 'picture');
    await startShop(self, environment);
    const file = join(DATA_DIR, 'shop.backup');
    await runCommand(['backup', file], self, environment);
    expect(await restore(file, 'external-other', other)).toEqual(
      await describeDatabase(external.connectionString),
    );
  });

  test(`of ${other.name}, by ${self.name}`, async () => {
    const { file, rows } = await backUpRunningShop('second', other);
    expect(await restore(file, 'second-self', self)).toEqual(rows);
  });
});
