import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { connect } from '#backend/database/connection.ts';

/** An unprivileged account, because PostgreSQL does not start as root. */
const unprivilegedId = 65534;

/** A temporary cluster of the PostgreSQL that is installed on the machine. The shop must run on it as on the embedded one. */
export async function startSystemPostgres(
  programs: string,
  folder: string,
  settings: Record<string, string>,
) {
  const account = process.getuid?.() === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : {};
  await mkdir(folder, { recursive: true });
  await chmod(dirname(folder), 0o755);
  if (account.uid) await chown(folder, unprivilegedId, unprivilegedId);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'kvarto', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), initdb, { ...account, cwd: folder });
  const port = await freePort();
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...args], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  });
  const urlFor = (database: string) => `postgres://kvarto@127.0.0.1:${port}/${database}`;
  await untilReady(urlFor('postgres'));
  return {
    connectionString: urlFor('postgres'),
    urlFor,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const connection = connect(url, { connections: 1 });
    try {
      await connection.pool.query('select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      await connection.close();
    }
  }
}

const usedPorts = new Set<number>();

/**
 * A port that nothing listens on. It lies below the ports that systems give to outgoing connections, and no port is
 * returned twice, so that nothing takes it before the test does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_000);
    if (usedPorts.has(port)) continue;
    usedPorts.add(port);
    if (await canListen(port)) return port;
  }
}

async function canListen(port: number): Promise<boolean> {
  const probe = createServer();
  const listening = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (listening) await new Promise((resolve) => probe.close(resolve));
  return listening;
}
