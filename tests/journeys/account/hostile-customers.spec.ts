import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { mailConfirmation } from '#backend/features/order/mail/enqueue-order-mails.ts';
import { type PlacedOrder, placeOrderPaidByBalance } from '#backend/features/order/placed-order.fixture.ts';
import { requireOrder } from '#backend/features/order/require-order.ts';
import type { OrderDraft, PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { type AccountShop, startAccountShop } from '../support/account-shop.ts';
import { someBooks } from '../support/cart-actions.ts';
import { PASSWORD, signInAs } from '../support/customer.ts';
import { handlersIn, shareOf, watch } from '../support/script-watch.ts';
import { closeBrowser, newVisitor, untilReady } from '../support/visitor.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop({ TRUSTED_PROXIES: '1' });
});
afterAll(async () => {
  await closeBrowser();
  await shop.stop();
});

/** One of them, to see that they are shown. */
const sample = '<script>alert(1)</script>';

const ask = async (query: string, variables: object = {}, headers: Record<string, string> = {}) => {
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...(await response.json()) };
};

async function buyAs(email: string, skuId: number): Promise<PlacedOrder> {
  const client = new AuthClient({
    fetch: async (request: Request) => {
      const { method, headers } = request;
      const body = method === 'POST' ? await request.text() : null;
      return fetch(request.url.replace('http://shop.test', shop.apiUrl), { method, headers, body });
    },
  });
  const { token } = await client.signIn(email, PASSWORD);
  return placeOrderPaidByBalance({ ask, db: shop.db }, skuId, { authorization: `Bearer ${token}` });
}

/** All that a customer may write about themselves, past whatever forms and the API would refuse. */
async function writeAddress(email: string): Promise<void> {
  const { customer_id } = await shop.db
    .selectFrom('customer')
    .select('customer_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const address = {
    ...{ first_name: shareOf(0, 10), last_name: shareOf(1, 10), company: shareOf(2, 10) },
    ...{ care_of: shareOf(3, 10), address_line_1: shareOf(4, 10), address_line_2: shareOf(5, 10) },
    ...{ zip: shareOf(6, 10), city: shareOf(7, 10), mobile: shareOf(8, 10), phone: shareOf(9, 10) },
  };
  await shop.db
    .insertInto('customer_address')
    .values({ customer_id, ...address, country: 'SE' })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(address))
    .execute();
}

async function writeOrder(orderId: number): Promise<void> {
  const { draft } = await requireOrder(shop.db, orderId);
  const address = (from: PostalAddress): PostalAddress => ({
    ...from,
    ...{ firstName: shareOf(0, 8), lastName: shareOf(1, 8), company: shareOf(2, 8), careOf: shareOf(3, 8) },
    ...{ addressLine1: shareOf(4, 8), addressLine2: shareOf(5, 8), zip: shareOf(6, 8), city: shareOf(7, 8) },
  });
  const hostile: OrderDraft = {
    ...draft,
    billingAddress: address(draft.billingAddress),
    shippingAddress: address(draft.shippingAddress ?? draft.billingAddress),
    message: shareOf(0, 1),
  };
  await shop.db
    .updateTable('shop_order')
    .set({ draft: JSON.stringify(hostile) })
    .where('order_id', '=', orderId)
    .execute();
  await mailConfirmation(shop.db, await requireOrder(shop.db, orderId), `${orderId}:hostile`);
}

async function writeReviews(skuId: number): Promise<void> {
  const { product_id } = await shop.db
    .selectFrom('sku')
    .select('product_id')
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('product_review')
    .values(
      [0, 1, 2].map((place) => ({
        ...{ product_id, rating: 5, status: 'approved', language_id: 'sv-SE' },
        ...{ author: shareOf(place, 3), comment: shareOf(place, 3) },
      })),
    )
    .execute();
}

test('nothing that shoppers write of books and of themselves runs in a browser, with the shop’s policy out of the way', async () => {
  const [book] = await someBooks('sv', 1);
  if (!book) throw new Error('A book is needed.');
  const email = await shop.newCustomer();
  const { orderId, publicId, cartId, paymentId } = await buyAs(email, book.skuId);
  await writeAddress(email);
  await writeOrder(Number(orderId));
  await writeReviews(book.skuId);

  const { page, leave } = await newVisitor({ baseURL: shop.url, bypassCSP: true });
  const seen = watch(page, shop.url, shop.apiUrl, 'data:');
  await signInAs(page, email);
  const shown = async () =>
    // Also what is folded up.
    (await page.getByRole('main').textContent()) +
    (await page
      .getByRole('main')
      .getByRole('textbox')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value).join(' ')));
  const open = async (path: string) => {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
    await untilReady(page);
  };
  await expect
    .poll(async () => (await open(book.canonicalUrl)) ?? shown(), { timeout: 20_000 })
    .toContain(sample);
  expect(await handlersIn(page, 'body *')).toEqual([]);
  for (const path of [
    linkTo({ locale: 'sv' }, 'account-settings'),
    linkTo({ locale: 'sv' }, 'account-orders'),
    `/checkout/confirm?cartid=${cartId}&pid=${paymentId}`,
    `/order/${publicId}`,
  ]) {
    await open(path);
    await expect.poll(shown).toContain(sample);
    expect(await handlersIn(page, 'body *')).toEqual([]);
  }

  const { mail_id } = await shop.db
    .selectFrom('mail_outbox')
    .select('mail_id')
    .where('dedupe_key', 'like', `%${orderId}:hostile`)
    .executeTakeFirstOrThrow();
  for (const path of ['', `/${mail_id}`, `/${mail_id}/html`]) {
    expect((await page.goto(`${shop.apiUrl}/mailbox${path}`))?.status()).toBe(200);
    expect(await handlersIn(page, 'body *')).toEqual([]);
  }
  expect(await page.locator('body').innerText()).toContain(sample);
  expect(seen).toEqual({ ran: [], elsewhere: [] });
  await leave();
});
