import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { findMemoryFolder } from '../../api/memory-folder.ts';
import { freePort } from '../../api/system-postgres.ts';

export interface RunningShop {
  url: string;
  apiUrl: string;
  sandboxUrl: string;
  process: ChildProcess;
  folder: string;
  /** Everything printed so far. */
  output(): string;
  /** Ends the shop as Ctrl-C does. */
  close(): Promise<void>;
  /** Ends the shop and deletes its data folder. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../../..');

/**
 * Starts the built shop on free ports. Without a data folder, it fills an empty one with the demo shop. `project` is the
 * folder of the sources, if it is not this one.
 */
export async function startShop(
  environment: Record<string, string> = {},
  { folder, project = root }: { folder?: string; project?: string } = {},
): Promise<RunningShop> {
  const home = folder ?? (await createShopFolder());
  const [port, apiPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'cli/serve.ts'], {
    cwd: project,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: String(port),
      API_PORT: String(apiPort),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: home,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = await untilStarted(child);
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    process: child,
    folder: home,
    output,
    close,
    async stop() {
      await close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function untilStarted(child: ChildProcess): Promise<() => string> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Ctrl-C closes the shop')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(`The shop did not start:\n${output}`)));
  });
  return () => output;
}

/** An empty data folder, in memory if possible: copying the files of a database takes several times as long on a disk. */
export async function createShopFolder(): Promise<string> {
  return createScratchFolder('journey', await findMemoryFolder());
}

/** Copies the data folder of a stopped shop. PostgreSQL's files can belong to another account: `cp -a` keeps the owner. */
export async function copyDataFolder(from: string): Promise<string> {
  const to = await createShopFolder();
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
  for (const name of ['kvarto.lock', 'lock-holder', 'port'])
    await rm(join(to, 'postgres', name), { recursive: true, force: true });
  return to;
}
