import { useState } from 'react';
import { isHydrated } from '#storefront/browser/hydration.ts';

/**
 * Reads a value once when the screen is opened by client navigation. Undefined in the document's first screen, to match the
 * server. Only for parts that hydrate with the screen, not later.
 */
export function useOnClientNavigation<T>(read: () => T): T | undefined {
  const [value] = useState(() => (isHydrated() ? read() : undefined));
  return value;
}
