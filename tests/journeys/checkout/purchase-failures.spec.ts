import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sv } from '#sandbox/messages/sv.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { newEmail, signInAs } from '../support/customer.ts';
import { type EditableShop, startEditableShop } from '../support/editable-shop.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import { childrenOf } from '../support/processes.ts';
import {
  acceptTerms,
  CARDS,
  fillPurchase,
  openCheckoutWithBook,
  orderButton,
  payByCard,
  selectPayment,
} from '../support/purchase.ts';
import { closeVisitors, newVisitor, untilReady, type Visitor } from '../support/visitor.ts';

let shop: EditableShop;
let t: Translate;
beforeAll(async () => {
  [shop, t] = await Promise.all([startEditableShop({ TRUSTED_PROXIES: '1' }), loadTranslate('sv')]);
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

/** A visitor with a filled-in checkout. */
async function openFilledCheckout(): Promise<Visitor & { cartId: string }> {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 }, baseURL: shop.url });
  await openCheckoutWithBook(visitor.page, 'sv');
  await fillPurchase(visitor.page, t, 'sv', /^Kort/);
  // The button is enabled when all input is saved.
  await visitor.page.locator('button[value=order]:not([aria-disabled=true])').waitFor();
  const cookies = await visitor.context.cookies();
  return { ...visitor, cartId: cookies.find(({ name }) => name === COOKIES.cart.name)?.value ?? '' };
}

const readOrderNumber = async (page: Page) => {
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  return page.getByText(t('confirm.number', { number: '' }).trim()).innerText();
};

const cartLines = (page: Page) =>
  page.getByRole('region', { name: t('checkout.cart') }).getByRole('listitem', { includeHidden: true });
const street = (page: Page) => page.getByRole('textbox', { name: t('details.street') }).first();

async function countOrders(cartId: string): Promise<number> {
  return (await shop.db.selectFrom('shop_order').select('order_id').where('cart_id', '=', cartId).execute())
    .length;
}

describe('two tabs pay for the same cart', () => {
  test('with the same payment option they share one payment and have one order', async () => {
    const { page, context, cartId, leave } = await openFilledCheckout();
    const other = await context.newPage();
    await other.goto(linkTo({ locale: 'sv' }, 'checkout'));
    await untilReady(other);
    await selectPayment(other, t, /^Kort/);
    await acceptTerms(other, t);
    await Promise.all([orderButton(page, t).click(), orderButton(other, t).click()]);
    for (const tab of [page, other]) await tab.getByLabel(sv.cardNumber).waitFor();
    expect(page.url()).toBe(other.url());
    await payByCard(page, CARDS.approved);
    const number = await readOrderNumber(page);
    await payByCard(other, CARDS.approved);
    expect([await readOrderNumber(other), await countOrders(cartId)]).toEqual([number, 1]);
    await leave();
  });

  test('with different payment options the first payment counts, and the other tab shows its confirmation', async () => {
    const { page, context, cartId, leave } = await openFilledCheckout();
    await orderButton(page, t).click();
    await page.getByLabel(sv.cardNumber).waitFor();
    const other = await context.newPage();
    await other.goto(linkTo({ locale: 'sv' }, 'checkout'));
    await untilReady(other);
    await selectPayment(other, t, /^Swish/);
    await acceptTerms(other, t);
    await orderButton(other, t).click();
    await other.waitForURL(/\/pay\//);
    await other.getByRole('button', { name: sv.pay.split(' ')[0] ?? '' }).click();
    await other.getByRole('button', { name: sv.approveInApp }).click();
    const number = await readOrderNumber(other);
    const states = async () =>
      (await shop.db.selectFrom('payment').select('state').where('cart_id', '=', cartId).execute())
        .map(({ state }) => state)
        .sort();
    // The shop voids the other payment. Its page then leads to the confirmation of the order.
    await expect.poll(states, { timeout: 30_000 }).toEqual(['captured', 'void']);
    await payByCard(page, CARDS.approved);
    expect([await readOrderNumber(page), await countOrders(cartId)]).toEqual([number, 1]);
    expect(await states()).toEqual(['captured', 'void']);
    await leave();
  });
});

test('shows that a book has sold out, keeps cart and form, and orders it when it is back in stock', async () => {
  const { page, cartId, leave } = await openFilledCheckout();
  const { sku_id } = await shop.db
    .selectFrom('cart_item')
    .select('sku_id')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  const sku = shop.db.updateTable('sku').where('sku_id', '=', sku_id);
  await sku.set({ in_stock: 0 }).execute();
  await orderButton(page, t).click();
  await page.locator('#problems').getByText(t('order.soldOut')).waitFor();
  expect([await cartLines(page).count(), await street(page).inputValue()]).toEqual([1, 'Storgatan 1']);
  await sku.set({ in_stock: 9 }).execute();
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await readOrderNumber(page);
  await leave();
});

test('a blocked customer is rejected before a card payment (§5)', async () => {
  const { page, cartId, leave } = await openFilledCheckout();
  const email = await page
    .getByRole('textbox', { name: t('signIn.email') })
    .first()
    .inputValue();
  await shop.db.insertInto('blocked_email').values({ email: email.toLowerCase() }).execute();
  await orderButton(page, t).click();
  await page.locator('#problems').getByText(t('pay.blacklisted')).waitFor();
  const payments = shop.db.selectFrom('payment').select('state').where('cart_id', '=', cartId);
  expect([await payments.execute(), await cartLines(page).count()]).toEqual([[], 1]);
  await shop.db.deleteFrom('blocked_email').execute();
  await leave();
});

test.each<[string, (visitor: Visitor) => Promise<unknown>]>([
  ['expired session', ({ context }) => context.clearCookies({ name: /auth|user/ })],
  [
    'session that was ended on another device',
    () => shop.db.updateTable('auth_session').set({ ended_at: new Date() }).execute(),
  ],
])('shows an %s, keeps cart and form, and orders after signing in', async (_, endSession) => {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 }, baseURL: shop.url });
  const { page } = visitor;
  const email = newEmail();
  await signInAs(page, email);
  await openCheckoutWithBook(page, 'sv');
  await fillPurchase(page, t, 'sv', /^Kort/);
  await page.locator('button[value=order]:not([aria-disabled=true])').waitFor();
  await endSession(visitor);
  await orderButton(page, t).click();
  await page.locator('#problems').getByText(t('order.expired')).waitFor();
  expect([await cartLines(page).count(), await street(page).inputValue()]).toEqual([1, 'Storgatan 1']);
  await signInAs(page, email);
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await readOrderNumber(page);
  await visitor.leave();
});

test('shows that the provider does not respond, keeps cart and form, and orders when it is back', async () => {
  const { page, cartId, leave } = await openFilledCheckout();
  const children = await childrenOf(shop.process.pid ?? 0);
  const commands = await Promise.all(children.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8')));
  const sandbox = children[commands.findIndex((command) => command.includes('sandbox'))];
  if (!sandbox) throw new Error('The process of the sandbox was not found.');
  process.kill(sandbox, 'SIGSTOP');
  await orderButton(page, t).click();
  await page.locator('#problems').getByText(t('order.providerDown')).waitFor();
  expect([await cartLines(page).count(), await street(page).inputValue()]).toEqual([1, 'Storgatan 1']);
  process.kill(sandbox, 'SIGCONT');
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await readOrderNumber(page);
  expect(await countOrders(cartId)).toBe(1);
  await leave();
});

test('Back after the payment leads to the confirmation, and the cart is empty', async () => {
  const { page, cartId, leave } = await openFilledCheckout();
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  const number = await readOrderNumber(page);
  await page.goBack();
  expect([await readOrderNumber(page), await countOrders(cartId)]).toEqual([number, 1]);
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await page.getByText(t('cart.empty')).waitFor();
  await leave();
});

test('shows a guest before the payment that the code was used already, and orders without it', async () => {
  const { page, cartId, leave } = await openFilledCheckout();
  const summary = page.getByRole('region', { name: t('summary.title') });
  await summary.getByText(t('promo.title')).click();
  await summary.getByRole('textbox', { name: t('promo.label') }).fill('VALKOMMEN10');
  await summary.getByRole('button', { name: t('promo.apply') }).click();
  await summary.getByText(t('promo.active', { code: 'VALKOMMEN10' })).waitFor();
  const email = await page.getByRole('textbox', { name: t('signIn.email') }).inputValue();
  await shop.db
    .insertInto('promo_code_use')
    .values({ code: 'VALKOMMEN10', cart_id: `before-${cartId}`, email })
    .execute();
  await orderButton(page, t).click();
  await page.getByText(t('order.codeUsedByYou', { code: 'VALKOMMEN10' })).waitFor();
  const payments = shop.db.selectFrom('payment').select('state').where('cart_id', '=', cartId);
  expect(await payments.execute()).toEqual([]);
  await summary.getByRole('button', { name: t('promo.remove', { code: 'VALKOMMEN10' }) }).click();
  await summary.getByText(t('promo.active', { code: 'VALKOMMEN10' })).waitFor({ state: 'detached' });
  await page.locator('button[value=order]:not([aria-disabled=true])').waitFor();
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await readOrderNumber(page);
  await leave();
});
