import { Worker } from 'node:worker_threads';
import type { Snapshot } from '../../snapshot/snapshot-file.ts';
import type { BuildRequest, BuildResult } from './build-worker.ts';

/** Memory for new objects. With less, V8 copies the records of a batch several times, which takes a tenth of the build. */
const maxYoungGenerationSizeMb = 192;

/** Builds the index and writes its snapshot in a worker thread. `stop` cancels the build. */
export function buildInWorker(request: BuildRequest): {
  built: Promise<BuildResult>;
  stop(): Promise<void>;
} {
  const worker = new Worker(new URL('./build-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxYoungGenerationSizeMb },
  });
  const built = new Promise<BuildResult>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The worker ended before the index was built.')));
  });
  built.catch(() => undefined);
  return {
    built,
    async stop() {
      await worker.terminate();
    },
  };
}

/** Where the index of a thread comes from: by default, the thread reads the snapshot file and starts its own builds. */
export interface IndexSource {
  /** Used instead of the snapshot file. */
  initial?: Snapshot | undefined;
  build: typeof buildInWorker;
}

/** The default. */
export const OWN_INDEX: IndexSource = { build: buildInWorker };
