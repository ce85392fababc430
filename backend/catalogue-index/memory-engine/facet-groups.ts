import type { Category, ParameterValue, SharedData } from '../catalogue.ts';
import type { FacetCount, FacetGroup, FacetType } from '../engine.ts';
import { DISCOUNT_BANDS, MOST_VALUES, priceBands, STOCK_STATUSES } from '../facet-bands.ts';
import type { Scope } from '../scope.ts';
import type { FacetCounts } from './count-facets.ts';
import { DISCOUNT_BAND, GROUP, PARAMETER_GROUP, PRICE_BAND, STOCK_STATUS } from './facet-numbers.ts';
import type { IndexStore } from './index-store.ts';
import { type Frequency, mostFrequent } from './most-frequent.ts';

/** Puts counts into the groups, with the ids and the order that docs/lists-and-facets.md names. */
export function facetGroups(
  store: IndexStore,
  scope: Scope,
  values: ReadonlyMap<number, ParameterValue>,
  counted: readonly FacetCounts[],
  chosen: ReadonlySet<number>,
): FacetGroup[] {
  const { catalogue, language, prices } = scope;
  const members = membersByGroup(store, counted, chosen);
  const groups: FacetGroup[] = [];
  const add = (type: FacetType, filterId: string, facetCounts: FacetCount[]) => {
    if (facetCounts.length > 0) groups.push({ type, filterId, values: facetCounts });
  };
  const ranked = (group: number) => rank(store, members.get(group), chosen);
  const banded = (group: number, first: number, ids: readonly string[]) =>
    inBandOrder(members.get(group), first, ids);

  add('Category', 'Category', inTreeOrder(store, catalogue, language.id, members.get(GROUP.Category)));
  for (const [type, kind] of [
    ['Brand', 'b'],
    ['Sku', 'k'],
  ] as const) {
    const named = ranked(GROUP[type]).map(({ id, count }) => ({
      facetId: store.facets.idOf(kind, id),
      count,
      parameterValue: null,
    }));
    add(type, type, named);
  }
  const priceIds = priceBands(prices.currencyCode).map(({ facetId }) => facetId);
  add('Price', 'Price', banded(GROUP.Price, PRICE_BAND, priceIds));
  const discountIds = DISCOUNT_BANDS.map(({ facetId }) => facetId);
  add('Discount', 'Discount', banded(GROUP.Discount, DISCOUNT_BAND, discountIds));
  for (const { id: parameterId, identifier, isFilter } of catalogue.parameters.values()) {
    if (!isFilter) continue;
    const named = ranked(PARAMETER_GROUP + parameterId).map(({ id, count }) => ({
      facetId: store.facets.idOf('p', id),
      count,
      parameterValue: values.get(id) ?? null,
    }));
    add('Parameter', identifier, named);
  }
  add('StockStatus', 'StockStatus', banded(GROUP.StockStatus, STOCK_STATUS, STOCK_STATUSES));
  return groups;
}

interface Members {
  facets: Int32Array;
  counts: Int32Array;
  length: number;
}

/** Sorts what was counted into its groups, and adds what was chosen although nothing has it. */
function membersByGroup(
  store: IndexStore,
  counted: readonly FacetCounts[],
  chosen: ReadonlySet<number>,
): Map<number, Members> {
  const groupOf = store.facets.group.data;
  const sizes: number[] = [];
  const missing = new Set(chosen);
  const tallyUp = (facet: number) => {
    const group = groupOf[facet] ?? 0;
    sizes[group] = (sizes[group] ?? 0) + 1;
  };
  for (const { facets } of counted)
    for (let at = 0; at < facets.length; at++) {
      const facet = facets[at] ?? 0;
      if (missing.size > 0) missing.delete(facet);
      tallyUp(facet);
    }
  for (const facet of missing) tallyUp(facet);
  const groups: Members[] = [];
  sizes.forEach((size, group) => {
    groups[group] = { facets: new Int32Array(size), counts: new Int32Array(size), length: 0 };
  });
  const put = (facet: number, count: number) => {
    const members = groups[groupOf[facet] ?? 0];
    if (!members) return;
    members.facets[members.length] = facet;
    members.counts[members.length++] = count;
  };
  for (const { facets, counts } of counted)
    for (let at = 0; at < facets.length; at++) put(facets[at] ?? 0, counts[at] ?? 0);
  for (const facet of missing) put(facet, 0);
  const byGroup = new Map<number, Members>();
  groups.forEach((members, group) => {
    byGroup.set(group, members);
  });
  return byGroup;
}

/** The most frequent first, and chosen ones even when they are rare. */
function rank(store: IndexStore, members: Members | undefined, chosen: ReadonlySet<number>): Frequency[] {
  if (!members) return [];
  const keys = store.facets.key.data;
  const { facets, counts } = members;
  const ids = new Int32Array(facets.length);
  for (let at = 0; at < ids.length; at++) ids[at] = keys[facets[at] ?? 0] ?? 0;
  const ranked = mostFrequent(ids, counts, MOST_VALUES);
  if (chosen.size === 0 || ids.length <= MOST_VALUES) return ranked;
  const shown = new Set(ranked.map(({ id }) => id));
  const rare: Frequency[] = [];
  for (const [at, facet] of facets.entries())
    if (chosen.has(facet) && !shown.has(ids[at] ?? 0))
      rare.push({ id: ids[at] ?? 0, count: counts[at] ?? 0 });
  return [...ranked, ...rare.sort((a, b) => b.count - a.count || a.id - b.id)];
}

function inBandOrder(members: Members | undefined, first: number, ids: readonly string[]): FacetCount[] {
  return [...(members?.facets ?? [])]
    .map((facet, at) => ({ facet, count: members?.counts[at] ?? 0 }))
    .sort((a, b) => a.facet - b.facet)
    .map(({ facet, count }) => ({ facetId: ids[facet - first] ?? '', count, parameterValue: null }));
}

/** Hidden categories, and those without a name in the language, are not offered. */
function inTreeOrder(
  store: IndexStore,
  shared: SharedData,
  languageId: string,
  members: Members | undefined,
): FacetCount[] {
  if (!members) return [];
  const counts = new Map<number, number>();
  for (let at = 0; at < members.length; at++)
    counts.set(store.facets.key.get(members.facets[at] ?? 0), members.counts[at] ?? 0);
  return categoryTree(shared.categories).flatMap((category) => {
    const count = counts.get(category.id);
    const isOffered = count !== undefined && !category.isHidden && category.texts.has(languageId);
    return isOffered ? [{ facetId: `c_${category.id}`, count, parameterValue: null }] : [];
  });
}

const trees = new WeakMap<Map<number, Category>, Category[]>();

/** All categories, each followed by those below it. */
function categoryTree(categories: Map<number, Category>): Category[] {
  const known = trees.get(categories);
  if (known) return known;
  const children = Map.groupBy(categories.values(), ({ parent }) => parent?.id ?? 0);
  const below = (id: number): Category[] =>
    (children.get(id) ?? [])
      .toSorted((a, b) => a.order - b.order || a.id - b.id)
      .flatMap((category) => [category, ...below(category.id)]);
  const tree = below(0);
  trees.set(categories, tree);
  return tree;
}
