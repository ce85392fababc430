import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDemoShop, type TestShop } from '../../../tests/api/test-shop.ts';
import { runShopCommand } from '../shop-command.fixture.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openDemoShop();
});
afterAll(() => shop.close());

const example = join(import.meta.dirname, '../../../docs/settings-example.json');

const run = (...args: string[]) => runShopCommand(shop, args);

async function pageKeys(): Promise<string[]> {
  const { rows } = await sql<{
    key: string;
  }>`select collection_key as key from widget_collection order by 1`.execute(shop.db);
  return rows.map(({ key }) => key);
}

async function count(from: string): Promise<number> {
  const { rows } = await sql
    .raw<{ count: number }>(`select count(*)::int as count from ${from}`)
    .execute(shop.db);
  return rows[0]?.count ?? -1;
}

// One shop for all: each test starts with the state that the one before it left.
test('asks for the merchant’s own name and company first', async () => {
  expect(await run('demo', 'remove', '--yes')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('settings import'),
  });
  const file = join(shop.folder, 'settings.json');
  expect(await run('settings', 'export', file)).toMatchObject({ code: 0 });
  const { shop: own, shipping, payment } = JSON.parse(await readFile(example, 'utf8'));
  const demo = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...demo, shop: own, shipping, payment }));
  const { code, errors } = await run('settings', 'import', file, '--yes');
  expect(code, errors).toBe(0);
});

test('asks for --yes and changes nothing without it', async () => {
  const products = await count('product');
  expect(await run('demo', 'remove')).toMatchObject({ code: 1, errors: expect.stringContaining('--yes') });
  expect(await count('product')).toBe(products);
});

test('removes the rows of the demo, and leaves those of the merchant', async () => {
  const path = join(shop.folder, 'books.csv');
  await writeFile(
    path,
    'isbn,title,author,price,stock,category\n9789100000004,Vinterboken,Anna Berg,199,5,Romaner\n',
  );
  expect(await run('import', path)).toMatchObject({ code: 0 });
  await sql`insert into campaign (campaign_key, type, terms)
    select 'own', type, terms from campaign order by campaign_id limit 1`.execute(shop.db);
  await sql`update widget_collection set published = jsonb_set(published::jsonb, '{tags}', '["own"]')::json
    where collection_key = 'about'`.execute(shop.db);
  const [orders, markets] = [await count('shop_order'), await count('market')];

  const { code, out, errors } = await run('demo', 'remove', '--yes');
  expect(code, errors).toBe(0);
  expect(out).toMatch(/\d{3,} products\n/);
  expect(await count('product')).toBe(1);
  expect(await count('campaign')).toBe(1);
  expect(await pageKeys()).toEqual([
    'about',
    'front-page',
    'privacy',
    'purchase-terms',
    'withdrawal-information',
  ]);
  expect(
    await count("widget_collection where published::text ilike '%kvarto%' and collection_key <> 'about'"),
  ).toBe(0);
  expect(await count("menu_item where menu_id = 'main-desktop' and type = 'category'")).toBe(1);
  for (const table of [
    'product_review',
    'promo_code',
    'gift_code',
    'pickup_point',
    'demo_row',
    'variant_group',
  ])
    expect(await count(table), table).toBe(
      table === 'variant_group' ? await count('product where variant_group_id is not null') : 0,
    );
  expect(await count("category where category_key like 'fiction%'")).toBe(0);
  expect(await count("shop_note where key = 'demo-shop'")).toBe(0);
  expect([await count('shop_order'), await count('market')]).toEqual([orders, markets]);
  // A large change is applied in the background.
  const listProducts = async () => {
    await shop.backend.refreshCatalogue();
    return (await shop.query('{ products(take: 10) { count products { name } } }')).data.products;
  };
  await expect
    .poll(listProducts, { timeout: 60_000 })
    .toEqual({ count: 1, products: [{ name: 'Vinterboken' }] });
});

test('a shop without the demo is left unchanged', async () => {
  expect(await run('demo', 'remove', '--yes')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('no demo data'),
  });
});
