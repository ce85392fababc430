// A worker that reports its thread as metrics. The leader crashes after its first report.
import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { SupervisorMessage, WorkerStart } from './messages.ts';

const { isLeader } = workerData as WorkerStart;
parentPort?.on('message', (message: SupervisorMessage) => {
  if (message.kind === 'stop') process.exit(0);
  if (message.kind !== 'read-metrics') return;
  parentPort?.postMessage({ kind: 'reply', id: message.id, value: { threadId, isLeader } });
  if (isLeader)
    setImmediate(() => {
      throw new Error('The worker crashes.');
    });
});
parentPort?.postMessage({ kind: 'ready', shopName: 'Kvarto' });
