import { type Category, type ParameterValue, pathOfCategory } from '../catalogue.ts';
import type { FacetCount, FacetGroup, FacetType } from '../engine.ts';
import { DISCOUNT_BANDS, MOST_VALUES, priceBands, STOCK_STATUSES } from '../facet-bands.ts';
import type { Scope } from '../scope.ts';
import type { SoldProduct } from './brute-force-list.fixture.ts';

export interface CountContext {
  scope: Scope;
  chosen: readonly string[];
  parameterValues: ReadonlyMap<number, ParameterValue>;
  groupOf(id: string): string;
  /** The products among which a group's values are counted. */
  countFrom(group: string): readonly SoldProduct[];
  /** How long a list of them would be. */
  lengthOf(products: readonly SoldProduct[]): number;
}

/** The facets of a list as docs/lists-and-facets.md has them: every value is counted by making the list it would give. */
export function bruteForceFacets(context: CountContext): FacetGroup[] {
  const { scope, chosen, parameterValues, groupOf, countFrom, lengthOf } = context;
  const { catalogue, language, prices } = scope;
  const counted = (group: string, exists: (id: number) => boolean): FacetCount[] => {
    const products = countFrom(group);
    const having = Map.groupBy(
      products.flatMap((product) => [...product.facets.keys()].map((id) => ({ id, product }))),
      ({ id }) => id,
    );
    const ids = new Set([
      ...[...having.keys()].filter((id) => groupOf(id) === group),
      ...chosen.filter((id) => groupOf(id) === group && exists(numberIn(id))),
    ]);
    return [...ids].map((facetId) => ({
      facetId,
      count: lengthOf(having.get(facetId)?.map(({ product }) => product) ?? []),
      parameterValue: facetId.startsWith('p_') ? (parameterValues.get(numberIn(facetId)) ?? null) : null,
    }));
  };
  const frequent = (group: string, exists: (id: number) => boolean) =>
    counted(group, exists)
      .toSorted((a, b) => b.count - a.count || numberIn(a.facetId) - numberIn(b.facetId))
      .filter(({ facetId }, place) => place < MOST_VALUES || chosen.includes(facetId));
  const banded = (group: string, ids: readonly string[]) =>
    counted(group, () => true)
      .filter(({ facetId }) => ids.includes(facetId))
      .toSorted((a, b) => ids.indexOf(a.facetId) - ids.indexOf(b.facetId));
  const categories = [...catalogue.categories.values()]
    .filter(({ isHidden, texts }) => !isHidden && texts.has(language.id))
    .toSorted(byPlaceInTree)
    .map(({ id }) => `c_${id}`);
  const groups: [type: FacetType, filterId: string, values: FacetCount[]][] = [
    ['Category', 'Category', banded('Category', categories)],
    ['Brand', 'Brand', frequent('Brand', (id) => catalogue.brands.has(id))],
    ['Sku', 'Sku', frequent('Sku', (id) => catalogue.skuChoices.has(id))],
    [
      'Price',
      'Price',
      banded(
        'Price',
        priceBands(prices.currencyCode).map(({ facetId }) => facetId),
      ),
    ],
    [
      'Discount',
      'Discount',
      banded(
        'Discount',
        DISCOUNT_BANDS.map(({ facetId }) => facetId),
      ),
    ],
    ...[...catalogue.parameters.values()]
      .filter(({ isFilter }) => isFilter)
      .map(({ identifier }): [FacetType, string, FacetCount[]] => [
        'Parameter',
        identifier,
        frequent(identifier, (id) => parameterValues.has(id)),
      ]),
    ['StockStatus', 'StockStatus', banded('StockStatus', STOCK_STATUSES)],
  ];
  return groups
    .filter(([, , values]) => values.length > 0)
    .map(([type, filterId, values]) => ({
      type,
      filterId,
      values: values.filter(({ count, facetId }) => count > 0 || chosen.includes(facetId)),
    }));
}

function numberIn(id: string): number {
  return Number(id.slice(id.indexOf('_') + 1));
}

/** A category stands right after its parent or the last one below an elder sister. */
function byPlaceInTree(a: Category, b: Category): number {
  const [pathA, pathB] = [pathOfCategory(a), pathOfCategory(b)];
  for (const [depth, one] of pathA.entries()) {
    const other = pathB[depth];
    if (!other) return 1;
    if (one !== other) return one.order - other.order || one.id - other.id;
  }
  return pathA.length - pathB.length;
}
