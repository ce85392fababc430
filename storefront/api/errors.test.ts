import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from './errors.ts';

describe('network errors', () => {
  test('read "Network error: {message}" and are a bad gateway', () => {
    const error = new NetworkError('fetch failed');
    expect(error.message).toBe('Network error: fetch failed');
    expect(error.status).toBe(502);
  });

  test('an unsuccessful response has its status in message and status', () => {
    const error = NetworkError.unsuccessful(503);
    expect(error.message).toBe('Network error: Response not successful: Received status code 503');
    expect(error.status).toBe(503);
  });

  test('a missing response names the query', () => {
    expect(NetworkError.missing('brands').message).toBe(
      "Network error: Server response was missing for query 'brands'.",
    );
  });
});

describe('GraphQL errors', () => {
  const error = new GraphqlError([
    { message: 'Only 2 left.', extensions: { code: 'INSUFFICIENT_STOCK', stock: 2 } },
    { message: 'And another.', extensions: { code: 'OTHER' } },
  ]);

  test('read "GraphQL error: {message}" of the first error', () => {
    expect(error.message).toBe('GraphQL error: Only 2 left.');
    expect(error.code).toBe('INSUFFICIENT_STOCK');
    expect(error.details).toMatchObject({ stock: 2 });
  });

  test('keep all errors', () => {
    expect(error.errors.map(({ message }) => message)).toEqual(['Only 2 left.', 'And another.']);
  });

  test('have the status 429 when rate limited', () => {
    const extensions = { code: 'LIMIT_EXCEEDED', retryAfterSeconds: 30 };
    expect(new GraphqlError([{ message: 'Wait.', extensions }]).status).toBe(429);
  });

  test('have the status 500 otherwise', () => {
    expect(error.status).toBe(500);
  });

  test('the code is optional', () => {
    const minimal = new GraphqlError([{ message: 'x' }]);
    expect([minimal.code, minimal.details]).toEqual([undefined, {}]);
  });
});
