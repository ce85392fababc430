import { useEffect } from 'react';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { cacheChunk } from '#storefront/browser/cache-chunk.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import type { ListData } from './list-data.ts';

type ListLoader = (args: LoaderFunctionArgs) => Promise<ListData>;

/** The loader of a list that the backend knows by its path. */
export function createListLoader(screen: Screen): ListLoader {
  return fallBackToDisplayedList(async (args) => (await importLoadList()).loadListByPath(args, screen));
}

const loadListChunk = cacheChunk(() => import('./load-list.ts'));

/** Loaded on demand: a page rendered by the server does not run its loader in the browser. */
export function importLoadList(): Promise<typeof import('./load-list.ts')> {
  return loadListChunk.load().catch(() => {
    throw new NetworkError('chunk load-list.ts could not be loaded');
  });
}

/** The list that the browser displays, with its URL. */
let displayed: { pathname: string; search: string; list: ListData } | undefined;

export function useDisplayedList(list: ListData): void {
  useEffect(() => {
    const { pathname, search } = location;
    displayed = { pathname, search, list };
    return () => {
      displayed = undefined;
    };
  }, [list]);
}

/** Set while the router returns to the displayed list after a failure. A failed prefetch of another page shows no notice. */
let isReturningToList = false;

/** If another page or filter of the displayed list cannot be loaded, the browser stays on the list and shows a notice. */
export function fallBackToDisplayedList(load: ListLoader): ListLoader {
  return async (args) => {
    const { side, t, shopper } = environmentOf(args.context);
    if (side === 'server') return load(args);
    const { pathname, search } = new URL(args.request.url);
    const isDisplayed = displayed?.pathname === pathname && displayed.search === search;
    if (isReturningToList && isDisplayed) notifyFailure(t);
    isReturningToList = false;
    try {
      return await load(args);
    } catch (error) {
      if (!isLoadingFailure(error) || displayed?.pathname !== pathname) throw error;
      if (isDisplayed) return displayed.list;
      isReturningToList = true;
      const prefix = pathPrefix(shopper.locale, shopper.pathMarket);
      // The router expects a path without the prefix, which is its basename.
      throw replace(pathname.slice(prefix.length) + displayed.search);
    }
  };
}

function isLoadingFailure(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof GraphqlError) return true;
  // Offline, an import of code that is not loaded yet fails with a plain error.
  return error instanceof Error && !navigator.onLine;
}
