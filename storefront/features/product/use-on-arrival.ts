import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Read once, when a screen is come to without a new document: what the server has drawn must first be drawn alike. */
export function useOnArrival<T>(read: () => T): T | undefined {
  const isWithinDocument = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [value] = useState(() => (isWithinDocument ? read() : undefined));
  return value;
}
