import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../api/system-postgres.ts';
import { account, end, query, signalTree } from './processes.ts';

const run = promisify(execFile);

const programFiles = {
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'redis-server': '/usr/bin/redis-server',
};

/** Debian's packages that the cluster runs on. */
export const CLUSTER_PACKAGES = ['postgresql', ...Object.keys(programFiles)];

/** The sentence that explains which packages are missing; undefined if all are installed. */
export function missingPackages(): string | undefined {
  const missing = [
    ...(findPrograms() ? [] : ['postgresql']),
    ...Object.entries(programFiles).flatMap(([name, path]) => (existsSync(path) ? [] : [name])),
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

/** A PostgreSQL with a synchronous replica. */
export async function startDatabases(folder: string) {
  const programs = findPrograms() ?? '';
  const home = join(folder, 'databases');
  await mkdir(home, { recursive: true });
  await chmod(folder, 0o755);
  if (account.uid) await chown(home, account.uid, account.gid ?? account.uid);
  const options = { ...account, cwd: home };
  const [primaryFolder, replicaFolder] = [join(home, 'primary'), join(home, 'replica')];
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const start = (path: string, port: number) =>
    spawn(
      join(programs, 'postgres'),
      ['-D', path, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
  const user = ['-U', 'kvarto', '-A', 'trust'];
  const initdbArgs = ['-D', primaryFolder, ...user, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(join(programs, 'initdb'), initdbArgs, options);
  let primary = start(primaryFolder, primaryPort);
  await query(primaryPort, 'create database shop');
  const backupArgs = [
    '-h',
    '127.0.0.1',
    '-p',
    String(primaryPort),
    '-U',
    'kvarto',
    '-D',
    replicaFolder,
    '-R',
    '-c',
    'fast',
  ];
  await run(join(programs, 'pg_basebackup'), backupArgs, options);
  let replica = start(replicaFolder, replicaPort);
  // From now on a commit is acknowledged when the replica has written it too.
  await query(primaryPort, "alter system set synchronous_standby_names = '*'");
  await query(primaryPort, 'select pg_reload_conf()');
  return {
    ports: { primary: primaryPort, replica: replicaPort },
    /** The primary no longer responds, but its connections stay open. */
    freeze: () => signalTree(primary.pid ?? 0, 'SIGSTOP'),
    unfreeze: () => signalTree(primary.pid ?? 0, 'SIGCONT'),
    /** Stops the replica too, because it would still serve reads. */
    async stop() {
      await end(replica, 'SIGINT');
      await end(primary, 'SIGINT');
    },
    restart() {
      primary = start(primaryFolder, primaryPort);
      replica = start(replicaFolder, replicaPort);
    },
    async failOver() {
      await end(primary, 'SIGKILL');
      // The new primary has no replica yet.
      await query(replicaPort, 'select pg_promote()');
      await query(replicaPort, "alter system set synchronous_standby_names = ''");
      await query(replicaPort, 'select pg_reload_conf()');
    },
    /** The replica receives commits, but does not show them. */
    pauseReplay: () => query(replicaPort, 'select pg_wal_replay_pause()'),
    resumeReplay: () => query(replicaPort, 'select pg_wal_replay_resume()'),
    stopReplica: () => end(replica, 'SIGKILL'),
    startReplica() {
      replica = start(replicaFolder, replicaPort);
    },
  };
}

/** PgBouncer in transaction mode, in front of the database on `target`. */
export async function startPooler(
  folder: string,
  { port, target }: { port: number; target: number },
): Promise<ChildProcess> {
  const users = join(folder, 'pgbouncer-users.txt');
  await writeFile(users, '"kvarto" ""\n');
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
* = host=127.0.0.1 port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
ignore_startup_parameters = extra_float_digits
`,
  );
  return spawn(programFiles.pgbouncer, ['-q', file], { ...account, cwd: '/', stdio: 'ignore' });
}

/** Redis without files: it holds nothing that must survive. */
export function startRedis(port: number, ...more: string[]): ChildProcess {
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    ...more,
  ];
  return spawn(programFiles['redis-server'], settings, { ...account, cwd: '/', stdio: 'ignore' });
}
