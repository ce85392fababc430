import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { prefetchLinks } from './browser/navigation/prefetch-links.ts';
import { loadScreen } from './create-routes.ts';
import { screens } from './routes.ts';
import { SCREEN_RULES, screenOf } from './routing/screens.ts';
import type { BrowserEnvironment } from './session/browser-environment.ts';
import { provideEnvironment } from './session/shop-context.ts';

interface PrefetchedShop {
  routes: RouteObject[];
  basename: string;
  environment: BrowserEnvironment;
}

type Links = Parameters<typeof prefetchLinks>[0];

/** Loads the code of pages before they are visited, and the data of shared pages, whose loaders have no side effects. */
export function prefetchPages(
  { routes, basename, environment }: PrefetchedShop,
  links: Omit<Links, 'loadPage'>,
): void {
  const { locale } = environment.shopper;
  const findScreen = (path: string) => {
    const match = matchRoutes(routes, path, basename)?.at(-1);
    const screen = screenOf(match?.route);
    return match && screen ? { screen, params: match.params, pattern: match.route.path ?? '' } : undefined;
  };
  const loadPage: Links['loadPage'] = async (path, trigger) => {
    const found = findScreen(path);
    if (!found) return;
    const { loader } = await loadScreen(screens[found.screen], locale);
    if (!SCREEN_RULES[found.screen].isShared) return;
    const { api, prefetchShopRequest } = environment;
    const context = provideEnvironment(new RouterContextProvider(), {
      ...environment,
      api: { ...api, query: trigger === 'intent' ? api.query : api.prefetch },
      sendShopRequest: prefetchShopRequest,
      isPrefetching: true,
    });
    const { params, pattern } = found;
    const url = new URL(path, location.origin);
    await loader({ request: new Request(url), url, params, pattern, context });
  };
  prefetchLinks({ ...links, loadPage });
}
