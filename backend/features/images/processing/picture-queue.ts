import sharp from 'sharp';
import { createSlots, type SharedSlots, useSharedSlots } from './picture-slots.ts';

/** Draws, resizes and checks pictures, a few at a time, so that they slow down nothing else. */
export type PictureQueue = ReturnType<typeof createPictureQueue>;

/** Creates the queue of this process, or with `slots` one that several threads share. */
export function createPictureQueue(slots?: SharedSlots) {
  // A picture uses one thread: otherwise libvips would use every core for each.
  sharp.concurrency(1);
  return slots ? useSharedSlots(slots) : createSlots();
}
