import sharp from 'sharp';
import { createPictureLimiter, createSharedPictureLimiter, type SharedSlots } from './picture-slots.ts';

/** Runs tasks that draw, resize or check a picture: a few at a time, so that they do not slow down other requests. */
export type PictureQueue = ReturnType<typeof createPictureQueue>;

/** Creates the queue of this thread alone, or with `slots` one that all threads share. */
export function createPictureQueue(slots?: SharedSlots) {
  // libvips uses one thread per picture. By default it would use every core.
  sharp.concurrency(1);
  return slots ? createSharedPictureLimiter(slots) : createPictureLimiter();
}
