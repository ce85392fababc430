import type { Logger } from 'pino';
import type { BackendSettings } from '#backend/config/settings.ts';
import { LIMITS } from '#contract/limits.ts';
import { PREVIEW_HEADER } from '#contract/preview.ts';
import { createAnswerOnce } from './answer-once.ts';
import { refuseRequest } from './api-key.ts';
import { createContext, type ShopServices } from './context.ts';
import { readContractSchema } from './contract-schema.ts';
import { createErrorMask } from './errors.ts';
import { createExecutableSchema, type ResolversByType } from './executable-schema.ts';
import { httpAnswer } from './http-answer.ts';
import { checkLogin, loginTokenOf } from './login-token.ts';
import { withNotOffered } from './not-offered.ts';
import { createPipeline, type GraphqlAnswer } from './pipeline.ts';
import { type PlainAnswer, type PlainRequest, plainRequest, refuse, toResponse } from './plain-http.ts';
import { readOperation } from './request-body.ts';
import { scalars } from './scalars.ts';
import type { Resolvers } from './schema.generated.ts';

export type { GraphqlAnswer };

export interface GraphqlEndpoint {
  /** Over HTTP, for a server that has no use for `Request` and `Response`. */
  answer(request: PlainRequest, visitor?: Visitor): Promise<PlainAnswer>;
  fetch(request: Request, visitor?: Visitor): Promise<Response>;
  /**
   * The same without HTTP, for whoever runs in this process and may ask anything: no key, no text in between.
   * A customer is known by the login token alone, never by what this process remembers.
   */
  execute(query: string, variables: object, options?: ExecuteOptions): Promise<GraphqlAnswer>;
}

/** By whose network address what is done too often is counted. */
export interface Visitor {
  address?: string | undefined;
}

export interface ExecuteOptions extends Visitor {
  loginToken?: string | undefined;
  /** Of whoever may see what is not published yet. */
  previewToken?: string | undefined;
  /** With one key a mutation is made once, however often it is asked for. */
  idempotencyKey?: string | undefined;
}

/** `/graphql`: one behaviour a file, put together here. */
export function createGraphqlEndpoint(
  services: ShopServices,
  resolvers: Resolvers,
  settings: Pick<BackendSettings, 'API_KEYS' | 'INTROSPECTION'>,
  log: Logger,
): GraphqlEndpoint {
  const contract = readContractSchema();
  const answering = withNotOffered(contract, { ...scalars, ...resolvers });
  const execute = createPipeline({
    schema: createExecutableSchema(contract, answering as ResolversByType),
    hasIntrospection: settings.INTROSPECTION,
    checkLogin: (loginToken) => checkLogin(services, loginToken),
    createContext: (asking) => createContext(services, asking),
    mask: createErrorMask(log),
    answerOnce: createAnswerOnce(services.db, log),
  });

  async function answer(request: PlainRequest, { address }: Visitor = {}): Promise<PlainAnswer> {
    const allowed = { allow: 'POST, OPTIONS' };
    if (request.method === 'OPTIONS') return { status: 204, headers: allowed, body: '' };
    if (request.method !== 'POST')
      return refuse(405, 'BAD_INPUT', 'Send GraphQL operations with POST.', allowed);
    const refused = refuseRequest(request, settings.API_KEYS);
    if (refused) return refused;
    if (!/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? ''))
      return refuse(415, 'BAD_INPUT', 'Send the operation as application/json.');
    const body = await request.text(LIMITS.graphqlBodyBytes);
    if (body === undefined)
      return refuse(413, 'LIMIT_EXCEEDED', `The body is larger than ${LIMITS.graphqlBodyBytes / 1024} KB.`);
    const asked = readOperation(body);
    if ('status' in asked) return asked;
    const caller = {
      apiKey: request.header('x-apikey') ?? '',
      idempotencyKey: request.header('x-idempotency-key'),
      loginToken: loginTokenOf(request.header('authorization')),
      previewToken: request.header(PREVIEW_HEADER),
      address,
    };
    return httpAnswer(await execute(asked, caller), request.header('accept'));
  }

  return {
    answer,
    fetch: async (request, visitor) => toResponse(await answer(plainRequest(request), visitor)),
    execute: (query, variables, options = {}) =>
      execute({ query, variables: variables as Record<string, unknown> }, { apiKey: '', ...options }),
  };
}
