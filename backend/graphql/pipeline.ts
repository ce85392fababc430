import {
  type GraphQLFormattedError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { type KeyClaim, KeyTakenError } from '#backend/database/idempotency-keys.ts';
import type { ApiClient } from '#backend/http/api-client.ts';
import { graphqlOperations } from '#contract/diagnostics/channels.ts';
import type { ContextInput, SignedInCustomer } from './context.ts';
import type { Plan } from './documents/cached-operation.ts';
import { createDocumentCache } from './documents/document-cache.ts';
import { checkCost, checkMutations, checkWork } from './documents/limits.ts';
import { createPersistedQueries } from './documents/persisted-queries.ts';
import { type ErrorMask, RejectedOperationError, ShopError } from './errors.ts';
import type { ExecuteOnce } from './execute-once.ts';
import { costOfExecution, countValues } from './execution/cost.ts';
import { type Execution, executePlan } from './execution/execute-plan.ts';
import { workOfExecution } from './execution/work.ts';
import { writePlan } from './execution/write-json.ts';
import type { OperationRequest } from './operation-request.ts';
import type { FollowedData } from './schema/subscriptions.ts';

export interface GraphqlResult {
  /** Absent if nothing was executed; `JsonData` if the caller wants JSON. */
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** A list can have an error in each of thousands of items. */
const maxVariableErrors = 20;

interface PipelineParts {
  schema: GraphQLSchema;
  hasIntrospection: boolean;
  /** Throws if the login token is not valid. */
  authenticate: (loginToken: string) => Promise<SignedInCustomer>;
  createContext: (input: ContextInput) => unknown;
  mask: ErrorMask;
  executeOnce: ExecuteOnce;
  /** A list of all brands needs more work, the more there are. */
  countBrands: () => number;
}

export interface Caller {
  /** For idempotency keys, which belong to an API key. */
  apiKey: string;
  /** By default the shop itself. */
  client?: ApiClient | undefined;
  /** Whether the client uses the contract's TypeScript SDK. */
  isSdk?: boolean | undefined;
  hasOwnForm?: boolean | undefined;
  idempotencyKey?: string | undefined;
  /** Absent if the caller is not signed in; empty if the header has no token. */
  loginToken?: string | undefined;
  /** Shows unpublished content. An invalid token is ignored. */
  previewToken?: string | undefined;
  /** The visitor's network address; absent for requests of this process on behalf of no visitor. */
  address?: string | undefined;
  /** The solution of a task that a rate limit requires. */
  proofOfWork?: string | undefined;
  /** The origin of the web page that sent the request, which may use the API. */
  pageOrigin?: string | undefined;
  /** For logs. */
  requestId?: string | undefined;
  /** Only for subscriptions: gets the data whose changes are sent. */
  follow?: ((data: FollowedData) => void) | undefined;
  /** The data of a query is returned as JSON, which is faster than objects that become JSON later. */
  wantsJson?: boolean;
  /** Called before execution with the type and the fields of the operation; may reject it. */
  checkOperation?: (type: string, fields: string[]) => void;
}

/** Executes an operation, for HTTP and in-process callers alike. */
export function createPipeline(parts: PipelineParts) {
  const { schema, hasIntrospection, authenticate, createContext, mask, executeOnce, countBrands } = parts;
  const documentOf = createPersistedQueries();
  const findOperation = createDocumentCache(schema, hasIntrospection);

  async function execute(request: OperationRequest, caller: Caller): Promise<GraphqlResult> {
    const customer = caller.loginToken === undefined ? null : await authenticate(caller.loginToken);
    const text = documentOf(request);
    const { node, fragments, plan } = findOperation(text, request.operationName);
    if (node.operation === 'subscription' && !caller.follow)
      throw new ShopError('BAD_INPUT', 'A subscription needs a websocket.');
    const variables = readVariables(request, node, schema);
    const { selection, cost } = plan(variables);
    const { fields } = selection;
    const names = fields.map(({ name }) => name);
    caller.checkOperation?.(node.operation, names);
    const isQuery = node.operation === 'query';

    async function executeWith(claim: KeyClaim | null): Promise<GraphqlResult> {
      const execution: Execution = {
        schema,
        operation: node,
        fragments,
        variables,
        sentVariables: request.variables ?? {},
        context: createContext({ ...caller, visitor: visitorOf(caller), customer, claim, isQuery }),
        errors: [],
        args: new Map(),
      };
      checkLimits({ selection, cost }, execution, countBrands());
      // The result of a mutation is stored with its idempotency key, and needs objects.
      const executeSelection = caller.wantsJson && isQuery ? writePlan : executePlan;
      const { data, errors } = await executeSelection(selection, execution);
      if (errors.some(({ cause }) => cause instanceof KeyTakenError)) throw new KeyTakenError();
      return errors.length > 0 ? { data, errors: mask.maskFieldErrors(errors, caller.requestId) } : { data };
    }

    const key = node.operation === 'mutation' ? caller.idempotencyKey : undefined;
    const observed = { type: node.operation, field: fields[0]?.name ?? '', name: node.name?.value };
    if (key === undefined) return graphqlOperations.run(observed, () => executeWith(null));
    const mutations = names.filter((name) => name !== '__typename');
    // Includes the customer, so that no customer gets the result of another.
    const input = [text, node.name?.value, variables, customer?.id ?? null];
    return graphqlOperations.run(observed, () =>
      executeOnce({ apiKey: caller.apiKey, key, fields: mutations, input }, executeWith),
    );
  }

  return async (request: OperationRequest, caller: Caller = { apiKey: '' }): Promise<GraphqlResult> => {
    try {
      return await execute(request, caller);
    } catch (error) {
      const errors = mask.maskOperationError(error, caller.requestId);
      return { errors: hasIntrospection ? errors : errors.map(withoutSuggestion) };
    }
  };
}

function visitorOf({ address }: Caller): ContextInput['visitor'] {
  return address === undefined ? 'internal' : { address };
}

function checkLimits({ selection, cost }: Plan, execution: Execution, brandCount: number): void {
  const { fields } = selection;
  const total = costOfExecution(cost, execution);
  checkCost(total);
  checkMutations(fields);
  checkWork(workOfExecution(fields, execution, { brandCount, values: countValues(total, fields) }));
}

/** Variables that the operation does not declare are ignored. */
function readVariables(
  { variables }: OperationRequest,
  node: OperationDefinitionNode,
  schema: GraphQLSchema,
) {
  const declared = node.variableDefinitions ?? [];
  const { coerced, errors } = getVariableValues(schema, declared, variables ?? {}, {
    maxErrors: maxVariableErrors,
  });
  if (errors) throw new RejectedOperationError('BAD_INPUT', errors);
  return coerced;
}

/** Suggestions of names would reveal the schema to clients that may not read it. */
function withoutSuggestion(error: GraphQLFormattedError): GraphQLFormattedError {
  return { ...error, message: error.message.replace(/ Did you mean .+\?$/, '') };
}
