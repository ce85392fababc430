import type { ParameterValue, Product } from '../../catalogue.ts';
import type { ListFilters, ListQuery, ListResult, ListScope } from '../../engine.ts';
import { countCampaigns } from '../facets/count-campaigns.ts';
import { countListEntries, type FacetCounter, type FacetCounts } from '../facets/count-facets.ts';
import { buildFacetGroups } from '../facets/facet-groups.ts';
import { ALL_PRODUCTS, GROUP } from '../facets/facet-numbers.ts';
import { campaignGroup, FacetRows } from '../facets/facet-rows.ts';
import { facetRule } from '../facets/facet-rule.ts';
import type { MemoryIndex } from '../memory-index.ts';
import {
  type BitSet,
  clearBit,
  countBits,
  createBitSet,
  hasBit,
  intersect,
  listBits,
  setBit,
  subtract,
} from '../storage/bit-set.ts';
import type { ListOrders } from './list-orders.ts';
import type { ListView } from './list-view.ts';
import { type MatchedRows, matchRows, withoutSelection } from './match-rows.ts';
import { firstInOrder, pickPage } from './pick-page.ts';
import { searchRows } from './search-rows.ts';

/** One version of the memory engine. */
export interface ListSource {
  index: MemoryIndex;
  values: ReadonlyMap<number, ParameterValue>;
  orders: ListOrders;
  counter: FacetCounter;
  productAt(row: number): Product | undefined;
  rowOfSlug(languageId: string, slug: string): number | undefined;
  rowOfCode(code: string): number | undefined;
}

interface ListRequest {
  source: ListSource;
  view: ListView;
  scope: ListScope;
  query: ListQuery;
}

export function runListQuery(request: ListRequest): ListResult {
  const { source, view, scope, query } = request;
  const { store } = source.index;
  if (query.productIds)
    return listNamedProducts(
      request,
      query.productIds.map((id) => store.rowOfProduct.find(id, -1)),
    );
  if (query.articleNumbers)
    return listNamedProducts(
      request,
      query.articleNumbers.map((code) => source.rowOfCode(code) ?? -1),
    );
  if (hasNoSelection(query)) return listWithoutSelection(request);

  const facets = new FacetRows(source, view, scope);
  const search = query.searchText ? searchRows(source.index, view, query) : null;
  const matched = matchRows(query, view.rows, facets, search?.rows ?? null);
  if (query.priceListIdentifier !== null)
    restrictToPriceList(source, scope, query.priceListIdentifier, matched);
  const counted = query.withFacets ? countGroups(request, matched) : null;
  const filters = counted && {
    price: counted.price,
    groups: groupsOf(request, counted.counts, campaignRows(query, matched), selectedFacets(matched)),
  };
  const count = counted?.count ?? countListEntries(store, matched.all, !query.includeCollapsed);
  const productIds = pageOf(request, matched, facets, search?.scores);
  return { count, productIds, match: search?.match, filters };
}

/** Products requested by id or article number, in the requested order. */
function listNamedProducts(request: ListRequest, requestedRows: number[]): ListResult {
  const { source, view, query } = request;
  const rows = [...new Set(requestedRows)].filter((row) => row >= 0 && hasBit(view.rows, row));
  let filters: ListFilters | null = null;
  if (query.withFacets) {
    const { store } = source.index;
    const bits = createBitSet(store.count);
    for (const row of rows) setBit(bits, row);
    const counts = source.counter.count(store, view.prices, bits, { isCollapsed: false, group: null });
    filters = { price: priceRange(counts), groups: groupsOf(namedRequest(request), [counts], bits) };
  }
  return {
    count: rows.length,
    productIds: idsOf(source, rows.slice(query.skip, query.skip + query.take)),
    filters,
  };
}

/** True for a list as every visitor first sees it: of a category, a brand or the whole shop. */
function hasNoSelection(query: ListQuery): boolean {
  return !query.searchText && !query.price && query.priceListIdentifier === null && query.facets.length === 0;
}

/** A list without a selection is the same for all visitors of the view, so it is matched and counted once. */
function listWithoutSelection(request: ListRequest): ListResult {
  const { source, view, scope, query } = request;
  const { index, values, counter } = source;
  const isCollapsed = !query.includeCollapsed;
  const list = view.cachedList(cacheKeyOf(query), index, counter, () => {
    const facets = new FacetRows(source, view, scope);
    const rows = matchRows(query, view.rows, facets, null).all;
    const rule = facetRule(query, facets, index.store, values);
    return { rows, matchCount: countBits(rows), isCollapsed, rule, pending: { dead: [], added: [] } };
  });
  if (query.withFacets) {
    list.counts ??= counter.count(index.store, view.prices, list.rows, { isCollapsed, group: null });
    list.filters ??= { price: priceRange(list.counts), groups: groupsOf(request, [list.counts], list.rows) };
  } else if (!list.counts) list.entries ??= countListEntries(index.store, list.rows, isCollapsed);
  const order = source.orders.get(orderOf(query), view.language, view.prices);
  const collapseFor = query.includeCollapsed ? null : view;
  const page = { ...query, rows: list.rows, matchCount: list.matchCount, collapseFor };
  return {
    count: list.counts ? countOf(list.counts) : (list.entries ?? 0),
    productIds: idsOf(source, pickPage(index.store, page, order)),
    filters: query.withFacets ? (list.filters ?? null) : null,
  };
}

/** The part of a query on which the rows of a list without a selection depend. */
function cacheKeyOf({ include, includeMode, exclude, excludeFacets, includeCollapsed }: ListQuery): string {
  if (include.length + exclude.length + excludeFacets.length === 0) return includeCollapsed ? 'all' : '';
  return JSON.stringify([include, includeMode, exclude, excludeFacets, includeCollapsed]);
}

/** Campaigns are counted on `rows`. */
function groupsOf(
  { source, view, scope, query }: ListRequest,
  counts: readonly FacetCounts[],
  rows: BitSet,
  selected: ReadonlySet<number> = new Set(),
): ListFilters['groups'] {
  const { index, values } = source;
  const options = { prices: view.prices, isCollapsed: !query.includeCollapsed, selected: query.facets };
  const campaigns = countCampaigns(index, scope, rows, options);
  return buildFacetGroups({ store: index.store, values }, scope, counts, selected, campaigns);
}

/** Products requested by id or article number are never collapsed or filtered. */
function namedRequest(request: ListRequest): ListRequest {
  return { ...request, query: { ...request.query, includeCollapsed: true, facets: [] } };
}

/** The rows on which campaigns are counted. */
function campaignRows({ filterMode }: ListQuery, matched: MatchedRows): BitSet {
  return filterMode === 'CURRENT' ? matched.all : withoutSelection(matched, campaignGroup);
}

/** Removes rows without a price in the price list. */
function restrictToPriceList(
  source: ListSource,
  scope: ListScope,
  identifier: string,
  matched: MatchedRows,
): void {
  const lists = scope.channel.markets.flatMap(({ priceLists }) => priceLists);
  const listId = lists.find((list) => list.identifier === identifier)?.id;
  const { store } = source.index;
  const isPriced = (row: number) => {
    if (listId === undefined) return false;
    if (store.bytes.hasUniformPrice.get(row) === 1)
      return (store.prices.get(listId)?.selling.find(row, -1) ?? -1) >= 0;
    return source.productAt(row)?.skus.some(({ prices }) => prices.has(listId)) ?? false;
  };
  for (const rows of [matched.all, matched.bounded])
    for (let row = 0; row < store.count; row++) if (hasBit(rows, row) && !isPriced(row)) clearBit(rows, row);
}

/** With `BY_GROUP`, each group with selections is counted as if nothing were selected in it. */
function countGroups({ source, view, query }: ListRequest, matched: MatchedRows) {
  const {
    index: { store },
    counter,
  } = source;
  const isCollapsed = !query.includeCollapsed;
  const counts = counter.count(store, view.prices, matched.all, { isCollapsed, group: null });
  const count = countOf(counts);
  if (query.filterMode === 'CURRENT' || matched.selections.length === 0)
    return { count, counts: [counts], price: priceRange(counts) };
  const selectedGroups = new Set(matched.selections.map(({ group }) => group).filter((group) => group >= 0));
  const all = [withoutGroups(store.facets.group.data, counts, selectedGroups)];
  let price = priceRange(counts);
  for (const group of selectedGroups) {
    const rows = withoutSelection(matched, group);
    const groupCounts = counter.count(store, view.prices, rows, { isCollapsed, group });
    all.push(groupCounts);
    if (group === GROUP.Price) price = priceRange(groupCounts);
  }
  return { count, counts: all, price };
}

/** The counts without the facets of the excluded groups. */
function withoutGroups(groups: Int32Array, counted: FacetCounts, excluded: ReadonlySet<number>): FacetCounts {
  const facets = new Int32Array(counted.facets.length);
  const counts = new Int32Array(counted.facets.length);
  let length = 0;
  for (const [index, facet] of counted.facets.entries()) {
    if (excluded.has(groups[facet] ?? -1)) continue;
    facets[length] = facet;
    counts[length++] = counted.counts[index] ?? 0;
  }
  return { ...counted, facets: facets.subarray(0, length), counts: counts.subarray(0, length) };
}

function selectedFacets({ selections }: MatchedRows): Set<number> {
  return new Set(selections.filter(({ group }) => group >= 0).flatMap(({ facets }) => facets));
}

function pageOf(
  { source, view, query }: ListRequest,
  matched: MatchedRows,
  facets: FacetRows,
  scores: Uint32Array | undefined,
): number[] {
  const { store } = source.index;
  const { skip, take } = query;
  if (take === 0) return [];
  const collapseFor = query.includeCollapsed ? null : view;
  const request = { rows: matched.all, matchCount: countBits(matched.all), skip, take, collapseFor };
  const newerFirst = (a: number, b: number) =>
    store.numbers.productId.get(b) - store.numbers.productId.get(a);
  const sort = orderOf(query);
  if (sort === 'RELEVANCE' && scores) {
    const { sold } = store.numbers;
    const compare = (a: number, b: number) =>
      (scores[b] ?? 0) - (scores[a] ?? 0) || sold.get(b) - sold.get(a) || newerFirst(a, b);
    return idsOf(source, firstInOrder(store, request, compare, skip + take).slice(skip));
  }
  if (sort === 'FACET_ORDER') {
    const positions = positionsByFacet(query.facets, matched.all, facets);
    const compare = (a: number, b: number) =>
      (positions.get(a) ?? 0) - (positions.get(b) ?? 0) || newerFirst(a, b);
    return idsOf(source, firstInOrder(store, request, compare, skip + take).slice(skip));
  }
  const order = source.orders.get(sort, view.language, view.prices);
  return idsOf(source, pickPage(store, request, order));
}

/** Relevance needs a search, and facet order needs facets; otherwise the newest products come first. */
function orderOf({ sort, searchText, facets }: ListQuery): ListQuery['sort'] {
  if (sort === 'RELEVANCE' && !searchText) return 'LATEST';
  return sort === 'FACET_ORDER' && facets.length === 0 ? 'LATEST' : sort;
}

/** For each row the position of the first of the facets that it has. */
function positionsByFacet(ids: readonly string[], rows: BitSet, facets: FacetRows): Map<number, number> {
  const positions = new Map<number, number>();
  const remaining = rows.slice();
  for (const [position, id] of ids.entries()) {
    const matching = intersect(facets.rowsWithAny([id]), remaining);
    if (countBits(matching) === 0) continue;
    subtract(remaining, matching);
    const found = new Int32Array(countBits(matching));
    listBits(matching, found);
    for (const row of found) positions.set(row, position);
  }
  return positions;
}

function countOf({ facets, counts }: FacetCounts): number {
  return counts[facets.indexOf(ALL_PRODUCTS)] ?? 0;
}

function priceRange({ lowestPrice, highestPrice }: FacetCounts): ListFilters['price'] {
  return lowestPrice <= highestPrice ? { lowest: lowestPrice, highest: highestPrice } : null;
}

function idsOf({ index }: ListSource, rows: readonly number[]): number[] {
  return rows.map((row) => index.store.numbers.productId.get(row));
}
