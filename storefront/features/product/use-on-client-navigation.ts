import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Reads a value once when the screen is opened by client navigation. Undefined during hydration, to match the server. */
export function useOnClientNavigation<T>(read: () => T): T | undefined {
  const isClientNavigation = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [value] = useState(() => (isClientNavigation ? read() : undefined));
  return value;
}
