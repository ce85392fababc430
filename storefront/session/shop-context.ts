import { createContext, use } from 'react';
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router';
import type { CommerceClient } from '#storefront/api/operation.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import type { CookieJar, Shopper } from './shopper.ts';

/** The context of loaders and actions, on the server and in the browser. */
export interface ShopEnvironment {
  shopper: Shopper;
  t: Translate;
  api: CommerceClient;
  cookies: CookieJar;
  /** Whether the page may contain personal data: in the browser always, on the server for visitors without script. */
  isPersonal: boolean;
  side: 'server' | 'browser';
  /** On the server: loads data that is the same for every visitor of this market and language once for many pages. */
  loadShared<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** On the server: logs invalid content of an editor. */
  reportContentError?(error: Error): void;
  /** In the browser: the data of the page that back or forward leads to, if it is cached. */
  restorePage?(): unknown;
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

/** The context of components. */
export interface ShopView {
  shopper: Shopper;
  t: Translate;
}

export const ShopViewContext = createContext<ShopView | undefined>(undefined);

export function useShop(): ShopView {
  const view = use(ShopViewContext);
  if (!view) throw new Error('useShop needs a ShopViewContext above the component.');
  return view;
}

export function useTranslate(): Translate {
  return useShop().t;
}
