import { ListPageDocument } from '#storefront/api/generated/graphql.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { keepingList } from './keep-list.ts';
import { loadKnownList } from './load-known-list.ts';

export { ListScreen as Component } from './list-screen.tsx';

/**
 * `/l/*` is a list of its own. `/list/{word}` is another way to a category, brand or campaign of that name, else to what
 * a search for the word finds; `/list` leads to everything (§2).
 */
export const loader = keepingList(async (args) => {
  if (args.params['*'] !== undefined) return loadKnownList(args, 'list');
  const { api, shopper } = environmentOf(args.context);
  const place = localeScopeOf(shopper);
  const { search } = new URL(args.request.url);
  const { alias } = args.params;
  if (!alias) throw redirectWithin(place, linkTo(place, 'news') + search);
  const { listPageInfo } = await api.query(ListPageDocument, { alias });
  if (!listPageInfo?.canonicalUrl)
    throw redirectWithin(place, linkTo(place, 'search', { search: alias }) + search);
  throw redirectWithin(place, listPageInfo.canonicalUrl + search, 301);
});
