import { matchRoutes, type RouteObject } from 'react-router';

/**
 * Loads the lazy routes of a URL before the router is created. The page's components must be loaded before hydration;
 * otherwise React discards the server's markup.
 */
export async function loadMatchedRoutes(
  routes: RouteObject[],
  location: { pathname: string },
  basename: string,
): Promise<void> {
  // The router exports no function for this (docs/library-internals.md).
  for (const { route } of matchRoutes(routes, location, basename) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined });
}
