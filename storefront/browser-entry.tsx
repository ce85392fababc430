import './theme/theme.css';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { pathPrefix } from '#contract/locales.ts';
import { createBrowserClient } from './api/browser-client.ts';
import type { CommerceClient } from './api/operation.ts';
import { browserCookies } from './browser/browser-cookies.ts';
import { followLinks } from './browser/follow-links.ts';
import { COOKIES } from './config/cookies.ts';
import { createRoutes } from './create-routes.ts';
import { setCartCount } from './features/cart/cart.store.ts';
import { loadCartCount } from './features/cart/load-cart-count.ts';
import { isPageOf } from './routing/is-page-of.ts';
import { provideEnvironment, type ShopEnvironment, ShopViewContext } from './session/shop-context.ts';
import { languageIdOf, placeOf, type Shopper } from './session/shopper.ts';
import { loadWords } from './translations/words.ts';

interface PageState {
  shopper: Shopper;
  loaderData: HydrationState['loaderData'];
  actionData: HydrationState['actionData'];
  errors: Record<string, { status: number }> | null;
}

/** Takes over the page that the server sent. */
async function start(): Promise<void> {
  const state: PageState = JSON.parse(document.getElementById('state')?.textContent ?? '{}');
  const { shopper } = state;
  const words = await loadWords(shopper.locale);
  const api = createBrowserClient({
    channelId: shopper.channelId,
    marketId: shopper.market,
    languageId: languageIdOf(shopper),
  });
  const environment: ShopEnvironment = {
    shopper,
    words,
    api,
    cookies: browserCookies,
    isPersonal: true,
    side: 'browser',
    remember: (_, load) => load(),
  };
  const routes = createRoutes(shopper.locale);
  const basename = pathPrefix(shopper.locale, shopper.pathMarket) || '/';

  // What the page shows must be here before React looks at it, or it would throw the server's work away.
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined });
  }
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: {
      loaderData: state.loaderData,
      actionData: state.actionData,
      errors: readErrors(state.errors),
    },
    getContext: () => provideEnvironment(new RouterContextProvider(), environment),
  });
  hydrateRoot(
    document.getElementById('app') as HTMLElement,
    <ShopViewContext value={{ shopper, words }}>
      <RouterProvider router={router} />
    </ShopViewContext>,
  );
  followLinks(router, basename, (pathname) => isPageOf(placeOf(shopper), pathname));
  browserCookies.set(COOKIES.plain, '');
  countCart(api);
  // Another tab may have filled the cart meanwhile.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') countCart(api);
  });
  document.documentElement.dataset.ready = '';
}

function countCart(api: CommerceClient): void {
  const cartId = browserCookies.get(COOKIES.cart);
  if (cartId) loadCartCount(api, cartId).then(setCartCount, () => undefined);
  else setCartCount(0);
}

function readErrors(errors: PageState['errors']): HydrationState['errors'] {
  return (
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([id, { status }]) => [id, new UNSAFE_ErrorResponseImpl(status, '', null)]),
    )
  );
}

void start();
