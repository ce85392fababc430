import { setTimeout } from 'node:timers/promises';
import { shareSnapshot } from '#backend/catalogue-index/snapshot/shared-snapshot.ts';
import { SnapshotStore } from '#backend/catalogue-index/snapshot/snapshot-store.ts';
import type { DatabaseConnection } from '#backend/database/connection.ts';
import { openLog } from '../observability/open-log.ts';
import type { Observability } from '../observability/start-observability.ts';
import { openDatabase } from '../open-database.ts';
import { isDemoRefused } from '../public-start.ts';
import type { Settings } from '../settings.ts';
import { Supervisor } from './supervisor.ts';

interface RunningWorkers {
  shopName: string | undefined;
  /** Waits for balancers, and then for requests in flight. `skipDrain` ends the wait for balancers. */
  drainAndClose(skipDrain: AbortSignal): Promise<void>;
  /** Stops the workers if they run, and closes the database. */
  close(): Promise<void>;
}

/** The shop in several threads, `WORKERS` of them. This thread opens the database and supervises. */
export async function startWorkers(
  settings: Settings,
  { print, observability }: { print: (line: string) => void; observability: Observability },
): Promise<RunningWorkers> {
  const connection = settings.COMMERCE_ENDPOINT
    ? undefined
    : await openDatabase(settings, print, { isDemoRefused: isDemoRefused(settings) });
  const supervisor = new Supervisor({
    workers: settings.WORKERS,
    databaseUrl: connection?.url,
    loadSnapshot: await snapshotLoader(connection, settings),
    log: openLog('supervisor', settings),
  });
  observability.aggregate(() => supervisor.readMetrics());
  const close = async () => {
    await supervisor.close();
    await connection?.close();
  };
  try {
    const shopName = await supervisor.start();
    return {
      shopName,
      close,
      async drainAndClose(skipDrain) {
        supervisor.drain();
        const options = { signal: skipDrain };
        await setTimeout(settings.DRAIN_SECONDS * 1000, undefined, options).catch(() => undefined);
        await supervisor.close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Reads the snapshot of the index once for all threads. */
async function snapshotLoader(connection: DatabaseConnection | undefined, settings: Settings) {
  if (!connection || settings.CATALOGUE_ENGINE !== 'memory') return async () => undefined;
  const store = await SnapshotStore.open(connection.db, settings.DATA_DIR, openLog('supervisor', settings));
  return async () => {
    const snapshot = await store.load();
    return snapshot && shareSnapshot(snapshot);
  };
}
