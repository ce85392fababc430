import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATED_RULES } from '#backend/features/law/dated-rules.ts';
import { listOpenPoints } from '#backend/features/law/list-open-points.ts';
import { applyRetention } from '#backend/features/personal-data/apply-retention.ts';
import { addProduct } from '#backend/features/product/add-product.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const textsOf = async (now?: Date) => (await listOpenPoints(shop.db, now)).map(({ text }) => text);

test('open cases and stale jobs are points until they are settled', async () => {
  expect(await textsOf()).toContain('personal data is not deleted on time: retention run');
  await applyRetention(shop.db);
  expect(await textsOf()).not.toContain('personal data is not deleted on time: retention run');
  await sql`insert into unmatched_withdrawal (order_number, name, email, channel_id, market_id, language_id)
    values ('1', 'Eva', 'eva@example.se', '1|se', 'se', 'sv-SE')`.execute(shop.db);
  expect(await textsOf()).toContain('1 withdrawals have no order yet: withdrawals unmatched');
  await sql`update unmatched_withdrawal set handled_at = now()`.execute(shop.db);
  expect((await textsOf()).join()).not.toContain('withdrawals unmatched');
});

test('a missing page and old checks of the rules are points, which the command lists', async () => {
  await sql`delete from widget_collection where collection_key = 'privacy'`.execute(shop.db);
  expect(await textsOf()).toContain('the page privacy is missing');
  const longAfter = new Date('2028-01-01');
  expect((await textsOf(longAfter)).filter((text) => text.includes('last checked on'))).toHaveLength(
    DATED_RULES.length,
  );
  const { out } = await runShopCommand(shop, ['law']);
  expect(out).toMatch(/^WHEN +WHERE +POINT/);
  expect(out).toMatch(/^now /m);
});

test('publishers without contacts, a missing notice and credit without strong identification are points', async () => {
  await addProduct(shop.db, { key: 'lawful' });
  await sql`insert into brand (brand_key, name) values ('unknown-house', 'Unknown House')`.execute(shop.db);
  await sql`update product set brand_id = (select brand_id from brand where brand_key = 'unknown-house')
    where product_key = 'lawful'`.execute(shop.db);
  expect(await textsOf()).toContain('1 publishers state no manufacturer: publishers list --missing');
  expect(await textsOf()).toContain('the official guarantee notice is missing: settings import');
  expect((await textsOf()).filter((text) => text.includes('no strong identification'))).not.toEqual([]);
  await sql`update payment_method set identifies_strongly = true`.execute(shop.db);
  expect((await textsOf()).join()).not.toContain('no strong identification');
});

test('docs/law.md has the same dated rules', () => {
  const page = readFileSync('docs/law.md', 'utf8');
  for (const { rule, where, from, checkedOn, status } of DATED_RULES)
    expect(page).toContain(`| ${rule} | ${where} | ${from} | ${checkedOn} | ${status} |`);
});
