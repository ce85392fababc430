import { categoryTree, type ParameterValue } from '../catalogue.ts';
import type { FacetCount, FacetGroup, FacetType, ListScope } from '../engine.ts';
import { DISCOUNT_BANDS, priceBands, STOCK_STATUSES } from '../facet-bands.ts';
import { listedCampaigns } from '../price-scope.ts';
import { type FacetId, GROUP } from './facet-conditions.ts';

type CountedFacet = [group: number, value: number, count: number];

/** Arranges counts into groups in the order of docs/lists-and-facets.md. */
export function buildFacetGroups(
  scope: ListScope,
  counted: readonly CountedFacet[],
  selected: readonly FacetId[],
  parameterValues: ReadonlyMap<number, ParameterValue>,
): FacetGroup[] {
  const { catalogue, language, prices } = scope;
  const countsByGroup = byGroup(counted, selected);
  const campaignIds = new Set(listedCampaigns(scope).map(({ id }) => id));
  const arrange = (group: number, values: readonly number[], idOf: (value: number) => string): FacetCount[] =>
    values.flatMap((value) => {
      const count = countsByGroup.get(group)?.get(value);
      const parameterValue = group > 0 ? (parameterValues.get(value) ?? null) : null;
      return count === undefined ? [] : [{ facetId: idOf(value), count, parameterValue }];
    });
  const arrangeByCount = (group: number, prefix: string, exists: (value: number) => boolean) =>
    arrange(group, byFrequency(countsByGroup.get(group), exists), (value) => `${prefix}_${value}`);
  const arrangeBands = (group: number, ids: readonly string[]) =>
    arrange(group, [...ids.keys()], (index) => ids[index] ?? '');
  const categories = categoryTree(catalogue.categories)
    .filter(({ isHidden, texts }) => !isHidden && texts.has(language.id))
    .map(({ id }) => id);
  const sizes = [...catalogue.skuChoices.values()].filter(({ isFormat }) => !isFormat).map(({ id }) => id);
  const groups: [type: FacetType, filterId: string, values: FacetCount[]][] = [
    ['Category', 'Category', arrange(GROUP.Category, categories, (id) => `c_${id}`)],
    ['Brand', 'Brand', arrangeByCount(GROUP.Brand, 'b', (id) => catalogue.brands.has(id))],
    ['Sku', 'Sku', arrange(GROUP.Sku, sizes, (id) => `k_${id}`)],
    [
      'Price',
      'Price',
      arrangeBands(
        GROUP.Price,
        priceBands(prices.currencyCode).map(({ facetId }) => facetId),
      ),
    ],
    [
      'Discount',
      'Discount',
      arrangeBands(
        GROUP.Discount,
        DISCOUNT_BANDS.map(({ facetId }) => facetId),
      ),
    ],
    ['Campaign', 'Campaign', arrangeByCount(GROUP.Campaign, 'dc', (id) => campaignIds.has(id))],
    ...[...catalogue.parameters.values()]
      .filter(({ isFilter }) => isFilter)
      .map(({ id, identifier }): [FacetType, string, FacetCount[]] => [
        'Parameter',
        identifier,
        arrangeByCount(id, 'p', (value) => parameterValues.has(value)),
      ]),
    ['StockStatus', 'StockStatus', arrangeBands(GROUP.StockStatus, STOCK_STATUSES)],
  ];
  return groups.flatMap(([type, filterId, values]) =>
    values.length > 0 ? [{ type, filterId, values }] : [],
  );
}

/** Counts by group and value; selected facets that occur nowhere have count 0. */
function byGroup(
  counted: readonly CountedFacet[],
  selected: readonly FacetId[],
): Map<number, Map<number, number>> {
  const groups = new Map<number, Map<number, number>>();
  const add = (group: number, value: number, count: number) => {
    const counts = groups.get(group);
    if (!counts) groups.set(group, new Map([[value, count]]));
    else if (!counts.has(value)) counts.set(value, count);
  };
  for (const [group, value, count] of counted) add(group, value, count);
  for (const { group, value } of selected) if (value !== null) add(group, value, 0);
  return groups;
}

function byFrequency(
  counts: ReadonlyMap<number, number> = new Map(),
  exists: (value: number) => boolean,
): number[] {
  return [...counts]
    .filter(([value]) => exists(value))
    .sort(([a, countA], [b, countB]) => countB - countA || a - b)
    .map(([value]) => value);
}
