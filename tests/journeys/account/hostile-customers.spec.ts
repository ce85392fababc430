import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { mailConfirmation } from '#backend/features/order/mail/enqueue-order-mails.ts';
import { type PlacedOrder, placeOrderPaidByBalance } from '#backend/features/order/placed-order.fixture.ts';
import { requireOrder } from '#backend/features/order/require-order.ts';
import type { OrderDraft, PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { type AccountShop, startAccountShop } from '../support/account-shop.ts';
import { findBookInStock } from '../support/cart-actions.ts';
import { PASSWORD, signInAs } from '../support/customer.ts';
import { findScriptAttributes, hostileTexts, watchPage } from '../support/script-watch.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop({ TRUSTED_PROXIES: '1', MAILBOX: 'on' });
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

/** One of the hostile texts: proves that a page renders them. */
const sample = '<script>alert(1)</script>';

const query = async (document: string, variables: object = {}, headers: Record<string, string> = {}) => {
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo', ...headers },
    body: JSON.stringify({ query: document, variables }),
  });
  return { status: response.status, ...(await response.json()) };
};

async function orderAs(email: string, skuId: number): Promise<PlacedOrder> {
  const client = new AuthClient({
    fetch: async (request: Request) => {
      const { method, headers } = request;
      const body = method === 'POST' ? await request.text() : null;
      return fetch(request.url.replace('http://shop.test', shop.apiUrl), { method, headers, body });
    },
  });
  const { token } = await client.signIn(email, PASSWORD);
  return placeOrderPaidByBalance({ query, db: shop.db }, skuId, { authorization: `Bearer ${token}` });
}

/** Writes to the database directly, because the forms and the API reject such texts. */
async function storeHostileAddress(email: string): Promise<void> {
  const { customer_id } = await shop.db
    .selectFrom('customer')
    .select('customer_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const address = {
    first_name: hostileTexts(0, 10),
    last_name: hostileTexts(1, 10),
    company: hostileTexts(2, 10),
    care_of: hostileTexts(3, 10),
    address_line_1: hostileTexts(4, 10),
    address_line_2: hostileTexts(5, 10),
    zip: hostileTexts(6, 10),
    city: hostileTexts(7, 10),
    mobile: hostileTexts(8, 10),
    phone: hostileTexts(9, 10),
  };
  await shop.db
    .insertInto('customer_address')
    .values({ customer_id, ...address, country: 'SE' })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(address))
    .execute();
}

async function storeHostileOrder(orderId: number): Promise<void> {
  const { draft } = await requireOrder(shop.db, orderId);
  const address = (from: PostalAddress): PostalAddress => ({
    ...from,
    firstName: hostileTexts(0, 8),
    lastName: hostileTexts(1, 8),
    company: hostileTexts(2, 8),
    careOf: hostileTexts(3, 8),
    addressLine1: hostileTexts(4, 8),
    addressLine2: hostileTexts(5, 8),
    zip: hostileTexts(6, 8),
    city: hostileTexts(7, 8),
  });
  const hostile: OrderDraft = {
    ...draft,
    billingAddress: address(draft.billingAddress),
    shippingAddress: address(draft.shippingAddress ?? draft.billingAddress),
    message: hostileTexts(0, 1),
  };
  await shop.db
    .updateTable('shop_order')
    .set({ draft: JSON.stringify(hostile) })
    .where('order_id', '=', orderId)
    .execute();
  await mailConfirmation(shop.db, await requireOrder(shop.db, orderId), `${orderId}:hostile`);
}

async function storeHostileReviews(skuId: number): Promise<void> {
  const { product_id } = await shop.db
    .selectFrom('sku')
    .select('product_id')
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('product_review')
    .values(
      [0, 1, 2].map((part) => ({
        product_id,
        rating: 5,
        status: 'approved',
        language_id: 'sv-SE',
        author: hostileTexts(part, 3),
        comment: hostileTexts(part, 3),
      })),
    )
    .execute();
}

test('no script in reviews, addresses and orders runs, even without the content security policy', async () => {
  const book = await findBookInStock('sv');
  const email = await shop.newCustomer();
  const { orderId, publicId, cartId, paymentId } = await orderAs(email, book.skuId);
  await storeHostileAddress(email);
  await storeHostileOrder(Number(orderId));
  await storeHostileReviews(book.skuId);

  const { page, leave } = await newVisitor({ baseURL: shop.url, bypassCSP: true });
  const watched = watchPage(page, shop.url, shop.apiUrl, 'data:');
  await signInAs(page, email);
  // Includes the text of closed `<details>` elements.
  const renderedText = async () =>
    (await page.getByRole('main').textContent()) +
    (await page
      .getByRole('main')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join(' ')));
  const open = async (path: string) => {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
    await untilReady(page);
  };
  const openAndRead = async () => {
    await open(book.canonicalUrl);
    return renderedText();
  };
  await expect.poll(openAndRead, { timeout: 20_000 }).toContain(sample);
  expect(await findScriptAttributes(page, 'body *')).toEqual([]);
  for (const path of [
    linkTo({ locale: 'sv' }, 'account-settings'),
    linkTo({ locale: 'sv' }, 'account-orders'),
    `/checkout/confirm?cartid=${cartId}&pid=${paymentId}`,
    `/order/${publicId}`,
  ]) {
    await open(path);
    await expect.poll(renderedText).toContain(sample);
    expect(await findScriptAttributes(page, 'body *')).toEqual([]);
  }

  const { mail_id } = await shop.db
    .selectFrom('mail_outbox')
    .select('mail_id')
    .where('dedupe_key', 'like', `%${orderId}:hostile`)
    .executeTakeFirstOrThrow();
  for (const path of ['', `/${mail_id}`, `/${mail_id}/html`]) {
    expect((await page.goto(`${shop.apiUrl}/mailbox${path}`))?.status()).toBe(200);
    expect(await findScriptAttributes(page, 'body *')).toEqual([]);
  }
  expect(await page.locator('body').innerText()).toContain(sample);
  expect(watched).toEqual({ dialogs: [], foreignRequests: [] });
  await leave();
});
