// The main thread must load sharp before a worker does, so that the native library stays loaded until the last thread ends.
import 'sharp';
import { Worker } from 'node:worker_threads';
import { createImageQueue, type ImageQueue } from './image-queue.ts';
import type { InspectedPicture, PictureTask, ResultMessage, TaskMessage } from './picture-worker.ts';

/** A task without the fields that the processor sets. */
type TaskOf<Kind extends PictureTask['kind']> = Omit<
  Extract<PictureTask, { kind: Kind }>,
  'kind' | 'maxPixels'
>;

/** Decodes and encodes pictures in a worker thread. */
export interface PictureProcessor {
  /**
   * For imports: runs after the requests of visitors. A damaged picture has a `problem`; it does not cause an error. After an
   * error, a retry may succeed.
   */
  inspect(bytes: Uint8Array): Promise<InspectedPicture>;
  /** Creates a version for a visitor of this network. */
  resize(bytes: Uint8Array, task: TaskOf<'resize'>, network?: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A decoded picture of this size takes 256 MB. */
export const maxPicturePixels = 64_000_000;

export function createPictureProcessor(runWhenFree: ImageQueue = createImageQueue()): PictureProcessor {
  const worker = new PictureWorker();
  return {
    async inspect(bytes) {
      const task = { kind: 'inspect', maxPixels: maxPicturePixels } as const;
      const answer = await runWhenFree(() => worker.run(bytes, task), { isInBackground: true });
      if (!('inspected' in answer)) throw new Error('The worker did not inspect the picture.');
      return answer.inspected;
    },
    async resize(bytes, options, network) {
      const task = { kind: 'resize', maxPixels: maxPicturePixels, ...options } as const;
      const answer = await runWhenFree(() => worker.run(bytes, task), { group: network });
      if (!('bytes' in answer)) throw new Error('The worker did not resize the picture.');
      return answer.bytes;
    },
    close: () => worker.close(),
  };
}

/** A thread that starts with the first task. After an error, the next task starts another thread. */
class PictureWorker {
  private readonly pending = new Map<number, PromiseWithResolvers<ResultMessage>>();
  private worker: Worker | undefined;
  private lastId = 0;

  async run(bytes: Uint8Array, task: PictureTask): Promise<ResultMessage> {
    this.worker ??= this.start();
    const result = Promise.withResolvers<ResultMessage>();
    const id = ++this.lastId;
    this.pending.set(id, result);
    this.worker.ref();
    try {
      this.worker.postMessage({ id, bytes, task } satisfies TaskMessage);
      const answer = await result.promise;
      if ('error' in answer) throw new Error(`The picture could not be processed: ${answer.error}`);
      return answer;
    } finally {
      // The process may end while the worker waits for tasks.
      if (this.pending.size === 0) this.worker?.unref();
    }
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const started = new Worker(new URL('./picture-worker.ts', import.meta.url));
    started.on('message', (result: ResultMessage) => {
      this.pending.get(result.id)?.resolve(result);
      this.pending.delete(result.id);
    });
    started.on('error', (error) => this.failPending(started, error));
    started.on('exit', () => this.failPending(started, new Error('The worker for pictures ended.')));
    return started;
  }

  private failPending(ended: Worker, error: unknown): void {
    if (this.worker !== ended) return;
    this.worker = undefined;
    for (const { reject } of this.pending.values()) reject(error);
    this.pending.clear();
  }
}
