import type { ProductQuery } from '#storefront/api/generated/graphql.ts';

type ParameterGroups = NonNullable<ProductQuery['product']>['parameterGroups'];

interface SpecificationGroup {
  id: number;
  name: string;
  rows: { name: string; value: string }[];
}

/** Visible parameters by group. Several values of a parameter are joined; empty groups are left out. */
export function specificationRows(parameterGroups: ParameterGroups): SpecificationGroup[] {
  return (parameterGroups ?? []).flatMap((group, index) => {
    const rows = new Map<string, string[]>();
    for (const parameter of group?.parameters ?? []) {
      if (!parameter?.show || !parameter.name || !parameter.value) continue;
      rows.set(parameter.name, [...(rows.get(parameter.name) ?? []), parameter.value]);
    }
    if (!group || rows.size === 0) return [];
    return [
      {
        id: group.parameterGroupId ?? -index,
        name: group.name,
        rows: [...rows].map(([name, values]) => ({ name, value: values.join(', ') })),
      },
    ];
  });
}
