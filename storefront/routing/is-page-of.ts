import { isLocaleCode, pathPrefix } from '#contract/locales.ts';
import type { LocaleScope } from './link-to.ts';

/** Whether a path is a page of this language and market: others, and what is no page, need a document of their own. */
export function isPageOf(place: LocaleScope, pathname: string): boolean {
  const prefix = pathPrefix(place.locale, place.pathMarket);
  if (prefix !== '' && pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return false;
  const [, first = ''] = pathname.slice(prefix.length).split('/');
  return !isLocaleCode(first) && !noPages.has(first) && !/\.\w{2,5}$/.test(pathname);
}

const noPages = new Set([
  'images',
  'assets',
  'graphql',
  'health',
  'preferences',
  'auth',
  'vitals',
  'offline',
]);
