import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  ({ token } = await new AuthClient(shop.backend).register('anna@example.se', 'fyra grå hästar'));
});
afterAll(() => shop.close());

const prices = `{ products(take: 200) { products { productId unitPrice { sellingPriceIncVat } } } }`;

test('A customer of a group gets the prices of the group immediately; other visitors do not', async () => {
  const headers = { authorization: `Bearer ${token}` };
  const [anonymous, withoutGroup] = [await shop.query(prices), await shop.query(prices, {}, headers)];
  expect(withoutGroup).toEqual(anonymous);
  const { customer_group_id } = await shop.db
    .selectFrom('price_list')
    .select('customer_group_id')
    .where('customer_group_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('customer').set({ customer_group_id }).execute();
  const withGroup = await shop.query(prices, {}, headers);
  expect(withGroup.data).not.toEqual(anonymous.data);
  expect(await shop.query(prices)).toEqual(anonymous);
});

test('An in-process query runs as the customer of its login token, or as an anonymous visitor without one', async () => {
  const query = '{ getUser { email } }';
  const { execute } = shop.backend;
  expect(await execute(query, {}, { loginToken: token })).toEqual({
    data: { getUser: { email: 'anna@example.se' } },
  });
  expect(await execute(query, {})).toEqual({ data: { getUser: null } });
});

test('An in-process query with an invalid token is rejected, not treated as anonymous', async () => {
  for (const wrong of ['', 'x', `${token}x`])
    expect(await shop.backend.execute('{ channel { id } }', {}, { loginToken: wrong })).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'INVALID_TOKEN' } }],
    });
});
