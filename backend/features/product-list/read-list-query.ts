import type { ListQuery, SortOrder } from '#backend/catalogue-index/engine.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { FilterInputType } from '#backend/graphql/schema.generated.ts';
import { fromDecimal } from '#backend/pricing/money.ts';
import { LIMITS } from '#contract/limits.ts';
import { checkPage } from './check-page.ts';

interface RequestedList {
  skip: number;
  take: number;
  /** Facets of the list's path or alias. */
  include: readonly string[];
  filter: FilterInputType;
  withFacets: boolean;
}

/** Validates a client's filter: null means not set, numbers must be within limits, ids become facets. */
export function readListQuery(requested: RequestedList, scope: Scope): ListQuery {
  const { filter, skip, take, withFacets } = requested;
  checkPage(skip, take);
  const searchText = (filter.searchText ?? '').trim();
  if (searchText.length > LIMITS.searchText)
    throw new ShopError('LIMIT_EXCEEDED', `searchText may have ${LIMITS.searchText} characters at most.`);
  return {
    include: [
      ...requested.include,
      ...facetIdsOf('include', filter.include),
      ...numberedFacetIds('categoryIds', 'c', filter.categoryIds),
      ...numberedFacetIds('brandIds', 'b', filter.brandIds),
      ...numberedFacetIds('discountCampaignIds', 'dc', filter.discountCampaignIds),
    ],
    includeMode: filter.includeMode ?? 'INTERSECT',
    exclude: [
      ...facetIdsOf('exclude', filter.exclude),
      ...numberedFacetIds('excludeCategoryIds', 'c', filter.excludeCategoryIds),
      ...numberedFacetIds('excludeBrandIds', 'b', filter.excludeBrandIds),
      ...numberedFacetIds('excludeDiscountCampaignIds', 'dc', filter.excludeDiscountCampaignIds),
    ],
    facets: facetIdsOf('facets', filter.facets),
    excludeFacets: facetIdsOf('excludeFacets', filter.excludeFacets),
    price: priceRangeOf(filter.price, scope),
    searchText,
    isLooseSearch: false,
    productIds: filter.productIds?.length ? limitedItems('productIds', filter.productIds) : null,
    articleNumbers: filter.articleNumbers?.length
      ? limitedItems('articleNumbers', filter.articleNumbers)
      : null,
    includeCollapsed: filter.includeCollapsed ?? false,
    priceListIdentifier: filter.priceListIdentifier || null,
    sort: (filter.sort as SortOrder | null | undefined) ?? (searchText ? 'RELEVANCE' : 'LATEST'),
    filterMode: filter.filterMode ?? 'BY_GROUP',
    skip,
    take,
    withFacets,
  };
}

type RequestedItems<Item> = readonly (Item | null | undefined)[] | null | undefined;

function limitedItems<Item>(name: string, items: RequestedItems<Item>): Item[] {
  if ((items?.length ?? 0) > LIMITS.listProductIds)
    throw new ShopError('LIMIT_EXCEEDED', `${name} may have ${LIMITS.listProductIds} entries at most.`);
  return (items ?? []).filter((item) => item !== null && item !== undefined);
}

function facetIdsOf(name: string, ids: RequestedItems<string>): string[] {
  return [...new Set(limitedItems(name, ids))].filter((id) => id !== '');
}

function numberedFacetIds(name: string, kind: string, ids: RequestedItems<number>): string[] {
  return [...new Set(limitedItems(name, ids))].map((id) => `${kind}_${id}`);
}

function priceRangeOf(price: FilterInputType['price'], { market }: Scope): ListQuery['price'] {
  if (!price || (price.lowest == null && price.highest == null)) return null;
  const { currency } = market;
  return {
    lowest: fromDecimal(price.lowest ?? 0, currency),
    highest: price.highest == null ? Number.MAX_SAFE_INTEGER : fromDecimal(price.highest, currency),
  };
}
