import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { limitConcurrency } from '#backend/features/rate-limit/limit-concurrency.ts';
import { RejectedRequestError } from '#backend/http/rejected-request-error.ts';

/** Draws, resizes and checks pictures, a few at a time, so that they slow down nothing else. */
export type PictureQueue = ReturnType<typeof createPictureQueue>;

/** One core stays free for requests. Pictures share libuv's four threads with files, compression and sign-ins. */
export const maxRunningPictures = Math.min(2, Math.max(1, availableParallelism() - 1));

/** A page has at most about a hundred covers. The largest take some seconds each. */
export const maxWaitingPictures = 150;
const maxWaitMs = 20_000;
const retryAfterSeconds = 5;

export function createPictureQueue() {
  // A picture uses one thread: otherwise libvips would use every core for each.
  sharp.concurrency(1);
  return limitConcurrency(maxRunningPictures, {
    maxLength: maxWaitingPictures,
    maxWaitMs,
    createError: () =>
      new RejectedRequestError(
        503,
        'LIMIT_EXCEEDED',
        'Too many pictures are being drawn.',
        retryAfterSeconds,
      ),
  });
}
