import { useSyncExternalStore } from 'react';

/** A value of this tab, which anything may read and change, and which components follow. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  listen(listener: (value: T) => void): () => void;
}

/** What it begins with is found out when somebody first asks: a cookie, or what the browser has stored. */
export function createStore<T>(begin: () => T): Store<T> {
  let known: { value: T } | undefined;
  const listeners = new Set<(value: T) => void>();
  function get(): T {
    known ??= { value: begin() };
    return known.value;
  }
  return {
    get,
    set(next) {
      if (Object.is(next, get())) return;
      known = { value: next };
      for (const listener of listeners) listener(next);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `fromServer` is what the page came with, so that the first rendering in the browser equals the server's. */
export function useStore<T, Part>(
  { get, listen }: Pick<Store<T>, 'get' | 'listen'>,
  fromServer: Part,
  select: (value: T) => Part,
): Part {
  return useSyncExternalStore(
    listen,
    () => select(get()),
    () => fromServer,
  );
}
