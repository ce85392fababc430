import type { GraphQLResolveInfo, ResponsePath } from 'graphql';
import type { Execution } from './execute-plan.ts';
import type { PlannedField } from './plan-operation.ts';

/** The path of a field in the result. `parent` is the path of its object; undefined for a root field. */
export function pathTo({ key, parentType }: PlannedField, parent: ResponsePath | undefined): ResponsePath {
  return { prev: parent, key, typename: parentType.name };
}

/** The fourth argument of a resolver. Few resolvers read it, so its fields are getters. */
export class FieldInfo implements GraphQLResolveInfo {
  private readonly field: PlannedField;
  private readonly execution: Execution;
  private readonly parent: ResponsePath | undefined;

  constructor(field: PlannedField, execution: Execution, parent: ResponsePath | undefined) {
    this.field = field;
    this.execution = execution;
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
    return this.execution.schema;
  }
  get fragments() {
    return this.execution.fragments;
  }
  get rootValue() {
    return undefined;
  }
  get operation() {
    return this.execution.operation;
  }
  get variableValues() {
    return this.execution.variables;
  }
  get sentVariables() {
    return this.execution.sentVariables;
  }
}
