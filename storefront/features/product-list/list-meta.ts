import type { AlternatePage, PageMeta } from '#storefront/routing/page-meta.ts';
import type { Translate } from '#storefront/translations/words.ts';
import { chosenIds, readListAddress } from './list-address.ts';
import type { LoadedList } from './load-list.ts';

interface ListFacts {
  title: string;
  description?: string | null;
  canonical: string;
  alternates: readonly AlternatePage[];
  image?: string;
  isHidden?: boolean;
}

/** Search engines keep the pages of a list as it is; what a visitor has made of it leads them there. */
export function listMeta(
  t: Translate,
  { canonical, alternates, title, isHidden = false, ...facts }: ListFacts,
  { page: { page }, sorts }: LoadedList,
  search: URLSearchParams,
): PageMeta {
  const address = readListAddress(search, sorts);
  const isAsItIs = address.sort === null && chosenIds(address).length === 0;
  const paged = (url: string) => (isAsItIs && page > 1 ? `${url}?page=${page}` : url);
  return {
    ...facts,
    // Tabs and search results tell pages apart by it.
    title: page > 1 ? t('list.pageTitle', { title, page }) : title,
    canonical: paged(canonical),
    alternates: alternates.map((alternate) => ({ ...alternate, url: paged(alternate.url) })),
    ...(isHidden || !isAsItIs ? { isHidden: true } : {}),
  };
}
