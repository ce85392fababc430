import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COOKIES } from '#storefront/config/cookies.ts';
import { accountLink, newEmail, signInAs } from '../support/customer.ts';
import { type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { findBook } from '../support/find-book.ts';
import { loadTranslate } from '../support/messages.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

const t = await loadTranslate('sv');
let shop: EditableShop;

beforeAll(async () => {
  shop = await startEditableShop({ SUBSCRIPTIONS: 'true' });
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

const findStockedBook = () =>
  findBook('sv', ({ skus: [sku, ...others] }) => others.length === 0 && (sku?.stock.inStock ?? 0) > 3);

async function openVisitor() {
  return newVisitor({ viewport: { width: 1440, height: 900 }, baseURL: shop.url });
}

/** Opens the page, and waits until it follows the field of a subscription. */
async function openAndFollow(page: Page, path: string, field: string): Promise<void> {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await page.goto(path);
  await untilReady(page);
  await expect.poll(() => frames.join('\n')).toContain(`{"${field}":`);
}

test('another client changes the cart, and the page shows the new count', async () => {
  const { page, context, leave } = await openVisitor();
  const book = await findStockedBook();
  const [sku] = book.skus;
  const skuId = sku?.skuId ?? 0;
  await page.goto('/');
  await putInCart(page, { canonicalUrl: book.canonicalUrl, skuId });
  await openAndFollow(page, '/', 'cartChanged');
  const cartId = (await context.cookies()).find(({ name }) => name === COOKIES.cart.name)?.value;
  const response = await fetch(`${shop.apiUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
    body: JSON.stringify({
      query:
        'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { items { quantity } } }',
      variables: { id: cartId, item: { skuId, quantity: 2 } },
    }),
  });
  expect(await response.json()).toEqual({ data: { addToCart: { items: [{ quantity: 3 }] } } });
  await page
    .getByRole('banner')
    .getByText(t('header.cartCount', { count: 3 }))
    .waitFor({ state: 'attached' });
  await leave();
});

test('the last copy is sold, and the product page says so', async () => {
  const { page, leave } = await openVisitor();
  const book = await findStockedBook();
  await openAndFollow(page, book.canonicalUrl, 'productChanged');
  await shop.db
    .updateTable('sku')
    .set({ in_stock: 0, oversellable: 0, static_stock: 0 })
    .where('sku_id', '=', book.skus[0]?.skuId ?? 0)
    .execute();
  await page.getByRole('main').getByText(t('stock.outOfStock')).first().waitFor();
  await leave();
});

test('the session ends elsewhere, and the page is signed out', async () => {
  const email = newEmail();
  const { page, leave } = await openVisitor();
  await signInAs(page, email);
  await openAndFollow(page, '/', 'userChanged');
  const signedIn = accountLink(page, t).and(
    page.getByRole('link', { name: t('account.signedInAs', { name: email }) }),
  );
  await signedIn.waitFor();
  await shop.db
    .deleteFrom('auth_session')
    .where('customer_id', 'in', (eb) =>
      eb.selectFrom('customer').select('customer_id').where('email', '=', email),
    )
    .execute();
  await signedIn.waitFor({ state: 'detached' });
  await leave();
});
