import { createContext, use } from 'react';
import { createContext as createRouterContext, type RouterContextProvider } from 'react-router';
import type { ShopRequestKind, ShopRequests } from '#contract/shop-requests.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { readMessages, type Translate } from '#storefront/translations/translate.ts';
import type { MessageChunk } from '#storefront/translations/translation.ts';
import type { CookieJar, Shopper } from './shopper.ts';

/** Sends a request beside the GraphQL contract. An unreachable commerce API is an outcome too. */
export type SendShopRequest = <Kind extends ShopRequestKind>(
  kind: Kind,
  request: ShopRequests[Kind]['request'],
) => Promise<ShopRequestOutcome<Kind>>;

export type ShopRequestOutcome<Kind extends ShopRequestKind> =
  | { kind: 'accepted'; result: ShopRequests[Kind]['response'] }
  /** The code is undefined if the commerce API is unreachable or does not have the request. */
  | { kind: 'rejected'; code: string | undefined };

/** The context of loaders and actions, on the server and in the browser. */
export interface ShopEnvironment<Chunk extends MessageChunk = never> {
  shopper: Shopper;
  t: Translate<Chunk>;
  api: CommerceClient;
  sendShopRequest: SendShopRequest;
  cookies: CookieJar;
  /** Whether the page may contain personal data: in the browser always, on the server for visitors without script. */
  isPersonal: boolean;
  side: 'server' | 'browser';
  /** On the server: caches data that is the same for every visitor of this market and language. */
  loadShared<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** On the server: logs invalid content of an editor. */
  reportContentError?(error: Error): void;
  /** In the browser: the visitor may not open the page. Its loader requests only what the page waits for. */
  isPrefetching?: boolean;
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
export interface ShopView<Chunk extends MessageChunk = never> {
  shopper: Shopper;
  t: Translate<Chunk>;
}

export const ShopViewContext = createContext<ShopView | undefined>(undefined);

/** Suspends until the named chunks of messages are loaded. The server has loaded all of them. */
export function useShop<Chunk extends MessageChunk = never>(...chunks: Chunk[]): ShopView<Chunk> {
  const view = use(ShopViewContext);
  if (!view) throw new Error('useShop needs a ShopViewContext above the component.');
  for (const chunk of chunks) use(readMessages(view.shopper.locale, chunk));
  // The chunks add their messages to the translator of the language.
  return view as ShopView<Chunk>;
}

export function useTranslate<Chunk extends MessageChunk = never>(...chunks: Chunk[]): Translate<Chunk> {
  return useShop(...chunks).t;
}
