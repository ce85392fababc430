import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { sandboxMessages } from '#sandbox/messages/messages.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { buy, someBooks } from '../support/cart-actions.ts';
import { type CreditLocale, frameIn, PEOPLE, payInFrame } from '../support/payment-iframe.ts';
import {
  acceptTerms,
  bringToCheckout,
  CARDS,
  chooseDelivery,
  fillDetails,
  fillPurchase,
  orderButton,
  payByCard,
} from '../support/purchase.ts';
import { closeBrowser, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeBrowser);

const names = {
  card: { sv: 'Kort', da: 'Kort', en: 'Card', fi: 'Kortti', nb: 'Kort' },
  swish: { sv: 'Swish' },
  invoice: { sv: 'Faktura', da: 'Faktura', fi: 'Lasku', nb: 'Faktura' },
  instalments: { sv: 'Delbetalning', da: 'Delbetaling', fi: 'Osamaksu', nb: 'Delbetaling' },
  'pay-later': { sv: 'Köp nu', da: 'Køb nu', fi: 'Osta nyt', nb: 'Kjøp nå' },
} as const;
type Way = keyof typeof names;

/** What a customer does with the provider, page or frame. */
const paying: Record<Way, (page: Page, locale: LocaleCode) => Promise<void>> = {
  card: (page, locale) => payByCard(page, CARDS.approved, locale),
  async swish(page, locale) {
    await page.getByRole('button', { name: firstWord(sandboxMessages[locale].pay) }).click();
    await page.getByRole('button', { name: sandboxMessages[locale].approveInApp }).click();
  },
  invoice: payOnCredit,
  async instalments(page, locale) {
    await page.getByRole('radio').first().check();
    await payOnCredit(page, locale);
  },
  'pay-later': (page, locale) => payInFrame(page, locale as CreditLocale),
};

async function payOnCredit(page: Page, locale: LocaleCode): Promise<void> {
  await page.getByLabel(sandboxMessages[locale].identityNumber).fill(PEOPLE[locale as CreditLocale].approved);
  await page.getByRole('button', { name: sandboxMessages[locale].creditPay, exact: true }).click();
}

const firstWord = (text: string) => text.split(' ')[0] ?? '';

const purchases = Object.entries(names).flatMap(([way, byLocale]) =>
  Object.entries(byLocale).map(([locale, name]) => ({
    way: way as Way,
    locale: locale as LocaleCode,
    name,
  })),
);

test.each(purchases)('$way in $locale leads to the confirmation', async ({ way, locale, name }) => {
  const t = await loadTranslate(locale);
  const visitor = await newVisitor({
    viewport: { width: 390, height: 844 },
    locale: LOCALES[locale].iso,
  });
  const { page } = visitor;
  // Pictures have their own journeys.
  await page.route('**/images/**', (route) => route.abort());
  await bringToCheckout(page, t, locale);
  await fillPurchase(page, t, locale, new RegExp(`^${name}`));
  if (way === 'pay-later') await frameIn(page).getByRole('radio').first().waitFor();
  else {
    const number = page
      .getByRole('region', { name: t('pay.title') })
      .getByLabel(t('pay.personalId'))
      .and(page.locator(':visible'));
    if (await number.isVisible()) await number.fill(PEOPLE[locale as CreditLocale].approved);
    await orderButton(page, t).click();
    await page.waitForURL(/\/pay\//);
  }
  await paying[way](page, locale);
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  const [shown] = t('confirm.number', { number: '' }).split('{');
  await page.getByText(shown ?? '').waitFor();
  expect(visitor.consoleErrors.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  await visitor.leave();
});

test('what a gift code pays for needs no way to pay, in Finland too, where none is chosen for anyone', async () => {
  const t = await loadTranslate('fi');
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 }, locale: LOCALES.fi.iso });
  const { page } = visitor;
  const [book] = await someBooks('fi', 1, ({ unitPrice }) => unitPrice.sellingPriceIncVat < 15);
  if (!book) throw new Error('A book is needed.');
  await buy(page, t, book);
  await page.goto(linkTo({ locale: 'fi' }, 'checkout'));
  await untilReady(page);
  await chooseDelivery(page, t, 'fi');
  await fillDetails(page, t, 'fi');
  const payment = page.getByRole('region', { name: t('pay.title') });
  await payment.getByRole('radio').first().waitFor();
  const summary = page.getByRole('region', { name: t('summary.title') });
  await summary.getByText(t('promo.title')).click();
  await summary.getByRole('textbox', { name: t('promo.label') }).fill('LAHJA-2026-KVARTO');
  await summary.getByRole('button', { name: t('promo.apply') }).click();
  await payment.getByText(t('pay.nothingLeft')).waitFor();
  expect(await payment.getByRole('radio').count()).toBe(0);
  await acceptTerms(page, t);
  await orderButton(page, t).click();
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
});
