import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from './errors.ts';
import { readResponse } from './read-response.ts';

const read = (body: unknown, status = 200) =>
  readResponse(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }), 'brands');

test('returns the data', async () => {
  await expect(read({ data: { brands: [1] } })).resolves.toEqual({ brands: [1] });
});

test('returns empty data', async () => {
  await expect(read({ data: { product: null }, errors: [] })).resolves.toEqual({ product: null });
});

test.each([404, 429, 500, 503])('rejects HTTP status %i', async (status) => {
  const error = await read({ data: { brands: [] } }, status).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({
    message: `Network error: Response not successful: Received status code ${status}`,
    status,
  });
});

test('reports a redirect as a bad gateway', async () => {
  await expect(read('', 302)).rejects.toMatchObject({ name: 'NetworkError', status: 502 });
});

test.each([200, 201, 299])('accepts HTTP status %i', async (status) => {
  await expect(read({ data: {} }, status)).resolves.toEqual({});
});

test('reports the HTML page of a proxy by its status', async () => {
  await expect(read('<html>Bad Gateway</html>', 502)).rejects.toThrow('Received status code 502');
});

test.each([{}, { data: null }, { errors: [] }, []])(
  'a body with neither data nor errors is a missing response: %j',
  async (body) => {
    const error = await read(body).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({
      message: "Network error: Server response was missing for query 'brands'.",
      status: 502,
    });
  },
);

describe('a body that is not JSON', () => {
  test.each(['<!doctype html><title>x</title>', '', '{"data":', 'null', '"text"', '42'])(
    'is a parse error: %j',
    async (body) => {
      const error = await read(body).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(NetworkError);
      expect(error).toMatchObject({ status: 502 });
      expect((error as Error).message).toMatch(/^Network error: Parse error/);
    },
  );

  test('is shortened in the message', async () => {
    const error = await read('x'.repeat(10_000)).catch((reason: unknown) => reason);
    expect((error as Error).message.length).toBeLessThan(200);
  });
});

describe('GraphQL errors', () => {
  const errors = [{ message: 'First.', extensions: { code: 'BAD_INPUT' } }, { message: 'Second.' }];

  test.each([200, 400, 404, 500])('the first is exposed, also with status %i', async (status) => {
    const error = await read({ errors }, status).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GraphqlError);
    expect(error).toMatchObject({ message: 'GraphQL error: First.', code: 'BAD_INPUT' });
  });

  test.each([
    [200, 500],
    [400, 500],
    [503, 503],
  ])('with HTTP status %i have the status %i', async (httpStatus, status) => {
    await expect(read({ errors }, httpStatus)).rejects.toMatchObject({ status });
  });

  test('rejects a partial response', async () => {
    await expect(read({ data: { brands: [] }, errors })).rejects.toThrow('GraphQL error: First.');
  });
});
