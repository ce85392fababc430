import { useEffect } from 'react';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import type { ListData } from './list-data.ts';

/** The list on the screen, and its address. Known in the browser only. */
let shown: { pathname: string; search: string; list: ListData } | undefined;

export function useShownList(list: ListData): void {
  useEffect(() => {
    const { pathname, search } = location;
    shown = { pathname, search, list };
    return () => {
      shown = undefined;
    };
  }, [list]);
}

type ListLoader = (args: LoaderFunctionArgs) => Promise<ListData>;

/** When more of a list, or another choice of it, cannot be had, what is on the screen stays, and its address too. */
export function keepingList(load: ListLoader): ListLoader {
  return async (args) => {
    try {
      return await load(args);
    } catch (error) {
      const { side, words, shopper } = environmentOf(args.context);
      const isOutOfReach = error instanceof NetworkError || error instanceof GraphqlError;
      const { pathname, search } = new URL(args.request.url);
      if (side === 'server' || !isOutOfReach || shown?.pathname !== pathname) throw error;
      if (shown.search === search) return shown.list;
      notify(words('error.general'), { mode: 'error' });
      const prefix = pathPrefix(shopper.locale, shopper.pathMarket);
      throw replace(pathname.slice(prefix.length) + shown.search);
    }
  };
}
