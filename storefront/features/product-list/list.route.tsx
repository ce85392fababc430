import { ListPageDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { fallBackToDisplayedList, importLoadList } from './list-loader.ts';

export { ListScreen as Component } from './list-screen.tsx';

/**
 * `/l/*` is a general list. `/list/{alias}` redirects to the category, brand or campaign of that alias, to the list of an
 * author, a series or another parameter, otherwise to a search for it; `/list` redirects to the news (§2).
 */
export const loader = fallBackToDisplayedList(async (args) => {
  if (args.params['*'] !== undefined) return (await importLoadList()).loadListByPath(args, 'list');
  const { api, shopper } = environmentOf(args.context);
  const localeScope = localeScopeOf(shopper);
  const { search } = new URL(args.request.url);
  const { alias } = args.params;
  if (!alias) throw redirectWithin(localeScope, linkTo(localeScope, 'news') + search);
  const canonicalUrl = await findList(api, alias);
  if (!canonicalUrl)
    throw redirectWithin(localeScope, linkTo(localeScope, 'search', { search: alias }) + search);
  throw redirectWithin(localeScope, canonicalUrl + search, 301);
});

/** The URL of the list with the alias: a category, brand or campaign, else an author or another parameter. */
async function findList(api: CommerceClient, alias: string): Promise<string | undefined> {
  const { listPageInfo } = await api.query(ListPageDocument, { alias });
  return listPageInfo?.canonicalUrl ?? undefined;
}
