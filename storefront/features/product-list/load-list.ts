import { data } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import {
  type FilterInputType,
  ListFacetsDocument,
  ListPageDocument,
  type ListPageQuery,
  type ProductCardPartsFragment,
  ProductListDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { productCards } from '#storefront/api/product-cards.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { withFewestCategories } from './chosen-filters.ts';
import { type Facets, type FilterGroup, filterGroups } from './filter-groups.ts';
import { chosenIds, isTidy, type ListAddress, readListAddress, writeListAddress } from './list-address.ts';
import type { SortChoice, SortOrder } from './sort-orders.ts';

export type ListInfo = NonNullable<ListPageQuery['listPageInfo']>;

export interface ProductPage {
  products: ProductCardPartsFragment[];
  count: number;
  page: number;
  pages: number;
}

/** A list as its address asks for it. */
export interface LoadedList {
  page: ProductPage;
  /** How many there are before anything is chosen. */
  wholeCount: number;
  filters: FilterGroup[];
  sorts: SortChoice;
}

/** What the commerce API is asked about: a list by its path, what a search finds, or everything. */
export interface ListOf {
  url?: string;
  searchText?: string;
}

/** One page of a list, narrowed and sorted as its address says, with what it can be narrowed by. */
export async function loadList(
  environment: ShopEnvironment,
  url: URL,
  of: ListOf,
  sorts: SortChoice,
): Promise<LoadedList> {
  const { api, shopper } = environment;
  const page = readPage(url.searchParams);
  const address = readListAddress(url.searchParams, sorts);
  const leadTo = (tidy: ListAddress) =>
    redirectWithin(localeScopeOf(shopper), url.pathname + writeListAddress(tidy));
  if (!isTidy(url.search, address)) throw leadTo(address);

  const facets = chosenIds(address);
  const search = of.searchText === undefined ? {} : { searchText: of.searchText };
  const narrowed: FilterInputType =
    facets.length > 0 ? { ...search, facets, filterMode: 'BY_GROUP' } : search;
  const whole = loadFacets(environment, of.url, { ...search, filterMode: 'CURRENT' });
  const [loaded, all, counted] = await Promise.all([
    loadProductPage(api, {
      ...{ url: of.url, page },
      filter: { ...narrowed, sort: (address.sort as SortOrder | null) ?? sorts.usual },
    }),
    whole,
    facets.length > 0 ? loadFacets(environment, of.url, narrowed) : whole,
  ]);
  const filters = filterGroups(all, counted);
  const shorter = withFewestCategories(address, filters);
  if (shorter !== address) throw leadTo(shorter);
  return { page: loaded, wholeCount: Number(all.count), filters, sorts };
}

/** The same for every page and order of a list; what everyone sees first is remembered. */
async function loadFacets(
  { api, remember }: ShopEnvironment,
  url: string | undefined,
  filter: FilterInputType,
): Promise<Facets> {
  const load = () => api.query(ListFacetsDocument, { url, filter });
  const isForAll = filter.facets === undefined && filter.searchText === undefined;
  const { products } = await (isForAll ? remember(`facets ${url ?? ''}`, load) : load());
  return products ?? { count: 0, filters: null };
}

/** One page of a list. A page that does not exist is not found, rather than empty. */
export async function loadProductPage(
  api: CommerceClient,
  { url, page, filter }: { url?: string; page: number; filter: FilterInputType },
): Promise<ProductPage> {
  const take = SHOP.productListPageSize;
  const { products } = await api.query(ProductListDocument, { url, skip: (page - 1) * take, take, filter });
  const count = Number(products?.count ?? 0);
  const pages = Math.min(Math.max(1, Math.ceil(count / take)), highestPage);
  if (page > pages) throw notFound();
  return { products: productCards(products), count, page, pages };
}

/** What a list is of, by its path or its alias. */
export async function loadListInfo(
  api: CommerceClient,
  by: { url: string } | { alias: string },
): Promise<ListInfo> {
  const { listPageInfo } = await api.query(ListPageDocument, by);
  if (!listPageInfo || listPageInfo.id === 0) throw notFound();
  return listPageInfo;
}

/** The commerce API refuses to go further. */
const highestPage = Math.floor(LIMITS.listSkip / SHOP.productListPageSize) + 1;

export function readPage(search: URLSearchParams): number {
  const given = search.get('page');
  if (given === null) return 1;
  if (!/^[1-9]\d{0,3}$/.test(given) || Number(given) > highestPage) throw notFound();
  return Number(given);
}

export function notFound() {
  return data(null, { status: 404 });
}
