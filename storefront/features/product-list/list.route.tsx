import type { LoaderFunctionArgs } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';
import { loadListOfPath } from './list-of-path.ts';
import { loadListInfo } from './load-list.ts';

export { ListScreen as Component } from './list-screen.tsx';

/** `/l/*` is a list of its own; `/list/{alias}` is another way to a category or brand, and `/list` to everything. */
export async function loader(args: LoaderFunctionArgs) {
  if (args.params['*'] !== undefined) return loadListOfPath(args);
  const { api, shopper } = environmentOf(args.context);
  const place = placeOf(shopper);
  const { search } = new URL(args.request.url);
  const { alias } = args.params;
  if (!alias) throw redirectWithin(place, linkTo(place, 'news') + search);
  const { canonicalUrl } = await loadListInfo(api, { alias });
  throw redirectWithin(place, (canonicalUrl ?? linkTo(place, 'news')) + search, 301);
}
