// Builds the index in a thread of its own, so that the shop goes on answering. Started by build-in-worker.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '#backend/database/connection.ts';
import { buildIndex } from './build-index.ts';
import { buffersOf } from './packed-data.ts';
import { type Snapshot, writeSnapshot } from './snapshot-file.ts';

export interface BuildOrder {
  databaseUrl: string;
  snapshotPath: string;
  catalogueId: string;
}

export interface BuildMessage {
  snapshot: Snapshot;
  /** Why the snapshot could not be kept. */
  problem: string | null;
}

const { databaseUrl, snapshotPath, catalogueId } = workerData as BuildOrder;
const connection = connect(databaseUrl, { connections: 1 });
try {
  const builtAt = Date.now();
  const snapshot: Snapshot = { ...(await buildIndex(connection.db)), builtAt };
  // A full disk costs the next start some time, not this shop its index.
  const problem = await writeSnapshot(snapshotPath, catalogueId, snapshot).then(
    () => null,
    (error) => String(error),
  );
  const message: BuildMessage = { snapshot, problem };
  parentPort?.postMessage(message, buffersOf(snapshot));
} finally {
  await connection.close();
}
