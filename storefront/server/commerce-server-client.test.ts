import { describe, expect, test } from 'vitest';
import { GraphqlError, NetworkError } from '#storefront/api/errors.ts';
import { BrandsDocument, ListPageDocument } from '#storefront/api/generated/graphql.ts';
import type { CommerceAnswer } from './commerce-api.ts';
import { createServerClient } from './commerce-server-client.ts';

const context = { channelId: '1|se', marketId: 'se', languageId: 'sv-SE' };

function clientOf(answer: CommerceAnswer) {
  const asked: { query: string; variables: object }[] = [];
  const client = createServerClient(
    {
      async ask(query, variables) {
        asked.push({ query, variables });
        return answer;
      },
    },
    context,
  );
  return { client, asked };
}

describe('a question of a loader', () => {
  test('goes with the text of the document, and channel, market and language', async () => {
    const { client, asked } = clientOf({ data: { listPageInfo: null } });
    expect(await client.query(ListPageDocument, { url: '/c/a' })).toEqual({ listPageInfo: null });
    expect(asked).toEqual([{ query: String(ListPageDocument), variables: { url: '/c/a', ...context } }]);
    expect(asked[0]?.query).toContain('query listPage');
  });

  test('is asked anew each time: no visitor gets what was answered to another', async () => {
    const { client, asked } = clientOf({ data: { brands: [] } });
    await client.query(BrandsDocument, {});
    await client.query(BrandsDocument, {});
    await client.send(BrandsDocument, {});
    expect(asked).toHaveLength(3);
  });
});

describe('an answer that is none', () => {
  const errorOf = (answer: CommerceAnswer) =>
    clientOf(answer)
      .client.query(BrandsDocument, {})
      .catch((reason: unknown) => reason);

  test('the first GraphQL error is exposed, also beside data', async () => {
    const errors = [{ message: 'First.', extensions: { code: 'BAD_INPUT' } }, { message: 'Second.' }];
    const error = await errorOf({ data: { brands: [] }, errors });
    expect(error).toBeInstanceOf(GraphqlError);
    expect(error).toMatchObject({ message: 'GraphQL error: First.', code: 'BAD_INPUT' });
  });

  test.each([{}, { data: null }, { errors: [] }])(
    'neither data nor errors is a missing response: %j',
    async (answer) => {
      const error = await errorOf(answer);
      expect(error).toBeInstanceOf(NetworkError);
      expect(error).toMatchObject({
        message: "Network error: Server response was missing for query 'brands'.",
      });
    },
  );
});
