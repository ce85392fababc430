import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { LOCALES, pathPrefix } from '#contract/locales.ts';
import { demoLanguages } from '#demo/languages.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

describe.each(combinations('front-page-to-cart', demoLanguages))(
  'from the front page to the cart in %s',
  (locale) => {
    test('with script updates the cart count without a new document', async () => {
      const t = await loadTranslate(locale);
      const visitor = await newVisitor({ locale: LOCALES[locale].iso });
      const { page } = visitor;
      await page.goto(pathPrefix(locale) || '/');
      await untilReady(page);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(LOCALES[locale].iso);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

      await openFirstProduct(page, t('header.mainMenu'));
      await page
        .getByRole('button', { name: t('product.addToCart') })
        .first()
        .click();

      await page.getByRole('status').getByText(t('product.added')).waitFor();
      await page
        .getByRole('banner')
        .getByText(t('header.cartCount', { count: 1 }))
        .waitFor({ state: 'attached' });
      await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(true);

      await page.reload();
      await page
        .getByRole('banner')
        .getByText(t('header.cartCount', { count: 1 }))
        .waitFor({ state: 'attached' });
      expect(visitor.consoleErrors).toEqual([]);
      await visitor.leave();
    });

    test('without script submits a form, and the next page shows the count', async () => {
      const t = await loadTranslate(locale);
      const visitor = await newVisitor({ javaScriptEnabled: false, locale: LOCALES[locale].iso });
      const { page } = visitor;
      await page.goto(pathPrefix(locale) || '/');
      await openFirstProduct(page, t('header.mainMenu'));
      await page
        .getByRole('button', { name: t('product.addToCart') })
        .first()
        .click();

      await page.waitForURL(/#added$/);
      await expect.poll(() => page.locator('#added').isVisible()).toBe(true);
      await expect
        .poll(() => page.getByRole('banner').innerText())
        .toContain(t('header.cartCount', { count: 1 }));
      await page.goto(pathPrefix(locale) || '/');
      await expect
        .poll(() => page.getByRole('banner').innerText())
        .toContain(t('header.cartCount', { count: 1 }));
      await visitor.leave();
    });
  },
);

/** Opens the first category of the menu and its first book. */
async function openFirstProduct(page: Page, mainMenu: string): Promise<void> {
  const category = page.getByRole('navigation', { name: mainMenu }).getByRole('link').first();
  const name = await category.innerText();
  await category.click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const book = page.getByRole('main').getByRole('article').first().getByRole('link');
  const title = await book.innerText();
  await book.click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}
