import { linkTo } from '#storefront/routing/links/link-to.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { fallBackToDisplayedList } from './list-loader.ts';
import { listMeta } from './list-meta.ts';
import { loadList } from './load-list.ts';
import { sortOptionsOf } from './navigation/sort-orders.ts';

export { ListScreen as Component } from './list-screen.tsx';

/** Products that were published lately, newest first. */
export const loader = fallBackToDisplayedList(async ({ request, context }) => {
  const environment = environmentOf(context);
  const { api, t, shopper, loadShared } = environment;
  const url = new URL(request.url);
  const [list, markets] = await Promise.all([
    loadList(environment, url, { include: ['release/new'] }, sortOptionsOf('news')),
    loadShared('markets', () => loadMarkets(api)),
  ]);
  const localeScope = localeScopeOf(shopper);
  const heading = t('list.newsTitle');
  const description = t('list.newsDescription');
  return {
    ...list,
    heading,
    description,
    meta: listMeta(
      t,
      {
        title: heading,
        description,
        canonical: linkTo(localeScope, 'news'),
        alternates: alternatePages('news', shopper, markets),
      },
      list,
      url.searchParams,
    ),
    crumbs: [{ name: t('breadcrumbs.home'), url: linkTo(localeScope, 'home') }, { name: heading }],
  };
});
