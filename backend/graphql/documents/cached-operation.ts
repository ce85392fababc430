import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { costOfOperation, type OperationCost } from '../execution/cost.ts';
import { type PlannedSelection, planOperation } from '../execution/plan-operation.ts';

export interface CachedOperation {
  node: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Most operations have one plan; those with `@skip` and `@include` have one per combination of their variables. */
  plan(variables: Readonly<Record<string, unknown>>): Plan;
}

export interface Plan {
  selection: PlannedSelection;
  cost: OperationCost;
}

/** An operation with 20 directives could have a million plans. */
const maxPlans = 16;

/** The operations of a valid document. */
export function operationsOf(document: DocumentNode, schema: GraphQLSchema): CachedOperation[] {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node;
  const conditions = findConditionVariables(document);
  return document.definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((node) => {
      const plans = new Map<string, Plan>();
      return {
        node,
        fragments,
        plan(variables) {
          const key = conditions.map((name) => variables[name]).join();
          const known = plans.get(key);
          if (known) return known;
          const selection = planOperation({ schema, operation: node, fragments, variables });
          const plan = { selection, cost: costOfOperation(selection.fields) };
          if (plans.size >= maxPlans) plans.clear();
          plans.set(key, plan);
          return plan;
        },
      };
    });
}

/** The variables of `@skip` and `@include`. */
function findConditionVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: values = [] }) => {
      for (const { value } of values) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
