import { data, type LoaderFunctionArgs } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import {
  type FilterInputType,
  ListCrumbDocument,
  ListFacetsDocument,
  type ListFacetsQuery,
  ListPageDocument,
  type ListPageQuery,
  type ProductCardPartsFragment,
  ProductListDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { productCards } from '#storefront/api/product-cards.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { loadAreaChunk } from '#storefront/features/content/load-area-chunk.ts';
import { areaSources, loadAreaSlot } from '#storefront/features/product/areas/area-slot.tsx';
import { canonicalRedirect } from '#storefront/routing/links/canonical-redirect.ts';
import { decodeSegment } from '#storefront/routing/links/decode-path.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import { environmentOf, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import type { Crumb } from '#storefront/ui/breadcrumbs.tsx';
import { type FilterGroup, filterGroups } from './filters/filter-groups.ts';
import { removeImpliedCategories } from './filters/selected-filters.ts';
import type { ListData } from './list-data.ts';
import { listMeta } from './list-meta.ts';
import {
  formatListQuery,
  isCanonical,
  isFiltered,
  type ListQuery,
  parseListQuery,
  selectedIds,
} from './navigation/list-query.ts';
import { hasPriceRange } from './navigation/price-range.ts';
import { type SortOptions, type SortOrder, sortOptionsOf } from './navigation/sort-orders.ts';
import { parameterListKind, withSeriesNumbers } from './parameter-list.ts';

type ListInfo = NonNullable<ListPageQuery['listPageInfo']>;

export interface ProductPage {
  products: ProductCardPartsFragment[];
  /** Number of products on all pages. */
  count: number;
  /** The number of this page, from 1. */
  page: number;
  /** The number of pages. */
  pages: number;
}

/** One page of a list with its filters. */
export interface LoadedList {
  page: ProductPage;
  /** Number of products without filters. */
  totalCount: number;
  filters: FilterGroup[];
  sorts: SortOptions;
  /** True if no product contains all words of the search as they were typed. */
  isWeakMatch?: boolean;
  /** A text that is similar to the search and finds products, after a weak match. */
  searchCorrection?: string | null;
}

/** A list by its path, the results of a search, or, when empty, all products. */
interface ListSource {
  url?: string;
  searchText?: string;
  /** Facets that restrict the list before the visitor's filters. */
  include?: string[];
}

/** A list that the backend knows by its path: category, brand, campaign or general list. */
export async function loadListByPath(
  { request, context }: LoaderFunctionArgs,
  screen: Screen,
): Promise<ListData> {
  const environment = environmentOf(context);
  const { api, t, shopper } = environment;
  const url = new URL(request.url);
  const localeScope = localeScopeOf(shopper);
  const kind = parameterListKind(url.pathname);
  const [info, list, parents, areas] = await Promise.all([
    loadListInfo(api, url.pathname),
    loadList(environment, url, { url: url.pathname }, sortOptionsOf(kind ?? screen)),
    Promise.all(parentPaths(url.pathname).map((path) => loadCrumb(api, path))),
    loadAreas(environment, url, screen),
  ]);
  const redirect = canonicalRedirect(localeScope, url, info.canonicalUrl);
  if (redirect) throw redirect;
  const fileName = info.primaryImage ?? info.logo;
  const image = fileName ? `/images/list/raw/${fileName}` : undefined;
  const head = {
    title: info.meta?.title ?? info.name,
    description: info.meta?.description,
    canonical: info.canonicalUrl ?? url.pathname,
    alternates: (info.alternativeUrls ?? []).flatMap((alternate) => alternate ?? []),
    image,
  };
  const numbered = kind === 'series' && (await withSeriesNumbers(environment, list.page.products));
  return {
    ...list,
    ...areas,
    ...(numbered ? { page: { ...list.page, products: numbered } } : {}),
    kind,
    meta: listMeta(t, head, list, url.searchParams),
    image,
    heading: info.name,
    isHeadingHidden: info.hideTitle ?? false,
    description: info.hideDescription ? null : info.primaryDescription,
    secondaryDescription: info.secondaryDescription,
    crumbs: [
      { name: t('breadcrumbs.home'), url: linkTo(localeScope, 'home') },
      ...parents.flat(),
      { name: info.name },
    ],
    subCategories: (info.subCategories ?? []).flatMap((category) =>
      category ? [{ name: category.name, url: category.canonicalUrl }] : [],
    ),
  };
}

/** One page of a list, filtered and sorted by the URL's query, with the available filters. */
export async function loadList(
  environment: ShopEnvironment,
  url: URL,
  source: ListSource,
  sorts: SortOptions,
): Promise<LoadedList> {
  const { api, shopper } = environment;
  const page = readPage(url.searchParams);
  const query = parseListQuery(url.searchParams, sorts);
  const redirectTo = (canonical: ListQuery) =>
    redirectWithin(localeScopeOf(shopper), url.pathname + formatListQuery(canonical));
  if (!isCanonical(url.search, query)) throw redirectTo(query);

  const hasFilters = isFiltered(query);
  const { url: listUrl, ...base } = source;
  // `CURRENT` counts the products of the list; `BY_GROUP` also those that a further value of the same filter would add.
  const filter: FilterInputType = hasFilters ? { ...base, ...filterOf(query), filterMode: 'BY_GROUP' } : base;
  const unfilteredFacets = loadFacets(environment, listUrl, { ...base, filterMode: 'CURRENT' });
  const sort = (query.sort as SortOrder | null) ?? sorts.defaultOrder;
  const [productPage, allFacets, filteredFacets] = await Promise.all([
    loadProductPage(api, { url: listUrl, page, filter: { ...filter, sort } }),
    unfilteredFacets,
    hasFilters ? loadFacets(environment, listUrl, filter) : unfilteredFacets,
  ]);
  const filters = filterGroups(allFacets, filteredFacets);
  const shorterQuery = removeImpliedCategories(query, filters);
  if (shorterQuery !== query) throw redirectTo(shorterQuery);
  const { count, isWeakMatch, searchCorrection } = allFacets;
  return { page: productPage, totalCount: Number(count), filters, sorts, isWeakMatch, searchCorrection };
}

function filterOf(query: ListQuery): FilterInputType {
  const { priceRange } = query;
  return {
    facets: selectedIds(query),
    ...(hasPriceRange(priceRange) ? { price: priceRange } : {}),
  };
}

/** Loads the facets, which do not depend on page and order. Visitors share the facets of an unfiltered list. */
async function loadFacets(
  { api, loadShared }: ShopEnvironment,
  url: string | undefined,
  filter: FilterInputType,
): Promise<NonNullable<ListFacetsQuery['products']>> {
  const load = () => api.query(ListFacetsDocument, { url, filter });
  const isShared = [filter.facets, filter.price, filter.searchText].every((part) => part === undefined);
  const { products } = await (isShared
    ? loadShared(`facets ${url ?? ''} ${filter.include ?? ''}`, load)
    : load());
  return products ?? { count: 0, filters: null, isWeakMatch: false, searchCorrection: null };
}

/** One page of products. A page that does not exist is 404, not empty. */
export async function loadProductPage(
  api: CommerceClient,
  { url, page, filter }: { url?: string; page: number; filter: FilterInputType },
): Promise<ProductPage> {
  const take = SHOP.productListPageSize;
  const { products } = await api.query(ProductListDocument, { url, skip: (page - 1) * take, take, filter });
  const count = Number(products?.count ?? 0);
  const pages = Math.min(Math.max(1, Math.ceil(count / take)), maxPage);
  if (page > pages) throw notFound();
  return { products: productCards(products), count, page, pages };
}

/** Name, texts and URLs of a list. */
export async function loadListInfo(api: CommerceClient, url: string): Promise<ListInfo> {
  const { listPageInfo } = await api.query(ListPageDocument, { url });
  if (!listPageInfo || listPageInfo.id === 0) throw notFound();
  return listPageInfo;
}

/** The key by which editors assign an area to a list; other lists are found by their URL. */
const areaFilters: Partial<Record<Screen, string>> = {
  category: 'Category',
  brand: 'Brand',
  campaign: 'Campaign',
};

/** Editors' areas above and below the list. A failed query leaves them out. */
async function loadAreas(
  environment: ShopEnvironment,
  url: URL,
  screen: Screen,
): Promise<Pick<ListData, 'areas' | 'chunkSources' | 'embedOrigins'>> {
  const key = areaFilters[screen];
  const alias = decodeSegment(url.pathname.split('/').at(-1) ?? '');
  const { requireOwnDocument, loadListAreas } = await loadAreaChunk.load();
  const query = key ? { filters: [{ key, value: alias }] } : { url: url.pathname };
  const areas = await loadListAreas(environment, query).catch(() => undefined);
  if (!areas) return {};
  await loadAreaSlot();
  const embedOrigins = [areas.top, areas.bottom].flatMap((area) => area?.embedOrigins ?? []);
  requireOwnDocument(url, embedOrigins);
  const chunkSources = [areaSources, areas.top?.chunkSources ?? [], areas.bottom?.chunkSources ?? []].flat();
  return { areas, chunkSources, embedOrigins: embedOrigins.length > 0 ? embedOrigins : undefined };
}

/** Empty on failure: a wrong parent in the path must not fail the page, which redirects to its canonical URL. */
async function loadCrumb(api: CommerceClient, url: string): Promise<Crumb[]> {
  const { listPageInfo } = await api.query(ListCrumbDocument, { url }).catch(() => ({ listPageInfo: null }));
  return listPageInfo ? [{ name: listPageInfo.name, url: listPageInfo.canonicalUrl }] : [];
}

/** `/fi/c/a/b/c` → `/fi/c/a`, `/fi/c/a/b`. Only categories are nested. */
export function parentPaths(pathname: string): string[] {
  const match = /^(.*?\/c)\/(.+)$/.exec(pathname);
  if (!match) return [];
  const [, root, below = ''] = match;
  const segments = below.split('/').filter((segment) => segment !== '');
  return segments.slice(0, -1).map((_, index) => `${root}/${segments.slice(0, index + 1).join('/')}`);
}

/** The commerce API rejects the larger skip of a later page. */
const maxPage = Math.floor(LIMITS.listSkip / SHOP.productListPageSize) + 1;

export function readPage(search: URLSearchParams): number {
  const value = search.get('page');
  if (value === null) return 1;
  if (!/^[1-9]\d{0,3}$/.test(value) || Number(value) > maxPage) throw notFound();
  return Number(value);
}

function notFound() {
  return data(null, { status: 404 });
}
