import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { sv } from '#sandbox/messages/sv.ts';
import { findBookInStock } from '../support/cart-actions.ts';
import { loadTranslate } from '../support/messages.ts';
import { CARDS, orderButton, zipField } from '../support/purchase.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

/** No page of the purchase has as many focusable elements. */
const maxTabs = 150;

/** Presses Tab until the target has the focus. */
async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor();
  for (let tabs = 0; tabs < maxTabs; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`${target} did not get the focus.`);
}

async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

async function pressOn(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

const fieldIn = (page: Page, section: string, name: string) =>
  page.getByRole('region', { name: section }).getByRole('textbox', { name, exact: true }).first();

test('buys and pays for a book with Tab, Enter, Space and arrow keys', async () => {
  const t = await loadTranslate('sv');
  const book = await findBookInStock('sv');
  const { page, consoleErrors, leave } = await newVisitor({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${book.canonicalUrl}?sku=${book.skuId}`);
  await untilReady(page);
  const addButton = page.getByRole('article').getByRole('button', { name: t('product.addToCart') });
  await pressOn(addButton.first(), 'Enter');
  const added = page.getByRole('region', { name: t('cart.inCart') });
  await pressOn(added.getByRole('link', { name: t('product.toCheckout') }), 'Enter');
  await page.getByRole('heading', { level: 1, name: t('checkout.title') }).waitFor();
  await untilReady(page);

  await typeInto(zipField(page, t), '111 22');
  const delivery = page.getByRole('region', { name: t('delivery.title') }).getByRole('radio');
  await pressOn(delivery.first(), 'Space');
  const details = t('details.title');
  await typeInto(fieldIn(page, details, t('signIn.email')), 'keys@example.com');
  await typeInto(fieldIn(page, details, t('details.phone')), '070-174 06 05');
  await typeInto(fieldIn(page, details, t('details.firstName')), 'Anna');
  await typeInto(fieldIn(page, details, t('details.lastName')), 'Ek');
  await typeInto(fieldIn(page, details, t('details.street')), 'Storgatan 1');
  await typeInto(fieldIn(page, details, t('details.city')), 'Stockholm');
  await page.getByText(t('pay.missingFields')).waitFor({ state: 'detached' });
  const payment = page.getByRole('region', { name: t('pay.title') });
  // Swish is preselected; the arrow key selects the card.
  await tabTo(payment.getByRole('radio', { name: /^Swish/ }));
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => payment.getByRole('radio', { name: /^Kort/ }).isChecked()).toBe(true);
  await pressOn(page.getByRole('checkbox', { name: t('consent.terms') }), 'Space');
  await page.locator('button[value=order]:not([aria-disabled=true])').waitFor();
  await pressOn(orderButton(page, t), 'Enter');

  await page.waitForURL(/\/pay\//);
  await typeInto(page.getByLabel(sv.cardNumber), CARDS.approved);
  await typeInto(page.getByLabel(sv.expiry), '04/30');
  await typeInto(page.getByLabel(sv.cvc, { exact: true }), '123');
  await pressOn(page.getByRole('button', { name: sv.pay.split(' ')[0] ?? '' }), 'Enter');
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
