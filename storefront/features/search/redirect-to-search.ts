import type { LoaderFunctionArgs } from 'react-router';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { normalizeTerm } from './search-term.ts';

/** Target of search forms, which can send the term only in the query: `/s?q=`. */
export const SEARCH_FORM_PATH = '/s';

/** Redirects `/s?q=term` to the search page `/s/term` (§2). */
export function redirectToSearch({ request, context }: LoaderFunctionArgs): Response {
  const localeScope = localeScopeOf(environmentOf(context).shopper);
  const { searchParams } = new URL(request.url);
  const search = normalizeTerm(searchParams.get('q') ?? '');
  searchParams.delete('q');
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  const path = search ? linkTo(localeScope, 'search', { search }) : linkTo(localeScope, 'home');
  return redirectWithin(localeScope, path + rest);
}
