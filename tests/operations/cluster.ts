import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connect } from '#backend/database/connection.ts';
import { freePort } from '../api/system-postgres.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
/** PostgreSQL does not start as root. */
const unprivilegedId = 65534;
const account = process.getuid?.() === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : {};

/** The sentence that explains which package is missing; undefined if all are installed. */
export function missingPackages(): string | undefined {
  const missing = [
    ...(existsSync('/usr/sbin/haproxy') ? [] : ['haproxy']),
    ...(findPrograms() ? [] : ['postgresql']),
  ];
  return missing.length > 0
    ? `The cluster needs Debian packages: apt-get install ${missing.join(' ')}.`
    : undefined;
}

function findPrograms(): string | undefined {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest && `/usr/lib/postgresql/${newest}/bin`;
}

export interface Cluster {
  shopUrl: string;
  apiUrl: string;
  /** Of the primary, which changes with a promotion. */
  databaseUrl: string;
  /** Kills a process of the shop as a crash does, and starts it again. Resolves when it is ready. */
  crashShop(index: number): Promise<void>;
  /** Kills the primary, and promotes the replica. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL with a synchronous replica, HAProxy with `deploy/haproxy.cfg`, and three processes of the shop, on loopback. HAProxy
 * also leads to the database that accepts connections: the replica, when the primary is gone.
 */
export async function startCluster(folder: string): Promise<Cluster> {
  const closers: (() => Promise<unknown>)[] = [];
  const database = await startDatabases(folder, closers);
  const ports = await Promise.all(Array.from({ length: 11 }, freePort));
  const [shopPort = 0, apiPort = 0, databasePort = 0, sandboxPort = 0, ...processPorts] = ports;
  const databaseUrl = `postgres://kvarto@127.0.0.1:${databasePort}/shop`;
  const pairs = [0, 1, 2].map((index) => processPorts.slice(2 * index, 2 * index + 2));
  const proxy = await startProxy(folder, {
    8080: shopPort,
    8081: apiPort,
    ...Object.fromEntries(
      pairs.flatMap(([shop, api], index) => [
        [3000 + 10 * index, shop],
        [3001 + 10 * index, api],
      ]),
    ),
    database: [databasePort, ...database.ports],
  });
  closers.push(() => end(proxy, 'SIGTERM'));
  const shops: ChildProcess[] = [];
  const startShop = async (index: number) => {
    const [port = 0, api = 0] = pairs[index] ?? [];
    shops[index] = await startProcess({
      port,
      api,
      sandboxPort,
      databaseUrl,
      folder: join(folder, `shop-${index}`),
    });
  };
  closers.push(() => Promise.all(shops.map((shop) => end(shop, 'SIGTERM'))));
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    await query(databasePort, 'select 1');
    // The first one migrates and fills the database.
    for (const index of [0, 1, 2]) await startShop(index);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    shopUrl: `http://127.0.0.1:${shopPort}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    databaseUrl,
    async crashShop(index) {
      const shop = shops[index];
      if (shop) await end(shop, 'SIGKILL');
      await startShop(index);
    },
    failOver: database.failOver,
    stop,
  };
}

async function startDatabases(folder: string, closers: (() => Promise<unknown>)[]) {
  const programs = findPrograms() ?? '';
  const home = join(folder, 'databases');
  await mkdir(home, { recursive: true });
  await chmod(folder, 0o755);
  if (account.uid) await chown(home, unprivilegedId, unprivilegedId);
  const [data, copy] = [join(home, 'primary'), join(home, 'replica')];
  const ports = [await freePort(), await freePort()];
  const [primaryPort = 0, replicaPort = 0] = ports;
  const options = { ...account, cwd: home };
  const postgres = (path: string, port: number, ...settings: string[]) =>
    spawn(
      join(programs, 'postgres'),
      [
        '-D',
        path,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        ...settings,
      ],
      { ...options, stdio: 'ignore' },
    );
  const initdb = ['-D', data, '-U', 'kvarto', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(join(programs, 'initdb'), initdb, options);
  const primary = postgres(data, primaryPort);
  closers.push(() => end(primary, 'SIGINT'));
  await query(primaryPort, 'create database shop');
  const source = [
    '-h',
    '127.0.0.1',
    '-p',
    String(primaryPort),
    '-U',
    'kvarto',
    '-D',
    copy,
    '-R',
    '-c',
    'fast',
  ];
  await run(join(programs, 'pg_basebackup'), source, options);
  const replica = postgres(copy, replicaPort);
  closers.push(() => end(replica, 'SIGINT'));
  // From now on a commit is acknowledged when the replica has written it too.
  await query(primaryPort, "alter system set synchronous_standby_names = '*'");
  await query(primaryPort, 'select pg_reload_conf()');
  return {
    ports,
    async failOver() {
      await end(primary, 'SIGKILL');
      // The new primary has no replica yet.
      await query(replicaPort, 'select pg_promote()');
      await query(replicaPort, "alter system set synchronous_standby_names = ''");
      await query(replicaPort, 'select pg_reload_conf()');
    },
  };
}

/** Retries until the server accepts connections. */
async function query(port: number, statement: string): Promise<void> {
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

type ProxyPorts = Record<number, number | undefined> & { database: number[] };

async function startProxy(folder: string, { database, ...ports }: ProxyPorts): Promise<ChildProcess> {
  const example = await readFile(join(root, 'deploy/haproxy.cfg'), 'utf8');
  const [port, primary, replica] = database;
  const text = `${example.replace(/127\.0\.0\.1:(\d+)/g, (_, number) => `127.0.0.1:${ports[number]}`)}
listen database
  bind 127.0.0.1:${port}
  mode tcp
  timeout client 1h
  timeout server 1h
  default-server check inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primary}
  server replica 127.0.0.1:${replica} backup
`;
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, text);
  return spawn('/usr/sbin/haproxy', ['-db', '-f', file], { stdio: 'ignore' });
}

interface ProcessStart {
  port: number;
  api: number;
  sandboxPort: number;
  databaseUrl: string;
  folder: string;
}

async function startProcess({
  port,
  api,
  sandboxPort,
  databaseUrl,
  folder,
}: ProcessStart): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'cli/serve.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      API_PORT: String(api),
      SANDBOX: 'false',
      SANDBOX_PORT: String(sandboxPort),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      TRUSTED_PROXIES: '2',
      API_TRUSTED_PROXIES: '2',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout ?? []) {
    output += chunk;
    if (output.includes('Ctrl-C closes the shop')) break;
  }
  if (!output.includes('Ctrl-C closes the shop')) throw new Error(`A shop did not start:\n${output}`);
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
