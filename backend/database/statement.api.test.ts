import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { fragment, statement } from './statement.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const sum = fragment`a + b as sum`;

test('inserts a fragment and numbers the parameters around it', async () => {
  const add = (a: number, b: string) =>
    statement<{ sum: number; b: string }>`select ${sum}, ${b}::text as b
      from (values (${a}::integer, 1)) as pair (a, b)`.execute(shop.db);
  expect(await add(1, 'one')).toEqual([{ sum: 2, b: 'one' }]);
  expect(await add(2, 'two')).toEqual([{ sum: 3, b: 'two' }]);
});

test('treats an object with a text as a value', async () => {
  const hostile = { text: '1; drop table cart' };
  expect(await statement`select ${hostile}::json->>'text' as text`.execute(shop.db)).toEqual([hostile]);
});
