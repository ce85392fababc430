import {
  type GraphQLFormattedError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { costOfRun } from './cost.ts';
import { type ErrorMask, RefusedOperation } from './errors.ts';
import { executePlan, type Run } from './execute-plan.ts';
import { createKnownDocuments } from './known-documents.ts';
import { checkCost } from './limits.ts';
import { createPersistedQueries } from './persisted-queries.ts';
import type { AskedOperation } from './request-body.ts';

export interface GraphqlAnswer {
  /** Missing when nothing was executed. */
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** A list of thousands can be wrong in every item. */
const mostProblems = 20;

interface PipelineParts {
  schema: GraphQLSchema;
  hasIntrospection: boolean;
  createContext: () => unknown;
  mask: ErrorMask;
}

/** The one way from an operation to its answer, whoever asks. */
export function createPipeline({ schema, hasIntrospection, createContext, mask }: PipelineParts) {
  const textOf = createPersistedQueries();
  const findOperation = createKnownDocuments(schema, hasIntrospection);

  async function execute(asked: AskedOperation): Promise<GraphqlAnswer> {
    const { node, fragments, plan } = findOperation(textOf(asked), asked.operationName);
    const variables = readVariables(asked, node, schema);
    const { fields, cost } = plan(variables);
    const context = createContext();
    const run: Run = { schema, operation: node, fragments, variables, context, errors: [], args: new Map() };
    checkCost(costOfRun(cost, run));
    const { data, errors } = await executePlan(fields, run);
    return errors.length > 0 ? { data, errors: mask.ofFields(errors) } : { data };
  }

  return async (asked: AskedOperation): Promise<GraphqlAnswer> => {
    try {
      return await execute(asked);
    } catch (error) {
      const errors = mask.ofRefusal(error);
      return { errors: hasIntrospection ? errors : errors.map(withoutHint) };
    }
  };
}

/** Those that the operation does not declare are ignored. */
function readVariables({ variables }: AskedOperation, node: OperationDefinitionNode, schema: GraphQLSchema) {
  const declared = node.variableDefinitions ?? [];
  const { coerced, errors } = getVariableValues(schema, declared, variables ?? {}, {
    maxErrors: mostProblems,
  });
  if (errors) throw new RefusedOperation('BAD_INPUT', errors);
  return coerced;
}

/** Hints at names help whoever may read the schema anyway, and nobody else. */
function withoutHint(error: GraphQLFormattedError): GraphQLFormattedError {
  return { ...error, message: error.message.replace(/ Did you mean .+\?$/, '') };
}
