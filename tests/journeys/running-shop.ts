import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { freePort } from '../api/system-postgres.ts';

export interface RunningShop {
  url: string;
  apiUrl: string;
  process: ChildProcess;
  folder: string;
  /** What it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does, and clears up after it. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** Starts the built shop on free ports with data of its own. */
export async function startShop(
  environment: Record<string, string> = {},
  folder?: string,
): Promise<RunningShop> {
  const home = folder ?? (await makeScratchFolder('journey'));
  const [port, apiPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'cli/serve.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      API_PORT: String(apiPort),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: home,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Ctrl-C closes the shop')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(`The shop did not start:\n${output}`)));
  });
  await ready;
  return {
    url: `http://127.0.0.1:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    process: child,
    folder: home,
    output: () => output,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGINT');
        await ended;
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}
