import { categoryTree, type ParameterValue, type SharedData } from '../../catalogue.ts';
import type { FacetCount, FacetGroup, FacetType, ListScope } from '../../engine.ts';
import { DISCOUNT_BANDS, MAX_FACET_VALUES, priceBands, STOCK_STATUSES } from '../../facet-bands.ts';
import type { IndexStore } from '../storage/index-store.ts';
import type { FacetCounts } from './count-facets.ts';
import {
  DISCOUNT_BAND,
  type FacetKind,
  GROUP,
  PARAMETER_GROUP,
  PRICE_BAND,
  STOCK_STATUS,
} from './facet-numbers.ts';
import { topCounts } from './top-counts.ts';

/** Arranges counts into groups with the ids and the order of docs/lists-and-facets.md. */
export function buildFacetGroups(
  data: FacetData,
  scope: ListScope,
  counted: readonly FacetCounts[],
  selected: ReadonlySet<number>,
  campaigns: FacetCount[],
): FacetGroup[] {
  const { store } = data;
  const { catalogue, language, prices } = scope;
  const members = membersByGroup(store, counted, selected);
  const groups: FacetGroup[] = [];
  const add = (type: FacetType, filterId: string, facetCounts: FacetCount[]) => {
    if (facetCounts.length > 0) groups.push({ type, filterId, values: facetCounts });
  };
  const valuesByRank = (group: number, kind: FacetKind) => rank(data, members.get(group), kind, selected);
  const valuesByBand = (group: number, firstBand: number, ids: readonly string[]) =>
    inBandOrder(members.get(group), firstBand, ids);

  add('Category', 'Category', inTreeOrder(store, catalogue, language.id, members.get(GROUP.Category)));
  add('Brand', 'Brand', valuesByRank(GROUP.Brand, 'b'));
  add('Sku', 'Sku', inSizeOrder(catalogue, valuesByRank(GROUP.Sku, 'k')));
  const priceIds = priceBands(prices.currencyCode).map(({ facetId }) => facetId);
  add('Price', 'Price', valuesByBand(GROUP.Price, PRICE_BAND, priceIds));
  const discountIds = DISCOUNT_BANDS.map(({ facetId }) => facetId);
  add('Discount', 'Discount', valuesByBand(GROUP.Discount, DISCOUNT_BAND, discountIds));
  add('Campaign', 'Campaign', campaigns);
  for (const { id: parameterId, identifier, isFilter } of catalogue.parameters.values())
    if (isFilter) add('Parameter', identifier, valuesByRank(PARAMETER_GROUP + parameterId, 'p'));
  add('StockStatus', 'StockStatus', valuesByBand(GROUP.StockStatus, STOCK_STATUS, STOCK_STATUSES));
  return groups;
}

interface FacetData {
  store: IndexStore;
  values: ReadonlyMap<number, ParameterValue>;
}

/** The counted facets of one group. */
interface Members {
  facets: Int32Array;
  counts: Int32Array;
}

/** Sorts counts by group (counting sort). Selected facets that do not occur are added with count 0. */
function membersByGroup(
  store: IndexStore,
  counted: readonly FacetCounts[],
  selected: ReadonlySet<number>,
): Map<number, Members> {
  const groupOf = store.facets.group.data;
  const parts: Members[] = [...counted];
  if (selected.size > 0) parts.push(uncountedSelection(selected, counted));
  const ends = new Int32Array(store.facets.highestGroup + 2);
  let total = 0;
  for (const { facets } of parts) {
    total += facets.length;
    for (let at = 0; at < facets.length; at++)
      (ends[(groupOf[facets[at] as number] as number) + 1] as number)++;
  }
  for (let group = 1; group < ends.length; group++) (ends[group] as number) += ends[group - 1] as number;
  // Now `ends` has the start of each group. Adding the facets of a group moves it to the group's end.
  const starts = ends.slice();
  const facetsByGroup = new Int32Array(total);
  const countsByGroup = new Int32Array(total);
  for (const { facets, counts } of parts)
    for (let at = 0; at < facets.length; at++) {
      const facet = facets[at] as number;
      const position = (ends[groupOf[facet] as number] as number)++;
      facetsByGroup[position] = facet;
      countsByGroup[position] = counts[at] as number;
    }
  const members = new Map<number, Members>();
  for (let group = 0; group + 1 < starts.length; group++) {
    const from = starts[group];
    const to = starts[group + 1];
    if (from !== to)
      members.set(group, {
        facets: facetsByGroup.subarray(from, to),
        counts: countsByGroup.subarray(from, to),
      });
  }
  return members;
}

/** The selected facets that occur nowhere, with count 0. */
function uncountedSelection(selected: ReadonlySet<number>, counted: readonly FacetCounts[]): Members {
  const uncounted = new Set(selected);
  for (const { facets } of counted) for (const facet of facets) uncounted.delete(facet);
  return { facets: Int32Array.from(uncounted), counts: new Int32Array(uncounted.size) };
}

/** The most frequent values first, then selected ones that are not among them. */
function rank(
  { store, values }: FacetData,
  members: Members | undefined,
  kind: FacetKind,
  selected: ReadonlySet<number>,
): FacetCount[] {
  if (!members) return [];
  const { facets, counts } = members;
  const keys = store.facets.key.data;
  const ids = new Int32Array(facets.length);
  for (let at = 0; at < ids.length; at++) ids[at] = keys[facets[at] as number] as number;
  const ranked = topCounts({ ids, counts }, MAX_FACET_VALUES);
  const listed: FacetCount[] = [];
  const add = (id: number, count: number) =>
    listed.push({
      facetId: store.facets.idOf(kind, id),
      count,
      parameterValue: kind === 'p' ? (values.get(id) ?? null) : null,
    });
  for (let at = 0; at < ranked.ids.length; at++) add(ranked.ids[at] as number, ranked.counts[at] as number);
  if (selected.size === 0 || ids.length <= MAX_FACET_VALUES) return listed;
  const frequent = new Set(ranked.ids);
  const rare = [...facets.keys()].filter(
    (at) => selected.has(facets[at] ?? -1) && !frequent.has(ids[at] ?? -1),
  );
  rare.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0));
  for (const at of rare) add(ids[at] ?? 0, counts[at] ?? 0);
  return listed;
}

function inBandOrder(members: Members | undefined, firstBand: number, ids: readonly string[]): FacetCount[] {
  return [...(members?.facets ?? [])]
    .map((facet, at) => ({ facet, count: members?.counts[at] ?? 0 }))
    .sort((a, b) => a.facet - b.facet)
    .map(({ facet, count }) => ({ facetId: ids[facet - firstBand] ?? '', count, parameterValue: null }));
}

/** Sizes in display order. Formats are left out, because each format is a product of its own. */
function inSizeOrder({ skuChoices }: SharedData, counts: FacetCount[]): FacetCount[] {
  const countOf = new Map(counts.map((count) => [count.facetId, count]));
  const sizes = [...skuChoices.values()].filter(({ isFormat }) => !isFormat);
  return sizes.flatMap(({ id }) => countOf.get(`k_${id}`) ?? []);
}

/** Hidden categories and those without a name in the language are left out. */
function inTreeOrder(
  store: IndexStore,
  shared: SharedData,
  languageId: string,
  members: Members | undefined,
): FacetCount[] {
  if (!members) return [];
  const counts = new Map<number, number>();
  for (let at = 0; at < members.facets.length; at++)
    counts.set(store.facets.key.get(members.facets[at] ?? 0), members.counts[at] ?? 0);
  return categoryTree(shared.categories).flatMap((category) => {
    const count = counts.get(category.id);
    const isListed = count !== undefined && !category.isHidden && category.texts.has(languageId);
    return isListed ? [{ facetId: `c_${category.id}`, count, parameterValue: null }] : [];
  });
}
