import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from './errors.ts';

describe('network errors', () => {
  test('read "Network error: {message}" and are a bad gateway', () => {
    const error = new NetworkError('fetch failed');
    expect(error.message).toBe('Network error: fetch failed');
    expect(error.status).toBe(502);
  });

  test('a response that was not successful tells its status and has it', () => {
    const error = NetworkError.unsuccessful(503);
    expect(error.message).toBe('Network error: Response not successful: Received status code 503');
    expect(error.status).toBe(503);
  });

  test('a missing response tells for which query', () => {
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

  test('read "GraphQL error: {message}", and the first is the one exposed', () => {
    expect(error.message).toBe('GraphQL error: Only 2 left.');
    expect(error.code).toBe('INSUFFICIENT_STOCK');
    expect(error.details).toMatchObject({ stock: 2 });
  });

  test('the others are kept', () => {
    expect(error.problems.map(({ message }) => message)).toEqual(['Only 2 left.', 'And another.']);
  });

  test('have the status 429 where one asked too often', () => {
    const extensions = { code: 'LIMIT_EXCEEDED', retryAfterSeconds: 30 };
    expect(new GraphqlError([{ message: 'Wait.', extensions }]).status).toBe(429);
  });

  test('have the status 500', () => {
    expect(error.status).toBe(500);
  });

  test('a problem without a code has none', () => {
    const bare = new GraphqlError([{ message: 'x' }]);
    expect([bare.code, bare.details]).toEqual([undefined, {}]);
  });
});
