import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../tests/api/test-shop.ts';
import { fragment, statement } from './statement.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const sum = fragment`a + b as sum`;

test('A statement shares text with others, and counts its values past it', async () => {
  const added = (a: number, b: string) =>
    statement<{ sum: number; b: string }>`select ${sum}, ${b}::text as b
      from (values (${a}::integer, 1)) as pair (a, b)`.execute(shop.db);
  expect(await added(1, 'one')).toEqual([{ sum: 2, b: 'one' }]);
  expect(await added(2, 'two')).toEqual([{ sum: 3, b: 'two' }]);
});

test('What looks like text is a value', async () => {
  const hostile = { text: '1; drop table cart' };
  expect(await statement`select ${hostile}::json->>'text' as text`.execute(shop.db)).toEqual([hostile]);
});
