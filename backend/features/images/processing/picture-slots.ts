import { availableParallelism } from 'node:os';
import { limitConcurrency } from '#backend/features/rate-limit/limit-concurrency.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';

/** One core stays free for requests. Pictures share libuv's four threads with files, compression and sign-ins. */
export const maxRunningPictures = Math.min(2, Math.max(1, availableParallelism() - 1));

/** A page has at most about a hundred covers. The largest take some seconds each. */
export const maxWaitingPictures = 150;
/** The share of one network, so that it does not take the whole queue from other visitors. */
export const maxWaitingPicturesOfNetwork = 100;
const maxWaitMs = 20_000;
const retryAfterSeconds = 5;

/** The queue of a process. It imports no code for pictures, so that the thread that supervises workers stays small. */
export const createSlots = () =>
  limitConcurrency(maxRunningPictures, {
    maxLength: maxWaitingPictures,
    maxLengthOfGroup: maxWaitingPicturesOfNetwork,
    maxWaitMs,
    createError: tooManyPictures,
  });

function tooManyPictures(): RejectedRequestError {
  const message = 'Too many pictures are being drawn.';
  return new RejectedRequestError(503, 'LIMIT_EXCEEDED', message, retryAfterSeconds);
}

interface SlotOptions {
  isInBackground: boolean;
  /** The visitor's network. */
  group: string | undefined;
}

/** Slots that another thread grants, for all threads together. */
export interface SharedSlots {
  /** False if too many pictures wait. */
  take(options: SlotOptions): Promise<boolean>;
  release(): void;
}

export function useSharedSlots(slots: SharedSlots): ReturnType<typeof createSlots> {
  return async (task, { isInBackground = false, group } = {}) => {
    if (!(await slots.take({ isInBackground, group }))) throw tooManyPictures();
    try {
      return await task();
    } finally {
      slots.release();
    }
  };
}

/** Grants slots of one queue to several threads. */
export class SlotGranter<Thread> {
  readonly #runWhenFree = createSlots();
  /** Functions that release a slot, by the thread that has it. */
  readonly #granted = new Map<Thread, (() => void)[]>();

  async take(thread: Thread, options: SlotOptions, grant: () => void): Promise<boolean> {
    try {
      await this.#runWhenFree(() => {
        const { promise, resolve } = Promise.withResolvers<void>();
        this.#granted.set(thread, [...(this.#granted.get(thread) ?? []), resolve]);
        grant();
        return promise;
      }, options);
      return true;
    } catch {
      return false;
    }
  }

  release(thread: Thread): void {
    this.#granted.get(thread)?.shift()?.();
  }

  /** Releases the slots of a thread that has ended. */
  releaseAll(thread: Thread): void {
    for (const release of this.#granted.get(thread) ?? []) release();
    this.#granted.delete(thread);
  }
}
