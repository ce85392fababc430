import type { GraphQLResolveInfo, ResponsePath } from 'graphql';
import type { Run } from './execute-plan.ts';
import type { PlannedField } from './plan-operation.ts';

export function pathTo({ key, parentType }: PlannedField, parent: ResponsePath | undefined): ResponsePath {
  return { prev: parent, key, typename: parentType.name };
}

/** The fourth argument of a resolver. Few read it, so it is looked up only when it is. */
export class FieldInfo implements GraphQLResolveInfo {
  private readonly field: PlannedField;
  private readonly run: Run;
  private readonly parent: ResponsePath | undefined;

  constructor(field: PlannedField, run: Run, parent: ResponsePath | undefined) {
    this.field = field;
    this.run = run;
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
    return this.run.schema;
  }
  get fragments() {
    return this.run.fragments;
  }
  get rootValue() {
    return undefined;
  }
  get operation() {
    return this.run.operation;
  }
  get variableValues() {
    return this.run.variables;
  }
  get sentVariables() {
    return this.run.sentVariables;
  }
}
