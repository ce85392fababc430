import './theme/theme.css';
import { useLayoutEffect, useMemo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { pathPrefix } from '#contract/locales.ts';
import type { CommerceClient } from './api/operation.ts';
import { browserCookies } from './browser/browser-cookies.ts';
import { onOtherTab } from './browser/cross-tab.ts';
import { followLinks } from './browser/follow-links.ts';
import { recoverFromMissingChunk } from './browser/missing-chunk.ts';
import { rememberPages } from './browser/page-memory.ts';
import { takeOver } from './browser/taken-over.ts';
import { rememberTyping } from './browser/typing-memory.ts';
import { whenIdle } from './browser/when-idle.ts';
import { COOKIES } from './config/cookies.ts';
import { TIMINGS } from './config/timings.ts';
import { aheadOf, createRoutes, loadModule, mayShowAgain } from './create-routes.ts';
import { refreshCart, refreshCartBy, showLines } from './features/cart/cart.store.ts';
import { hasKeptWishes } from './features/cart/has-kept-wishes.ts';
import { loadCartLines } from './features/cart/load-cart-lines.ts';
import { readKept } from './features/favorites/favorites.store.ts';
import { isPageOf } from './routing/is-page-of.ts';
import { linkTo } from './routing/link-to.ts';
import { readUrlAction } from './routing/url-action.ts';
import { browserEnvironment, browserSession } from './session/browser-environment.ts';
import { currentCustomer, noticeCustomer, onSignedIn, onSignedOut } from './session/customer.store.ts';
import { onCustomerType, setCustomerType, useCustomerType } from './session/customer-type.store.ts';
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
import { loadPurchaseWords, loadTranslate } from './translations/words.ts';

interface PageState {
  shopper: Shopper;
  loaderData: HydrationState['loaderData'];
  actionData: HydrationState['actionData'];
  errors: Record<string, { status: number }> | null;
}

/** Takes over the page that the server sent. */
async function start(): Promise<void> {
  const written = document.getElementById('state');
  const state: PageState = JSON.parse(written?.textContent ?? '{}');
  // What it holds may be a customer's own, and must not outlast their sign-out.
  written?.replaceChildren();
  const { shopper } = state;
  const t = await loadTranslate(shopper.locale);
  const environment = browserEnvironment({ shopper, t }, ({ message }) => {
    track('error:api', { message });
    noticeCustomer();
  });
  const { api } = environment;
  const session = browserSession(environment);
  const routes = createRoutes(shopper.locale, (entry) =>
    loadModule(entry).catch((error) => recoverFromMissingChunk(error, wantedAddress)),
  );
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
    getContext: () => provideSession(provideEnvironment(new RouterContextProvider(), environment), session),
  });
  const wantedAddress = () => {
    const wanted = router.state.navigation.location;
    return wanted ? location.origin + router.createHref(wanted) : location.href;
  };
  const memory = rememberPages(router, ({ route }) => mayShowAgain(route));
  environment.recall = memory.recall;
  onCustomerType((customerType) => {
    memory.forget();
    environment.shopper = { ...shopper, ...customerTypeOf(customerType) };
    void router.revalidate();
  });
  // What was asked for as another customer, or as none, no longer holds (§4).
  const askAnew = () => {
    api.reset();
    memory.forget();
    refreshCart();
    void router.revalidate();
  };
  onSignedIn(askAnew);
  onSignedOut(askAnew);
  // Whoever finds a session ended takes its cookies away.
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') noticeCustomer();
  });
  trackPageImpressions(router);
  hydrateRoot(
    document.getElementById('app') as HTMLElement,
    <Shop shopper={shopper} t={t} router={router} />,
  );
  const isPage = (pathname: string) => isPageOf(localeScopeOf(shopper), pathname);
  followLinks(router, basename, isPage);
  rememberTyping();
  browserCookies.set(COOKIES.plain, '');
  keepCart(environment);
  keepCustomerType(shopper);
  keepCustomersFavorites(api);
  whenIdle(() => {
    void import('./browser/prefetch-links.ts').then(
      ({ prefetchLinks }) => prefetchLinks({ isPage, ...aheadOf(routes, basename, environment) }),
      () => undefined,
    );
  }, TIMINGS.prefetchIdle);
  followUrlAction(environment, (path) =>
    router.navigate(basename === '/' ? path : path.slice(basename.length), { replace: true }),
  );
}

/** What the address asks for beside the page (§2). The panel in which one signs in looks for itself. */
function followUrlAction(environment: ShopEnvironment, go: (path: string) => Promise<void>): void {
  const action = readUrlAction(location);
  if (action?.kind !== 'cart') return;
  const toCheckout = () => go(linkTo(localeScopeOf(environment.shopper), 'checkout'));
  import('./features/checkout/follow-cart-link.ts').then(
    ({ followCartLink }) => followCartLink(environment, action.cartId, toCheckout),
    () => undefined,
  );
}

function Shop({ shopper, t, router }: ShopView & { router: DataRouter }) {
  const customerType = useCustomerType(shopper.customerType);
  const view = useMemo(
    () => ({ shopper: { ...shopper, ...customerTypeOf(customerType) }, t: t }),
    [shopper, customerType, t],
  );
  useLayoutEffect(takeOver, []);
  return (
    <ShopViewContext value={view}>
      <RouterProvider router={router} />
    </ShopViewContext>
  );
}

/** Another tab may fill the cart meanwhile: it says so, or is noticed when this one is looked at again. */
function keepCart(environment: ShopEnvironment): void {
  refreshCartBy(() => countCart(environment.api));
  refreshCart();
  if (hasKeptWishes())
    Promise.all([
      import('./features/cart/cart-keeper.ts'),
      loadPurchaseWords(environment.shopper.locale),
    ]).then(
      ([{ cartKeeper }]) => cartKeeper(environment),
      () => undefined,
    );
  onOtherTab('cart', refreshCart);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshCart();
  });
  // A page that the browser kept aside has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refreshCart();
  });
}

/** The same for the customer type: also a page that the browser kept aside shows the prices that were asked for last. */
function keepCustomerType(shopper: Shopper): void {
  const hear = (type: string | undefined) => setCustomerType(customerTypeOf(type).customerType);
  const look = () => hear(browserCookies.get(COOKIES.customerType));
  onOtherTab('customer-type', ({ customerType }) => hear(customerType));
  // A customer is the one or the other; whoever comes after them begins as anybody does.
  onSignedIn(look);
  onSignedOut(look);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hear(browserCookies.get(COOKIES.customerType) ?? shopper.customerType);
  });
}

/** Loaded when somebody is signed in, or was: most visitors are not. */
function keepCustomersFavorites(api: CommerceClient): void {
  const load = () => {
    stop();
    import('./features/favorites/keep-favorites.ts').then(
      ({ keepFavorites }) => keepFavorites(api),
      () => undefined,
    );
  };
  const stop = onSignedIn(load);
  if (currentCustomer() || readKept()) whenIdle(load, TIMINGS.prefetchIdle);
}

function countCart(api: CommerceClient): void {
  const cartId = browserCookies.get(COOKIES.cart);
  if (cartId) loadCartLines(api, cartId).then(showLines, () => undefined);
  else showLines([]);
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
