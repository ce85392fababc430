import { useSyncExternalStore } from 'react';

/** A value of this tab that components can subscribe to. */
interface Store<T> {
  get(): T;
  set(next: T): void;
  listen(listener: (value: T) => void): () => void;
}

/** The initial value is read on first use, for example from a cookie or from storage. */
export function createStore<T>(readInitial: () => T): Store<T> {
  /** Undefined until the first use. An object, because the value itself may be undefined. */
  let current: { value: T } | undefined;
  const listeners = new Set<(value: T) => void>();
  function get(): T {
    current ??= { value: readInitial() };
    return current.value;
  }
  return {
    get,
    set(next) {
      if (Object.is(next, get())) return;
      current = { value: next };
      for (const listener of listeners) listener(next);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `fromServer` is the value the server rendered with, so that hydration matches. */
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
