import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

const cachedResults = new WeakMap<FieldNode, Map<string, boolean>>();

/** True if the query selects a field below the one being resolved, so that expensive work is done only if needed. */
export function isFieldRequested(
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  name: string,
): boolean {
  return info.fieldNodes.some((field) => {
    const results = cachedResults.get(field) ?? new Map<string, boolean>();
    cachedResults.set(field, results);
    const result = results.get(name) ?? isSelected(field.selectionSet, name, info);
    results.set(name, result);
    return result;
  });
}

function isSelected(
  selection: SelectionSetNode | undefined,
  name: string,
  info: Pick<GraphQLResolveInfo, 'fragments'>,
): boolean {
  return (
    selection?.selections.some((node) => {
      if (node.kind === Kind.FIELD) return node.name.value === name;
      const inner = node.kind === Kind.INLINE_FRAGMENT ? node : info.fragments[node.name.value];
      return isSelected(inner?.selectionSet, name, info);
    }) ?? false
  );
}
