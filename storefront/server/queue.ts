import { NetworkError } from '#storefront/api/errors.ts';

/** Heavy work, one piece after the other. Who asks for what is under way gets its result; where too many wait, one is refused. */
export function createQueue(mostWaiting: number) {
  const waiting = new Map<string, Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();

  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const same = waiting.get(key);
    if (same) return same as Promise<T>;
    if (waiting.size >= mostWaiting)
      return Promise.reject(new NetworkError('Too much is asked for at once', 503));
    const mine = last.then(work).finally(() => waiting.delete(key));
    waiting.set(key, mine);
    // The next has its turn, whatever became of this one.
    last = mine.catch(() => undefined);
    return mine;
  };
}
