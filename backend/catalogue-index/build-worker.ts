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

const { databaseUrl, snapshotPath, catalogueId } = workerData as BuildOrder;
const connection = connect(databaseUrl, { connections: 1 });
try {
  const builtAt = Date.now();
  const snapshot: Snapshot = { ...(await buildIndex(connection.db)), builtAt };
  await writeSnapshot(snapshotPath, catalogueId, snapshot);
  parentPort?.postMessage(snapshot, buffersOf(snapshot));
} finally {
  await connection.close();
}
