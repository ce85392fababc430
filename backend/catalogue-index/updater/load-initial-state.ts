import type { Logger } from 'pino';
import type { Database } from '#backend/database/connection.ts';
import { countProducts } from '../loaders/product-ids.ts';
import type { Snapshot } from '../snapshot/snapshot-file.ts';
import type { SnapshotStore } from '../snapshot/snapshot-store.ts';
import { hasReachedPosition, isWithinRetention, readChangePosition } from './catalogue-changes.queries.ts';
import { type CatalogueState, loadStateWithIndex, loadStateWithoutIndex } from './catalogue-state.ts';
import { buildIndex } from './new-index/build-index.ts';

/** Up to this many products the index is built before the shop opens; a larger one is built in a worker thread. */
const maxProductsBuiltAtStart = 20_000;

/**
 * Loads the state with the index of the snapshot file or a new one, or without an index for a large catalogue that has no
 * snapshot.
 */
export async function loadInitialState(
  db: Database,
  snapshots: SnapshotStore,
  log: Logger,
  initial?: Snapshot,
): Promise<CatalogueState> {
  const position = await readChangePosition(db);
  const restored = await restoreFromSnapshot(db, snapshots, log, initial);
  if (restored) return restored;
  if ((await countProducts(db)) > maxProductsBuiltAtStart) return loadStateWithoutIndex(db, position);
  const snapshot: Snapshot = { builtAt: Date.now(), ...(await buildIndex(db)) };
  snapshots.save(snapshot);
  return loadStateWithIndex(db, snapshot);
}

async function restoreFromSnapshot(
  db: Database,
  snapshots: SnapshotStore,
  log: Logger,
  initial: Snapshot | undefined,
): Promise<CatalogueState | undefined> {
  const snapshot = initial ?? (await snapshots.load());
  if (!snapshot || !isWithinRetention(snapshot.builtAt, Date.now())) return undefined;
  try {
    if (!(await hasReachedPosition(db, snapshot.changePosition))) return undefined;
    return await loadStateWithIndex(db, snapshot);
  } catch (error) {
    log.warn({ err: error, path: snapshots.path }, 'catalogue snapshot unusable, building the index');
    return undefined;
  }
}
