import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addContentPage, type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { readPage } from '../support/read-page.ts';

let shop: EditableShop;
let productId: number;
beforeAll(async () => {
  shop = await startEditableShop();
  ({ product_id: productId } = await shop.db
    .selectFrom('product_text')
    .select('product_id')
    .where('language_id', '=', 'sv-SE')
    .where('slug', '=', 'gosta-berlings-saga')
    .executeTakeFirstOrThrow());
  // Starting takes long on a busy machine.
}, 180_000);
afterAll(() => shop.stop());

const book = {
  sv: '/p/skonlitteratur/klassiker/gosta-berlings-saga',
  fi: '/fi/p/kaunokirjallisuus/klassikot/gosta-berlings-saga',
};
const read = (path: string, headers?: Record<string, string>) => readPage(shop.url + path, headers);
/** Shorter than the maximum age of a cached page. */
const beforeExpiry = { timeout: 30_000, interval: 20 };

async function setPrice(amount: number): Promise<void> {
  await shop.db
    .updateTable('price')
    .set({ regular_price: amount * 100, selling_price: amount * 100 })
    .where('sku_id', 'in', shop.db.selectFrom('sku').select('sku_id').where('product_id', '=', productId))
    .execute();
}

/** Requests the pages twice, so that the next request is served from the cache. */
async function fillCache(...paths: string[]): Promise<void> {
  for (const path of [...paths, ...paths]) expect([path, (await read(path)).status]).toEqual([path, 200]);
}

describe('a change invalidates cached pages', () => {
  test('a price, on the product page and in lists', async () => {
    const list = '/b/albert-bonniers?page=2';
    expect((await read(list)).html.includes(book.sv)).toBe(true);
    await fillCache(book.sv, book.fi, list);
    // Lower than the other formats, so that the list shows this one.
    for (const amount of [37, 38]) {
      await setPrice(amount);
      await vi.waitFor(async () => {
        for (const path of [book.sv, book.fi]) {
          const [product] = (await read(path)).structuredData;
          expect(product.offers[0].price).toBe(amount);
        }
        expect((await read(book.sv)).html).toMatch(new RegExp(`>${amount}\\s*kr<`));
        expect((await read(list)).html).toMatch(new RegExp(`${amount}\\s*kr`));
      }, beforeExpiry);
    }
  });

  test('stock', async () => {
    const setStock = (in_stock: number) =>
      shop.db
        .updateTable('sku')
        .set({ in_stock, oversellable: 0, static_stock: 0 })
        .where('product_id', '=', productId)
        .execute();
    await fillCache(book.fi);
    for (const [inStock, availability] of [
      [0, 'OutOfStock'],
      [5, 'InStock'],
    ] as const) {
      await setStock(inStock);
      await vi.waitFor(async () => {
        const [product] = (await read(book.fi)).structuredData;
        expect(product.offers[0].availability).toBe(`https://schema.org/${availability}`);
      }, beforeExpiry);
    }
  });

  test('a menu, on every page; without a notification pages come from the cache', async () => {
    const rename = (label: string, { isNotified }: { isNotified: boolean }) =>
      shop.db.transaction().execute(async (transaction) => {
        // A replica runs no triggers, so the database sends no notification.
        if (!isNotified) await sql`set local session_replication_role = replica`.execute(transaction);
        await transaction.updateTable('menu_item_text').set({ label }).execute();
      });
    await fillCache('/en/brands');
    await rename('Unnoticed', { isNotified: false });
    expect((await read('/en/brands')).html).not.toContain('Unnoticed');
    await rename('Announced', { isNotified: true });
    await vi.waitFor(
      async () => expect((await read('/en/brands')).html).toContain('Announced'),
      beforeExpiry,
    );
  });

  test('a content page', async () => {
    const id = await addContentPage(shop.db, { 'sv-SE': 'villkor', 'en-GB': 'conditions' });
    await vi.waitFor(() => fillCache('/villkor'), beforeExpiry);
    await shop.db
      .updateTable('widget_collection_text')
      .set({ title: 'Nya villkor' })
      .where('widget_collection_id', '=', id)
      .execute();
    await vi.waitFor(
      async () => expect((await read('/villkor')).html).toContain('Nya villkor</h1>'),
      beforeExpiry,
    );
  });
});

describe('a renamed page redirects permanently and keeps the query', () => {
  const rename = (table: string, column: 'slug' | 'alias', before: string, after: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${after}
      where ${sql.ref(column)} = ${before} and language_id = 'da-DK'`.execute(shop.db);
  beforeAll(() => addContentPage(shop.db, { 'da-DK': 'gamle-vilkar' }));

  test.each([
    ['product_text', 'slug', '/da/p/skonlitteratur/klassikere/', 'gosta-berlings-saga', 'gostas-saga'],
    ['brand_text', 'slug', '/da/b/', 'otava', 'otava-forlag'],
    ['campaign_text', 'slug', '/da/dc/', '20-pa-efterarets-krimier', 'det-nye-navn'],
    ['widget_collection_text', 'alias', '/da/', 'gamle-vilkar', 'nye-vilkar'],
    ['category_text', 'slug', '/da/c/skonlitteratur/', 'klassikere', 'klassikernes-hylde'],
  ] as const)('%s', async (table, column, path, before, after) => {
    await vi.waitFor(() => fillCache(path + before), beforeExpiry);
    await rename(table, column, before, after);
    await vi.waitFor(async () => {
      const { status, location } = await read(`${path}${before}?utm=x`);
      expect([status, location]).toEqual([301, `${path}${after}?utm=x`]);
    }, beforeExpiry);
    expect((await read(path + after)).status).toBe(200);
  });

  test('a page that never existed is not found', async () => {
    for (const path of [
      '/da/p/skonlitteratur/klassikere/aldrig',
      '/da/c/aldrig',
      '/da/b/aldrig',
      '/da/aldrig',
    ])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
  });
});

describe('a cached page has no personal data', () => {
  const pages = ['/', '/en/news', '/c/skonlitteratur', '/b/otava', '/varumarken', book.sv, '/villkor'];
  const cookies = [
    'cart',
    'user',
    'access',
    'refresh',
    'login',
    'session',
    'favorites',
    'recently-viewed',
    'unknown',
  ];
  const secret = 'a-secret-of-someone';
  const personal = {
    cookie: cookies.map((name) => `kvarto-${name}=${secret}`).join('; '),
    'accept-language': 'sv',
    authorization: `Bearer ${secret}`,
    'x-forwarded-for': secret,
    'x-forwarded-host': secret,
    'user-agent': secret,
    referer: `http://${secret}.example/`,
  };
  /** Removes the parts that differ in every response. */
  const normalize = (html: string) => html.replaceAll(/(nonce|name="key" value)="[^"]+"/g, '');

  test.each(pages)('%s', async (path) => {
    // Drops the whole cache, so that the visitor with personal data sends the first request.
    await setPrice(500 + pages.indexOf(path));
    await shop.db
      .updateTable('menu_item_text')
      .set({ label: `Menu ${path}` })
      .execute();
    await vi.waitFor(async () => {
      const { html } = await read(path, personal);
      expect(html).toContain(`Menu ${path}`);
      expect(html).not.toContain(secret);
    }, beforeExpiry);
    const first = await read(path, personal);
    const second = await read(path, { 'accept-language': 'sv' });
    expect(normalize(second.html)).toBe(normalize(first.html));
  });

  test('a page rendered for a visitor without script is not served to others', async () => {
    const response = await fetch(shop.url + book.sv, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ skuId: String(await findSku()) }),
    });
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect(cookie).toContain('kvarto-plain=1');
    const counted = /1 item in your basket/;
    expect((await read('/en/news', { cookie })).html).toMatch(counted);
    expect((await read('/en/news')).html).not.toMatch(counted);
    expect((await read('/en/news', { cookie })).html).toMatch(counted);
  });

  async function findSku(): Promise<number> {
    const { sku_id } = await shop.db
      .selectFrom('sku')
      .select('sku_id')
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow();
    return sku_id;
  }
});
