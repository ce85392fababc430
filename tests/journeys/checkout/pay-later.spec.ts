import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sv } from '#sandbox/messages/sv.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { openCheckout } from '../support/cart-actions.ts';
import { openSharedShop, type SharedShop } from '../support/editable-shop.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { payInIframe, paymentIframe, pressComplete, TEST_IDENTITIES } from '../support/payment-iframe.ts';
import { acceptTerms, fillPurchase, openCheckoutWithBook, orderButton } from '../support/purchase.ts';
import { closeVisitors, newVisitor, untilReady, type Visitor } from '../support/visitor.ts';

let shop: SharedShop;
let t: Translate;
beforeAll(async () => {
  [shop, t] = await Promise.all([openSharedShop(), loadTranslate('sv')]);
  await shop.db.insertInto('blocked_email').values({ email: 'thief@example.se' }).execute();
  await shop.db
    .insertInto('customer')
    .values({ email: 'slow@example.se', member_type: 'NOCREDIT' })
    .execute();
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

const phone = { viewport: { width: 390, height: 844 } };
const payLater = /^Köp nu, betala senare/;

/** A visitor whose checkout shows the payment iframe. */
async function openIframe(options = {}): Promise<Visitor & { cartId: string }> {
  const visitor = await newVisitor({ ...phone, ...options, baseURL: shop.url });
  await openCheckoutWithBook(visitor.page, 'sv');
  await fillPurchase(visitor.page, t, 'sv', payLater);
  await paymentIframe(visitor.page).getByRole('button', { name: sv.complete }).waitFor();
  return { ...visitor, cartId: await cartIdOf(visitor.page) };
}

async function cartIdOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === COOKIES.cart.name)?.value ?? '';
}

const ordersOf = (cartId: string) =>
  shop.db.selectFrom('shop_order').select(['order_id', 'state']).where('cart_id', '=', cartId).execute();

const untilConfirmed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();

const cartLines = (page: Page) =>
  page.getByRole('region', { name: t('checkout.cart') }).getByRole('listitem', { includeHidden: true });

const fillEmail = (page: Page, email: string) => paymentIframe(page).getByLabel(sv.email).fill(email);

describe('in the payment iframe', () => {
  test('an approved customer has one order, however often the confirmation is opened', async () => {
    const { page, cartId, consoleErrors, leave } = await openIframe();
    // The iframe has its own button.
    expect(await orderButton(page, t).count()).toBe(0);
    await payInIframe(page, 'sv');
    await untilConfirmed(page);
    expect(await ordersOf(cartId)).toHaveLength(1);
    await page.reload();
    await untilConfirmed(page);
    await page.goBack();
    await page.goForward();
    await untilConfirmed(page);
    expect(await ordersOf(cartId)).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
    await leave();
  });

  test.each([
    ['declined', 'fail.declined'],
    ['blocked', 'fail.blocked'],
  ] as const)('a %s customer sees the reason and can retry with the same cart', async (decision, message) => {
    const { page, cartId, leave } = await openIframe();
    await payInIframe(page, 'sv', { identityNumber: TEST_IDENTITIES.sv[decision] });
    await page.getByRole('heading', { level: 1, name: t('checkout.failTitle') }).waitFor();
    await page.getByText(t(message)).waitFor();
    await page.getByRole('link', { name: t('fail.back') }).click();
    await cartLines(page).first().waitFor({ state: 'attached' });
    await untilReady(page);
    await acceptTerms(page, t);
    await payInIframe(page, 'sv');
    await untilConfirmed(page);
    expect(await ordersOf(cartId)).toHaveLength(1);
    await leave();
  });

  test('rejects a blocked e-mail address before the payment', async () => {
    const { page, cartId, leave } = await openIframe();
    await fillEmail(page, 'Thief@example.se');
    await payInIframe(page, 'sv');
    await page.getByRole('alert').getByText(t('pay.blacklisted')).waitFor();
    await page.locator('iframe').waitFor({ state: 'detached' });
    expect([await ordersOf(cartId), await cartLines(page).count()]).toEqual([[], 1]);
    await leave();
  });

  test('a customer without credit can pay directly', async () => {
    const visitor = await openIframe();
    const { page, cartId } = visitor;
    await fillEmail(page, 'slow@example.se');
    await payInIframe(page, 'sv');
    await page.getByRole('alert').getByText(t('pay.limited')).waitFor();
    await paymentIframe(page).getByText(sv.abortBlocked).waitFor();
    await payInIframe(page, 'sv', { type: 'directPayment' });
    await untilConfirmed(page);
    expect(await ordersOf(cartId)).toHaveLength(1);
    await visitor.leave();
  });

  test('shows that a book has sold out, keeps the cart, and continues when it is back in stock', async () => {
    const { page, cartId, leave } = await openIframe();
    const { sku_id } = await shop.db
      .selectFrom('cart_item')
      .select('sku_id')
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    const sku = shop.db.updateTable('sku').where('sku_id', '=', sku_id);
    const { in_stock } = await shop.db
      .selectFrom('sku')
      .select('in_stock')
      .where('sku_id', '=', sku_id)
      .executeTakeFirstOrThrow();
    // Simulates an expired reservation, and other customers who bought the rest.
    await shop.db.deleteFrom('stock_reservation').where('cart_id', '=', cartId).execute();
    await sku.set({ in_stock: 0 }).execute();
    await payInIframe(page, 'sv');
    await page.getByRole('alert').getByText(t('fail.outOfStock')).waitFor();
    await paymentIframe(page).getByText(sv.abortStock).waitFor();
    expect([await ordersOf(cartId), await cartLines(page).count()]).toEqual([[], 1]);
    await sku.set({ in_stock }).execute();
    await pressComplete(page, 'sv');
    await untilConfirmed(page);
    expect(await ordersOf(cartId)).toHaveLength(1);
    await leave();
  });

  test('shows an error and pays nothing while the shop does not respond', async () => {
    const { page, cartId, leave } = await openIframe();
    await page.route('**/graphql', (route) => route.abort());
    await payInIframe(page, 'sv');
    await page.getByRole('alert').getByText(t('fail.general')).waitFor();
    await paymentIframe(page).getByText(sv.abortGeneral).waitFor();
    expect(await ordersOf(cartId)).toEqual([]);
    await page.unroute('**/graphql');
    await pressComplete(page, 'sv');
    await untilConfirmed(page);
    await leave();
  });
});

describe('while the payment iframe is open', () => {
  test('a cart change in another tab reloads the iframe, and there is one order', async () => {
    const { page, context, cartId, leave } = await openIframe({ viewport: { width: 1440, height: 900 } });
    const before = await page.locator('iframe').getAttribute('src');
    const other = await context.newPage();
    const cart = await openCheckout(other, 'sv');
    await untilReady(other);
    await cart.getByRole('spinbutton').first().fill('2');
    await cart.getByRole('spinbutton').first().blur();
    await expect.poll(() => page.locator('iframe').getAttribute('src')).not.toBe(before);
    await payInIframe(page, 'sv');
    await untilConfirmed(page);
    const lines = await shop.db
      .selectFrom('order_line')
      .innerJoin('shop_order', 'shop_order.order_id', 'order_line.order_id')
      .select('quantity')
      .where('cart_id', '=', cartId)
      .execute();
    expect(lines).toEqual([{ quantity: 2 }]);
    await leave();
  });

  test('two tabs that complete at the same time create one order', async () => {
    const { page, context, cartId, leave } = await openIframe();
    const other = await context.newPage();
    await other.goto(linkTo({ locale: 'sv' }, 'checkout'));
    await untilReady(other);
    // The other tab has the saved input, but the terms must be accepted again.
    await acceptTerms(other, t);
    const tabs = [page, other];
    for (const tab of tabs) {
      await paymentIframe(tab).getByRole('radio', { name: sv.directInvoice }).check();
      await paymentIframe(tab).getByLabel(sv.identityNumber).fill(TEST_IDENTITIES.sv.approved);
    }
    await Promise.all(tabs.map((tab) => pressComplete(tab, 'sv')));
    await Promise.any(tabs.map(untilConfirmed));
    await expect.poll(() => ordersOf(cartId)).toHaveLength(1);
    await leave();
  });

  test('a tab that missed a cart change does not order it', async () => {
    const { page, cartId, leave } = await openIframe();
    await shop.db.updateTable('cart_item').set({ quantity: 3 }).where('cart_id', '=', cartId).execute();
    await shop.db
      .updateTable('cart')
      .set((cart) => ({ version: cart('version', '+', 1) }))
      .where('cart_id', '=', cartId)
      .execute();
    await payInIframe(page, 'sv');
    await page.getByRole('alert').getByText(t('order.changed')).waitFor();
    expect(await ordersOf(cartId)).toEqual([]);
    await payInIframe(page, 'sv');
    await untilConfirmed(page);
    expect(await ordersOf(cartId)).toHaveLength(1);
    await leave();
  });
});

test('without script the same form is a page of the provider', async () => {
  const withScript = await newVisitor({ ...phone, baseURL: shop.url });
  await openCheckoutWithBook(withScript.page, 'sv');
  const visitor = await newVisitor({
    ...phone,
    baseURL: shop.url,
    javaScriptEnabled: false,
    storageState: await withScript.context.storageState(),
  });
  await withScript.leave();
  const { page } = visitor;
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await fillPurchase(page, t, 'sv', payLater);
  await orderButton(page, t).click();
  await page.getByLabel(sv.directPayment).check();
  await page.getByLabel(sv.identityNumber).fill(TEST_IDENTITIES.sv.approved);
  await page.getByRole('button', { name: sv.complete }).click();
  await untilConfirmed(page);
  await visitor.leave();
});
