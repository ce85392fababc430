import type { LoaderFunctionArgs } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import type { ListData } from './list-screen.tsx';
import { loadListInfo } from './load-list.ts';

export { ListScreen as Component } from './list-screen.tsx';

/** `/l/*` is a list of its own, and none has been made yet; `/list/{alias}` is another way to a category or brand, and `/list` to everything. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, words, shopper } = environmentOf(args.context);
  if (args.params['*'] !== undefined) return emptyList(words('list.title'));
  const place = placeOf(shopper);
  const { search } = new URL(args.request.url);
  const { alias } = args.params;
  if (!alias) throw redirectWithin(place, linkTo(place, 'news') + search);
  const { canonicalUrl } = await loadListInfo(api, { alias });
  throw redirectWithin(place, (canonicalUrl ?? linkTo(place, 'news')) + search, 301);
}

function emptyList(heading: string): ListData {
  return {
    meta: { title: heading, isHidden: true },
    heading,
    page: { products: [], count: 0, page: 1, pages: 1 },
  };
}
