import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { sv } from '#sandbox/messages/sv.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { unfoldCart } from '../support/cart-actions.ts';
import { loadTranslate } from '../support/messages.ts';
import {
  acceptTerms,
  CARDS,
  fillDetails,
  fillPurchase,
  openCheckoutWithBook,
  orderButton,
  payByCard,
  selectDelivery,
  selectPayment,
  zipField,
} from '../support/purchase.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };

/** Counts the tracking events of the page, by name. */
async function countEvents(page: Page): Promise<(name: string) => Promise<number>> {
  await page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { events });
    addEventListener('kvarto-event', (event) => events.push((event as CustomEvent).detail.name));
  });
  return (name) =>
    page.evaluate(
      (counted) =>
        (window as unknown as { events: string[] }).events.filter((event) => event === counted).length,
      name,
    );
}

const cartCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === COOKIES.cart.name)?.value;

test('completes a card purchase on a phone and tracks it once', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor(phone);
  const { page } = visitor;
  const count = await countEvents(page);
  await openCheckoutWithBook(page, 'sv');
  await expect.poll(() => count('checkout:impression')).toBe(1);
  await page.getByText(t('delivery.zipFirst')).waitFor();
  await page.getByText(t('pay.missingFields')).waitFor();
  await fillPurchase(page, t, 'sv', /^Kort/);
  await page.getByText(t('pay.missingFields')).waitFor({ state: 'detached' });
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  await untilReady(page);
  await expect.poll(() => count('checkout:purchase')).toBe(1);
  expect(await cartCookie(page)).toBeUndefined();
  const label = t('confirm.number', { number: '' }).trim();
  const number = await page.getByText(label).innerText();

  await page.reload();
  await untilReady(page);
  expect(await page.getByText(label).innerText()).toBe(number);
  expect(await count('checkout:purchase')).toBe(0);
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await page.getByText(t('cart.empty')).waitFor();
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});

test('after a denied payment the reason is shown, and another method can be chosen at once', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor(phone);
  const { page } = visitor;
  await openCheckoutWithBook(page, 'sv');
  await fillPurchase(page, t, 'sv', /^Kort/);
  await orderButton(page, t).click();
  await payByCard(page, CARDS.challenged);
  await page.getByRole('button', { name: sv.deny }).click();
  await page.getByText(t('fail.refused')).waitFor();
  await page
    .getByRole('region', { name: t('fail.otherMethods') })
    .getByRole('link', { name: /^Swish/ })
    .click();
  await page.getByRole('radio', { name: /^Swish/, checked: true }).waitFor();
  const street = page.getByRole('textbox', { name: t('details.street') }).first();
  expect(await street.inputValue()).toBe('Storgatan 1');
  // A product that is sold out cannot be paid by another method either: the page names customer service.
  await page.goto('/checkout/sandbox-fail?error=OutOfStock');
  await page.getByText(t('fail.outOfStock')).waitFor();
  await page.getByRole('main').locator('a[href^="tel:"]').waitFor();
  expect(await page.getByText(t('fail.otherMethods')).count()).toBe(0);
  await visitor.leave();
});

test('the checkout opens one sign-in dialog', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor(phone);
  const { page } = visitor;
  await openCheckoutWithBook(page, 'sv');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('signIn.submit') })
    .click();
  await page.getByRole('dialog').first().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await visitor.leave();
});

test('a declined card leads back to the checkout with its input', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor(phone);
  const { page } = visitor;
  await openCheckoutWithBook(page, 'sv');
  await fillPurchase(page, t, 'sv', /^Kort/);
  await orderButton(page, t).click();
  await payByCard(page, CARDS.declined);
  await page.getByRole('heading', { level: 1, name: t('checkout.failTitle') }).waitFor();
  await page.getByText(t('fail.declined')).waitFor();
  await page.getByRole('link', { name: t('fail.back') }).click();
  const street = page.getByRole('textbox', { name: t('details.street') }).first();
  await street.waitFor();
  expect(await street.inputValue()).toBe('Storgatan 1');
  await untilReady(page);
  await selectPayment(page, t, /^Kort/);
  await acceptTerms(page, t);
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  await visitor.leave();
});

test('a cancelled payment leads back to the checkout with a notice', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor(phone);
  const { page } = visitor;
  await openCheckoutWithBook(page, 'sv');
  await fillPurchase(page, t, 'sv', /^Kort/);
  await orderButton(page, t).click();
  await page.getByRole('button', { name: sv.abort }).click();
  const notice = page.getByText(t('order.notPaid'));
  await notice.waitFor();
  await untilReady(page);
  await page.locator('#problems:focus').waitFor();
  const box = await notice.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= phone.viewport.height).toBe(true);
  await visitor.leave();
});

test('an invalid promo code leaves the total and the selected delivery unchanged', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor();
  const { page } = visitor;
  await openCheckoutWithBook(page, 'sv');
  await fillPurchase(page, t, 'sv', /^Kort/);
  const enabledButton = page.locator('button[value=order]:not([aria-disabled=true])');
  /** The hidden field with the cart and the total that the visitor sees. */
  const seenField = page.locator('input[name=seen]');
  await enabledButton.waitFor();
  const before = await seenField.inputValue();
  const summary = page.getByRole('region', { name: t('summary.title') });
  await summary.getByText(t('promo.title')).click();
  await summary.getByRole('textbox', { name: t('promo.label') }).fill('FELKOD');
  await summary.getByRole('button', { name: t('promo.apply') }).click();
  await summary.getByText(t('promo.invalid')).waitFor();
  // The page requests the cart once more.
  await page.waitForLoadState('networkidle');
  await expect.poll(async () => ((await enabledButton.count()) ? seenField.inputValue() : '')).toBe(before);
  await orderButton(page, t).click();
  await page.waitForURL(/\/pay\//);
  await visitor.leave();
});

test('Swish is the first and preselected payment option in Sweden', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor();
  const { page } = visitor;
  await openCheckoutWithBook(page, 'sv');
  await selectDelivery(page, t, 'sv');
  await fillDetails(page, t, 'sv');
  const swish = page
    .getByRole('region', { name: t('pay.title') })
    .getByRole('radio')
    .first();
  expect(await swish.isChecked()).toBe(true);
  await acceptTerms(page, t);
  await orderButton(page, t).click();
  await page.waitForURL(/\/pay\//);
  await page.getByLabel(sv.phone).fill('070-174 06 05');
  await page.getByRole('button', { name: sv.pay.split(' ')[0] ?? '' }).click();
  await page.getByRole('button', { name: sv.approveInApp }).click();
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  await visitor.leave();
});

test('in Finland no credit is preselected, the shop’s invoice is not offered, and a wrong identity number has a field error', async () => {
  const t = await loadTranslate('fi');
  const visitor = await newVisitor({ ...phone, locale: 'fi-FI' });
  const { page } = visitor;
  await openCheckoutWithBook(page, 'fi');
  await selectDelivery(page, t, 'fi');
  await fillDetails(page, t, 'fi');
  const payment = page.getByRole('region', { name: t('pay.title') });
  await payment.getByRole('radio').first().waitFor();
  expect(await payment.locator('input[type=radio]:checked').count()).toBe(0);
  // The shop's invoice has no strong identification.
  expect(await payment.getByRole('radio', { name: /^Lasku/ }).count()).toBe(0);
  await selectPayment(page, t, /^Osamaksu/);
  await acceptTerms(page, t);
  const number = payment.getByLabel(t('pay.personalId')).first();
  await number.fill('010190-900R');
  await orderButton(page, t).click();
  await payment.getByText(t('field.personalId')).waitFor();
  expect(await page.locator('#problems').evaluate((element) => element === document.activeElement)).toBe(
    true,
  );
  await number.fill('010190-900P');
  // The field error and the list of problems are gone.
  await payment.getByText(t('field.personalId')).waitFor({ state: 'detached' });
  await page.locator('#problems:empty').waitFor({ state: 'attached' });
  await orderButton(page, t).click();
  await page.waitForURL(/\/pay\//);
  await visitor.leave();
});

describe('an incomplete checkout', () => {
  test('shows that a postal code is invalid or has no delivery', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor(phone);
    const { page } = visitor;
    await openCheckoutWithBook(page, 'sv');
    await zipField(page, t).fill('12');
    await zipField(page, t).blur();
    await page.getByText(t('details.zip')).waitFor();
    await zipField(page, t).fill('999 99');
    await page.getByText(t('delivery.none')).first().waitFor();
    await visitor.leave();
  });

  test('lists all missing fields at once, with links to them', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor(phone);
    const { page } = visitor;
    await openCheckoutWithBook(page, 'sv');
    await orderButton(page, t).click();
    const summary = page.locator('#problems');
    await summary.getByText(t('order.invalidFields')).waitFor();
    await summary
      .getByRole('link', { name: t('details.requiredField', { name: t('signIn.email') }) })
      .waitFor();
    // No payment option can be chosen before the address is complete.
    expect(await summary.getByRole('link', { name: t('pay.choose') }).count()).toBe(0);
    await summary.getByRole('link', { name: t('consent.termsNeeded') }).click();
    const terms = page.getByRole('checkbox', { name: t('consent.terms') });
    expect(await terms.evaluate((element) => element === document.activeElement)).toBe(true);
    await visitor.leave();
  });

  test('does not order a cart that another tab changed', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor();
    const { page } = visitor;
    await openCheckoutWithBook(page, 'sv');
    await fillPurchase(page, t, 'sv', /^Kort/);
    await page.locator('button[value=order]:not([aria-disabled=true])').waitFor();
    // Simulates a tab that missed the change.
    await page.locator('input[name=seen]').evaluate((field: HTMLInputElement) => {
      field.value = '1x1|1|1 kr';
    });
    await orderButton(page, t).click();
    await page.locator('#problems').getByText(t('order.changed')).waitFor();
    await (await unfoldCart(page, t)).getByRole('listitem').first().waitFor();
    await visitor.leave();
  });

  test('a double click orders once, and Back from the payment page keeps the input', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor(phone);
    const { page } = visitor;
    await openCheckoutWithBook(page, 'sv');
    await fillPurchase(page, t, 'sv', /^Kort/);
    await orderButton(page, t).dblclick();
    await page.getByLabel(sv.cardNumber).waitFor();
    const payment = page.url();
    await page.goBack();
    await untilReady(page);
    const street = page.getByRole('textbox', { name: t('details.street') }).first();
    expect(await street.inputValue()).toBe('Storgatan 1');
    if (!(await page.getByRole('checkbox', { name: t('consent.terms') }).isChecked()))
      await acceptTerms(page, t);
    await orderButton(page, t).click();
    await page.getByLabel(sv.cardNumber).waitFor();
    expect(page.url()).toBe(payment);
    await visitor.leave();
  });
});
