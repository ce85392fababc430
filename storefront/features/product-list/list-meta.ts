import type { AlternatePage, PageMeta } from '#storefront/routing/head/page-meta.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import type { LoadedList } from './load-list.ts';
import { isFiltered, parseListQuery } from './navigation/list-query.ts';

interface ListFacts {
  title: string;
  description?: string | null;
  canonical: string;
  alternates: readonly AlternatePage[];
  image?: string;
  isHidden?: boolean;
}

/** Search engines index only the unfiltered list. Its URL is the canonical URL of filtered and sorted lists. */
export function listMeta(
  t: Translate,
  { canonical, alternates, title, isHidden = false, ...facts }: ListFacts,
  { page: { page }, sorts }: LoadedList,
  search: URLSearchParams,
): PageMeta {
  const query = parseListQuery(search, sorts);
  const isUnfiltered = query.sort === null && !isFiltered(query);
  const withPageNumber = (url: string) => (isUnfiltered && page > 1 ? `${url}?page=${page}` : url);
  return {
    ...facts,
    // Distinguishes the pages in tabs and search results.
    title: page > 1 ? t('list.pageTitle', { title, page }) : title,
    canonical: withPageNumber(canonical),
    alternates: alternates.map((alternate) => ({ ...alternate, url: withPageNumber(alternate.url) })),
    isHidden: isHidden || !isUnfiltered || undefined,
  };
}
