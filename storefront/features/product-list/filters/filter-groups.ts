import type { ListFacetsQuery } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';
import { FILTER_PARAMETERS, PRODUCT_PARAMETER_PREFIX } from '#storefront/routing/list-parameters.ts';

export interface FilterValue {
  id: string;
  label: string;
  count: number;
  /** Id of the parent category in the same group. */
  parent?: string;
}

export interface FilterGroup {
  /** Query parameter. */
  parameter: string;
  /** The API's id, such as `Price` or `language`. */
  filterId: string;
  label: string;
  /** Whether its values are categories with subcategories. */
  isTree: boolean;
  /** Whether its values are those of a parameter of the products, such as the author. */
  isParameter: boolean;
  /** Whether its values have a fixed order, such as amounts. */
  isScale: boolean;
  values: FilterValue[];
}

export type Facets = Pick<NonNullable<ListFacetsQuery['products']>, 'count' | 'filters'>;

/** The filters of a list: all values of the unfiltered list, so that none disappears, with the counts of the filtered one. */
export function filterGroups(unfiltered: Facets, filtered: Facets): FilterGroup[] {
  const total = Number(unfiltered.count);
  const unfilteredGroups = groupsOf(unfiltered);
  const countedGroups = filtered === unfiltered ? unfilteredGroups : groupsOf(filtered);
  const counted = new Map(countedGroups.map((group) => [group.parameter, group]));
  return moveEditionBeforePrice(unfilteredGroups).flatMap((unfilteredGroup) => {
    const merged = mergeCounts(unfilteredGroup, counted.get(unfilteredGroup.parameter));
    const group = unfilteredGroup.isTree ? removeCommonCategories(merged, unfilteredGroup, total) : merged;
    return group.values.length > 1 || isNarrowing(unfilteredGroup, total) ? [group] : [];
  });
}

/** Sorts format and language before the price, because readers choose by them first. */
function moveEditionBeforePrice(groups: FilterGroup[]): FilterGroup[] {
  const editions = ['format', 'language'].flatMap((id) => groups.filter(({ filterId }) => filterId === id));
  const others = groups.filter((group) => !editions.includes(group));
  const priceIndex = others.findIndex(({ filterId }) => filterId === 'Price');
  return priceIndex < 0 ? groups : others.toSpliced(priceIndex, 0, ...editions);
}

function groupsOf({ filters }: Facets): FilterGroup[] {
  return (filters?.facets ?? []).flatMap((filter) => {
    const parameter = filter && parameterOf(filter.type, filter.filterId);
    if (!parameter || SHOP.productListHiddenFilters.includes(filter.filterId)) return [];
    const values = (filter.values ?? []).flatMap((value): FilterValue[] => {
      if (!value?.facetId || value.hidden || !value.label || value.label === '-') return [];
      const { facetId: id, label, count, parentId } = value;
      return [{ id, label, count: Number(count), parent: parentId || undefined }];
    });
    const { filterId, type } = filter;
    return [
      {
        parameter,
        filterId,
        label: filter.label ?? filterId,
        values,
        isTree: type === 'Category',
        isParameter: type === 'Parameter',
        isScale: type === 'Price' || type === 'Discount',
      },
    ];
  });
}

/** §2 has no parameter for the stock status; it is written like a product parameter. */
function parameterOf(type: string | null | undefined, filterId: string): string | undefined {
  if (type === 'Parameter' || type === 'StockStatus') return PRODUCT_PARAMETER_PREFIX + filterId;
  return (FILTER_PARAMETERS as Partial<Record<string, string>>)[type ?? ''];
}

/** The API returns only the most frequent values of long groups, and the selected ones, which are added at the end. */
function mergeCounts(group: FilterGroup, counted: FilterGroup | undefined): FilterGroup {
  const counts = new Map(counted?.values.map((value) => [value.id, value]));
  const known = new Set(group.values.map(({ id }) => id));
  const values = [
    ...group.values.map((value) => ({ ...value, count: counts.get(value.id)?.count ?? 0 })),
    ...(counted?.values.filter(({ id }) => !known.has(id)) ?? []),
  ];
  return { ...group, values: group.isScale ? values : emptyLast(values) };
}

function emptyLast(values: FilterValue[]): FilterValue[] {
  return [...values.filter(({ count }) => count > 0), ...values.filter(({ count }) => count === 0)];
}

/** Removes categories that contain every product of the list: the list's own category and its ancestors. */
function removeCommonCategories(group: FilterGroup, unfiltered: FilterGroup, total: number): FilterGroup {
  const common = new Set(unfiltered.values.filter(({ count }) => count === total).map(({ id }) => id));
  return {
    ...group,
    values: group.values
      .filter(({ id }) => !common.has(id))
      .map(({ parent, ...value }) => (parent && !common.has(parent) ? { ...value, parent } : value)),
  };
}

/** A group with one value is useful only if not every product has it. */
function isNarrowing({ values }: FilterGroup, total: number): boolean {
  return values.some(({ count }) => count !== total);
}
