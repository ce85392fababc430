import './theme/theme.css';
import { startTransition, useLayoutEffect, useMemo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type HydrationState, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { pathPrefix } from '#contract/locales.ts';
import type { CommerceClient } from './api/operation.ts';
import { browserCookies } from './browser/browser-cookies.ts';
import { forgetFailedChunks } from './browser/cache-chunk.ts';
import { onTabMessage } from './browser/cross-tab.ts';
import { markHydrated } from './browser/hydration.ts';
import { type PageErrors, toHydrationErrors } from './browser/hydration-errors.ts';
import { loadMatchedRoutes } from './browser/load-matched-routes.ts';
import { recoverFromMissingChunk } from './browser/missing-chunk.ts';
import { createDeferredRouter, type DeferredRouter } from './browser/navigation/deferred-router.ts';
import { followLinks } from './browser/navigation/follow-links.ts';
import { cacheVisitedPages } from './browser/navigation/visited-pages.ts';
import { runWhenIdle } from './browser/run-when-idle.ts';
import { runWhenUsed } from './browser/run-when-used.ts';
import { unpackLoaderData } from './browser/unpack-state.ts';
import { trackUnsentText } from './browser/unsent-text.ts';
import { COOKIES } from './config/cookies.ts';
import { localeCookieOf } from './config/locale-cookie.ts';
import { PAGE_FILES_ID, type PageFiles } from './config/page-files.ts';
import { TIMINGS } from './config/timings.ts';
import { canRestore, createRoutes, loadScreen } from './create-routes.ts';
import { displayCartLines, refreshCart, setCartRefresh } from './features/cart/cart.store.ts';
import { hasStoredMutations } from './features/cart/controller/stored-mutations.ts';
import { loadCartLines } from './features/cart/load-cart-lines.ts';
import { readSavedFavorites } from './features/favorites/favorites.store.ts';
import { isPageInScope } from './routing/links/is-page-in-scope.ts';
import { linkTo } from './routing/links/link-to.ts';
import { readUrlAction } from './routing/url-action.ts';
import { currentCustomer, onSignedIn, onSignedOut, refreshCustomer } from './session/auth/customer.store.ts';
import {
  type BrowserEnvironment,
  browserEnvironment,
  browserSession,
} from './session/browser-environment.ts';
import { onCustomerType, setCustomerType, useCustomerType } from './session/customer-type.store.ts';
import { rememberLanguage } from './session/markets/remember-language.ts';
import {
  provideEnvironment,
  type ShopEnvironment,
  type ShopView,
  ShopViewContext,
} from './session/shop-context.ts';
import { provideSession } from './session/shop-session.ts';
import { customerTypeOf, localeScopeOf, type Shopper } from './session/shopper.ts';
import { trackPageImpressions } from './tracking/page-impressions.ts';
import { track } from './tracking/track.ts';
import { loadTranslate, type Translate } from './translations/translate.ts';

interface PageState {
  shopper: Shopper;
  loaderData: HydrationState['loaderData'];
  actionData: HydrationState['actionData'];
  errors: PageErrors;
  /** Whether the page may subscribe to changes of its data (§7). */
  hasSubscriptions?: boolean;
}

interface HydratedShop {
  environment: BrowserEnvironment;
  routes: RouteObject[];
  basename: string;
  router: DeferredRouter;
}

/** Hydrates the page that the server rendered. */
async function start(): Promise<void> {
  const state = readState();
  const { shopper, hasSubscriptions } = state;
  const t = await loadTranslate(shopper.locale);
  const shop = await createShop(state, t);
  const { environment, router, basename } = shop;
  reloadOnCustomerChange(shop, shopper);
  retryChunksOnNavigation(router);
  trackPageImpressions(router);
  // In a transition React hydrates in short tasks and lets the browser handle input between them.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('app') as HTMLElement,
      <Shop shopper={shopper} t={t} router={router} />,
    );
  });
  const isPage = (pathname: string) => isPageInScope(localeScopeOf(shopper), pathname);
  followLinks(router, basename, isPage);
  rememberLanguage(localeCookieOf(shopper));
  trackUnsentText();
  browserCookies.set(COOKIES.noScript, '');
  syncCart(environment);
  syncCustomerType(shopper);
  syncCustomersFavorites(environment.api);
  prefetchWhenUsed(shop, isPage);
  if (hasSubscriptions) followChangesWhenIdle(shop);
  // The router adds the prefix of language and market (basename) to every path.
  followUrlAction(environment, (path) =>
    router.navigate(basename === '/' ? path : path.slice(basename.length), { replace: true }),
  );
}

function readState(): PageState {
  const element = document.getElementById('state');
  const state = JSON.parse(element?.textContent ?? '{}');
  // It may contain personal data, which must not be in the document after a sign-out.
  element?.replaceChildren();
  return { ...state, loaderData: unpackLoaderData(state.loaderData) };
}

async function createShop(state: PageState, t: Translate): Promise<HydratedShop> {
  const { shopper, loaderData, actionData, errors } = state;
  const environment = browserEnvironment({ shopper, t }, ({ message }) => {
    track('error:api', { message });
    refreshCustomer();
  });
  const session = browserSession(environment);
  // There is no router while the chunks of the first page load.
  let router: DeferredRouter | undefined;
  /** The URL that the visitor is navigating to, otherwise the current one. */
  const targetUrl = () => {
    const target = router?.state.navigation.location;
    return router && target ? location.origin + router.createHref(target) : location.href;
  };
  const routes = createRoutes(shopper.locale, (entry, locale) =>
    loadScreen(entry, locale).catch((error) => recoverFromMissingChunk(error, targetUrl)),
  );
  const basename = pathPrefix(shopper.locale, shopper.pathMarket) || '/';

  await loadMatchedRoutes(routes, location, basename);
  router = createDeferredRouter({
    routes,
    basename,
    hydrationData: { loaderData, actionData, errors: toHydrationErrors(errors) },
    getContext: () => provideSession(provideEnvironment(new RouterContextProvider(), environment), session),
  });
  return { environment, routes, basename, router };
}

/** Chunks that failed to load are requested again by a navigation, and by the button of an error page (a revalidation). */
function retryChunksOnNavigation(router: DeferredRouter): void {
  router.subscribe(({ navigation, revalidation }) => {
    if (navigation.state === 'loading' || revalidation === 'loading') forgetFailedChunks();
  });
}

function reloadOnCustomerChange({ environment, router }: HydratedShop, shopper: Shopper): void {
  const visitedPages = cacheVisitedPages(router, ({ route }) => canRestore(route));
  environment.restorePage = visitedPages.get;
  onCustomerType((customerType) => {
    visitedPages.clear();
    environment.shopper = { ...shopper, ...customerTypeOf(customerType) };
    void router.revalidate();
  });
  // Reloads everything after a sign-in or a sign-out, because the data belongs to another customer (§4).
  const reload = () => {
    environment.api.reset();
    visitedPages.clear();
    refreshCart();
    void router.revalidate();
  };
  onSignedIn(reload);
  onSignedOut(reload);
  // A response can clear the cookies of an ended session, so they are read after each navigation.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') refreshCustomer();
  });
}

/** Updates the page by GraphQL subscriptions, which are off by default (§7). */
function followChangesWhenIdle(shop: HydratedShop): void {
  runWhenIdle(
    () =>
      void import('./features/subscription/follow-changes.ts').then(
        ({ followChanges }) => followChanges(shop),
        () => undefined,
      ),
    TIMINGS.prefetchIdle,
  );
}

function prefetchWhenUsed(shop: HydratedShop, isPage: (pathname: string) => boolean): void {
  const { router } = shop;
  // The development server does not write this element.
  const files = document.getElementById(PAGE_FILES_ID)?.textContent ?? '{}';
  const { nextFiles = [] }: Partial<PageFiles> = JSON.parse(files);
  const prefetch = () => {
    // Loads the code for navigation even where pages are not prefetched: a form needs it to show a network error.
    void router.load().catch(() => undefined);
    void import('./prefetch-pages.ts').then(
      ({ prefetchPages }) =>
        prefetchPages(shop, {
          isPage,
          nextFiles,
          onNavigated: (callback) => onNavigated(router, callback),
        }),
      () => undefined,
    );
  };
  runWhenUsed(prefetch, { unused: TIMINGS.prefetchUnused, idle: TIMINGS.prefetchIdle });
}

function onNavigated(router: DeferredRouter, callback: () => void): void {
  let { location } = router.state;
  router.subscribe((state) => {
    if (state.location === location || state.navigation.state !== 'idle') return;
    location = state.location;
    callback();
  });
}

/** Follows a cart link (§2). The sign-in panel handles the other actions. */
function followUrlAction(environment: ShopEnvironment, go: (path: string) => Promise<void>): void {
  const action = readUrlAction(location);
  if (action?.kind !== 'cart') return;
  const toCheckout = () => go(linkTo(localeScopeOf(environment.shopper), 'checkout'));
  import('./features/checkout/shared-cart/follow-cart-link.ts').then(
    ({ followCartLink }) => followCartLink(environment, action.cartId, toCheckout),
    () => undefined,
  );
}

function Shop({ shopper, t, router }: ShopView & { router: DeferredRouter }) {
  const customerType = useCustomerType(shopper.customerType);
  const view = useMemo(
    () => ({ shopper: { ...shopper, ...customerTypeOf(customerType) }, t }),
    [shopper, customerType, t],
  );
  useLayoutEffect(markHydrated, []);
  return (
    <ShopViewContext value={view}>
      <RouterProvider router={router} />
    </ShopViewContext>
  );
}

/** Reloads the lines of the cart when another tab changes it, or when this tab becomes visible. */
function syncCart(environment: ShopEnvironment): void {
  setCartRefresh(() => reloadCartLines(environment.api));
  refreshCart();
  // The controller sends the stored mutations.
  if (hasStoredMutations())
    import('./features/cart/controller/cart-controller.ts').then(
      ({ cartController }) => cartController(environment),
      () => undefined,
    );
  onTabMessage('cart', refreshCart);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshCart();
  });
  // Pages in the back/forward cache receive no messages.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshCart();
  });
}

/** Applies a change of the customer type in another tab, also on pages from the back/forward cache. */
function syncCustomerType(shopper: Shopper): void {
  const apply = (type: string | undefined) => setCustomerType(customerTypeOf(type).customerType);
  const applyCookie = () => apply(browserCookies.get(COOKIES.customerType));
  onTabMessage('customer-type', ({ customerType }) => apply(customerType));
  // Signing in sets the customer's type, and signing out resets it.
  onSignedIn(applyCookie);
  onSignedOut(applyCookie);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) apply(browserCookies.get(COOKIES.customerType) ?? shopper.customerType);
  });
}

/** Loaded only for visitors who are or were signed in. */
function syncCustomersFavorites(api: CommerceClient): void {
  const load = () => {
    stop();
    import('./features/favorites/sync-favorites.ts').then(
      ({ syncFavorites }) => syncFavorites(api),
      () => undefined,
    );
  };
  const stop = onSignedIn(load);
  if (currentCustomer() || readSavedFavorites()) runWhenIdle(load, TIMINGS.prefetchIdle);
}

function reloadCartLines(api: CommerceClient): void {
  const cartId = browserCookies.get(COOKIES.cart);
  if (cartId) loadCartLines(api, cartId).then(displayCartLines, () => undefined);
  else displayCartLines([]);
}

void start();
