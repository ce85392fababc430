import type { ListQuery, SortOrder } from '#backend/catalogue-index/engine.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import type { FilterInputType } from '#backend/graphql/schema.generated.ts';
import { LIMITS } from '#contract/limits.ts';
import { checkPage } from './check-page.ts';

export interface AskedList {
  skip: number;
  take: number;
  /** Facets that the list's own path or alias stands for. */
  include: readonly string[];
  filter: FilterInputType;
  withFacets: boolean;
}

/** Reads what a client asks for: null is "not given", numbers have bounds, ids become facets. */
export function readListQuery(asked: AskedList, scope: Scope): ListQuery {
  const { filter, skip, take, withFacets } = asked;
  checkPage(skip, take);
  const searchText = (filter.searchText ?? '').trim();
  if (searchText.length > LIMITS.searchText)
    throw new ShopError('LIMIT_EXCEEDED', `searchText may have ${LIMITS.searchText} characters at most.`);
  return {
    include: [
      ...asked.include,
      ...named('include', filter.include),
      ...numbered('categoryIds', 'c', filter.categoryIds),
      ...numbered('brandIds', 'b', filter.brandIds),
      ...numbered('discountCampaignIds', 'dc', filter.discountCampaignIds),
    ],
    includeMode: filter.includeMode ?? 'INTERSECT',
    exclude: [
      ...named('exclude', filter.exclude),
      ...numbered('excludeCategoryIds', 'c', filter.excludeCategoryIds),
      ...numbered('excludeBrandIds', 'b', filter.excludeBrandIds),
      ...numbered('excludeDiscountCampaignIds', 'dc', filter.excludeDiscountCampaignIds),
    ],
    facets: named('facets', filter.facets),
    excludeFacets: named('excludeFacets', filter.excludeFacets),
    price: priceWithin(filter.price, scope),
    searchText,
    productIds: filter.productIds?.length ? given('productIds', filter.productIds) : null,
    articleNumbers: filter.articleNumbers?.length ? given('articleNumbers', filter.articleNumbers) : null,
    includeCollapsed: filter.includeCollapsed ?? false,
    priceListIdentifier: filter.priceListIdentifier || null,
    sort: (filter.sort as SortOrder | null | undefined) ?? (searchText ? 'RELEVANCE' : 'LATEST'),
    filterMode: filter.filterMode ?? 'BY_GROUP',
    skip,
    take,
    withFacets,
  };
}

type Asked<Item> = readonly (Item | null | undefined)[] | null | undefined;

function given<Item>(name: string, items: Asked<Item>): Item[] {
  if ((items?.length ?? 0) > LIMITS.listProductIds)
    throw new ShopError('LIMIT_EXCEEDED', `${name} may have ${LIMITS.listProductIds} entries at most.`);
  return (items ?? []).filter((item) => item !== null && item !== undefined);
}

function named(name: string, ids: Asked<string>): string[] {
  return [...new Set(given(name, ids))].filter((id) => id !== '');
}

function numbered(name: string, kind: string, ids: Asked<number>): string[] {
  return [...new Set(given(name, ids))].map((id) => `${kind}_${id}`);
}

function priceWithin(price: FilterInputType['price'], { market }: Scope): ListQuery['price'] {
  if (!price || (price.lowest == null && price.highest == null)) return null;
  const unit = 10 ** market.currency.minorDigits;
  return {
    lowest: Math.round((price.lowest ?? 0) * unit),
    highest: price.highest == null ? Number.MAX_SAFE_INTEGER : Math.round(price.highest * unit),
  };
}
