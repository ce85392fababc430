import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { isAlive } from './running-processes.ts';

export const isRoot = process.getuid?.() === 0;
export const isUnix = process.platform !== 'win32';
export const polling = { timeout: 20_000, interval: 10 };

export let parent: string;
export let folder: string;
export let log: string[];
let sharedFolder: string;
let running: EmbeddedPostgres[];
let processes: WritingShop[];

/** Gives each test its own data folder, and removes all its processes and files. */
export function useDataFolderPerTest() {
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'kvarto-embedded-'));
    if (isRoot) await chmod(parent, 0o711);
    folder = join(parent, 'postgres');
    log = [];
    running = [];
    processes = [];
  });

  afterEach(async () => {
    for (const shop of processes) await shop.kill();
    for (const postgres of running) await postgres.stop();
    const remaining = await postmasterPid().catch(() => undefined);
    // A start takes PostgreSQL over, so that it can be stopped.
    if (remaining && (await isAlive(remaining))) await (await start()).stop();
    for (const { dataFolder } of running) {
      if (dataFolder !== sharedFolder) await rm(dataFolder, { recursive: true, force: true });
    }
    await rm(parent, { recursive: true, force: true });
  });
}

/** One database for all tests, because the first start takes most of the time. */
export function useSharedDatabase() {
  beforeAll(async () => {
    const home = await mkdtemp(join(tmpdir(), 'kvarto-embedded-'));
    if (isRoot) await chmod(home, 0o711);
    sharedFolder = join(home, 'postgres');
    await (await startEmbeddedPostgres({ dataFolder: sharedFolder })).stop();
  });

  beforeEach(() => {
    folder = sharedFolder;
  });

  afterAll(() => rm(dirname(sharedFolder), { recursive: true, force: true }));
}

export async function start(options: Partial<EmbeddedPostgresOptions> = {}) {
  const postgres = await startEmbeddedPostgres({
    dataFolder: folder,
    log: (line) => log.push(line),
    ...options,
  });
  running.push(postgres);
  return postgres;
}

export async function query(postgres: EmbeddedPostgres, sql: string, database = 'postgres') {
  const client = new pg.Client(postgres.urlFor(database));
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function findMissingNumbers(postgres: EmbeddedPostgres, writer: WritingShop) {
  const stored = new Set((await query(postgres, 'select number from written')).map(({ number }) => number));
  return writer.numbers().filter((number) => !stored.has(number));
}

interface WritingShop {
  process: ChildProcess;
  lines: string[];
  ended: Promise<unknown>;
  numbers(): number[];
  untilWritten(count: number): Promise<void>;
  kill(): Promise<void>;
}

export function startWritingShop(target: string): WritingShop {
  const program = join(import.meta.dirname, 'writing-shop.fixture.ts');
  const child = spawn(process.execPath, [program, target], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: isUnix,
  });
  const lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  const ended = once(child, 'close');
  const numbers = () => lines.filter((line) => /^\d+$/.test(line)).map(Number);
  const shop: WritingShop = {
    process: child,
    lines,
    ended,
    numbers,
    untilWritten: (count) =>
      vi.waitFor(() => expect(numbers().length, lines.join('\n')).toBeGreaterThanOrEqual(count), polling),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
  processes.push(shop);
  return shop;
}

export async function postmasterPid() {
  return Number((await readFile(join(folder, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}
