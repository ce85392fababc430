import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { LOCALES, type LocaleCode } from '#contract/locales.ts';
import { languages } from '#sandbox/words.ts';
import { loadWords } from '#storefront/translations/words.ts';
import { type CreditLocale, frameIn, PEOPLE, payInFrame } from './pay-in-frame.ts';
import { bringToCheckout, CARDS, fillPurchase, orderButton, payByCard } from './purchase.ts';
import { closeBrowser, newVisitor } from './visitor.ts';

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
    await page.getByRole('button', { name: firstWord(languages[locale].pay) }).click();
    await page.getByRole('button', { name: languages[locale].approveInApp }).click();
  },
  invoice: payOnCredit,
  async instalments(page, locale) {
    await page.getByRole('radio').first().check();
    await payOnCredit(page, locale);
  },
  'pay-later': (page, locale) => payInFrame(page, locale as CreditLocale),
};

async function payOnCredit(page: Page, locale: LocaleCode): Promise<void> {
  await page.getByLabel(languages[locale].identityNumber).fill(PEOPLE[locale as CreditLocale].approved);
  await page.getByRole('button', { name: languages[locale].creditPay, exact: true }).click();
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
  const words = await loadWords(locale);
  const visitor = await newVisitor({
    viewport: { width: 390, height: 844 },
    locale: LOCALES[locale].iso,
  });
  const { page } = visitor;
  // Pictures have their own journeys.
  await page.route('**/images/**', (route) => route.abort());
  await bringToCheckout(page, words, locale);
  await fillPurchase(page, words, locale, new RegExp(`^${name}`));
  if (way === 'pay-later') await frameIn(page).getByRole('radio').first().waitFor();
  else {
    const number = page
      .getByRole('region', { name: words('pay.title') })
      .getByLabel(words('pay.personalId'))
      .and(page.locator(':visible'));
    if (await number.isVisible()) await number.fill(PEOPLE[locale as CreditLocale].approved);
    await orderButton(page, words).click();
    await page.waitForURL(/\/pay\//);
  }
  await paying[way](page, locale);
  await page.getByRole('heading', { level: 1, name: words('checkout.confirmTitle') }).waitFor();
  const [shown] = words('confirm.number', { number: '' }).split('{');
  await page.getByText(shown ?? '').waitFor();
  expect(visitor.complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  await visitor.leave();
});
