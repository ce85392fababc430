import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

describe('a text with U+0000, which PostgreSQL cannot store,', () => {
  test.each([
    '{ result: getCart(id: "a\\u0000") { id } }',
    '{ result: getMenuAtLocation(menuLocationId: "a\\u0000") { id } }',
  ])('is an error of the client: %s', async (query) => {
    const { data, errors } = await shop.query(query);
    expect(data).toEqual({ result: null });
    expect(errors).toEqual([
      {
        message: 'A text holds a character that cannot be stored.',
        path: ['result'],
        extensions: { code: 'BAD_INPUT' },
      },
    ]);
  });
});

describe('an unexpected error', () => {
  beforeAll(async () => {
    await sql`drop table cart cascade`.execute(shop.db);
  });

  test('is masked: only a code, a general message and the path', async () => {
    const response = await shop.query('{ getCart { id } }');
    expect(response).toEqual({
      status: 200,
      data: { getCart: null },
      errors: [
        {
          message: expect.stringContaining('Something went wrong'),
          path: ['getCart'],
          extensions: { code: 'INTERNAL_ERROR' },
        },
      ],
    });
    expect(JSON.stringify(response)).not.toMatch(/relation|exist|stack|node_modules|\.ts/);
  });

  test('does not affect other fields of the operation', async () => {
    const { data } = await shop.query('{ channel { id } getCart { id } categories { categoryId } }');
    expect(data.channel).toEqual({ id: '1|se' });
    expect(data.getCart).toBeNull();
    expect(data.categories.length).toBeGreaterThan(0);
  });

  test('is masked in a mutation too', async () => {
    const { data } = await shop.query('{ products(take: 1) { products { skus { skuId } } } }');
    const { skuId } = data.products.products[0].skus[0];
    const { errors } = await shop.query(
      `mutation { addToCart(id: "lost", item: { skuId: ${skuId}, quantity: 1 }) { id } }`,
    );
    expect(errors?.map(({ extensions }) => extensions)).toEqual([{ code: 'INTERNAL_ERROR' }]);
  });
});
