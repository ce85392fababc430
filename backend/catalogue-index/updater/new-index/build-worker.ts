// Worker thread that builds the index, so that the shop keeps serving requests. Started by build-in-worker.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '#backend/database/connection.ts';
import { buffersOf } from '../../snapshot/packed-data.ts';
import { type Snapshot, writeSnapshot } from '../../snapshot/snapshot-file.ts';
import { type BuiltIndex, buildFrom, buildIndex } from './build-index.ts';
import { openHandover } from './hand-over-catalogue.ts';
import { waitForCommit } from './handover.queries.ts';
import { HandoverFolder } from './handover-folder.ts';

export interface BuildRequest {
  databaseUrl: string;
  snapshotPath: string;
  /** Identifies the database: a shop does not load the snapshot of another database. */
  catalogueId: string;
  /** True if this process has claimed the catalogue that an import hands over. */
  isHandedOver?: boolean;
}

export interface BuildResult {
  snapshot: Snapshot;
  /** Set if the snapshot file could not be written. */
  writeError: string | null;
}

/** An import commits directly after it has handed its catalogue over. */
const maxCommitMs = 60_000;

const { databaseUrl, snapshotPath, catalogueId, isHandedOver } = workerData as BuildRequest;
const connection = connect(databaseUrl, { connections: 1 });
try {
  const builtAt = Date.now();
  const built = isHandedOver ? await buildFromHandover() : await buildIndex(connection.db);
  const snapshot: Snapshot = { ...built, builtAt };
  // With a full disk the index is still used; only the next start takes longer.
  const writeError = await writeSnapshot(snapshotPath, catalogueId, snapshot).then(
    () => null,
    (error) => String(error),
  );
  const result: BuildResult = { snapshot, writeError };
  parentPort?.postMessage(result, buffersOf(snapshot));
} finally {
  await connection.close();
}

/** Builds the index before the import commits. Fails if the import does not commit. */
async function buildFromHandover(): Promise<BuiltIndex> {
  const folder = HandoverFolder.beside(snapshotPath);
  try {
    const { transactionId, ...source } = await openHandover(connection.db, folder);
    const built = await buildFrom(source);
    await waitForCommit(connection.db, transactionId, maxCommitMs);
    return built;
  } finally {
    await folder.remove();
  }
}
