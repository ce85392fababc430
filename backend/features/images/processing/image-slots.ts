// This module must not import sharp: the supervisor thread imports it and should stay small.

import { availableParallelism } from 'node:os';
import { limitConcurrency } from '#backend/features/rate-limit/limit-concurrency.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';

/** One core stays free for requests. At most 2: images share libuv's four threads with files, compression and sign-ins. */
export const maxRunningImages = Math.min(2, Math.max(1, availableParallelism() - 1));

/** More than the images of one visitor's page, so that other visitors' images can wait too. */
export const maxWaitingImages = 150;
/** A page has at most about 100 covers. The limit prevents that one network fills the whole queue. */
export const maxWaitingImagesOfNetwork = 100;
/** An image whose task has waited this long is rejected. Large covers take some seconds each. */
const maxWaitMs = 20_000;
const retryAfterSeconds = 5;

/** Creates a function that runs a task as soon as one of the slots is free. */
export const createImageLimiter = () =>
  limitConcurrency(maxRunningImages, {
    maxLength: maxWaitingImages,
    maxLengthOfGroup: maxWaitingImagesOfNetwork,
    maxWaitMs,
    createError: createQueueFullError,
  });

function createQueueFullError(): RejectedRequestError {
  const message = 'Too many images are being processed.';
  return new RejectedRequestError(503, 'LIMIT_EXCEEDED', message, retryAfterSeconds);
}

interface SlotOptions {
  /** The task starts after all others, and waits without a limit. */
  isInBackground: boolean;
  /** The visitor's network. */
  group: string | undefined;
}

/** Slots that another thread grants, for all threads together. */
export interface SharedSlots {
  /** Resolves to true as soon as a slot is granted, and to false if too many images wait. */
  take(options: SlotOptions): Promise<boolean>;
  release(): void;
}

/** Like `createImageLimiter`, with slots that all threads share. */
export function createSharedImageLimiter(slots: SharedSlots): ReturnType<typeof createImageLimiter> {
  return async (task, { isInBackground = false, group } = {}) => {
    if (!(await slots.take({ isInBackground, group }))) throw createQueueFullError();
    try {
      return await task();
    } finally {
      slots.release();
    }
  };
}

/** Grants slots of one queue to several threads. */
export class SlotGranter<Thread> {
  readonly #runWhenFree = createImageLimiter();
  /** Functions that release a slot, by the thread that has it. */
  readonly #granted = new Map<Thread, (() => void)[]>();

  /**
   * Calls `grant` when a slot is free, and holds the slot until `release`. The promise resolves to true after `release`. It
   * resolves to false, without a call of `grant`, if too many images wait.
   */
  async holdSlot(thread: Thread, options: SlotOptions, grant: () => void): Promise<boolean> {
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
