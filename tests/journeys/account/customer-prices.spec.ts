import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { newAddress, PASSWORD } from '../support/customer.ts';
import { type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { readPage } from '../support/read-page.ts';

let shop: EditableShop;
let member: string;
let anyone: string;
beforeAll(async () => {
  shop = await startEditableShop();
  const { rows } = await sql<{ customer_group_id: number }>`
    insert into customer_group (group_key, name) values ('librarians', 'Librarians') returning customer_group_id`.execute(
    shop.db,
  );
  const group = rows[0]?.customer_group_id ?? 0;
  await sql`
    with list as (
      insert into price_list (currency_code, customer_group_id, identifier) values ('SEK', ${group}, 'librarians')
      returning price_list_id, currency_code
    ), market as (
      insert into price_list_market (price_list_id, market_id, currency_code)
      select price_list_id, 'se', currency_code from list
    )
    insert into price (price_list_id, sku_id, regular_price, selling_price)
      select price_list_id, sku_id, 77700, 77700 from list, sku
        join product_text using (product_id) where slug = 'gosta-berlings-saga' and language_id = 'sv-SE'`.execute(
    shop.db,
  );
  anyone = await register(newAddress());
  const address = newAddress();
  await register(address);
  await sql`update customer set customer_group_id = ${group} where email = ${address}`.execute(shop.db);
  member = await enter(AUTH_PATHS.signIn, address);
  // It takes its time to start on a busy machine.
}, 180_000);
afterAll(() => shop.stop());

const book = '/p/skonlitteratur/klassiker/gosta-berlings-saga';
const ownPrice = /777\s*kr/;
const register = (email: string) => enter(AUTH_PATHS.register, email);

/** The cookies of a customer who has signed in. */
async function enter(path: string, email: string): Promise<string> {
  const response = await fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: await digestPassword(PASSWORD), isRemembered: true }),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

describe('A customer with prices of their own', () => {
  test('gets them in the page, and nobody else does, whoever asks first', async () => {
    // The new list is taken in within a second.
    await vi.waitFor(
      async () => expect((await readPage(shop.url + book, { cookie: member })).html).toMatch(ownPrice),
      { timeout: 20_000, interval: 100 },
    );
    for (const cookie of [anyone, '', anyone]) {
      expect((await readPage(shop.url + book, { cookie })).html).not.toMatch(ownPrice);
      const { html } = await readPage(shop.url + book, { cookie: member });
      expect(html).toMatch(ownPrice);
    }
  });

  test('is told to keep such a page nowhere', async () => {
    const [theirs, ours] = await Promise.all(
      [member, anyone].map((cookie) => fetch(shop.url + book, { headers: { cookie } })),
    );
    expect(theirs?.headers.get('cache-control')).toBe('no-store');
    expect(ours?.headers.get('cache-control')).toBe('private, no-cache');
  });
});

test('the pages of a customer like any other are those that everyone shares', async () => {
  const plain = (html: string) => html.replaceAll(/(nonce|name="key" value)="[^"]+"/g, '');
  const [theirs, ours] = await Promise.all([
    readPage(shop.url + book, { cookie: anyone }),
    readPage(shop.url + book, { 'accept-language': 'sv' }),
  ]);
  expect(plain(theirs.html)).toBe(plain(ours.html));
});

describe('Posts of other sites', () => {
  test.each([
    [AUTH_PATHS.signIn, 'application/json'],
    [AUTH_PATHS.signOut, 'application/json'],
    ['/account', 'application/x-www-form-urlencoded'],
    ['/account/sign-in', 'application/x-www-form-urlencoded'],
  ])('to %s are refused', async (path, type) => {
    const response = await fetch(shop.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: member, origin: 'https://evil.example', 'content-type': type },
      body: '{}',
    });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  test('a form cannot sign anybody in or out through the script’s address', async () => {
    const response = await fetch(shop.url + AUTH_PATHS.signOut, {
      method: 'POST',
      headers: { cookie: member, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    expect([response.status, response.headers.getSetCookie()]).toEqual([415, []]);
  });
});
