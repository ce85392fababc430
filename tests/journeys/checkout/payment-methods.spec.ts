import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import type { DemoLanguage } from '#demo/languages.ts';
import { sandboxMessages } from '#sandbox/messages/messages.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { findBookInStock } from '../support/cart-actions.ts';
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
} from '../support/purchase.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const names = {
  card: { sv: 'Kort', da: 'Kort', en: 'Card', fi: 'Kortti', nb: 'Kort' },
  swish: { sv: 'Swish' },
  vipps: { nb: 'Vipps' },
  'online-bank': { fi: 'Verkkopankki' },
  invoice: { sv: 'Faktura', da: 'Faktura', fi: 'Lasku', nb: 'Faktura' },
  instalments: { sv: 'Delbetalning', da: 'Delbetaling', fi: 'Osamaksu', nb: 'Delbetaling' },
  'pay-later': { sv: 'Köp nu', da: 'Køb nu', fi: 'Osta nyt', nb: 'Kjøp nå' },
} as const;
type MethodKey = keyof typeof names;

/** The customer's actions on the provider's page or in its iframe. */
const payWith: Record<MethodKey, (page: Page, locale: DemoLanguage) => Promise<void>> = {
  card: (page, locale) => payByCard(page, CARDS.approved, locale),
  swish: payInApp,
  vipps: payInApp,
  async 'online-bank'(page, locale) {
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: sandboxMessages[locale].toBank }).click();
    await page.getByRole('button', { name: sandboxMessages[locale].approve, exact: true }).click();
  },
  // The order is complete without a page.
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

/** Every wordmark of a payment option must exist. */
function unloadedMarks(page: Page): Promise<string[]> {
  return page
    .locator('img[src^="/marks/"]')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
    );
}

const firstWord = (text: string) => text.split(' ')[0] ?? '';

/** Each method in one language; a full run has all. */
const purchases = Object.entries(names).flatMap(([method, byLocale]) => {
  const all = Object.entries(byLocale).map(([locale, name]) => ({
    method: method as MethodKey,
    locale: locale as DemoLanguage,
    name,
  }));
  return combinations(method, all);
});

test.each(purchases)('$method in $locale leads to the confirmation', async ({ method, locale, name }) => {
  const t = await loadTranslate(locale);
  const visitor = await newVisitor({
    viewport: { width: 390, height: 844 },
    locale: LOCALES[locale].iso,
  });
  const { page } = visitor;
  // Pictures are covered by other journeys.
  await page.route('**/images/**', (route) => route.abort());
  await openCheckoutWithBook(page, locale);
  await fillPurchase(page, t, locale, new RegExp(`^${name}`));
  expect(await unloadedMarks(page)).toEqual([]);
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
  const [label = ''] = t('confirm.number', { number: '' }).split('{');
  await page.getByText(label).waitFor();
  expect(visitor.consoleErrors.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  await visitor.leave();
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
