import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { newEmail, PASSWORD } from '../support/customer.ts';
import { type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { readPage } from '../support/read-page.ts';

let shop: EditableShop;
/** Cookies of a customer of the group with its own price list, and of another customer. */
let memberCookies: string;
let otherCookies: string;
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
  otherCookies = await register(newEmail());
  const memberEmail = newEmail();
  await register(memberEmail);
  await sql`update customer set customer_group_id = ${group} where email = ${memberEmail}`.execute(shop.db);
  memberCookies = await requestCookies(AUTH_PATHS.signIn, memberEmail);
  // Starting takes long on a busy machine.
}, 180_000);
afterAll(() => shop.stop());

const book = '/p/skonlitteratur/klassiker/gosta-berlings-saga';
const groupPrice = /777\s*kr/;
const register = (email: string) => requestCookies(AUTH_PATHS.register, email);

/** Registers or signs in, and returns the cookies. */
async function requestCookies(path: string, email: string): Promise<string> {
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

describe('a customer of a group with its own price list', () => {
  test('sees the group’s prices; other visitors do not, in any order of requests', async () => {
    // The backend loads the new price list within a second.
    await vi.waitFor(
      async () =>
        expect((await readPage(shop.url + book, { cookie: memberCookies })).html).toMatch(groupPrice),
      { timeout: 20_000, interval: 100 },
    );
    for (const cookie of [otherCookies, '', otherCookies]) {
      expect((await readPage(shop.url + book, { cookie })).html).not.toMatch(groupPrice);
      const { html } = await readPage(shop.url + book, { cookie: memberCookies });
      expect(html).toMatch(groupPrice);
    }
  });

  test('gets pages that no cache may store', async () => {
    const [memberPage, otherPage] = await Promise.all(
      [memberCookies, otherCookies].map((cookie) => fetch(shop.url + book, { headers: { cookie } })),
    );
    expect(memberPage?.headers.get('cache-control')).toBe('no-store');
    expect(otherPage?.headers.get('cache-control')).toBe('private, no-cache');
  });
});

test('a customer without special prices gets the same page as an anonymous visitor', async () => {
  const normalize = (html: string) => html.replaceAll(/(nonce|name="key" value)="[^"]+"/g, '');
  const [customerPage, anonymousPage] = await Promise.all([
    readPage(shop.url + book, { cookie: otherCookies }),
    readPage(shop.url + book, { 'accept-language': 'sv' }),
  ]);
  expect(normalize(customerPage.html)).toBe(normalize(anonymousPage.html));
});

describe('cross-site requests', () => {
  test.each([
    [AUTH_PATHS.signIn, 'application/json'],
    [AUTH_PATHS.signOut, 'application/json'],
    ['/account', 'application/x-www-form-urlencoded'],
    ['/account/sign-in', 'application/x-www-form-urlencoded'],
  ])('to %s are rejected', async (path, type) => {
    const response = await fetch(shop.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: memberCookies, origin: 'https://evil.example', 'content-type': type },
      body: '{}',
    });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  test('a form cannot sign out through the script’s endpoint', async () => {
    const response = await fetch(shop.url + AUTH_PATHS.signOut, {
      method: 'POST',
      headers: { cookie: memberCookies, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    expect([response.status, response.headers.getSetCookie()]).toEqual([415, []]);
  });
});
