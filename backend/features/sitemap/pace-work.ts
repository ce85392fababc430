import { setTimeout } from 'node:timers/promises';

/** The share of one processor, whatever the number of requests. */
const share = 0.2;
/** The minimum of work between two pauses. */
const minWorkMs = 5;
/** Bounds a pause, because the measured work may include waiting, such as for the database. */
const maxPauseMs = 200;

/** Yields the same items, with pauses between them. */
type Pace = <Item>(items: AsyncIterable<Item>) => AsyncGenerator<Item>;

/**
 * Spreads long work: all iterables of one pace together take at most a fifth of a processor, so that requests for the
 * sitemaps of a large shop do not slow other requests down.
 */
export function createPace(): Pace {
  let freeAt = 0;

  /** Waits until the pauses of other iterables are over, and then four times as long as the work took. */
  async function pauseAfter(workMs: number): Promise<void> {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + Math.min(maxPauseMs, workMs * (1 / share - 1));
    await setTimeout(freeAt - now);
  }

  return async function* (items) {
    let workMs = 0;
    let startedAt = performance.now();
    for await (const item of items) {
      workMs += performance.now() - startedAt;
      if (workMs >= minWorkMs) {
        await pauseAfter(workMs);
        workMs = 0;
      }
      yield item;
      startedAt = performance.now();
    }
  };
}
