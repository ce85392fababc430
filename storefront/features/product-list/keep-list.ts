import { useEffect } from 'react';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
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

/** Whether the way back to the list on the screen has just been taken. Looking ahead at other pages fails in silence. */
let isWayBack = false;

type ListLoader = (args: LoaderFunctionArgs) => Promise<ListData>;

/** When more of a list, or another choice of it, cannot be had, what is on the screen stays, and its address too. */
export function keepingList(load: ListLoader): ListLoader {
  return async (args) => {
    const { side, t, shopper } = environmentOf(args.context);
    if (side === 'server') return load(args);
    const { pathname, search } = new URL(args.request.url);
    const isShown = shown?.pathname === pathname && shown.search === search;
    if (isWayBack && isShown) notifyFailure(t);
    isWayBack = false;
    try {
      return await load(args);
    } catch (error) {
      const isOutOfReach = error instanceof NetworkError || error instanceof GraphqlError;
      if (!isOutOfReach || shown?.pathname !== pathname) throw error;
      if (isShown) return shown.list;
      isWayBack = true;
      const prefix = pathPrefix(shopper.locale, shopper.pathMarket);
      throw replace(pathname.slice(prefix.length) + shown.search);
    }
  };
}
