import type { ProductQuery } from '#storefront/api/generated/graphql.ts';

type ParameterGroups = NonNullable<ProductQuery['product']>['parameterGroups'];

export interface SpecificationGroup {
  id: number;
  name: string;
  rows: { name: string; value: string }[];
}

/** The parameters that are meant to be shown; several values of one are joined, and groups without any left out. */
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
