import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { sandboxMessages } from '#sandbox/messages/messages.ts';
import { findViolations } from '../support/find-violations.ts';
import { expectNoShift, recordShifts, shiftsOf } from '../support/layout-shift.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { type CreditLocale, payInIframe, paymentIframe, pressComplete } from '../support/payment-iframe.ts';
import {
  acceptTerms,
  fillDetails,
  openCheckoutWithBook,
  selectDelivery,
  selectPayment,
} from '../support/purchase.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const settings: { locale: CreditLocale; width: number; colorScheme: 'light' | 'dark'; payLater: RegExp }[] = [
  { locale: 'sv', width: 390, colorScheme: 'light', payLater: /^Köp nu/ },
  { locale: 'fi', width: 1440, colorScheme: 'dark', payLater: /^Osta nyt/ },
  { locale: 'da', width: 320, colorScheme: 'dark', payLater: /^Køb nu/ },
  { locale: 'nb', width: 820, colorScheme: 'light', payLater: /^Kjøp nå/ },
];

/** Accessibility violations and horizontal overflow. */
async function findProblems(page: Page): Promise<string[]> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [...(await findViolations(page)), ...(isWider ? ['the page is wider than the viewport'] : [])];
}

test.each(combinations('checkout-accessibility', settings))(
  'checkout, payment iframe, error and confirmation in $locale at $width px are accessible and do not shift',
  async ({ locale, width, colorScheme, payLater }) => {
    const t = await loadTranslate(locale);
    const { page, leave } = await newVisitor({
      viewport: { width, height: 844 },
      colorScheme,
      locale: LOCALES[locale].iso,
      bypassCSP: true,
      reducedMotion: 'reduce' as const,
    });
    await page.addInitScript(recordShifts);
    await openCheckoutWithBook(page, locale);
    await page.waitForLoadState('networkidle');
    await expectNoShift(page);
    await selectDelivery(page, t, locale);
    await fillDetails(page, t, locale);
    await selectPayment(page, t, payLater);
    await page.locator('button[value=order]:not([aria-disabled=true])').waitFor();

    const before = await shiftsOf(page);
    await acceptTerms(page, t);
    await paymentIframe(page).getByRole('button', { name: sandboxMessages[locale].complete }).waitFor();
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await page.locator('iframe[style]').waitFor();
    expect(await shiftsOf(page)).toEqual(before);
    expect(await findProblems(page)).toEqual([]);

    await page.route('**/graphql', (route) => route.abort());
    await payInIframe(page, locale);
    await page.getByRole('alert').getByText(t('fail.general')).waitFor();
    expect(await findProblems(page)).toEqual([]);
    await page.unroute('**/graphql');
    await pressComplete(page, locale);
    await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
    await untilReady(page);
    await page.waitForLoadState('networkidle');
    expect(await findProblems(page)).toEqual([]);
    await expectNoShift(page);
    await leave();
  },
);
