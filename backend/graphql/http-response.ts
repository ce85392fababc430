import type { GraphQLFormattedError } from 'graphql';
import { RETRY_AFTER_SECONDS } from '../http/database-unavailable.ts';
import type { HttpResponse } from '../http/http-message.ts';
import { JsonData } from './execution/write-json.ts';
import type { GraphqlResult } from './pipeline.ts';

const graphqlType = 'application/graphql-response+json';
const dataKey = Buffer.from('{"data":');
const acceptable = [graphqlType, 'application/json', 'application/*', '*/*'];

/**
 * GraphQL over HTTP: with `application/json` the status is 200 for all errors; with the newer media type, if the client
 * prefers it, 400 means that nothing was executed. 429 and 503 ask clients to repeat the request after the time in
 * Retry-After.
 */
export function toHttpResponse(result: GraphqlResult, accept = '*/*'): HttpResponse {
  const types = accept.split(',').map((range) => range.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  const acceptsGraphqlType = types.find((type) => acceptable.includes(type)) === graphqlType;
  const code = result.data === undefined ? result.errors?.[0]?.extensions?.code : undefined;
  const isUnknownOperation = code === 'OPERATION_RESOLUTION_FAILURE';
  const isRejected = result.data === undefined && (acceptsGraphqlType || isUnknownOperation);
  const limited = result.errors?.find(({ extensions }) => isRateLimit(extensions?.code));
  const isLimited = limited !== undefined && hasNoData(result);
  return {
    // A client whose session has ended must notice, whatever type it accepts.
    status: isUnavailable(result)
      ? 503
      : isLimited
        ? 429
        : code === 'INVALID_TOKEN'
          ? 401
          : isRejected
            ? 400
            : 200,
    headers: {
      'content-type': `${acceptsGraphqlType ? graphqlType : 'application/json'}; charset=utf-8`,
      ...(isLimited ? retryAfter(limited) : {}),
      ...(isUnavailable(result) ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
    },
    body: toJson(result),
  };
}

function toJson({ data, errors }: GraphqlResult): Uint8Array | string {
  if (!(data instanceof JsonData)) return JSON.stringify({ data, errors });
  const end = errors ? `,"errors":${JSON.stringify(errors)}}` : '}';
  return Buffer.concat([dataKey, data.bytes, Buffer.from(end)]);
}

function isRateLimit(code: unknown): boolean {
  return code === 'RATE_LIMITED' || code === 'PROOF_OF_WORK_REQUIRED';
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

function retryAfter({ extensions }: GraphQLFormattedError): Record<string, string> {
  const seconds = extensions?.retryAfterSeconds;
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {};
}
