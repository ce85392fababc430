import type { LoaderFunctionArgs } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import type { ListData } from './list-screen.tsx';
import { loadProductPage, pagedTitle, pagedUrl } from './load-list.ts';

export { ListScreen as Component } from './list-screen.tsx';

/** All books, newest first. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ListData> {
  const { api, words, shopper } = environmentOf(context);
  const [page, markets] = await Promise.all([
    loadProductPage(api, { search: new URL(request.url).searchParams }),
    loadMarkets(api),
  ]);
  const place = placeOf(shopper);
  const canonical = linkTo(place, 'news');
  return {
    meta: {
      title: pagedTitle(words, words('list.newsTitle'), page.page),
      description: words('list.newsDescription'),
      canonical: pagedUrl(canonical, page.page),
      alternates: alternatePages('news', shopper, markets).map((alternate) => ({
        ...alternate,
        url: pagedUrl(alternate.url, page.page),
      })),
    },
    heading: words('list.newsTitle'),
    description: words('list.newsDescription'),
    crumbs: [
      { name: words('breadcrumbs.home'), url: linkTo(place, 'home') },
      { name: words('list.newsTitle') },
    ],
    page,
  };
}
