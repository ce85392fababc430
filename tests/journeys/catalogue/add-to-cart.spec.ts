import { afterAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../full-run.ts';
import { findBook, hasSeveralSizes } from '../support/find-book.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

describe('the product page', () => {
  test('shows the added book in the viewport, with a link to the checkout', async () => {
    const t = await loadTranslate('sv');
    const book = await findBook('sv', hasSeveralSizes);
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto(book.canonicalUrl);
    await untilReady(page);
    await page.getByRole('radio', { disabled: false }).first().check();
    await page
      .getByRole('button', { name: t('product.addToCart') })
      .first()
      .click();
    const added = page.getByRole('region', { name: t('cart.inCart') });
    await added.getByText(book.name, { exact: true }).waitFor();
    const checkoutLink = added.getByRole('link', { name: t('product.toCheckout') });
    await expect
      .poll(async () => {
        const { y = Number.POSITIVE_INFINITY, height = 0 } = (await checkoutLink.boundingBox()) ?? {};
        return y + height;
      })
      .toBeLessThanOrEqual(900);
    // The focus stays on the button, and the box covers no control.
    const button = page.getByRole('button', { name: t('product.addToCart') }).first();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click({ trial: true });
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('header.cart') })
      .click({ trial: true });
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('a missing size has an error message and gets the focus', async () => {
    const t = await loadTranslate('fi');
    const book = await findBook('fi', hasSeveralSizes);
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await page.goto(book.canonicalUrl);
    await untilReady(page);
    await page
      .getByRole('button', { name: t('product.addToCart') })
      .first()
      .click();
    const sizes = page.getByRole('group', { name: t('product.chooseSize') });
    await sizes.getByRole('alert').getByText(t('product.sizeRequired')).waitFor();
    const size = sizes.getByRole('radio', { disabled: false }).first();
    await expect.poll(() => size.evaluate((radio) => radio === document.activeElement)).toBe(true);
    await size.check();
    await sizes.getByText(t('product.sizeRequired')).waitFor({ state: 'hidden' });
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });

  test('on a phone a bar with price and button stays in view, unless it would cover the focus', async () => {
    const t = await loadTranslate('sv');
    const book = await findBook('sv', hasSeveralSizes);
    const visitor = await newVisitor(phone);
    const { page } = visitor;
    await page.goto(book.canonicalUrl);
    await untilReady(page);
    const buttons = page.getByRole('button', { name: t('product.addToCart') });
    const inForm = page.getByRole('article').getByRole('button', { name: t('product.addToCart') });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => buttons.count()).toBe(2);
    await expect
      .poll(async () => {
        const footer = await page.getByRole('contentinfo').boundingBox();
        const bar = await buttons.last().boundingBox();
        return footer && bar && bar.y + bar.height <= footer.y;
      })
      .toBe(true);

    await inForm.focus();
    await expect.poll(() => buttons.count()).toBe(1);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect.poll(() => buttons.count()).toBe(2);
    await buttons.last().click();
    await page.getByRole('alert').getByText(t('product.sizeRequired')).waitFor();
    await page.getByRole('radio', { disabled: false }).first().check();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expect.poll(() => buttons.count()).toBe(2);
    await buttons.last().click();
    await page
      .getByRole('banner')
      .getByText(t('header.cartCount', { count: 1 }))
      .waitFor({ state: 'attached' });
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});

describe('a list filtered by one format', () => {
  test.runIf(isFullRun)('adds that format from its buttons and opens its page', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor({ ...desktop, images: true });
    const { page } = visitor;
    await page.goto('/c/skonlitteratur');
    await untilReady(page);
    await page.getByRole('checkbox', { name: /^Pocket/ }).check();
    await page.waitForURL(/p-format=Pocket~/);
    await page.getByRole('list', { name: t('filters.active') }).waitFor();
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    const card = page.getByRole('main').getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('button', { name: t('product.quickAdd', { name }), exact: true }).click();
    await page
      .getByRole('status')
      .getByText(t('product.addedFormat', { name, format: 'Pocket' }))
      .waitFor();

    await card.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const formats = page.getByRole('article').getByRole('navigation');
    await formats.locator('[aria-current]', { hasText: 'Pocket' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    const cover = page.locator('picture', {
      has: page.getByAltText(t('product.coverOf', { title: name })),
    });
    await expect
      .poll(() => cover.locator('img').evaluate((image) => getComputedStyle(image).backgroundImage))
      .toContain('/images/');
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});
