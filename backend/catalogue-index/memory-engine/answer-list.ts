import type { ParameterValue, Product } from '../catalogue.ts';
import type { ListAnswer, ListFilters, ListQuery } from '../engine.ts';
import type { Scope } from '../scope.ts';
import { type Bits, countBits, emptyBits, hasBit, intersect, listBits, setBit, subtract } from './bits.ts';
import { type FacetCounter, type FacetCounts, onlyCount } from './count-facets.ts';
import { facetGroups } from './facet-groups.ts';
import { EVERYTHING, GROUP } from './facet-numbers.ts';
import { FacetRows } from './facet-rows.ts';
import { facetRule } from './facet-rule.ts';
import type { ListOrders } from './list-orders.ts';
import type { ListView } from './list-view.ts';
import { type MatchedRows, matchRows, withoutChoice } from './match-rows.ts';
import type { MemoryIndex } from './memory-index.ts';
import { best, pickPage, representatives } from './pick-page.ts';

/** What a list is made from: one version of the engine. */
export interface ListSource {
  index: MemoryIndex;
  values: ReadonlyMap<number, ParameterValue>;
  orders: ListOrders;
  counter: FacetCounter;
  productAt(row: number): Product | undefined;
  rowOfSlug(languageId: string, slug: string): number | undefined;
  rowOfCode(code: string): number | undefined;
}

export function answerList(source: ListSource, view: ListView, scope: Scope, query: ListQuery): ListAnswer {
  if (query.productIds)
    return answerNamed(
      source,
      view,
      scope,
      query,
      query.productIds.map((id) => rowOfProduct(source, id)),
    );
  if (query.articleNumbers)
    return answerNamed(
      source,
      view,
      scope,
      query,
      query.articleNumbers.map((code) => source.rowOfCode(code) ?? -1),
    );
  if (isUnchosen(query)) return answerUnchosen(source, view, scope, query);

  const facets = facetRows(source, view, scope);
  const search = query.searchText ? findWords(source, view, query.searchText) : null;
  const matched = matchRows(query, view.rows, facets, search?.rows ?? null);
  if (query.priceListIdentifier !== null) keepPricedBy(source, scope, query.priceListIdentifier, matched);
  const counted = query.withFacets ? countGroups(source, view, query, matched) : null;
  const filters = counted && {
    price: counted.price,
    groups: facetGroups(source.index.store, scope, source.values, counted.counts, chosenFacets(matched)),
  };
  const count = counted?.count ?? onlyCount(source.index.store, matched.all, !query.includeCollapsed);
  return { count, productIds: pageOf(source, view, query, matched, facets, search?.scores), filters };
}

/** Products that were asked for by number stand in the order they were asked for. */
function answerNamed(
  source: ListSource,
  view: ListView,
  scope: Scope,
  query: ListQuery,
  asked: number[],
): ListAnswer {
  const rows = [...new Set(asked)].filter((row) => row >= 0 && hasBit(view.rows, row));
  const { index, counter, values } = source;
  let filters: ListFilters | null = null;
  if (query.withFacets) {
    const bits = emptyBits(index.store.count);
    for (const row of rows) setBit(bits, row);
    const counts = counter.count(index.store, view.prices, bits, { isCollapsed: false, group: null });
    filters = {
      price: priceRange(counts),
      groups: facetGroups(index.store, scope, values, [counts], new Set()),
    };
  }
  return {
    count: rows.length,
    productIds: idsOf(source, rows.slice(query.skip, query.skip + query.take)),
    filters,
  };
}

function rowOfProduct({ index }: ListSource, id: number): number {
  return index.store.ordinalOfProduct.find(id, -1);
}

/** Whether a list is as every visitor first sees it: of a category, a brand, the whole shop. */
function isUnchosen(query: ListQuery): boolean {
  return !query.searchText && !query.price && query.priceListIdentifier === null && query.facets.length === 0;
}

/** What is the same for everybody until something changes is matched and counted once. */
function answerUnchosen(source: ListSource, view: ListView, scope: Scope, query: ListQuery): ListAnswer {
  const { index, values } = source;
  const key = keyOfUnchosen(query);
  const isCollapsed = !query.includeCollapsed;
  const list = view.keptList(key, index, source.counter, () => {
    const facets = facetRows(source, view, scope);
    const rows = matchRows(query, view.rows, facets, null).all;
    const rule = facetRule(query, facets, index.store, values);
    return { rows, matches: countBits(rows), isCollapsed, rule, pending: { dead: [], added: [] } };
  });
  list.counts ??= source.counter.count(index.store, view.prices, list.rows, { isCollapsed, group: null });
  if (query.withFacets)
    list.filters ??= {
      price: priceRange(list.counts),
      groups: facetGroups(index.store, scope, values, [list.counts], new Set()),
    };
  const order = source.orders.get(orderOf(query), view.language, view.prices);
  const collapseFor = query.includeCollapsed ? null : view.language;
  const request = { ...query, rows: list.rows, matches: list.matches, collapseFor };
  return {
    count: countOf(list.counts),
    productIds: idsOf(source, pickPage(index.store, request, order, index.builtCount)),
    filters: query.withFacets ? (list.filters ?? null) : null,
  };
}

function keyOfUnchosen({
  include,
  includeMode,
  exclude,
  excludeFacets,
  includeCollapsed,
}: ListQuery): string {
  if (include.length + exclude.length + excludeFacets.length === 0) return includeCollapsed ? 'all' : '';
  return JSON.stringify([include, includeMode, exclude, excludeFacets, includeCollapsed]);
}

function facetRows(source: ListSource, view: ListView, scope: Scope): FacetRows {
  return new FacetRows(source.index, view, scope, source.values, (slug) =>
    source.rowOfSlug(scope.language.id, slug),
  );
}

function findWords({ index }: ListSource, view: ListView, text: string) {
  const hits = index.search[view.language]?.search(text, (row) => hasBit(view.rows, row));
  const rows = emptyBits(index.store.count);
  const scores = index.scores();
  for (const [at, row] of hits?.ordinals.entries() ?? []) {
    setBit(rows, row);
    scores[row] = hits?.scores[at] ?? 0;
  }
  return { rows, scores };
}

/** Only what a certain price list holds. */
function keepPricedBy(source: ListSource, scope: Scope, identifier: string, matched: MatchedRows): void {
  const lists = scope.channel.markets.flatMap(({ priceLists }) => priceLists);
  const listId = lists.find((list) => list.identifier === identifier)?.id;
  const { index } = source;
  const isPriced = (row: number) => {
    if (listId === undefined) return false;
    if (index.store.bytes.isPlainPrice.get(row) === 1)
      return (index.store.prices.get(listId)?.selling.find(row, -1) ?? -1) >= 0;
    return source.productAt(row)?.skus.some(({ prices }) => prices.has(listId)) ?? false;
  };
  for (const rows of [matched.all, matched.bounded])
    for (let row = 0; row < index.store.count; row++)
      if (hasBit(rows, row) && !isPriced(row)) rows[row >>> 5] = (rows[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

function countGroups({ index, counter }: ListSource, view: ListView, query: ListQuery, matched: MatchedRows) {
  const { store } = index;
  const isCollapsed = !query.includeCollapsed;
  const counts = counter.count(store, view.prices, matched.all, { isCollapsed, group: null });
  const count = countOf(counts);
  if (query.filterMode === 'CURRENT' || matched.choices.length === 0)
    return { count, counts: [counts], price: priceRange(counts) };
  const chosen = new Set(matched.choices.map(({ group }) => group).filter((group) => group >= 0));
  const all = [withoutGroups(store.facets.group.data, counts, chosen)];
  let price = priceRange(counts);
  for (const group of chosen) {
    const own = counter.count(store, view.prices, withoutChoice(matched, group), { isCollapsed, group });
    all.push(own);
    if (group === GROUP.Price) price = priceRange(own);
  }
  return { count, counts: all, price };
}

function withoutGroups(groups: Int32Array, counted: FacetCounts, left: ReadonlySet<number>): FacetCounts {
  const facets = new Int32Array(counted.facets.length);
  const counts = new Int32Array(counted.facets.length);
  let kept = 0;
  for (const [index, facet] of counted.facets.entries()) {
    if (left.has(groups[facet] ?? -1)) continue;
    facets[kept] = facet;
    counts[kept++] = counted.counts[index] ?? 0;
  }
  return { ...counted, facets: facets.subarray(0, kept), counts: counts.subarray(0, kept) };
}

function chosenFacets({ choices }: MatchedRows): Set<number> {
  return new Set(choices.filter(({ group }) => group >= 0).flatMap(({ facets }) => facets));
}

function pageOf(
  source: ListSource,
  view: ListView,
  query: ListQuery,
  matched: MatchedRows,
  facets: FacetRows,
  scores: Float64Array | undefined,
): number[] {
  const { store, builtCount } = source.index;
  const { skip, take } = query;
  const collapseFor = query.includeCollapsed ? null : view.language;
  const request = { rows: matched.all, matches: countBits(matched.all), skip, take, collapseFor };
  const newerFirst = (a: number, b: number) =>
    store.numbers.productId.get(b) - store.numbers.productId.get(a);
  const sort = orderOf(query);
  if (sort === 'RELEVANCE' && scores) {
    const compare = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || newerFirst(a, b);
    return idsOf(source, best(representatives(store, request), compare, skip + take).slice(skip));
  }
  if (sort === 'FACET_ORDER') {
    const placeOf = placesByFacet(query.facets, matched.all, facets);
    const compare = (a: number, b: number) =>
      (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0) || newerFirst(a, b);
    return idsOf(source, best(representatives(store, request), compare, skip + take).slice(skip));
  }
  const order = source.orders.get(sort, view.language, view.prices);
  return idsOf(source, pickPage(store, request, order, builtCount));
}

/** Without a search there is no relevance, and without facets no order of them. */
function orderOf({ sort, searchText, facets }: ListQuery): ListQuery['sort'] {
  if (sort === 'RELEVANCE' && !searchText) return 'LATEST';
  return sort === 'FACET_ORDER' && facets.length === 0 ? 'LATEST' : sort;
}

/** Of each row the place of the first facet that it has. A row that has its place is not looked at again. */
function placesByFacet(ids: readonly string[], rows: Bits, facets: FacetRows): Map<number, number> {
  const places = new Map<number, number>();
  const left = rows.slice();
  for (const [place, id] of ids.entries()) {
    const own = intersect(facets.any([id]), left);
    if (countBits(own) === 0) continue;
    subtract(left, own);
    const found = new Int32Array(countBits(own));
    listBits(own, found);
    for (const row of found) places.set(row, place);
  }
  return places;
}

function countOf({ facets, counts }: FacetCounts): number {
  return counts[facets.indexOf(EVERYTHING)] ?? 0;
}

function priceRange({ lowest, highest }: FacetCounts): ListFilters['price'] {
  return lowest <= highest ? { lowest, highest } : null;
}

function idsOf({ index }: ListSource, rows: readonly number[]): number[] {
  return rows.map((row) => index.store.numbers.productId.get(row));
}
