import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sv } from '#sandbox/messages/sv.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { loadTranslate, type Translate } from '#storefront/translations/translate.ts';
import { openCheckout } from '../support/cart-actions.ts';
import { type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { frameIn, PEOPLE, payInFrame, pressComplete } from '../support/payment-iframe.ts';
import { acceptTerms, bringToCheckout, fillPurchase, orderButton } from '../support/purchase.ts';
import { closeBrowser, newVisitor, untilReady, type Visitor } from '../support/visitor.ts';

let shop: EditableShop;
let t: Translate;
beforeAll(async () => {
  [shop, t] = await Promise.all([startEditableShop({ TRUSTED_PROXIES: '1' }), loadTranslate('sv')]);
  await shop.db.insertInto('blocked_email').values({ email: 'thief@example.se' }).execute();
  await shop.db
    .insertInto('customer')
    .values({ email: 'slow@example.se', member_type: 'NOCREDIT' })
    .execute();
});
afterAll(async () => {
  await closeBrowser();
  await shop.stop();
});

const phone = { viewport: { width: 390, height: 844 } };
const payLater = /^Köp nu, betala senare/;

/** A visitor in front of the provider's frame. */
async function openFrame(options = {}): Promise<Visitor & { cartId: string }> {
  const visitor = await newVisitor({ ...phone, ...options, baseURL: shop.url });
  await bringToCheckout(visitor.page, t, 'sv');
  await fillPurchase(visitor.page, t, 'sv', payLater);
  await frameIn(visitor.page).getByRole('button', { name: sv.complete }).waitFor();
  return { ...visitor, cartId: await cartOf(visitor.page) };
}

async function cartOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === COOKIES.cart.name)?.value ?? '';
}

const ordersOf = (cartId: string) =>
  shop.db.selectFrom('shop_order').select(['order_id', 'state']).where('cart_id', '=', cartId).execute();

const untilConfirmed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();

const cartLines = (page: Page) =>
  page.getByRole('region', { name: t('checkout.cart') }).getByRole('listitem');

const fillEmail = (page: Page, email: string) => frameIn(page).getByLabel(sv.email).fill(email);

describe('in the frame', () => {
  test('who is approved has one order, however often the confirmation is looked at', async () => {
    const { page, cartId, consoleErrors, leave } = await openFrame();
    // The frame has a button of its own.
    expect(await orderButton(page, t).count()).toBe(0);
    await payInFrame(page, 'sv');
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
  ] as const)('who is %s is told so, and finds everything as it was', async (thought, text) => {
    const { page, cartId, leave } = await openFrame();
    await payInFrame(page, 'sv', { identityNumber: PEOPLE.sv[thought] });
    await page.getByRole('heading', { level: 1, name: t('checkout.failTitle') }).waitFor();
    await page.getByText(t(text)).waitFor();
    await page.getByRole('link', { name: t('fail.back') }).click();
    await cartLines(page).first().waitFor();
    await untilReady(page);
    await acceptTerms(page, t);
    await payInFrame(page, 'sv');
    await untilConfirmed(page);
    expect(await ordersOf(cartId)).toHaveLength(1);
    await leave();
  });

  test('whom the shop does not sell to is refused before anything is paid', async () => {
    const { page, cartId, leave } = await openFrame();
    await fillEmail(page, 'Thief@example.se');
    await payInFrame(page, 'sv');
    await page.getByRole('alert').getByText(t('pay.blacklisted')).waitFor();
    await page.locator('iframe').waitFor({ state: 'detached' });
    expect([await ordersOf(cartId), await cartLines(page).count()]).toEqual([[], 1]);
    await leave();
  });

  test('who gets no credit may pay at once', async () => {
    const visitor = await openFrame();
    const { page, cartId } = visitor;
    await fillEmail(page, 'slow@example.se');
    await payInFrame(page, 'sv');
    await page.getByRole('alert').getByText(t('pay.limited')).waitFor();
    await frameIn(page).getByText(sv.abortBlocked).waitFor();
    await payInFrame(page, 'sv', { type: 'directPayment' });
    await untilConfirmed(page);
    expect(await ordersOf(cartId)).toHaveLength(1);
    await visitor.leave();
  });

  test('what has sold out meanwhile is told, the cart stays, and it goes on when there is more', async () => {
    const { page, cartId, leave } = await openFrame();
    const held = await shop.db
      .selectFrom('stock_reservation')
      .select(['sku_id', 'taken'])
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow();
    const sku = shop.db.updateTable('sku').where('sku_id', '=', held.sku_id);
    const { in_stock } = await shop.db
      .selectFrom('sku')
      .select('in_stock')
      .where('sku_id', '=', held.sku_id)
      .executeTakeFirstOrThrow();
    // As if the time had run out, and others had bought the rest.
    await shop.db.deleteFrom('stock_reservation').where('cart_id', '=', cartId).execute();
    await sku.set({ in_stock: 0 }).execute();
    await payInFrame(page, 'sv');
    await page.getByRole('alert').getByText(t('fail.outOfStock')).waitFor();
    await frameIn(page).getByText(sv.abortStock).waitFor();
    expect([await ordersOf(cartId), await cartLines(page).count()]).toEqual([[], 1]);
    await sku.set({ in_stock: in_stock + held.taken }).execute();
    await pressComplete(page, 'sv');
    await untilConfirmed(page);
    expect(await ordersOf(cartId)).toHaveLength(1);
    await leave();
  });

  test('a shop that does not answer is told, and nothing is paid', async () => {
    const { page, cartId, leave } = await openFrame();
    await page.route('**/graphql', (route) => route.abort());
    await payInFrame(page, 'sv');
    await page.getByRole('alert').getByText(t('fail.general')).waitFor();
    await frameIn(page).getByText(sv.abortGeneral).waitFor();
    expect(await ordersOf(cartId)).toEqual([]);
    await page.unroute('**/graphql');
    await pressComplete(page, 'sv');
    await untilConfirmed(page);
    await leave();
  });
});

describe('while the frame is open', () => {
  test('another tab changes the cart: the frame is about the new one, and there is one order', async () => {
    const { page, context, cartId, leave } = await openFrame({ viewport: { width: 1440, height: 900 } });
    const before = await page.locator('iframe').getAttribute('src');
    const other = await context.newPage();
    const cart = await openCheckout(other, 'sv');
    await untilReady(other);
    await cart.getByRole('spinbutton').first().fill('2');
    await cart.getByRole('spinbutton').first().blur();
    await expect.poll(() => page.locator('iframe').getAttribute('src')).not.toBe(before);
    await payInFrame(page, 'sv');
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

  test('two tabs complete it at the same time: there is one order', async () => {
    const { page, context, cartId, leave } = await openFrame();
    const other = await context.newPage();
    await other.goto(linkTo({ locale: 'sv' }, 'checkout'));
    await untilReady(other);
    // What the first tab has said is known, but nobody agrees to terms for another.
    await acceptTerms(other, t);
    const tabs = [page, other];
    for (const tab of tabs) {
      await frameIn(tab).getByRole('radio', { name: sv.directInvoice }).check();
      await frameIn(tab).getByLabel(sv.identityNumber).fill(PEOPLE.sv.approved);
    }
    await Promise.all(tabs.map((tab) => pressComplete(tab, 'sv')));
    await Promise.any(tabs.map(untilConfirmed));
    await expect.poll(() => ordersOf(cartId)).toHaveLength(1);
    await leave();
  });

  test('a tab that has heard of nothing completes nothing that was not seen', async () => {
    const { page, cartId, leave } = await openFrame();
    await shop.db.updateTable('cart_item').set({ quantity: 3 }).where('cart_id', '=', cartId).execute();
    await shop.db
      .updateTable('cart')
      .set((cart) => ({ version: cart('version', '+', 1) }))
      .where('cart_id', '=', cartId)
      .execute();
    await payInFrame(page, 'sv');
    await page.getByRole('alert').getByText(t('order.changed')).waitFor();
    expect(await ordersOf(cartId)).toEqual([]);
    await payInFrame(page, 'sv');
    await untilConfirmed(page);
    expect(await ordersOf(cartId)).toHaveLength(1);
    await leave();
  });
});

test('without script the same form is a page of the provider', async () => {
  const scripted = await newVisitor({ ...phone, baseURL: shop.url });
  await bringToCheckout(scripted.page, t, 'sv');
  const visitor = await newVisitor({
    ...phone,
    baseURL: shop.url,
    javaScriptEnabled: false,
    storageState: await scripted.context.storageState(),
  });
  await scripted.leave();
  const { page } = visitor;
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await fillPurchase(page, t, 'sv', payLater);
  await orderButton(page, t).click();
  // Another way of delivery is another sum, which is seen before it is ordered.
  await page.locator('#problems').getByText(t('order.changed')).waitFor();
  await orderButton(page, t).click();
  await page.getByLabel(sv.directPayment).check();
  await page.getByLabel(sv.identityNumber).fill(PEOPLE.sv.approved);
  await page.getByRole('button', { name: sv.complete }).click();
  await untilConfirmed(page);
  await visitor.leave();
});
