import type { Locator } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { findBookInStock } from '../support/cart-actions.ts';
import { loadTranslate } from '../support/messages.ts';
import {
  CARDS,
  fillPurchase,
  openCheckoutWithBook,
  orderAsGuest,
  orderButton,
  payByCard,
  SECOND_LINE,
} from '../support/purchase.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };

test('finds an order by number and e-mail address, and cancels it, without script', async () => {
  const t = await loadTranslate('sv');
  const { number, email } = await orderAsGuest(t);
  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  const { page } = visitor;
  const main = page.getByRole('main');
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.findOrder') })
    .click();
  await main.getByLabel(t('lookUp.number')).fill(number);
  await main.getByLabel(t('signIn.email')).fill('other@example.com');
  await main.getByRole('button', { name: t('lookUp.submit') }).click();
  await main.getByRole('alert').getByText(t('lookUp.unknown')).waitFor();
  await main.getByLabel(t('signIn.email')).fill(email);
  const found = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/order/'));
  await main.getByRole('button', { name: t('lookUp.submit') }).click();
  expect((await found).headers()['cache-control']).toContain('no-store');
  await main.getByRole('heading', { level: 1, name: t('confirm.number', { number }) }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await main.getByText(SECOND_LINE).waitFor();
  // The facts are beside the items on a wide screen, and above them on a phone.
  const facts = main.getByText(t('orders.status'), { exact: true });
  const items = main.getByRole('list').filter({ hasText: '1 ×' });
  const topAndStart = async (part: Locator) => {
    const { x, y } = (await part.boundingBox()) ?? { x: 0, y: 0 };
    return { x: Math.round(x), y: Math.round(y) };
  };
  expect((await topAndStart(facts)).y).toBeLessThan((await topAndStart(items)).y);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await topAndStart(facts)).x).toBeGreaterThan((await topAndStart(items)).x + 500);
  await page.setViewportSize(phone.viewport);
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');

  await main.getByRole('link', { name: t('cancelOrder.link') }).click();
  expect(await main.getByLabel(t('lookUp.number')).inputValue()).toBe(number);
  await main.getByLabel(t('signIn.email')).fill(email);
  await main.getByRole('button', { name: t('withdraw.continue') }).click();
  await main.getByRole('button', { name: t('cancelOrder.confirm') }).click();
  await main.getByRole('heading', { level: 1, name: t('cancelOrder.doneTitle') }).waitFor();
  await main.getByRole('link', { name: t('lookUp.submit') }).click();
  await main.getByText(t('orders.cancelled')).first().waitFor();
  expect(await main.getByRole('link', { name: t('cancelOrder.link') }).count()).toBe(0);
  await visitor.leave();
});

test('focuses the first error after the page is submitted', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor(phone);
  const { page } = visitor;
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: t('lookUp.submit') });
  const focused = page.locator(':focus');
  await page.goto('/find-order');
  await untilReady(page);
  await main.getByLabel(t('lookUp.number')).fill('100001');
  await submit.click();
  await main.getByText(t('field.email')).waitFor();
  await untilReady(page);
  expect(await focused.getAttribute('name')).toBe('email');
  await main.getByLabel(t('signIn.email')).fill('unknown@example.com');
  await submit.click();
  await main.getByRole('alert').getByText(t('lookUp.unknown')).waitFor();
  await untilReady(page);
  expect(await focused.getAttribute('role')).toBe('alert');
  await visitor.leave();
});

test('a book that is added in another tab during the payment stays in the cart (§5)', async () => {
  const t = await loadTranslate('sv');
  const { page, leave } = await newVisitor(phone);
  const ordered = await findBookInStock('sv');
  const added = await findBookInStock('sv', ({ name }) => name !== ordered.name);
  await openCheckoutWithBook(page, 'sv');
  await fillPurchase(page, t, 'sv', /^Kort/);
  await orderButton(page, t).click();
  await page.waitForURL(/\/pay\//);
  const tab = await page.context().newPage();
  await putInCart(tab, added);
  await payByCard(page, CARDS.approved);
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  const confirmation = await page.getByRole('main').innerText();
  expect(confirmation).toContain(ordered.name);
  expect(confirmation).not.toContain(added.name);
  await tab.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await untilReady(tab);
  const cart = tab.locator('summary').filter({ hasText: t('header.cartCount', { count: 1 }) });
  await cart.click();
  await tab
    .getByRole('list', { name: t('cart.lines') })
    .getByText(added.name)
    .first()
    .waitFor();
  await leave();
});
