import type { Logger } from 'pino';
import type { BackendSettings } from '#backend/config/settings.ts';
import { type HttpRequest, type HttpResponse, noStore } from '#backend/http/http-message.ts';
import { readJsonValue, requireJsonType } from '#backend/http/read-json.ts';
import { PREVIEW_HEADER } from '#contract/content/preview.ts';
import { PROOF_OF_WORK_HEADER } from '#contract/http/proof-of-work.ts';
import { LIMITS } from '#contract/limits.ts';
import { CHECKOUT_FORM_HEADER } from '#contract/order/checkout-form.ts';
import { createContext, type ShopServices } from './context.ts';
import { cacheHeaders, readGetOperation } from './documents/cached-query.ts';
import { createErrorMask, ShopError } from './errors.ts';
import { createExecuteOnce } from './execute-once.ts';
import { isUnavailable, toHttpResponse } from './http-response.ts';
import { authenticateCustomer, loginTokenOf } from './login-token.ts';
import { type OperationRequest, parseOperation } from './operation-request.ts';
import { type Caller, createPipeline, type GraphqlResult } from './pipeline.ts';
import { readContractSchema } from './schema/contract-schema.ts';
import { createExecutableSchema, type ResolversByType } from './schema/executable-schema.ts';
import { addNotOffered } from './schema/not-offered.ts';
import { scalars } from './schema/scalars.ts';
import { addSubscriptions } from './schema/subscriptions.ts';
import type { Resolvers } from './schema.generated.ts';

export interface GraphqlEndpoint {
  /** `POST /graphql`. The caller has checked the API key. */
  handle(request: HttpRequest): Promise<HttpResponse>;
  /** `GET /graphql`: a persisted query, whose response a proxy may store. */
  handleGet(request: HttpRequest): Promise<HttpResponse>;
  /** One result of a subscription. The caller's `follow` gets the data whose changes lead to the next result. */
  subscribe(operation: OperationRequest, caller: Caller): Promise<GraphqlResult>;
  /**
   * The same without HTTP, for callers in this process, which may run any operation: no API key, no JSON in between.
   * A customer is identified by the login token alone, never by anything that this process remembers.
   */
  execute(
    query: string,
    variables: object,
    options?: ExecuteOptions,
  ): Promise<GraphqlResult & { status?: number }>;
}

interface ExecuteOptions {
  /** The visitor's network address, by which rate limits count. */
  address?: string | undefined;
  loginToken?: string | undefined;
  /** Shows unpublished content. */
  previewToken?: string | undefined;
  /** A mutation with this key is executed once, however often it is sent. */
  idempotencyKey?: string | undefined;
  /** The solution of a task that a rate limit requires. */
  proofOfWork?: string | undefined;
  /** For logs. */
  requestId?: string | undefined;
}

/** `/graphql`: composes the behaviours, one file each. */
export function createGraphqlEndpoint(
  services: ShopServices,
  resolvers: Resolvers,
  settings: Pick<BackendSettings, 'INTROSPECTION'>,
  log: Logger,
): GraphqlEndpoint {
  const contract = readContractSchema();
  const allResolvers = addNotOffered(contract, { ...scalars, ...addSubscriptions(resolvers) });
  const execute = createPipeline({
    schema: createExecutableSchema(contract, allResolvers as ResolversByType),
    hasIntrospection: settings.INTROSPECTION,
    authenticate: (loginToken) => authenticateCustomer(services, loginToken),
    createContext: (input) => createContext(services, input),
    mask: createErrorMask(log),
    executeOnce: createExecuteOnce(services.db, log),
    countBrands: () => services.catalogue().brands.size,
  });

  return {
    async handle(request) {
      requireJsonType(request);
      const operation = parseOperation(await readJsonValue(request, LIMITS.graphqlBodyBytes));
      const result = await execute(operation, { ...callerOf(request), wantsJson: true });
      return toHttpResponse(result, request.header('accept'));
    },
    async handleGet(request) {
      const caller = callerOf(request);
      let fields: string[] = [];
      let isQuery = true;
      const checkOperation = (type: string, names: string[]) => {
        isQuery = type === 'query';
        if (!isQuery) throw new ShopError('BAD_INPUT', 'Send mutations with POST.');
        fields = names;
      };
      const result = await execute(readGetOperation(request.search), { ...caller, checkOperation });
      const response = toHttpResponse(result, request.header('accept'));
      // As GraphQL over HTTP requires.
      if (!isQuery)
        return { ...response, status: 405, headers: { ...response.headers, ...noStore, allow: 'POST' } };
      const isPersonal =
        caller.loginToken !== undefined || caller.previewToken !== undefined || result.errors !== undefined;
      const headers = cacheHeaders(fields, { data: result.data, isPersonal });
      return { ...response, headers: { ...response.headers, ...headers } };
    },
    subscribe: execute,
    async execute(query, variables, options = {}) {
      const operation = { query, variables: variables as Record<string, unknown> };
      const result = await execute(operation, { apiKey: '', ...options });
      return isUnavailable(result) ? { ...result, status: 503 } : result;
    },
  };
}

/** `OPTIONS /graphql` */
export function listGraphqlMethods(): HttpResponse {
  return { status: 204, headers: { allow: 'GET, POST, OPTIONS' }, body: '' };
}

function callerOf(request: HttpRequest): Caller {
  return {
    apiKey: request.header('x-apikey') ?? '',
    client: request.client,
    isSdk: request.header('x-sdk-version') !== undefined,
    hasOwnForm: request.header(CHECKOUT_FORM_HEADER) === 'own' ? true : undefined,
    idempotencyKey: request.header('x-idempotency-key'),
    loginToken: loginTokenOf(request.header('authorization')),
    previewToken: request.header(PREVIEW_HEADER),
    address: request.address,
    proofOfWork: request.header(PROOF_OF_WORK_HEADER),
    pageOrigin: request.header('origin'),
    requestId: request.id,
  };
}
