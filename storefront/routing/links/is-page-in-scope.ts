import { isLocaleCode, pathPrefix } from '#contract/locales.ts';
import type { LocaleScope } from './link-to.ts';

/** Whether a path is a page of this language and market. Any other link loads a new document. */
export function isPageInScope(localeScope: LocaleScope, pathname: string): boolean {
  const prefix = pathPrefix(localeScope.locale, localeScope.pathMarket);
  if (prefix !== '' && pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return false;
  const [, first = ''] = pathname.slice(prefix.length).split('/');
  // A path with a file extension is a file.
  return !isLocaleCode(first) && !nonPageSegments.has(first) && !/\.\w{2,5}$/.test(pathname);
}

const nonPageSegments = new Set([
  'images',
  'assets',
  'graphql',
  'health',
  'preferences',
  'auth',
  'vitals',
  'offline',
]);
