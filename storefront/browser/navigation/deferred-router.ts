import {
  createPath,
  type DataRouteObject,
  type DataRouter,
  type HydrationState,
  IDLE_NAVIGATION,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type RouterInit,
  type RouterState,
  type RouterSubscriber,
  type To,
  UNSAFE_createBrowserHistory,
  UNSAFE_defaultMapRouteProperties,
} from 'react-router';

type BrowserHistory = RouterInit['history'];

interface RouterParts {
  routes: RouteObject[];
  basename: string;
  hydrationData: HydrationState;
  getContext: () => RouterContextProvider;
  history?: BrowserHistory;
}

export interface DeferredRouter extends DataRouter {
  /** Loads the code for navigation before it is needed. */
  load(): Promise<DataRouter>;
}

const importDataRouter = () => import('./data-router.ts');

/**
 * A router that displays the server's page without the code for navigation, which it loads when it is used first. The
 * page's routes must be loaded already (`loadMatchedRoutes`).
 */
export function createDeferredRouter(parts: RouterParts, importRouter = importDataRouter): DeferredRouter {
  const { routes, basename, hydrationData, history = UNSAFE_createBrowserHistory() } = parts;
  const initialState = createState(history, matchPage(routes, history, basename), hydrationData);
  const subscribers = new Set<RouterSubscriber>();
  /** Fetchers that components use before the code is loaded. */
  const fetcherKeys: string[] = [];
  const stopWatching = reloadOtherPages(initialState.location);
  let loaded: DataRouter | undefined;
  const load = retryable(async () => {
    const { createDataRouter } = await importRouter();
    stopWatching();
    loaded = createDataRouter({ ...parts, history });
    for (const key of fetcherKeys) loaded.getFetcher(key);
    loaded.subscribe((...update) => {
      for (const subscriber of [...subscribers]) subscriber(...update);
    });
    return loaded;
  });
  const router = {
    basename,
    window,
    get state() {
      return loaded?.state ?? initialState;
    },
    get routes() {
      return loaded?.routes ?? routes;
    },
    get manifest() {
      return loaded?.manifest ?? {};
    },
    subscribe(subscriber: RouterSubscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    navigate: (to: To, options?: Parameters<DataRouter['navigate']>[1]) =>
      load().then(
        (dataRouter) => dataRouter.navigate(to, options),
        // Without the code for navigation, the server renders the page.
        () => location.assign(hrefOf(to, basename)),
      ),
    fetch: async (...args: Parameters<DataRouter['fetch']>) => (await load()).fetch(...args),
    revalidate: async () => (await load()).revalidate(),
    getFetcher(key: string) {
      if (!loaded) fetcherKeys.push(key);
      return loaded?.getFetcher(key);
    },
    deleteFetcher(key: string) {
      if (loaded) loaded.deleteFetcher(key);
      else fetcherKeys.splice(fetcherKeys.indexOf(key), 1);
    },
    load,
  };
  return router as unknown as DeferredRouter;
}

function matchPage(routes: RouteObject[], { location }: BrowserHistory, basename: string) {
  return (matchRoutes(routes, location, basename) ?? []).map((match) => ({
    ...match,
    // The cast is safe, because every route has an id.
    route: { ...match.route, ...UNSAFE_defaultMapRouteProperties(match.route as DataRouteObject) },
  })) as RouterState['matches'];
}

/** The state that the data router starts with. */
function createState(
  { action, location }: BrowserHistory,
  matches: RouterState['matches'],
  { loaderData, actionData, errors }: HydrationState,
): RouterState {
  return {
    historyAction: action,
    location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: loaderData ?? {},
    actionData: actionData ?? null,
    errors: errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** After a reload, back leads to an entry of the earlier document, whose data this document does not have. */
function reloadOtherPages({ pathname, search }: RouterState['location']): () => void {
  const reload = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };
  addEventListener('popstate', reload);
  return () => removeEventListener('popstate', reload);
}

/** All callers share the result of one call. After a failure, the next caller calls again. */
function retryable<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work().catch((error) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

function hrefOf(to: To, basename: string): string {
  const path = typeof to === 'string' ? to : createPath(to);
  return basename === '/' ? path : basename + path;
}
