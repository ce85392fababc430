import type { GraphQLResolveInfo, ResponsePath } from 'graphql';
import type { OperationParts, PlannedField } from './plan-operation.ts';

export function pathTo({ key, parentType }: PlannedField, parent: ResponsePath | undefined): ResponsePath {
  return { prev: parent, key, typename: parentType.name };
}

/** The fourth argument of a resolver. Few read it, so it is looked up only when it is. */
export class FieldInfo implements GraphQLResolveInfo {
  private readonly field: PlannedField;
  private readonly parts: OperationParts;
  private readonly parent: ResponsePath | undefined;

  constructor(field: PlannedField, parts: OperationParts, parent: ResponsePath | undefined) {
    this.field = field;
    this.parts = parts;
    this.parent = parent;
  }

  get fieldName() {
    return this.field.name;
  }
  get fieldNodes() {
    return this.field.nodes;
  }
  get returnType() {
    return this.field.definition.type;
  }
  get parentType() {
    return this.field.parentType;
  }
  get path() {
    return pathTo(this.field, this.parent);
  }
  get schema() {
    return this.parts.schema;
  }
  get fragments() {
    return this.parts.fragments;
  }
  get rootValue() {
    return undefined;
  }
  get operation() {
    return this.parts.operation;
  }
  get variableValues() {
    return this.parts.variables;
  }
}
