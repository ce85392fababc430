import { createContext, use } from 'react';
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router';
import type { CommerceClient } from '#storefront/api/operation.ts';
import type { Translate } from '#storefront/translations/words.ts';
import type { CookieJar, Shopper } from './shopper.ts';

/** What loaders and actions are given, on the server and in the browser alike. */
export interface ShopEnvironment {
  shopper: Shopper;
  t: Translate;
  api: CommerceClient;
  cookies: CookieJar;
  /** On the server for a visitor without script: the page may hold what is theirs. In the browser always. */
  isPersonal: boolean;
  side: 'server' | 'browser';
  /** What is the same for everyone in this market and language is loaded once for many pages, where pages are many. */
  remember<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** On the server: what is wrong with what an editor made, for whoever runs the shop. */
  report?(problem: Error): void;
  /** In the browser, on the way back or forward to a page: what it showed, where that is still known. */
  recall?(): unknown;
}

const environmentContext = createRouterContext<ShopEnvironment>();

export function environmentOf(context: Readonly<RouterContextProvider>): ShopEnvironment {
  return context.get(environmentContext);
}

export function provideEnvironment(
  provider: RouterContextProvider,
  environment: ShopEnvironment,
): RouterContextProvider {
  provider.set(environmentContext, environment);
  return provider;
}

/** What components are given. */
export interface ShopView {
  shopper: Shopper;
  t: Translate;
}

export const ShopViewContext = createContext<ShopView | undefined>(undefined);

export function useShop(): ShopView {
  const view = use(ShopViewContext);
  if (!view) throw new Error('Nothing provides the shop to this component.');
  return view;
}

export function useTranslate(): Translate {
  return useShop().t;
}
