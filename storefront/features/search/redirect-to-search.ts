import type { LoaderFunctionArgs } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { tidyTerm } from './search-term.ts';

/** A form can put what was typed behind a question mark only; the results have a path (§2). */
export const SEARCH_FORM_PATH = '/s';

export function redirectToSearch({ request, context }: LoaderFunctionArgs): Response {
  const place = localeScopeOf(environmentOf(context).shopper);
  const { searchParams } = new URL(request.url);
  const search = tidyTerm(searchParams.get('q') ?? '');
  searchParams.delete('q');
  const rest = searchParams.size > 0 ? `?${searchParams}` : '';
  return redirectWithin(place, (search ? linkTo(place, 'search', { search }) : linkTo(place, 'home')) + rest);
}
