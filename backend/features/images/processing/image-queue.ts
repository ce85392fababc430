import sharp from 'sharp';
import { createImageLimiter, createSharedImageLimiter, type SharedSlots } from './image-slots.ts';

/** Runs tasks that draw, resize or check an image: a few at a time, so that they do not slow down other requests. */
export type ImageQueue = ReturnType<typeof createImageQueue>;

/** With `slots`, all threads of the process share one queue. */
export function createImageQueue(slots?: SharedSlots) {
  // libvips uses one thread per image. By default it would use every core.
  sharp.concurrency(1);
  return slots ? createSharedImageLimiter(slots) : createImageLimiter();
}
