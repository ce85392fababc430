import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNullableType,
  type InlineFragmentNode,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type ValueNode,
} from 'graphql';
import { ShopError } from '../errors.ts';

/** A field of an operation, with everything that is known before the execution. */
export interface PlannedField {
  /** Its name in the result. */
  key: string;
  name: string;
  nodes: readonly FieldNode[];
  parentType: GraphQLObjectType;
  definition: GraphQLField<unknown, unknown>;
  value: PlannedValue;
  hasVariables: boolean;
  /** Read on first use, if they contain no variables. */
  fixedArguments?: Record<string, unknown>;
}

/** The fields of an object. */
export interface PlannedSelection {
  fields: readonly PlannedField[];
  /** A result with these fields, all null. A copy of it has space for every field. */
  template: Readonly<Record<string, null>>;
}

export type PlannedValue = { isNullable: boolean } & (
  | { kind: 'leaf'; type: GraphQLLeafType; passThroughType: string | undefined }
  | { kind: 'list'; items: PlannedValue }
  | ({ kind: 'object' } & PlannedSelection)
);

/** Values of this JavaScript type need no serialising. */
const passThroughTypes: Readonly<Record<string, string>> = {
  String: 'string',
  ID: 'string',
  Boolean: 'boolean',
  Decimal: 'number',
  Long: 'number',
};

/** The input of a plan. Only the variables of `@skip` and `@include` matter. */
export interface OperationParts {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  variables: Readonly<Record<string, unknown>>;
}

/** The fields of an operation, with fragments inlined, equal fields merged, types and resolvers looked up. */
export function planOperation(parts: OperationParts): PlannedSelection {
  const { schema, operation } = parts;
  const type = schema.getRootType(operation.operation);
  if (!type)
    throw new ShopError('BAD_INPUT', `This shop has no operations of the kind ${operation.operation}.`);
  return planSelection(type, [operation.selectionSet], { ...parts, fields: new Map(), ids: new Map() });
}

/**
 * `ids`: a number for each node. `fields`: planned fields by the numbers of their nodes, so that a fragment is planned once and
 * a plan is never larger than its document.
 */
interface PlanState extends OperationParts {
  fields: Map<string, PlannedField>;
  ids: Map<FieldNode, number>;
}

function planSelection(
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  state: PlanState,
): PlannedSelection {
  const fields = planFields(type, selections, state);
  return { fields, template: Object.fromEntries(fields.map(({ key }) => [key, null])) };
}

function planFields(
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  state: PlanState,
): PlannedField[] {
  return [...collectFields(type, selections, state)].map(([key, nodes]) => {
    const id = nodes.map((node) => idOf(node, state)).join();
    const known = state.fields.get(id);
    if (known) return known;
    // A field of this name would set the prototype of the result.
    if (key === '__proto__') throw new ShopError('BAD_INPUT', 'No field can be called __proto__.');
    const name = nodes[0]?.name.value ?? key;
    const definition = definitionOf(type, name);
    const value = planValue(definition.type, nodes, state);
    const hasVariables = nodes[0]?.arguments?.some((argument) => containsVariable(argument.value)) ?? false;
    const field = { key, name, nodes, parentType: type, definition, value, hasVariables };
    state.fields.set(id, field);
    return field;
  });
}

function idOf(node: FieldNode, { ids }: PlanState): number {
  const id = ids.get(node) ?? ids.size;
  ids.set(node, id);
  return id;
}

function planValue(type: GraphQLOutputType, nodes: readonly FieldNode[], state: PlanState): PlannedValue {
  const isNullable = !isNonNullType(type);
  const inner = getNullableType(type);
  if (isListType(inner)) return { kind: 'list', isNullable, items: planValue(inner.ofType, nodes, state) };
  if (isLeafType(inner))
    return { kind: 'leaf', isNullable, type: inner, passThroughType: passThroughTypes[inner.name] };
  if (!isObjectType(inner)) throw new Error(`${inner.name}: the contract has no interfaces and no unions.`);
  const selections = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  return { kind: 'object', isNullable, ...planSelection(inner, selections, state) };
}

function containsVariable(node: ValueNode): boolean {
  if (node.kind === Kind.LIST) return node.values.some(containsVariable);
  if (node.kind === Kind.OBJECT) return node.fields.some(({ value }) => containsVariable(value));
  return node.kind === Kind.VARIABLE;
}

function definitionOf(type: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> {
  const metaFields = [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef];
  const definition = metaFields.find((field) => field.name === name) ?? type.getFields()[name];
  if (!definition) throw new Error(`${type.name} has no field ${name}.`);
  return definition;
}

/** Fields by their name in the result, in the order of the document. */
function collectFields(
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  { fragments, variables }: OperationParts,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  const collect = (node: SelectionNode): void => {
    if (!isIncluded(node, variables)) return;
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value;
      const nodes = fields.get(key);
      if (nodes) nodes.push(node);
      else fields.set(key, [node]);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      collectFragment(node);
    } else if (!seen.has(node.name.value)) {
      seen.add(node.name.value);
      collectFragment(fragments[node.name.value]);
    }
  };
  const collectFragment = (fragment: FragmentDefinitionNode | InlineFragmentNode | undefined): void => {
    const condition = fragment?.typeCondition?.name.value ?? type.name;
    if (condition === type.name) fragment?.selectionSet.selections.forEach(collect);
  };
  for (const { selections: nodes } of selections) nodes.forEach(collect);
  return fields;
}

function isIncluded(node: SelectionNode, variables: Readonly<Record<string, unknown>>): boolean {
  if (!node.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variables);
  return skip?.if !== true && include?.if !== false;
}
