import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBaseData } from '#backend/database/base-data.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const run = (...args: string[]) => runShopCommand(shop, ['vat', ...args]);

test('staff list and set rates, and the shop adds only classes that a market lacks', async () => {
  expect((await run('list')).out).toMatch(/fi +audio +2026-01-01 +13\.5 %/);
  expect((await run('set', 'fi', 'book', '14', '--from', '2027-01-01')).code).toBe(0);
  await shop.db.deleteFrom('vat_rate').where('tax_class', '=', 'audio').execute();
  await insertBaseData(shop.db);
  const { out } = await run('list');
  expect(out).toMatch(/fi +book +2027-01-01 +14 %/);
  expect(out).toMatch(/no +audio +1970-01-01 +0 % +2099999/);
});

test('staff store and remove the number for VAT on import', async () => {
  expect((await run('register', 'no')).out).toBe('Removed the number of no.\n');
  expect((await run('register', 'no', '2012345')).out).toBe('no has 2012345.\n');
  expect((await run('list')).out).toMatch(/no +book .*2012345/);
});

test.each([
  [['register', 'se', '2012345'], 'VAT area'],
  [['register', 'xx'], 'no market xx'],
  [['set', 'se', 'book', '120', '--from', '2027-01-01'], 'Expected a rate'],
  [['set', 'se', 'book', '12', '--from', '2027-13-45'], 'Expected a day'],
  [['set', 'se', 'Book!', '12', '--from', '2027-01-01'], 'letters'],
])('rejects %j', async (args, message) => {
  const { code, errors } = await run(...args);
  expect(code).not.toBe(0);
  expect(errors).toContain(message);
});
