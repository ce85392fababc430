import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backUpCluster, clusterExists, createCluster, readPassword } from './cluster.ts';
import { type DataFolder, isUnclaimed, locateDataFolder, writePointer } from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { explain, explainFileErrors } from './database-start-error.ts';
import { databaseUrl } from './database-url.ts';
import {
  adoptPostmaster,
  endOrphanedProcesses,
  findPostmaster,
  launchPostmaster,
  type Postmaster,
  type Server,
  stopPostmaster,
} from './postmaster.ts';
import { findPackage, preparePrograms } from './programs.ts';
import { supervise } from './supervisor.ts';

export { DatabaseStartError } from './database-start-error.ts';

export interface EmbeddedPostgres {
  /** URL of the database `postgres`, which every server has. */
  connectionString: string;
  urlFor(database: string): string;
  /** Stops PostgreSQL without losing a committed change, and waits for its end. */
  stop(): Promise<void>;
  /** The actual folder; not the requested one if PostgreSQL's user cannot reach that. */
  dataFolder: string;
}

export interface EmbeddedPostgresOptions {
  dataFolder: string;
  /** Without it a free port is chosen, and used again at the next start if it is still free. */
  port?: number;
  log?: (line: string) => void;
  /** Settings of PostgreSQL that override the defaults. */
  settings?: Record<string, string>;
}

/** Starts the embedded PostgreSQL, or takes over the one that a killed shop left running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const location = await locateDataFolder(options.dataFolder);
  return explainFileErrors(location.folder, async () => {
    const lock = await lockDataFolder(location.folder);
    try {
      const programs = await preparePrograms(location.account, log, await findPackage());
      const settings = options.settings ?? {};
      const server: Server = {
        ...location,
        programs,
        settings,
        log,
        logFile: join(location.folder, 'postgres.log'),
      };
      await writeClaim(location, server);
      if (!(await clusterExists(location.cluster)))
        await createCluster(programs, location, { isDurable: settings.fsync !== 'off' });
      const password = await readPassword(location.cluster);
      const first = await takeOverOrStart(server, options.port);
      const { port } = first;
      const supervised = supervise(first, {
        startAgain: () => takeOverOrStart(server, port),
        logFile: server.logFile,
        log,
      });
      const urlFor = (database: string) =>
        databaseUrl({ cluster: location.cluster, port, password }, database);
      let stopping: Promise<void> | undefined;
      const stop = async () => {
        const running = await supervised.stopWatching();
        if (running) await stopPostmaster(server, running.pid);
        await lock.release();
      };
      return {
        connectionString: urlFor('postgres'),
        urlFor,
        stop: () => (stopping ??= stop()),
        dataFolder: location.folder,
      };
    } catch (error) {
      await lock.release();
      throw error;
    }
  });
}

/** Writes the pointer by which data outside of the requested folder is found again. */
async function writeClaim(location: DataFolder, server: Server) {
  if (!location.claim) return;
  if (await isUnclaimed(location.claim)) {
    const { inaccessibleFolder, content } = location.claim;
    server.log(
      `The database is stored in ${location.folder}, not in ${content.requestedFolder}: ` +
        `PostgreSQL does not run as root, and the user it runs as cannot enter ${inaccessibleFolder}.`,
    );
    if (await clusterExists(location.cluster)) {
      const running = await findPostmaster(server);
      if (running) await stopPostmaster(server, running.pid);
      server.log(`The database that was there before was moved to ${await backUpCluster(location)}.`);
    }
  }
  await writePointer(location.claim);
}

async function takeOverOrStart(server: Server, port: number | undefined): Promise<Postmaster> {
  const found = await findPostmaster(server);
  if (found) {
    const adopted = await adoptPostmaster(server, found, port ?? found.port);
    if (adopted) {
      server.log(`The PostgreSQL of an earlier shop still runs (process ${found.pid}) and is taken over.`);
      return adopted;
    }
    server.log(`The PostgreSQL of an earlier shop (process ${found.pid}) is stopped and started again.`);
    await stopPostmaster(server, found.pid);
  }
  return port === undefined ? startOnFreePort(server) : start(server, port);
}

/** PostgreSQL itself checks whether a port is free, because an earlier check could be outdated. */
async function startOnFreePort(server: Server): Promise<Postmaster> {
  const portFile = join(server.folder, 'port');
  const lastPort = Number(await readFile(portFile, 'utf8').catch(() => ''));
  // Below the ephemeral ports, which outgoing connections could take during a restart.
  const others = Array.from({ length: 10 }, () => randomInt(20_000, 30_000));
  const candidates = lastPort > 0 && lastPort < 65_536 ? [lastPort, ...others] : others;
  for (const [index, port] of candidates.entries()) {
    try {
      const postmaster = await start(server, port);
      if (port !== lastPort) await writeFile(portFile, `${port}\n`).catch(() => undefined);
      return postmaster;
    } catch (error) {
      const isTaken = error instanceof Error && /Address already in use/.test(String(error.cause));
      if (!isTaken || index === candidates.length - 1) throw error;
    }
  }
  throw new Error('Unreachable: the last candidate returns or throws.');
}

/** Tries a second time, unless that would fail too, and waits for processes of a killed postmaster to end. */
async function start(server: Server, port: number): Promise<Postmaster> {
  const deadline = Date.now() + 30_000;
  for (let failures = 1; ; failures += 1) {
    const result = await launchPostmaster(server, port);
    if ('pid' in result) return result;
    const { output } = result;
    const hasOrphanedProcesses = /pre-existing shared memory block/.test(output) && Date.now() < deadline;
    const isPermanent = /Address already in use|No space left|Permission denied|incompatible/.test(output);
    if (hasOrphanedProcesses) await endOrphanedProcesses(server.cluster);
    else if (failures > 1 || isPermanent) throw explain(output, { ...server, port }, new Error(output));
    await delay(50);
  }
}
