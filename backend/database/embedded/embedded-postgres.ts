import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { clusterExists, createCluster, readPassword, setAside } from './cluster.ts';
import { type DataFolder, isUnclaimed, locateDataFolder, writePointer } from './data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { explain, explainingFileErrors } from './database-start-error.ts';
import { databaseUrl } from './database-url.ts';
import {
  adoptPostmaster,
  endLeftovers,
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
  /** Of the database `postgres`, which every server has. */
  connectionString: string;
  urlFor(database: string): string;
  /** Ends PostgreSQL without losing anything acknowledged, and waits until it has. */
  stop(): Promise<void>;
  /** Where the data really is; elsewhere than asked when root's PostgreSQL cannot reach the folder. */
  dataFolder: string;
}

export interface EmbeddedPostgresOptions {
  dataFolder: string;
  /** Without it a free one is chosen, and kept for the next start as long as it stays free. */
  port?: number;
  log?: (line: string) => void;
  /** Settings of PostgreSQL, over the ones chosen here. */
  settings?: Record<string, string>;
}

/** Starts the shop's own PostgreSQL, or takes over the one that a killed shop left running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => undefined);
  const place = await locateDataFolder(options.dataFolder);
  return explainingFileErrors(place.folder, async () => {
    const lock = await lockDataFolder(place.folder);
    try {
      const programs = await preparePrograms(place.account, log, await findPackage());
      const settings = options.settings ?? {};
      const server: Server = {
        ...place,
        programs,
        settings,
        log,
        logFile: join(place.folder, 'postgres.log'),
      };
      await claim(place, server);
      if (!(await clusterExists(place.cluster)))
        await createCluster(programs, place, settings.fsync !== 'off');
      const password = await readPassword(place.cluster);
      const first = await takeOverOrStart(server, options.port);
      const { port } = first;
      const supervised = supervise(first, {
        startAgain: () => takeOverOrStart(server, port),
        logFile: server.logFile,
        log,
      });
      const urlFor = (database: string) => databaseUrl({ cluster: place.cluster, port, password }, database);
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
        dataFolder: place.folder,
      };
    } catch (error) {
      await lock.release();
      throw error;
    }
  });
}

/** Data kept elsewhere belongs to the wanted folder only by the pointer in it. */
async function claim(place: DataFolder, server: Server) {
  if (!place.claim) return;
  if (await isUnclaimed(place.claim)) {
    const { barrier, content } = place.claim;
    server.log(
      `The database is kept in ${place.folder}, not in ${content.wantedIn}: ` +
        `PostgreSQL does not run as root, and the user it runs as cannot enter ${barrier}.`,
    );
    if (await clusterExists(place.cluster)) {
      const running = await findPostmaster(server);
      if (running) await stopPostmaster(server, running.pid);
      server.log(`The database that was there before was moved to ${await setAside(place)}.`);
    }
  }
  await writePointer(place.claim);
}

async function takeOverOrStart(server: Server, port: number | undefined): Promise<Postmaster> {
  const found = await findPostmaster(server);
  if (found) {
    const adopted = await adoptPostmaster(server, found, port ?? found.port);
    if (adopted) {
      server.log(`The PostgreSQL of an earlier shop still runs (process ${found.pid}) and is taken over.`);
      return adopted;
    }
    server.log(`The PostgreSQL of an earlier shop (process ${found.pid}) is stopped, to start it anew.`);
    await stopPostmaster(server, found.pid);
  }
  return port === undefined ? startOnFreePort(server) : start(server, port);
}

/** PostgreSQL itself finds out whether a port is free, for any earlier look could be outdated. */
async function startOnFreePort(server: Server): Promise<Postmaster> {
  const memory = join(server.folder, 'port');
  const remembered = Number(await readFile(memory, 'utf8').catch(() => ''));
  // Below the ports that systems give to outgoing connections, one of which could hold it while it restarts.
  const others = Array.from({ length: 10 }, () => randomInt(20_000, 30_000));
  const tries = remembered > 0 && remembered < 65_536 ? [remembered, ...others] : others;
  for (const [index, port] of tries.entries()) {
    try {
      const postmaster = await start(server, port);
      if (port !== remembered) await writeFile(memory, `${port}\n`).catch(() => undefined);
      return postmaster;
    } catch (error) {
      const taken = error instanceof Error && /Address already in use/.test(String(error.cause));
      if (!taken || index === tries.length - 1) throw error;
    }
  }
  throw new Error('unreachable: the last try returns or throws');
}

async function start(server: Server, port: number): Promise<Postmaster> {
  const patience = Date.now() + 30_000;
  for (let failures = 1; ; failures += 1) {
    const outcome = await launchPostmaster(server, port);
    if ('pid' in outcome) return outcome;
    const { said } = outcome;
    const leftovers = /pre-existing shared memory block/.test(said) && Date.now() < patience;
    const knownToLast = /Address already in use|No space left|Permission denied|incompatible/.test(said);
    if (leftovers) await endLeftovers(server.cluster);
    else if (failures > 1 || knownToLast) throw explain(said, { ...server, port }, new Error(said));
    await delay(50);
  }
}
