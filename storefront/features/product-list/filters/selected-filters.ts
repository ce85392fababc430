import { PRICE_RANGE_PARAMETERS } from '#storefront/routing/list-parameters.ts';
import { type FilterChoice, type ListQuery, withChoices, withPriceRange } from '../navigation/list-query.ts';
import { formatPriceRange, hasPriceRange, NO_PRICE_RANGE } from '../navigation/price-range.ts';
import { categoryTree, removeImpliedIds, toggleCategory } from './category-tree.ts';
import type { FilterGroup } from './filter-groups.ts';

/** An active filter and the query without it. */
export interface ActiveFilter {
  id: string;
  parameter: string;
  /** Undefined for an unknown id. The label in the URL is not shown, because anyone can write it. */
  label: string | undefined;
  /** Shown when the label alone would be ambiguous. */
  groupLabel: string | undefined;
  without: ListQuery;
}

export function activeFilters(query: ListQuery, groups: readonly FilterGroup[]): ActiveFilter[] {
  return [...chosenValues(query, groups), ...chosenRange(query, groups)];
}

function chosenRange(query: ListQuery, groups: readonly FilterGroup[]): ActiveFilter[] {
  if (!hasPriceRange(query.priceRange)) return [];
  return [
    {
      id: 'range',
      parameter: PRICE_RANGE_PARAMETERS.lowest,
      label: formatPriceRange(query.priceRange),
      groupLabel: groups.find(({ filterId }) => filterId === 'Price')?.label,
      without: withPriceRange(query, NO_PRICE_RANGE),
    },
  ];
}

function chosenValues(query: ListQuery, groups: readonly FilterGroup[]): ActiveFilter[] {
  return Object.entries(query.choices).flatMap(([parameter, selected]) => {
    const group = groups.find((candidate) => candidate.parameter === parameter);
    return selected.map(({ id }) => ({
      id,
      parameter,
      label: group?.values.find((value) => value.id === id)?.label,
      groupLabel: group?.isParameter ? group.label : undefined,
      without: withChoices(
        query,
        parameter,
        selected.filter((choice) => choice.id !== id),
      ),
    }));
  });
}

/** The query after a click on a value of a group. */
export function toggleFilter(query: ListQuery, group: FilterGroup, id: string): ListQuery {
  const selected = query.choices[group.parameter] ?? [];
  const ids = selected.map((choice) => choice.id);
  const next = group.isTree
    ? toggleCategory(categoryTree(group.values), new Set(ids), id)
    : toggleId(ids, id);
  return withChoices(query, group.parameter, withLabels(next, group, selected));
}

function toggleId(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** A form without script sends a category with its subcategories; the canonical URL names the category only. */
export function removeImpliedCategories(query: ListQuery, groups: readonly FilterGroup[]): ListQuery {
  const tree = groups.find(({ isTree }) => isTree);
  const selected = tree && query.choices[tree.parameter];
  if (!tree || !selected) return query;
  const ids = removeImpliedIds(
    categoryTree(tree.values),
    selected.map(({ id }) => id),
  );
  if (ids.length === selected.length) return query;
  return { ...query, choices: { ...query.choices, [tree.parameter]: withLabels(ids, tree, selected) } };
}

function withLabels(
  ids: readonly string[],
  group: FilterGroup,
  previous: readonly FilterChoice[],
): FilterChoice[] {
  return ids.map((id) => {
    const label = group.values.find((value) => value.id === id)?.label;
    return { id, label: label ?? previous.find((choice) => choice.id === id)?.label ?? '' };
  });
}
