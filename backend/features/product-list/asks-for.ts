import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

const known = new WeakMap<FieldNode, Map<string, boolean>>();

/** Whether a field is asked for below the one being answered: what costs something is then not done in vain. */
export function asksFor(info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>, name: string): boolean {
  return info.fieldNodes.some((field) => {
    const answers = known.get(field) ?? new Map<string, boolean>();
    known.set(field, answers);
    const answer = answers.get(name) ?? isSelected(field.selectionSet, name, info);
    answers.set(name, answer);
    return answer;
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
