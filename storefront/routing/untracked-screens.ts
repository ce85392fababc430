import { matchRoutes } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import type { LocaleScope } from './links/link-to.ts';
import { pathsOf, SCREENS } from './paths.ts';
import { SCREEN_RULES } from './screens.ts';

/** Whether the path leads to an untracked screen. Matches as the router does: case and a trailing slash do not matter. */
export function isUntrackedPath(localeScope: LocaleScope, pathname: string): boolean {
  const routes = SCREENS.filter((screen) => SCREEN_RULES[screen].isUntracked)
    .flatMap((screen) => pathsOf(screen, localeScope.locale))
    .map((path) => ({ path }));
  return (
    matchRoutes(routes, pathname, pathPrefix(localeScope.locale, localeScope.pathMarket) || '/') !== null
  );
}
