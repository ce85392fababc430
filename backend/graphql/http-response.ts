import type { GraphQLFormattedError } from 'graphql';
import { RETRY_AFTER_SECONDS } from '../http/database-unavailable.ts';
import type { HttpResponse } from '../http/http-message.ts';
import { JsonData } from './execution/write-json.ts';
import type { GraphqlResult } from './pipeline.ts';

const graphqlType = 'application/graphql-response+json';
const dataKey = Buffer.from('{"data":');
const acceptable = [graphqlType, 'application/json', 'application/*', '*/*'];
const rateLimitCodes: readonly unknown[] = ['RATE_LIMITED', 'PROOF_OF_WORK_REQUIRED'];

/**
 * GraphQL over HTTP: with `application/json` the status is 200 for all errors; with the newer media type, if the client
 * prefers it, 400 means that nothing was executed. 429 and 503 ask clients to repeat the request after the time in
 * Retry-After.
 */
export function toHttpResponse(result: GraphqlResult, accept = '*/*'): HttpResponse {
  const types = accept.split(',').map((range) => range.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  const acceptsGraphqlType = types.find((type) => acceptable.includes(type)) === graphqlType;
  const status = statusOf(result, acceptsGraphqlType);
  return {
    status,
    headers: {
      'content-type': `${acceptsGraphqlType ? graphqlType : 'application/json'}; charset=utf-8`,
      ...(status === 429 ? retryAfter(rateLimitErrorOf(result)) : {}),
      ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
    },
    body: toJson(result),
  };
}

function statusOf(result: GraphqlResult, acceptsGraphqlType: boolean): number {
  if (isUnavailable(result)) return 503;
  if (rateLimitErrorOf(result) && hasNoData(result)) return 429;
  if (result.data !== undefined) return 200;
  const code = result.errors?.[0]?.extensions?.code;
  // All clients must notice the end of their session, also those that do not accept the GraphQL media type.
  if (code === 'INVALID_TOKEN') return 401;
  return acceptsGraphqlType || code === 'OPERATION_RESOLUTION_FAILURE' ? 400 : 200;
}

function toJson({ data, errors }: GraphqlResult): Uint8Array | string {
  if (!(data instanceof JsonData)) return JSON.stringify({ data, errors });
  const end = errors ? `,"errors":${JSON.stringify(errors)}}` : '}';
  return Buffer.concat([dataKey, data.bytes, Buffer.from(end)]);
}

function rateLimitErrorOf({ errors }: GraphqlResult): GraphQLFormattedError | undefined {
  return errors?.find(({ extensions }) => rateLimitCodes.includes(extensions?.code));
}

/** Whether the whole operation failed because of the database. */
export function isUnavailable(result: GraphqlResult): boolean {
  const isReported = result.errors?.some(({ extensions }) => extensions?.code === 'UNAVAILABLE') ?? false;
  return isReported && hasNoData(result);
}

/** Whether no field of the operation has a value: a client loses nothing if it repeats the request later. */
function hasNoData({ data }: GraphqlResult): boolean {
  const fields = data instanceof JsonData ? JSON.parse(Buffer.from(data.bytes).toString()) : data;
  return Object.values(fields ?? {}).every((value) => value === null);
}

function retryAfter(error: GraphQLFormattedError | undefined): Record<string, string> {
  const seconds = error?.extensions?.retryAfterSeconds;
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {};
}
