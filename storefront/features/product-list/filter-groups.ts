import type { ListFacetsQuery } from '#storefront/api/generated/graphql.ts';
import { SHOP } from '#storefront/config/shop.ts';

export interface FilterValue {
  id: string;
  label: string;
  count: number;
  /** Of a category that stands below another one of the group. */
  parent?: string;
}

export interface FilterGroup {
  /** Its parameter in the address. */
  parameter: string;
  filterId: string;
  label: string;
  isTree: boolean;
  isParameter: boolean;
  /** Whether its values have an order of their own, as amounts have. */
  isScale: boolean;
  values: FilterValue[];
}

export type Facets = NonNullable<ListFacetsQuery['products']>;

/**
 * What a list can be narrowed by: everything that the whole list has, so that no option disappears, counted as the
 * choices made so far leave it.
 */
export function filterGroups(whole: Facets, narrowed: Facets): FilterGroup[] {
  const counted = new Map(groupsOf(narrowed).map((group) => [group.parameter, group]));
  const groups = groupsOf(whole).map((group) => merged(group, counted.get(group.parameter)));
  return languageAfterFormat(groups)
    .map((group) => (group.isTree ? withoutNeedless(group, whole) : group))
    .filter(({ values, parameter }) => values.length > 1 || isNarrowing(whole, parameter));
}

/** Both say which edition of a book it is. */
function languageAfterFormat(groups: FilterGroup[]): FilterGroup[] {
  const languages = groups.filter(({ filterId }) => filterId === 'language');
  const others = groups.filter((group) => !languages.includes(group));
  return others.some(({ filterId }) => filterId === 'Sku')
    ? others.flatMap((group) => (group.filterId === 'Sku' ? [group, ...languages] : [group]))
    : groups;
}

function groupsOf({ filters }: Facets): FilterGroup[] {
  return (filters?.facets ?? []).flatMap((filter) => {
    const parameter = filter && parameterOf(filter.type, filter.filterId);
    if (!parameter || (SHOP.productListHiddenFilters as readonly string[]).includes(filter.filterId))
      return [];
    const values = (filter.values ?? []).flatMap((value): FilterValue[] => {
      if (!value?.facetId || value.hidden || !value.label || value.label === '-') return [];
      const { facetId: id, label, count, parentId } = value;
      return [{ id, label, count: Number(count), ...(parentId ? { parent: parentId } : {}) }];
    });
    const { filterId, type } = filter;
    return [
      {
        ...{ parameter, filterId, label: filter.label ?? filterId, values },
        ...{ isTree: type === 'Category', isParameter: type === 'Parameter' },
        isScale: type === 'Price' || type === 'Discount',
      },
    ];
  });
}

const parameters: Record<string, string> = {
  Category: 'categories',
  Brand: 'brands',
  Sku: 'skus',
  Price: 'price',
  Discount: 'discount',
};

/** §2 has no parameter for the stock; it is written as those of products are. */
function parameterOf(type: string | null | undefined, filterId: string): string | undefined {
  if (type === 'Parameter' || type === 'StockStatus') return `p-${filterId}`;
  return parameters[type ?? ''];
}

/** Of very long groups the API tells the commonest values, and those that are chosen: these come last. */
function merged(group: FilterGroup, counted: FilterGroup | undefined): FilterGroup {
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

/** The category that the list is of, and those above it, are no choice: everything in the list has them. */
function withoutNeedless(group: FilterGroup, whole: Facets): FilterGroup {
  const needless = new Set(
    groupsOf(whole)
      .find(({ parameter }) => parameter === group.parameter)
      ?.values.filter(({ count }) => count === Number(whole.count))
      .map(({ id }) => id),
  );
  return {
    ...group,
    values: group.values
      .filter(({ id }) => !needless.has(id))
      .map(({ parent, ...value }) => (parent && !needless.has(parent) ? { ...value, parent } : value)),
  };
}

/** A group with one value is worth showing where not everything has it. */
function isNarrowing(whole: Facets, parameter: string): boolean {
  const group = groupsOf(whole).find((candidate) => candidate.parameter === parameter);
  return group?.values.some(({ count }) => count !== Number(whole.count)) ?? false;
}
