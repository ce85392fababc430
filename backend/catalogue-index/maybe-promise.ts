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

/** The same for many answers: at once where all of them are there. */
export function whenAllReady<T>(answers: MaybePromise<T>[]): MaybePromise<T[]> {
  return answers.some((answer) => answer instanceof Promise) ? Promise.all(answers) : (answers as T[]);
}
