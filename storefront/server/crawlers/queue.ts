import { NetworkError } from '#storefront/api/errors.ts';

/**
 * Runs expensive work one after the other. Work whose key is already queued shares the result of the queued work. A full queue
 * rejects.
 */
export function createQueue(maxWaiting: number) {
  const waiting = new Map<string, Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();

  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const queued = waiting.get(key);
    if (queued) return queued as Promise<T>;
    if (waiting.size >= maxWaiting) return Promise.reject(new NetworkError('The queue is full', 503));
    const result = last.then(work).finally(() => waiting.delete(key));
    waiting.set(key, result);
    // A failure does not stop the queue.
    last = result.catch(() => undefined);
    return result;
  };
}
