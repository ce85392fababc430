import {
  type GraphQLFormattedError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { type KeyClaim, KeyTaken } from '#backend/database/idempotency-keys.ts';
import type { AnswerOnce } from './answer-once.ts';
import type { Asking, SignedInCustomer } from './context.ts';
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
  /** Refuses a login token that is not valid. */
  checkLogin: (loginToken: string) => Promise<SignedInCustomer>;
  createContext: (asking: Asking) => unknown;
  mask: ErrorMask;
  answerOnce: AnswerOnce;
}

/** Who asks. */
export interface Caller {
  apiKey: string;
  idempotencyKey?: string | undefined;
  /** Missing when nobody has signed in; empty when what was sent is no token. */
  loginToken?: string | undefined;
  /** Opens what is not published yet. One that is wrong opens nothing. */
  previewToken?: string | undefined;
  /** Of the visitor. */
  address?: string | undefined;
}

/** The one way from an operation to its answer, whoever asks. */
export function createPipeline(parts: PipelineParts) {
  const { schema, hasIntrospection, checkLogin, createContext, mask, answerOnce } = parts;
  const textOf = createPersistedQueries();
  const findOperation = createKnownDocuments(schema, hasIntrospection);

  async function execute(asked: AskedOperation, caller: Caller): Promise<GraphqlAnswer> {
    const customer = caller.loginToken === undefined ? null : await checkLogin(caller.loginToken);
    const text = textOf(asked);
    const { node, fragments, plan } = findOperation(text, asked.operationName);
    const variables = readVariables(asked, node, schema);
    const { fields, cost } = plan(variables);

    async function answer(claim: KeyClaim | null): Promise<GraphqlAnswer> {
      const run: Run = {
        schema,
        operation: node,
        fragments,
        variables,
        sentVariables: asked.variables ?? {},
        context: createContext({
          customer,
          claim,
          previewToken: caller.previewToken,
          address: caller.address,
        }),
        errors: [],
        args: new Map(),
      };
      checkCost(costOfRun(cost, run));
      const { data, errors } = await executePlan(fields, run);
      if (errors.some(({ cause }) => cause instanceof KeyTaken)) throw new KeyTaken();
      return errors.length > 0 ? { data, errors: mask.ofFields(errors) } : { data };
    }

    const key = node.operation === 'mutation' ? caller.idempotencyKey : undefined;
    if (key === undefined) return answer(null);
    const changes = fields.map(({ name }) => name).filter((name) => name !== '__typename');
    // Who asks is part of what is asked: nobody is given an answer that was another's.
    const input = [text, node.name?.value, variables, customer?.id ?? null];
    return answerOnce({ apiKey: caller.apiKey, key, changes, input }, answer);
  }

  return async (asked: AskedOperation, caller: Caller = { apiKey: '' }): Promise<GraphqlAnswer> => {
    try {
      return await execute(asked, caller);
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
