import type { HttpResponse } from '../http/http-message.ts';
import type { GraphqlResult } from './pipeline.ts';

const graphqlType = 'application/graphql-response+json';
const acceptable = [graphqlType, 'application/json', 'application/*', '*/*'];

/**
 * GraphQL over HTTP: with `application/json` the status is 200 for all errors; with the newer media type, if the client
 * prefers it, 400 means that nothing was executed.
 */
export function toHttpResponse(result: GraphqlResult, accept = '*/*'): HttpResponse {
  const types = accept.split(',').map((range) => range.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  const acceptsGraphqlType = types.find((type) => acceptable.includes(type)) === graphqlType;
  const code = result.data === undefined ? result.errors?.[0]?.extensions?.code : undefined;
  const isUnknownOperation = code === 'OPERATION_RESOLUTION_FAILURE';
  const isRejected = result.data === undefined && (acceptsGraphqlType || isUnknownOperation);
  return {
    // A client whose session has ended must notice, whatever type it accepts.
    status: code === 'INVALID_TOKEN' ? 401 : isRejected ? 400 : 200,
    headers: { 'content-type': `${acceptsGraphqlType ? graphqlType : 'application/json'}; charset=utf-8` },
    body: JSON.stringify(result),
  };
}
