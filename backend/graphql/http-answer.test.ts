import { describe, expect, test } from 'vitest';
import { httpAnswer } from './http-answer.ts';

const older = 'application/json; charset=utf-8';
const newer = 'application/graphql-response+json; charset=utf-8';
const executed = { data: { channel: null }, errors: [{ message: 'No.' }] };
const refused = { errors: [{ message: 'No.', extensions: { code: 'GRAPHQL_PARSE_FAILED' } }] };

describe('The media type of an answer', () => {
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
    expect(httpAnswer(executed, accept).headers['content-type']).toBe(type);
  });
});

describe('The status of an answer', () => {
  test.each([
    ['was executed', executed, 200, 200],
    ['has no data because a field at the root failed', { ...executed, data: null }, 200, 200],
    ['was refused', refused, 200, 400],
    [
      'names an operation that is not there',
      { errors: [{ message: 'No.', extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } }] },
      400,
      400,
    ],
  ])('that %s: %j is %i by the older media type and %i by the newer', (_, answer, byOlder, byNewer) => {
    expect(httpAnswer(answer, 'application/json').status).toBe(byOlder);
    expect(httpAnswer(answer, 'application/graphql-response+json').status).toBe(byNewer);
    expect(JSON.parse(httpAnswer(answer).body)).toEqual(answer);
  });
});
