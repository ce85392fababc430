// Worker thread that builds the index, so that the shop keeps serving requests. Started by build-in-worker.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '#backend/database/connection.ts';
import { buffersOf } from '../../snapshot/packed-data.ts';
import { type Snapshot, writeSnapshot } from '../../snapshot/snapshot-file.ts';
import { buildIndex } from './build-index.ts';

export interface BuildRequest {
  databaseUrl: string;
  snapshotPath: string;
  catalogueId: string;
}

export interface BuildResult {
  snapshot: Snapshot;
  /** Set if the snapshot file could not be written. */
  writeError: string | null;
}

const { databaseUrl, snapshotPath, catalogueId } = workerData as BuildRequest;
const connection = connect(databaseUrl, { connections: 1 });
try {
  const builtAt = Date.now();
  const snapshot: Snapshot = { ...(await buildIndex(connection.db)), builtAt };
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
