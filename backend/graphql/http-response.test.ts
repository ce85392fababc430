import { describe, expect, test } from 'vitest';
import { toHttpResponse } from './http-response.ts';

const older = 'application/json; charset=utf-8';
const newer = 'application/graphql-response+json; charset=utf-8';
const executed = { data: { channel: null }, errors: [{ message: 'No.' }] };
const rejected = { errors: [{ message: 'No.', extensions: { code: 'GRAPHQL_PARSE_FAILED' } }] };

describe('the media type of a response', () => {
  test.each([
    [undefined, older],
    ['*/*', older],
    ['application/*', older],
    ['application/json', older],
    ['application/json, text/plain, */*', older],
    ['application/json, application/graphql-response+json', older],
    ['text/html', older],
    ['', older],
    ['application/graphql-response+json', newer],
    ['Application/GraphQL-Response+JSON;q=1', newer],
    ['application/graphql-response+json, application/json;q=0.9', newer],
    ['text/event-stream, application/graphql-response+json, application/json', newer],
  ])('for %s is %s', (accept, type) => {
    expect(toHttpResponse(executed, accept).headers['content-type']).toBe(type);
  });
});

describe('the status of a response', () => {
  test.each([
    ['was executed', executed, 200, 200],
    ['has no data because a field at the root failed', { ...executed, data: null }, 200, 200],
    ['was rejected', rejected, 200, 400],
    [
      'names an unknown operation',
      { errors: [{ message: 'No.', extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] },
      400,
      400,
    ],
  ])('that %s: %j is %i with the older media type and %i with the newer', (_, result, byOlder, byNewer) => {
    expect(toHttpResponse(result, 'application/json').status).toBe(byOlder);
    expect(toHttpResponse(result, 'application/graphql-response+json').status).toBe(byNewer);
    expect(JSON.parse(String(toHttpResponse(result).body))).toEqual(result);
  });
});
