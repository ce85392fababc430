import type { LoaderFunctionArgs } from 'react-router';
import { isGiftCardTerm } from '#contract/product/gift-card-term.ts';
import type { ListData } from '#storefront/features/product-list/list-data.ts';
import { listMeta } from '#storefront/features/product-list/list-meta.ts';
import { loadList } from '#storefront/features/product-list/load-list.ts';
import { loadShopSections } from '#storefront/features/product-list/load-shop-sections.ts';
import { sortOptionsOf } from '#storefront/features/product-list/navigation/sort-orders.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { termInPath } from './search-term.ts';

/** Search results, titled by the term (§2). Hidden from search engines. */
export async function loadSearch({ request, context }: LoaderFunctionArgs): Promise<ListData> {
  const environment = environmentOf(context);
  const { api, t, shopper, loadShared } = environment;
  const localeScope = localeScopeOf(shopper);
  const url = new URL(request.url);
  const searchTerm = termInPath(url.pathname);
  if (searchTerm === '') throw redirectWithin(localeScope, linkTo(localeScope, 'news'));
  if (isGiftCardTerm(searchTerm)) throw redirectWithin(localeScope, linkTo(localeScope, 'gift-cards'));
  const [list, markets] = await Promise.all([
    loadList(environment, url, { searchText: searchTerm }, sortOptionsOf('search')),
    loadShared('markets', () => loadMarkets(api)),
  ]);
  const title = t('list.searchTitle', { term: searchTerm });
  // No product contains the words as typed, but some products contain similar words.
  const hasSimilar = list.isWeakMatch === true && list.totalCount > 0;
  const { searchCorrection } = list;
  return {
    ...list,
    heading: hasSimilar ? t('search.noResults', { term: searchTerm }) : title,
    description: hasSimilar ? t('search.similar') : undefined,
    correction: searchCorrection
      ? {
          label: t('search.didYouMean', { term: searchCorrection }),
          url: linkTo(localeScope, 'search', { search: searchCorrection }),
        }
      : undefined,
    searchTerm,
    meta: listMeta(
      t,
      {
        title,
        isHidden: true,
        canonical: linkTo(localeScope, 'search', { search: searchTerm }),
        alternates: alternatePages('search', shopper, markets, { search: searchTerm }),
      },
      list,
      url.searchParams,
    ),
    crumbs: [{ name: t('breadcrumbs.home'), url: linkTo(localeScope, 'home') }, { name: title }],
    shopSections: list.totalCount === 0 ? await loadShopSections(environment) : undefined,
  };
}
