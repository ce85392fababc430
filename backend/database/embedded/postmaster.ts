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
import { isAlive, processesTitled, titleOf } from './running-processes.ts';
import { limitLog, readLogFrom } from './server-log.ts';

/** What is needed to start the PostgreSQL of one data folder. */
export interface Server extends DataFolder {
  programs: Programs;
  settings: Record<string, string>;
  logFile: string;
  log(line: string): void;
}

/** PostgreSQL's first process, which starts and watches over all its others. */
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

/** Shown in the title of each of its processes, so that they can be told from those of other data folders. */
function clusterName(cluster: string) {
  return `kvarto-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
}

/** The shortest that a system allows, with room for the largest port. */
const longestSocketPath = 103;

/**
 * Where the shop meets its PostgreSQL: a socket in a folder that only the two of them can enter is quicker than the
 * network. None where the path is too long for one, or on a system that keeps none.
 */
export function socketFolder(cluster: string): string | undefined {
  const isTooLong = Buffer.byteLength(join(cluster, '.s.PGSQL.65535')) > longestSocketPath;
  return isTooLong || process.platform === 'win32' ? undefined : cluster;
}

function argumentsFor({ cluster, settings }: Server, port: number) {
  const all: Record<string, string> = {
    shared_buffers: '128MB',
    max_connections: '100',
    fsync: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    jit: 'off',
    ...settings,
    // After the caller's, for the addresses handed out and the search for lost processes rely on these.
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(cluster) ?? '',
    logging_collector: 'off',
    cluster_name: clusterName(cluster),
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', cluster, '-p', String(port), ...options];
}

/** The postmaster of a shop that was killed, or of one whose folder was taken over: it outlived its Node. */
export async function findPostmaster({ cluster, programs }: Server): Promise<PidFile | undefined> {
  const noted = await readPidFile(cluster);
  if (!noted) return undefined;
  if (process.platform === 'win32') {
    const running = promisify(execFile)(programs.pgCtl, ['status', '-D', cluster], { windowsHide: true });
    return running.then(
      () => noted,
      () => undefined,
    );
  }
  const title = (await isAlive(noted.pid)) ? await titleOf(noted.pid) : '';
  if (title.includes(clusterName(cluster))) return noted;
  // PostgreSQL believes any process with that number to be its own, as after a container's restart, and refuses to
  // start. It never minds its parent's, so that goes in. The file itself stays: it names the shared memory by which
  // PostgreSQL finds out whether processes of the dead one still write.
  if (!title.includes(cluster)) {
    const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
    await writeFile(join(cluster, 'postmaster.pid'), text.replace(/^\d+/, String(process.pid)), {
      flag: 'r+',
    });
  }
  return undefined;
}

/** The running one, if it runs with the wanted settings and answers. */
export async function adoptPostmaster(server: Server, { pid }: PidFile, port: number) {
  const line = await readFile(join(server.cluster, 'postmaster.opts'), 'utf8').catch(() => '');
  const program = await realpath(server.programs.postgres);
  const wanted = [program, ...argumentsFor(server, port).map((argument) => `"${argument}"`)].join(' ');
  if (line.trim() !== wanted) return undefined;
  for (;;) {
    const noted = await readPidFile(server.cluster);
    if (noted?.pid !== pid || noted.status === 'stopping' || !(await isAlive(pid))) return undefined;
    if (noted.status === 'ready') return { pid, port, exited: untilGone(pid) };
    await delay(20);
  }
}

async function untilGone(pid: number) {
  while (await isAlive(pid)) await delay(100, undefined, { ref: false });
}

/** Either it runs and answers, or what it said before it ended. */
export async function launchPostmaster(server: Server, port: number): Promise<Postmaster | { said: string }> {
  await limitLog(server.logFile);
  // Of one that was killed: where its number belongs to another process by now, PostgreSQL would not start.
  const socket = join(server.cluster, `.s.PGSQL.${port}`);
  for (const file of [socket, `${socket}.lock`]) await rm(file, { force: true });
  const output = await open(server.logFile, 'a', 0o600);
  const { size } = await output.stat();
  const { account, folder, programs } = server;
  let ended = false;
  const { pid, exited } = await startProgram(programs.postgres, argumentsFor(server, port), {
    account,
    cwd: folder,
    // A file, not a pipe: PostgreSQL goes on writing to it when Node is killed.
    stdio: ['ignore', output.fd, output.fd],
  })
    .then((child) => {
      // A script that forgets to stop it may end all the same; the next start takes it over.
      child.unref();
      const exit = once(child, 'exit').then(() => {
        ended = true;
      });
      return { pid: child.pid, exited: exit };
    })
    .finally(() => output.close());
  const patience = setInterval(
    () => server.log('PostgreSQL is still starting: it recovers what a crash left.'),
    10_000,
  );
  try {
    while (!ended) {
      const noted = await readPidFile(server.cluster);
      if (pid && noted?.pid === pid && noted.status === 'ready') return { pid, port, exited };
      await delay(5);
    }
  } finally {
    clearInterval(patience);
  }
  return { said: await readLogFrom(server.logFile, size) };
}

/** "Fast": open transactions are rolled back, everything acknowledged is on the disk. */
export async function stopPostmaster({ cluster, programs }: Server, pid: number) {
  if (process.platform === 'win32') {
    await promisify(execFile)(programs.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w'], {
      windowsHide: true,
    });
    return;
  }
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 60_000],
    // Ends at once without tidying up; the next start recovers as after a crash.
    ['SIGQUIT', 10_000],
    ['SIGKILL', 10_000],
  ];
  for (const [signal, patience] of steps) {
    sendSignal(pid, signal);
    for (const until = Date.now() + patience; Date.now() < until; await delay(5)) {
      if (!(await isAlive(pid))) return;
    }
  }
}

/** Of a postmaster that was killed: its other processes end by themselves, except in the midst of a long query. */
export async function endLeftovers(cluster: string) {
  for (const pid of await processesTitled(`postgres: ${clusterName(cluster)}`)) sendSignal(pid, 'SIGQUIT');
}

function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the look and the signal.
  }
}

/** Lines: process, data folder, start time, port, socket folder, address, shared memory, status. */
async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7] ?? '' } : undefined;
}
