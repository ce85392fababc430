import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { open, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DataFolder } from './data-folder.ts';
import { startProgram } from './program-process.ts';
import type { Programs } from './programs.ts';
import { findProcessesByTitle, isAlive, titleOf } from './running-processes.ts';
import { readLogFrom, truncateLog } from './server-log.ts';

/** The configuration of the PostgreSQL of one data folder. */
export interface Server extends DataFolder {
  programs: Programs;
  settings: Record<string, string>;
  logFile: string;
  log(line: string): void;
}

/** PostgreSQL's first process, which starts and supervises the others. */
export interface Postmaster {
  pid: number;
  port: number;
  exited: Promise<void>;
}

interface PidFile {
  pid: number;
  port: number;
  status: string;
}

/** Part of the title of each process, to distinguish the processes of several data folders. */
function clusterName(cluster: string) {
  return `kvarto-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
}

/** The lowest limit of all systems (macOS: 104 bytes with the final zero). */
const maxSocketPathBytes = 103;

/**
 * The folder of the Unix socket, which is faster than TCP and private to the shop. Undefined if its path would be too long,
 * or on Windows.
 */
export function socketFolder(cluster: string): string | undefined {
  const isTooLong = Buffer.byteLength(join(cluster, '.s.PGSQL.65535')) > maxSocketPathBytes;
  return isTooLong || process.platform === 'win32' ? undefined : cluster;
}

function argumentsFor({ cluster, settings }: Server, port: number) {
  const merged: Record<string, string> = {
    shared_buffers: '128MB',
    max_connections: '100',
    fsync: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    jit: 'off',
    ...settings,
    // After the caller's settings, because connection URLs and the search for orphaned processes depend on these.
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(cluster) ?? '',
    logging_collector: 'off',
    cluster_name: clusterName(cluster),
  };
  const options = Object.entries(merged).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, '-p', String(port), ...options];
}

/** The postmaster that a killed shop left running. */
export async function findPostmaster({ cluster, programs }: Server): Promise<PidFile | undefined> {
  const pidFile = await readPidFile(cluster);
  if (!pidFile) return undefined;
  if (process.platform === 'win32') {
    const running = promisify(execFile)(programs.pgCtl, ['status', '-D', cluster], { windowsHide: true });
    return running.then(
      () => pidFile,
      () => undefined,
    );
  }
  const title = (await isAlive(pidFile.pid)) ? await titleOf(pidFile.pid) : '';
  if (title.includes(clusterName(cluster))) return pidFile;
  // After a restart of a container, another process may have this pid; PostgreSQL would take it for a running server and
  // refuse to start. It ignores its parent's pid, so that is written instead. The file itself stays: it names the shared
  // memory by which PostgreSQL detects processes of the dead server that still write.
  if (!title.includes(cluster)) {
    const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
    await writeFile(join(cluster, 'postmaster.pid'), text.replace(/^\d+/, String(process.pid)), {
      flag: 'r+',
    });
  }
  return undefined;
}

/** The running postmaster, if it has the requested settings and accepts connections. */
export async function adoptPostmaster(server: Server, { pid }: PidFile, port: number) {
  const line = await readFile(join(server.cluster, 'postmaster.opts'), 'utf8').catch(() => '');
  const program = await realpath(server.programs.postgres);
  const expected = [program, ...argumentsFor(server, port).map((argument) => `"${argument}"`)].join(' ');
  if (line.trim() !== expected) return undefined;
  for (;;) {
    const pidFile = await readPidFile(server.cluster);
    if (pidFile?.pid !== pid || pidFile.status === 'stopping' || !(await isAlive(pid))) return undefined;
    if (pidFile.status === 'ready') return { pid, port, exited: waitForExit(pid) };
    await delay(20);
  }
}

async function waitForExit(pid: number) {
  while (await isAlive(pid)) await delay(100, undefined, { ref: false });
}

/** The running postmaster, or the output of one that ended during its start. */
export async function launchPostmaster(
  server: Server,
  port: number,
): Promise<Postmaster | { output: string }> {
  await truncateLog(server.logFile);
  // Removes the socket of a killed server: if another process has its pid now, PostgreSQL would not start.
  const socket = join(server.cluster, `.s.PGSQL.${port}`);
  for (const file of [socket, `${socket}.lock`]) await rm(file, { force: true });
  const output = await open(server.logFile, 'a', 0o600);
  const { size } = await output.stat();
  const { account, folder, programs } = server;
  let hasEnded = false;
  const { pid, exited } = await startProgram(programs.postgres, argumentsFor(server, port), {
    account,
    cwd: folder,
    // A file, not a pipe, because PostgreSQL keeps writing to it after Node was killed.
    stdio: ['ignore', output.fd, output.fd],
  })
    .then((child) => {
      // A script that does not stop PostgreSQL can still end; the next start takes the server over.
      child.unref();
      const exit = once(child, 'exit').then(() => {
        hasEnded = true;
      });
      return { pid: child.pid, exited: exit };
    })
    .finally(() => output.close());
  const slowStartNotice = setInterval(
    () => server.log('PostgreSQL is still starting: it recovers from a crash.'),
    10_000,
  );
  try {
    while (!hasEnded) {
      const pidFile = await readPidFile(server.cluster);
      if (pid && pidFile?.pid === pid && pidFile.status === 'ready') return { pid, port, exited };
      await delay(5);
    }
  } finally {
    clearInterval(slowStartNotice);
  }
  return { output: await readLogFrom(server.logFile, size) };
}

/** A "fast" shutdown: open transactions are rolled back, committed changes are on the disk. */
export async function stopPostmaster({ cluster, programs }: Server, pid: number) {
  if (process.platform === 'win32') {
    await promisify(execFile)(programs.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w'], {
      windowsHide: true,
    });
    return;
  }
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 60_000],
    // Ends immediately without a clean shutdown; the next start recovers as after a crash.
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ];
  for (const [signal, timeoutMs] of steps) {
    sendSignal(pid, signal);
    for (const until = Date.now() + timeoutMs; Date.now() < until; await delay(5)) {
      if (!(await isAlive(pid))) return;
    }
  }
}

/** Ends the processes of a killed postmaster. They end without a signal, except during a long query. */
export async function endOrphanedProcesses(cluster: string) {
  for (const pid of await findProcessesByTitle(`postgres: ${clusterName(cluster)}`))
    sendSignal(pid, 'SIGQUIT');
}

function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the check and the signal.
  }
}

/** Lines: process, data folder, start time, port, socket folder, address, shared memory, status. */
async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7] ?? '' } : undefined;
}
