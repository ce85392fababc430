import { keepingList } from '#storefront/features/product-list/keep-list.ts';
import { listMeta } from '#storefront/features/product-list/list-meta.ts';
import { loadList } from '#storefront/features/product-list/load-list.ts';
import { loadShelves } from '#storefront/features/product-list/load-shelves.ts';
import { sortsOf } from '#storefront/features/product-list/sort-orders.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { termInPath } from './search-term.ts';

export { ListScreen as Component } from '#storefront/features/product-list/list-screen.tsx';

/** What a search finds. The page is titled by the term (§2), and none of a search engine's business. */
export const loader = keepingList(async ({ request, context }) => {
  const environment = environmentOf(context);
  const { api, t, shopper, remember } = environment;
  const place = localeScopeOf(shopper);
  const url = new URL(request.url);
  const searchTerm = termInPath(url.pathname);
  if (searchTerm === '') throw redirectWithin(place, linkTo(place, 'news'));
  const [list, markets] = await Promise.all([
    loadList(environment, url, { searchText: searchTerm }, sortsOf('search')),
    remember('market-facts', () => loadMarkets(api)),
  ]);
  const heading = t('list.searchTitle', { term: searchTerm });
  return {
    ...list,
    ...{ heading, searchTerm },
    meta: listMeta(
      t,
      {
        ...{ title: heading, isHidden: true },
        canonical: linkTo(place, 'search', { search: searchTerm }),
        alternates: alternatePages('search', shopper, markets, { search: searchTerm }),
      },
      list,
      url.searchParams,
    ),
    crumbs: [{ name: t('breadcrumbs.home'), url: linkTo(place, 'home') }, { name: heading }],
    ...(list.wholeCount === 0 ? { shelves: await loadShelves(environment) } : {}),
  };
});
