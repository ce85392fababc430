import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { DemoLanguage } from '#demo/languages.ts';
import { sandboxMessages } from '#sandbox/messages/messages.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { isFullRun } from '../../full-run.ts';
import { countSteps } from '../support/browser/count-steps.ts';
import { findBookInStock } from '../support/cart-actions.ts';
import { awaitMail } from '../support/mailbox.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { type CreditLocale, payInIframe, paymentIframe, TEST_IDENTITIES } from '../support/payment-iframe.ts';
import {
  acceptTerms,
  CARDS,
  fillDetails,
  fillPurchase,
  openCheckoutWithBook,
  orderButton,
  payByCard,
  selectDelivery,
  zipField,
} from '../support/purchase.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const names = {
  card: { sv: 'Kort', da: 'Kort', en: 'Card', fi: 'Kortti', nb: 'Kort' },
  vipps: { nb: 'Vipps' },
  'online-bank': { fi: 'Verkkopankki' },
  // Finland is missing, because only companies can pay by invoice there.
  invoice: { sv: 'Faktura', da: 'Faktura', nb: 'Faktura' },
  instalments: { sv: 'Delbetalning', da: 'Delbetaling', fi: 'Osamaksu', nb: 'Delbetaling' },
  'pay-later': { sv: 'Köp nu', da: 'Køb nu', fi: 'Osta nyt', nb: 'Kjøp nå' },
} as const;
type MethodKey = keyof typeof names;

/** The customer's actions on the provider's page or in its iframe. */
const payWith: Record<MethodKey, (page: Page, locale: DemoLanguage) => Promise<void>> = {
  card: (page, locale) => payByCard(page, CARDS.approved, locale),
  vipps: payInApp,
  async 'online-bank'(page, locale) {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: sandboxMessages[locale].toBank }).click();
    await page.getByRole('button', { name: sandboxMessages[locale].approve, exact: true }).click();
  },
  // The order is complete without a page of the provider.
  invoice: async () => undefined,
  async instalments(page, locale) {
    await page.getByRole('radio').first().check();
    await payOnCredit(page, locale);
  },
  'pay-later': (page, locale) => payInIframe(page, locale as CreditLocale),
};

async function payInApp(page: Page, locale: DemoLanguage): Promise<void> {
  await page.getByRole('button', { name: firstWord(sandboxMessages[locale].pay) }).click();
  await page.getByRole('button', { name: sandboxMessages[locale].approveInApp }).click();
}

async function payOnCredit(page: Page, locale: DemoLanguage): Promise<void> {
  await page
    .getByLabel(sandboxMessages[locale].identityNumber)
    .fill(TEST_IDENTITIES[locale as CreditLocale].approved);
  await page.getByRole('button', { name: sandboxMessages[locale].creditPay, exact: true }).click();
}

/** The URLs of the payment options' wordmarks that failed to load. */
function unloadedMarks(page: Page): Promise<string[]> {
  return page
    .locator('img[src^="/images/marks/"]')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
    );
}

const firstWord = (text: string) => text.split(' ')[0] ?? '';

/** Methods that other files of this folder test in every run. */
const testedElsewhere = isFullRun ? [] : ['card', 'pay-later'];

/** Each other method in one language; a full run has all methods in all languages. */
const purchases = Object.entries(names)
  .filter(([method]) => !testedElsewhere.includes(method))
  .flatMap(([method, byLocale]) => {
    const all = Object.entries(byLocale).map(([locale, name]) => ({
      method: method as MethodKey,
      locale: locale as DemoLanguage,
      name,
    }));
    return combinations(method, all);
  });

test.each(purchases)(
  '$method in $locale leads to the confirmation, with the total of the cart',
  async ({ method, locale, name }) => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({
      viewport: { width: 390, height: 844 },
      locale: LOCALES[locale].iso,
    });
    const { page } = visitor;
    // Pictures are covered by other journeys.
    await page.route('**/images/**', (route) => route.abort());
    await openCheckoutWithBook(page, locale);
    // The checkout has at most five screens of a phone, before and after the postal code, without the provider's iframe.
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThanOrEqual(5 * 844);
    const cart = page.locator('summary').filter({ hasText: t('header.cartCount', { count: 1 }) });
    const total = await cart.locator('strong').innerText();
    await fillPurchase(page, t, locale, new RegExp(`^${name}`));
    expect(await unloadedMarks(page)).toEqual([]);
    if (method !== 'pay-later') expect(await height()).toBeLessThanOrEqual(5 * 844);
    if (method === 'pay-later') await paymentIframe(page).getByRole('radio').first().waitFor();
    else {
      const number = page
        .getByRole('region', { name: t('pay.title') })
        .getByLabel(t('pay.personalId'))
        .and(page.locator(':visible'));
      if (await number.isVisible()) await number.fill(TEST_IDENTITIES[locale as CreditLocale].approved);
      await orderButton(page, t).click();
      if (method !== 'invoice') await page.waitForURL(/\/pay\//);
    }
    await payWith[method](page, locale);
    await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
    await page.getByText(t('confirm.number', { number: '' }).trim()).waitFor();
    await page
      .locator('dt', { hasText: t('summary.orderTotal') })
      .locator('+ dd')
      .getByText(total)
      .waitFor();
    // The VAT rates of books and goods in Finland have a decimal (§3).
    if (locale === 'fi') await page.getByText(/alv (13|25),5\s%/).waitFor();
    // The browser logs the pictures that this journey aborts.
    expect(visitor.consoleErrors.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
    await visitor.leave();
  },
);

test('a guest buys with Swish on a phone in at most 13 steps, and returns the book in 4', async () => {
  const t = await loadTranslate('sv');
  const { page, leave } = await newVisitor({ viewport: { width: 390, height: 844 } });
  const book = await findBookInStock('sv');
  await page.goto(`${book.canonicalUrl}?sku=${book.skuId}`);
  await untilReady(page);
  const email = `swish-${Date.now()}@example.com`;
  const steps = countSteps();
  const product = page.getByRole('article').getByRole('button', { name: t('product.addToCart') });
  await steps.click(product.first());
  const added = page.getByRole('region', { name: t('cart.inCart') });
  await steps.click(added.getByRole('link', { name: t('product.toCheckout') }));
  await page.waitForURL(linkTo({ locale: 'sv' }, 'checkout'));
  // The cart is one line with its total.
  const line = page.locator('summary').filter({ hasText: t('header.cartCount', { count: 1 }) });
  await line.waitFor();
  expect(await page.getByRole('spinbutton').count()).toBe(0);
  const total = await line.locator('strong').innerText();
  const details = page.getByRole('region', { name: t('details.title') });
  await steps.fill(zipField(page, t), '111 22');
  for (const [label, value] of [
    [t('signIn.email'), email],
    [t('details.phone'), '070-174 06 05'],
    [t('details.firstName'), 'Anna'],
    [t('details.lastName'), 'Ek'],
    [t('details.street'), 'Storgatan 1'],
  ] as const)
    await steps.fill(details.getByRole('textbox', { name: label, exact: true }).first(), value);
  // The postal code fills in the city.
  const city = details.getByRole('textbox', { name: t('details.city') }).first();
  await expect.poll(() => city.inputValue()).toBe('Stockholm');
  await steps.click(page.getByRole('checkbox', { name: t('consent.terms') }));
  await expect.poll(() => orderButton(page, t).getAttribute('aria-disabled')).toBe('false');
  await steps.click(orderButton(page, t));
  await page.waitForURL(/\/pay\//);
  // Preselected: the cheapest delivery and Swish. The total of the cart is the amount to pay.
  const amountOf = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
  expect(amountOf(await page.locator('.amount strong').innerText())).toBe(amountOf(total));
  expect(await page.locator('.to').innerText()).toContain('Kvarto');
  await steps.click(page.getByRole('button', { name: firstWord(sandboxMessages.sv.pay) }));
  await steps.click(page.getByRole('button', { name: sandboxMessages.sv.approveInApp }));
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  expect(steps.count).toBeLessThanOrEqual(13);

  // The guest returns the book in four steps, from the order page that the mail links to.
  const { links } = await awaitMail(email, 1);
  const { pathname } = new URL(links.find((link) => link.includes('/order/')) ?? '');
  await page.goto(pathname);
  const main = page.getByRole('main');
  const returnSteps = countSteps();
  await returnSteps.click(main.getByRole('link', { name: t('footer.withdraw') }));
  expect(await main.getByLabel(t('withdraw.name')).inputValue()).toBe('Anna Ek');
  await returnSteps.fill(main.getByLabel(t('signIn.email')), email);
  await returnSteps.click(main.getByRole('button', { name: t('withdraw.continue') }));
  await returnSteps.click(main.getByRole('button', { name: t('withdraw.confirm') }));
  await main.getByRole('heading', { level: 1, name: t('withdraw.doneTitle') }).waitFor();
  expect(returnSteps.count).toBeLessThanOrEqual(4);
  await leave();
});

test('an order paid by a gift code needs no payment option in Finland, where none is preselected', async () => {
  const t = await loadTranslate('fi');
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 }, locale: LOCALES.fi.iso });
  const { page } = visitor;
  const book = await findBookInStock('fi', ({ unitPrice }) => unitPrice.sellingPriceIncVat < 15);
  await putInCart(page, book);
  await page.goto(linkTo({ locale: 'fi' }, 'checkout'));
  await untilReady(page);
  await selectDelivery(page, t, 'fi');
  await fillDetails(page, t, 'fi');
  const payment = page.getByRole('region', { name: t('pay.title') });
  await payment.getByRole('radio').first().waitFor();
  const summary = page.getByRole('region', { name: t('summary.title') });
  await summary.getByText(t('promo.title')).click();
  await summary.getByRole('textbox', { name: t('promo.label') }).fill('LAHJA-2026-KVARTO');
  await summary.getByRole('button', { name: t('promo.apply') }).click();
  await payment.getByText(t('pay.nothingToPay')).waitFor();
  expect(await payment.getByRole('radio').count()).toBe(0);
  await acceptTerms(page, t);
  await orderButton(page, t).click();
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});
