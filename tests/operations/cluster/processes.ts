import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connect } from '#backend/database/connection.ts';

export const root = join(import.meta.dirname, '../../..');
/** PostgreSQL and PgBouncer do not start as root. */
const unprivilegedId = 65534;
export const account: { uid?: number; gid?: number } =
  process.getuid?.() === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : {};

export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Signals a process and its children, which have process groups of their own. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  process.kill(pid, signal);
  for (const name of readdirSync('/proc'))
    if (/^\d+$/.test(name) && parentOf(name) === pid) process.kill(Number(name), signal);
}

function parentOf(pid: string): number {
  try {
    // The name of the program, in parentheses, may contain spaces.
    const [, fields = ''] = /.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(fields.split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Memory of a process in megabytes. */
export function residentMemory(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Retries until the server accepts connections. */
export async function query(port: number, statement: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const connection = connect(`postgres://kvarto@127.0.0.1:${port}/postgres`, { connections: 1 });
    try {
      await connection.pool.query(statement);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      await connection.close();
    }
    await setTimeout(200);
  }
}

/** A process of the shop. Resolves when it is open. */
export async function startShop(environment: Record<string, string | number>): Promise<ChildProcess> {
  const clock = join(import.meta.dirname, 'jumping-clock.ts');
  const args = ['--disable-warning=ExperimentalWarning', '--import', clock, 'cli/serve.ts'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    if (output.includes('Ctrl-C closes the shop')) return child;
  }
  throw new Error(`A shop did not start:\n${output}`);
}
