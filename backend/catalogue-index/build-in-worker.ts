import { Worker } from 'node:worker_threads';
import type { BuildMessage, BuildOrder } from './build-worker.ts';

/** Builds the index in another thread and leaves a snapshot behind. `end` gives it up. */
export function buildInWorker(order: BuildOrder): { built: Promise<BuildMessage>; end(): Promise<void> } {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), { workerData: order });
  const built = new Promise<BuildMessage>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The index was not built to its end.')));
  });
  built.catch(() => undefined);
  return {
    built,
    async end() {
      await worker.terminate();
    },
  };
}
