import { describe, expect, test } from 'vitest';
import { GraphqlError } from '#storefront/api/errors.ts';
import { BrandsDocument, ListPageDocument } from '#storefront/api/generated/graphql.ts';
import type { GraphqlResult } from './commerce-api.ts';
import { createServerClient } from './server-client.ts';

const context = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };

function clientOf(result: GraphqlResult) {
  const operations: { query: string; variables: object }[] = [];
  const client = createServerClient(
    {
      async execute(query, variables) {
        operations.push({ query, variables });
        return result;
      },
    },
    context,
  );
  return { client, operations };
}

describe('a query', () => {
  test('has the document, and channel, market and language', async () => {
    const { client, operations } = clientOf({ data: { listPageInfo: null } });
    expect(await client.query(ListPageDocument, { url: '/c/a' })).toEqual({ listPageInfo: null });
    expect(operations).toEqual([{ query: String(ListPageDocument), variables: { url: '/c/a', ...context } }]);
    expect(operations[0]?.query).toContain('query listPage');
  });

  test('is not cached', async () => {
    const { client, operations } = clientOf({ data: { brands: [] } });
    await client.query(BrandsDocument, {});
    await client.query(BrandsDocument, {});
    await client.send(BrandsDocument, {});
    expect(operations).toHaveLength(3);
  });
});

describe('a failed result', () => {
  const errorOf = (result: GraphqlResult) =>
    clientOf(result)
      .client.query(BrandsDocument, {})
      .catch((reason: unknown) => reason);

  test('throws the first GraphQL error, even with data', async () => {
    const errors = [{ message: 'First.', extensions: { code: 'BAD_INPUT' } }, { message: 'Second.' }];
    const error = await errorOf({ data: { brands: [] }, errors });
    expect(error).toBeInstanceOf(GraphqlError);
    expect(error).toMatchObject({ message: 'GraphQL error: First.', code: 'BAD_INPUT' });
  });
});
