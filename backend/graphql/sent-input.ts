import { type GraphQLResolveInfo, Kind, type ValueNode } from 'graphql';
import { FieldInfo } from './execution/field-info.ts';

/**
 * Whether the client sent the field `member` of the input object `argument`. The parsed arguments do not show it, because
 * they contain the contract's default for an absent field.
 */
export function isInputFieldSent(info: GraphQLResolveInfo, argument: string, member: string): boolean {
  if (!(info instanceof FieldInfo))
    throw new Error('isInputFieldSent needs the FieldInfo of a planned field.');
  const { sentVariables, operation, fieldNodes } = info;

  function isSent(value: ValueNode): boolean {
    if (value.kind !== Kind.VARIABLE) return true;
    return sentVariables[value.name.value] !== undefined || defaultOf(value.name.value) !== undefined;
  }
  function defaultOf(name: string): ValueNode | undefined {
    return operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
  }
  function isMemberSent(object: ValueNode | undefined): boolean {
    if (object?.kind === Kind.OBJECT) {
      const found = object.fields.find(({ name }) => name.value === member);
      return found !== undefined && isSent(found.value);
    }
    if (object?.kind !== Kind.VARIABLE) return false;
    const sent = sentVariables[object.name.value];
    if (sent === undefined) return isMemberSent(defaultOf(object.name.value));
    return (sent as Record<string, unknown> | null)?.[member] !== undefined;
  }

  return isMemberSent(fieldNodes[0]?.arguments?.find(({ name }) => name.value === argument)?.value);
}
