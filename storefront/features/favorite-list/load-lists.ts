import type { RouterContextProvider } from 'react-router';
import { data } from 'react-router';
import type { FavoriteList } from '#contract/favorite-list-requests.ts';
import { pathPrefix } from '#contract/locales.ts';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { loadProductCards } from '#storefront/features/product/lists/load-product-cards.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf, type Shopper } from '#storefront/session/shopper.ts';

interface CustomerLists {
  customer: Customer;
  lists: FavoriteList[];
}

/** The customer's lists, the main one first. A guest is sent to the sign-in, and back afterwards. */
export async function loadLists(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<CustomerLists> {
  const { shopper } = environmentOf(context);
  const session = sessionOf(context);
  const customer = session.customer();
  if (!customer) throw redirectToSignIn(shopper, request);
  const outcome = await session.sendShopRequest('favorite-lists', { action: 'read' });
  if (outcome.kind === 'accepted') return { customer, lists: outcome.result.lists };
  if (outcome.code === 'LOGIN_REQUIRED' || outcome.code === 'INVALID_TOKEN')
    throw redirectToSignIn(shopper, request);
  throw data(null, { status: 503 });
}

/**
 * Redirects to the sign-in page, which then leads back to the request's URL. The prefix of language and market is added,
 * because a loader's URL can lack it.
 */
export function redirectToSignIn(shopper: Shopper, request: Request): Response {
  const localeScope = localeScopeOf(shopper);
  const prefix = pathPrefix(shopper.locale, shopper.pathMarket);
  const { pathname, search } = new URL(request.url);
  const next = pathname.startsWith(`${prefix}/`) ? pathname + search : prefix + pathname + search;
  return redirectWithin(
    localeScope,
    `${linkTo(localeScope, 'sign-in')}?${new URLSearchParams({ next })}`,
    303,
  );
}

/** Products per query; the commerce API allows twice as many. */
const pageSize = 100;

/** The products of a list that this market sells. */
export async function loadListProducts(
  api: CommerceClient,
  productIds: readonly number[],
): Promise<ProductCardPartsFragment[]> {
  const pages = Array.from({ length: Math.ceil(productIds.length / pageSize) }, (_, page) =>
    productIds.slice(page * pageSize, (page + 1) * pageSize),
  );
  const products = await Promise.all(pages.map((ids) => loadProductCards(api, ids)));
  return products.flat();
}
