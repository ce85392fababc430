import { linkTo } from '#storefront/routing/link-to.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { keepingList } from './keep-list.ts';
import { listMeta } from './list-meta.ts';
import { loadList } from './load-list.ts';
import { sortsOf } from './sort-orders.ts';

export { ListScreen as Component } from './list-screen.tsx';

/** All books, newest first. */
export const loader = keepingList(async ({ request, context }) => {
  const environment = environmentOf(context);
  const { api, t, shopper, remember } = environment;
  const url = new URL(request.url);
  const [list, markets] = await Promise.all([
    loadList(environment, url, {}, sortsOf('news')),
    remember('market-facts', () => loadMarkets(api)),
  ]);
  const place = localeScopeOf(shopper);
  const heading = t('list.newsTitle');
  const description = t('list.newsDescription');
  return {
    ...list,
    ...{ heading, description },
    meta: listMeta(
      t,
      {
        ...{ title: heading, description },
        canonical: linkTo(place, 'news'),
        alternates: alternatePages('news', shopper, markets),
      },
      list,
      url.searchParams,
    ),
    crumbs: [{ name: t('breadcrumbs.home'), url: linkTo(place, 'home') }, { name: heading }],
  };
});
