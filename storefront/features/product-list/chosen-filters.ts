import { categoryTree, fewestIds, toggledCategory } from './category-tree.ts';
import type { FilterGroup } from './filter-groups.ts';
import { type Choice, type ListAddress, withChoices } from './list-address.ts';

/** One active filter, and the address without it. */
export interface ActiveFilter {
  id: string;
  parameter: string;
  /** Nothing for an id that the list does not know: what an address calls it is not repeated to anyone. */
  label: string | undefined;
  /** Said too where a label alone could belong to several groups. */
  groupLabel: string | undefined;
  without: ListAddress;
}

export function activeFilters(address: ListAddress, groups: readonly FilterGroup[]): ActiveFilter[] {
  return Object.entries(address.choices).flatMap(([parameter, chosen]) => {
    const group = groups.find((candidate) => candidate.parameter === parameter);
    return chosen.map(({ id }) => ({
      id,
      parameter,
      label: group?.values.find((value) => value.id === id)?.label,
      groupLabel: group?.isParameter ? group.label : undefined,
      without: withChoices(
        address,
        parameter,
        chosen.filter((choice) => choice.id !== id),
      ),
    }));
  });
}

/** The address after a click on one value of a group. */
export function toggled(address: ListAddress, group: FilterGroup, id: string): ListAddress {
  const chosen = address.choices[group.parameter] ?? [];
  const ids = chosen.map((choice) => choice.id);
  const next = group.isTree
    ? toggledCategory(categoryTree(group.values), new Set(ids), id)
    : ids.includes(id)
      ? ids.filter((other) => other !== id)
      : [...ids, id];
  return withChoices(address, group.parameter, named(next, group, chosen));
}

/** A form without script sends a category and everything below it; the address names the category alone. */
export function withFewestCategories(address: ListAddress, groups: readonly FilterGroup[]): ListAddress {
  const tree = groups.find(({ isTree }) => isTree);
  const chosen = tree && address.choices[tree.parameter];
  if (!tree || !chosen) return address;
  const ids = fewestIds(
    categoryTree(tree.values),
    chosen.map(({ id }) => id),
  );
  if (ids.length === chosen.length) return address;
  return { ...address, choices: { ...address.choices, [tree.parameter]: named(ids, tree, chosen) } };
}

function named(ids: readonly string[], group: FilterGroup, before: readonly Choice[]): Choice[] {
  return ids.map((id) => {
    const label = group.values.find((value) => value.id === id)?.label;
    return { id, label: label ?? before.find((choice) => choice.id === id)?.label ?? '' };
  });
}
