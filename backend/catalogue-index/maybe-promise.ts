import type { MaybePromise } from './engine.ts';

/**
 * Goes on with an answer, at once where it is there. A list from memory asks so a thousand times, and each time that it
 * waited for nothing would cost a turn of the event loop.
 */
export function whenReady<T, Result>(
  answer: MaybePromise<T>,
  next: (answer: T) => MaybePromise<Result>,
): MaybePromise<Result> {
  return answer instanceof Promise ? answer.then(next) : next(answer);
}
