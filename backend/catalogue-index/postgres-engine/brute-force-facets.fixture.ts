import { type Category, type ParameterValue, pathOfCategory } from '../catalogue.ts';
import type { FacetCount, FacetGroup, FacetType, ListScope } from '../engine.ts';
import { DISCOUNT_BANDS, MAX_FACET_VALUES, priceBands, STOCK_STATUSES } from '../facet-bands.ts';
import { listedCampaigns } from '../price-scope.ts';
import type { SoldProduct } from './brute-force-list.fixture.ts';

export interface CountContext {
  scope: ListScope;
  selected: readonly string[];
  parameterValues: ReadonlyMap<number, ParameterValue>;
  groupOf(id: string): string;
  /** The products in which the values of a group are counted. */
  countFrom(group: string): readonly SoldProduct[];
  /** The length of a list of the products. */
  lengthOf(products: readonly SoldProduct[]): number;
}

/** The facets of a list as docs/lists-and-facets.md defines them: each count is the length of the list with that facet. */
export function bruteForceFacets(context: CountContext): FacetGroup[] {
  const { scope, selected, parameterValues } = context;
  const { catalogue, language, prices } = scope;
  const valuesByCount = (group: string, exists: (id: number) => boolean) =>
    countsOf(context, group, exists)
      .toSorted((a, b) => b.count - a.count || numberIn(a.facetId) - numberIn(b.facetId))
      .filter(({ facetId }, rank) => rank < MAX_FACET_VALUES || selected.includes(facetId));
  const valuesInOrder = (group: string, ids: readonly string[]) =>
    countsOf(context, group, () => true)
      .filter(({ facetId }) => ids.includes(facetId))
      .toSorted((a, b) => ids.indexOf(a.facetId) - ids.indexOf(b.facetId));
  const categories = [...catalogue.categories.values()]
    .filter(({ isHidden, texts }) => !isHidden && texts.has(language.id))
    .toSorted(compareTreeOrder)
    .map(({ id }) => `c_${id}`);
  const sizes = [...catalogue.skuChoices.values()]
    .filter(({ isFormat }) => !isFormat)
    .toSorted((a, b) => a.order - b.order || a.id - b.id)
    .map(({ id }) => `k_${id}`);
  const hasCampaign = (id: number) => listedCampaigns(scope).some((campaign) => campaign.id === id);
  const groups: [type: FacetType, filterId: string, values: FacetCount[]][] = [
    ['Category', 'Category', valuesInOrder('Category', categories)],
    ['Brand', 'Brand', valuesByCount('Brand', (id) => catalogue.brands.has(id))],
    ['Sku', 'Sku', valuesInOrder('Sku', sizes)],
    [
      'Price',
      'Price',
      valuesInOrder(
        'Price',
        priceBands(prices.currencyCode).map(({ facetId }) => facetId),
      ),
    ],
    [
      'Discount',
      'Discount',
      valuesInOrder(
        'Discount',
        DISCOUNT_BANDS.map(({ facetId }) => facetId),
      ),
    ],
    [
      'Campaign',
      'Campaign',
      valuesByCount('Campaign', hasCampaign).filter(({ facetId }) => hasCampaign(numberIn(facetId))),
    ],
    ...[...catalogue.parameters.values()]
      .filter(({ isFilter }) => isFilter)
      .map(({ identifier }): [FacetType, string, FacetCount[]] => [
        'Parameter',
        identifier,
        valuesByCount(identifier, (id) => parameterValues.has(id)),
      ]),
    ['StockStatus', 'StockStatus', valuesInOrder('StockStatus', STOCK_STATUSES)],
  ];
  return groups
    .filter(([, , values]) => values.length > 0)
    .map(([type, filterId, values]) => ({
      type,
      filterId,
      values: values.filter(({ count, facetId }) => count > 0 || selected.includes(facetId)),
    }));
}

function countsOf(
  { selected, parameterValues, groupOf, countFrom, lengthOf }: CountContext,
  group: string,
  exists: (id: number) => boolean,
): FacetCount[] {
  const productsByFacet = Map.groupBy(
    countFrom(group).flatMap((product) => [...product.facets.keys()].map((id) => ({ id, product }))),
    ({ id }) => id,
  );
  const ids = new Set([
    ...[...productsByFacet.keys()].filter((id) => groupOf(id) === group),
    ...selected.filter((id) => groupOf(id) === group && exists(numberIn(id))),
  ]);
  return [...ids].map((facetId) => ({
    facetId,
    count: lengthOf(productsByFacet.get(facetId)?.map(({ product }) => product) ?? []),
    parameterValue: facetId.startsWith('p_') ? (parameterValues.get(numberIn(facetId)) ?? null) : null,
  }));
}

function numberIn(id: string): number {
  return Number(id.slice(id.indexOf('_') + 1));
}

/** Depth-first order: a category comes after its parent and before the next sibling. */
function compareTreeOrder(a: Category, b: Category): number {
  const [pathA, pathB] = [pathOfCategory(a), pathOfCategory(b)];
  for (const [depth, one] of pathA.entries()) {
    const other = pathB[depth];
    if (!other) return 1;
    if (one !== other) return one.order - other.order || one.id - other.id;
  }
  return pathA.length - pathB.length;
}
