import type { ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** Waits until a process prints the text, and returns its output so far. */
export function untilPrinted(child: ChildProcess, text: string): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(text)) resolve(output);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(output)));
  });
}

export async function untilPortClosed(port: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (!response) return;
  }
  throw new Error(`Port ${port} still accepts connections.`);
}

/** Process ids of the PostgreSQL servers whose data is in the folder. */
export async function postmastersIn(folder: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return ids
    .filter((_, index) => commands[index]?.includes(folder) && commands[index]?.includes('postgres\0-D'))
    .map(Number);
}

/** PostgreSQL ends the other backends when one is killed, so some have already exited. */
export function killIfRunning(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export async function childrenOf(parent: number): Promise<number[]> {
  const list = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}
