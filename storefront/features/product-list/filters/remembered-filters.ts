import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The last filtered query of each list, by path, for this visit (§2). */
const storageKey = 'kvarto-filters';
const maxLists = 20;

/** When a visitor opens a list without filters: the query string of the filters that they last used in this list, if any. */
export function useRememberedFilters(search: string, hasFilters: boolean): string | undefined {
  const { pathname } = useLocation();
  // Read after hydration, because the server cannot read the storage.
  const [remembered, setRemembered] = useState<{ pathname: string; search: string }>();
  useEffect(() => {
    if (hasFilters) store(pathname, search);
    const stored = hasFilters ? undefined : read().get(pathname);
    // Usually undefined again, so that React does not render the list again.
    setRemembered(stored === undefined ? undefined : { pathname, search: stored });
  }, [pathname, search, hasFilters]);
  return remembered?.pathname === pathname && !hasFilters ? remembered.search : undefined;
}

/** Called when the visitor removes all filters of a list. */
export function forgetFilters(pathname: string): void {
  store(pathname, undefined);
}

function read(): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function store(pathname: string, search: string | undefined): void {
  const lists = read();
  lists.delete(pathname);
  if (search) lists.set(pathname, search);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...lists].slice(-maxLists)));
  } catch {
    // Without storage nothing is remembered.
  }
}

function isEntry(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
