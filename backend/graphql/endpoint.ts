import { useGraphQlJit } from '@envelop/graphql-jit';
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFormattedError,
  Kind,
  NoSchemaIntrospectionCustomRule,
} from 'graphql';
import { createSchema, createYoga, type Plugin } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { BackendSettings } from '#backend/config/settings.ts';
import { refusal, refuseRequest } from './api-key.ts';
import { createContext, type ShopContext, type ShopServices } from './context.ts';
import { readContractSchema } from './contract-schema.ts';
import { maskErrors } from './errors.ts';
import { limitPlugins } from './limits.ts';
import { withNotOffered } from './not-offered.ts';
import { persistedQueries } from './persisted-queries.ts';
import { readLimitedBody } from './request-body.ts';
import { scalars } from './scalars.ts';
import type { Resolvers } from './schema.generated.ts';

export interface GraphqlEndpoint {
  fetch(request: Request): Promise<Response>;
  /** The same without HTTP, for whoever runs in this process and may ask anything: no key, no text in between. */
  execute(query: string, variables: object): Promise<GraphqlAnswer>;
}

export interface GraphqlAnswer {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** `/graphql`: one behaviour a file, put together here. */
export function createGraphqlEndpoint(
  services: ShopServices,
  resolvers: Resolvers,
  settings: Pick<BackendSettings, 'API_KEYS' | 'INTROSPECTION'>,
  log: Logger,
): GraphqlEndpoint {
  const typeDefs = readContractSchema();
  const plugins: Plugin[] = [
    persistedQueries() as Plugin,
    ...limitPlugins(settings.INTROSPECTION),
    // It keeps what it compiled by document, whichever operation was named: several in one are not for it.
    useGraphQlJit({}, { enableIf: ({ document }) => isOneQueryOrMutation(document) }) as Plugin,
  ];
  if (!settings.INTROSPECTION)
    plugins.push({
      onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
    });
  const yoga = createYoga<object, ShopContext>({
    schema: createSchema<ShopContext>({
      typeDefs,
      resolvers: withNotOffered(typeDefs, { ...scalars, ...resolvers }),
    }),
    context: () => createContext(services),
    maskedErrors: maskErrors(log),
    plugins,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    cors: false,
    batching: false,
    logging: false,
  });
  const fetch = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: { allow: 'POST, OPTIONS' } });
    if (request.method !== 'POST')
      return refusal(405, 'BAD_INPUT', 'Send GraphQL operations with POST.', { allow: 'POST, OPTIONS' });
    const refused = refuseRequest(request.headers, settings.API_KEYS);
    if (refused) return refused;
    const body = await readLimitedBody(request);
    if (body instanceof Response) return body;
    return yoga.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body }));
  };

  const execute = async (query: string, variables: object): Promise<GraphqlAnswer> => {
    const { parse, validate, contextFactory, execute, schema } = yoga.getEnveloped({});
    const document: DocumentNode = parse(query);
    const problems: readonly GraphQLError[] = validate(schema, document);
    if (problems.length > 0) return { errors: problems.map((problem) => problem.toJSON()) };
    const result: ExecutionResult = await execute({
      schema,
      document,
      contextValue: await contextFactory({}),
      variableValues: variables,
    });
    return {
      data: result.data,
      ...(result.errors ? { errors: result.errors.map((error) => error.toJSON()) } : {}),
    };
  };

  return { fetch, execute };
}

function isOneQueryOrMutation({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return (
    operations.length === 1 &&
    operations.every((node) => 'operation' in node && node.operation !== 'subscription')
  );
}
