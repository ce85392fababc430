/** The memory engine returns values synchronously; the PostgreSQL engine returns promises. */
export type MaybePromise<T> = T | Promise<T>;

/**
 * Continues with a value, synchronously if it is not a promise. One list resolves a thousand values; awaiting each would
 * cost a microtask per value.
 */
export function whenReady<T, Result>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Like `Promise.all`, but synchronous if no value is a promise. */
export function whenAllReady<T>(values: MaybePromise<T>[]): MaybePromise<T[]> {
  return values.some((value) => value instanceof Promise) ? Promise.all(values) : (values as T[]);
}
