import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { sandboxMessages } from '#sandbox/messages/messages.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { expectNoShift, recordShifts, shiftsOf } from '../support/layout-shift.ts';
import { combinations } from '../support/matrix.ts';
import { type CreditLocale, frameIn, payInFrame, pressComplete } from '../support/payment-iframe.ts';
import { acceptTerms, bringToCheckout, chooseDelivery, choosePayment, fillDetails } from '../support/purchase.ts';
import { violations } from '../support/violations.ts';
import { closeBrowser, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeBrowser);

const rooms: { locale: CreditLocale; width: number; colorScheme: 'light' | 'dark'; payLater: RegExp }[] = [
  { locale: 'sv', width: 390, colorScheme: 'light', payLater: /^Köp nu/ },
  { locale: 'fi', width: 1440, colorScheme: 'dark', payLater: /^Osta nyt/ },
  { locale: 'da', width: 320, colorScheme: 'dark', payLater: /^Køb nu/ },
  { locale: 'nb', width: 820, colorScheme: 'light', payLater: /^Kjøp nå/ },
];

/** What is wrong with the page as it stands. */
async function faultsOf(page: Page): Promise<string[]> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [...(await violations(page)), ...(isWider ? ['something sticks out'] : [])];
}

test.each(combinations('checkout-looks', rooms))(
  'checkout, frame, refusal and confirmation in $locale at $width pixels: all can use them, and nothing moves',
  async ({ locale, width, colorScheme, payLater }) => {
    const t = await loadTranslate(locale);
    const { page, leave } = await newVisitor({
      ...{ viewport: { width, height: 844 }, colorScheme, locale: LOCALES[locale].iso },
      ...{ bypassCSP: true, reducedMotion: 'reduce' as const },
    });
    await page.addInitScript(recordShifts);
    await bringToCheckout(page, t, locale);
    await page.waitForLoadState('networkidle');
    await expectNoShift(page);
    await chooseDelivery(page, t, locale);
    await fillDetails(page, t, locale);
    await choosePayment(page, t, payLater);
    await page.locator('button[value=order]:not([aria-disabled=true])').waitFor();

    const before = await shiftsOf(page);
    await acceptTerms(page, t);
    await frameIn(page).getByRole('button', { name: sandboxMessages[locale].complete }).waitFor();
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await page.locator('iframe[style]').waitFor();
    expect(await shiftsOf(page)).toEqual(before);
    expect(await faultsOf(page)).toEqual([]);

    await page.route('**/graphql', (route) => route.abort());
    await payInFrame(page, locale);
    await page.getByRole('alert').getByText(t('fail.general')).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.unroute('**/graphql');
    await pressComplete(page, locale);
    await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
    await untilReady(page);
    await page.waitForLoadState('networkidle');
    expect(await faultsOf(page)).toEqual([]);
    await expectNoShift(page);
    await leave();
  },
);
