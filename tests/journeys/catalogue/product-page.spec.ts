import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { findBook, hasSeveralSizes, isPartlySoldOut, isSoldOut } from '../support/find-book.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady, type Visitor } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

async function open(visitor: Visitor, path: string): Promise<Page> {
  await visitor.page.goto(path);
  await untilReady(visitor.page);
  return visitor.page;
}

async function leaveWithoutErrors(visitor: Visitor): Promise<void> {
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
}

describe.each(combinations('product-page', ['sv', 'fi'] as const))('the product page in %s', (locale) => {
  test('the selected size is in the URL and survives a reload', async () => {
    const book = await findBook(locale, hasSeveralSizes);
    const visitor = await newVisitor(desktop);
    const page = await open(visitor, book.canonicalUrl);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const size = page.getByRole('radio', { disabled: false }).last();
    await size.check();
    const skuId = await size.getAttribute('value');
    await page.waitForURL(`**${book.canonicalUrl}?sku=${skuId}`);
    await page.reload();
    await untilReady(page);
    await expect.poll(() => page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(skuId);
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical);
    await leaveWithoutErrors(visitor);
  });

  test('each format has its own page, price and canonical URL, and switching keeps the scroll position', async () => {
    const t = await loadTranslate(locale);
    const book = await findBook(
      locale,
      ({ productId, skus, variantGroup }) =>
        skus.length === 1 &&
        variantGroup.variants.some(
          ({ variants }) =>
            (variants?.length ?? 0) > 2 && variants?.some((variant) => variant.productId === productId),
        ),
    );
    const visitor = await newVisitor(phone);
    const page = await open(visitor, book.canonicalUrl);
    const formats = page.locator('nav:has([data-keep-scroll])').last();
    const selected = formats.locator('[aria-current]');
    await expect.poll(() => selected.count()).toBe(1);
    const price = await selected.getByRole('strong').innerText();
    await page.getByRole('article').getByText(price).nth(1).waitFor();
    const other = formats.locator('a:not([aria-current])').first();
    const outlineOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).outlineStyle);
    await page.emulateMedia({ forcedColors: 'active' });
    expect([await outlineOf(selected), await outlineOf(other)]).toEqual(['solid', 'none']);
    await page.emulateMedia({ forcedColors: 'none' });
    await other.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const scrollY = await page.evaluate(() => window.scrollY);
    expect(scrollY).toBeGreaterThan(0);
    const target = await other.getAttribute('href');
    const otherPrice = await other.getByRole('strong').innerText();
    expect(otherPrice).not.toBe(price);
    await other.click();
    await page.waitForURL(`**${target}`);
    await expect.poll(() => selected.getAttribute('href')).toBe(target);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
    await page
      .getByRole('button', { name: t('product.addToCart') })
      .first()
      .waitFor();
    const canonical = page.locator('link[rel=canonical]');
    await expect
      .poll(async () => new URL((await canonical.getAttribute('href')) ?? '').pathname)
      .toBe(target);
    await leaveWithoutErrors(visitor);
  });

  test('limits the quantity to the stock, including copies in the cart, with a message', async () => {
    const t = await loadTranslate(locale);
    const book = await findBook(
      locale,
      ({ type, skus }) =>
        type === 'product' && skus.some(({ stock }) => stock.totalStock > 3 && stock.totalStock < 20),
    );
    const sku = book.skus.find(({ stock }) => stock.totalStock > 3 && stock.totalStock < 20);
    const stock = sku?.stock.totalStock ?? 0;
    const visitor = await newVisitor(phone);
    const page = await open(visitor, `${book.canonicalUrl}?sku=${sku?.skuId}`);
    const quantity = page.getByLabel(t('product.quantity'), { exact: true });
    await quantity.fill(String(stock + 1));
    await quantity.blur();
    await page.getByText(t('cart.addTooMany', { stock })).waitFor();
    await expect.poll(() => quantity.inputValue()).toBe(String(stock));
    await quantity.fill('');
    await quantity.blur();
    await expect.poll(() => quantity.inputValue()).toBe('1');
    await page.getByRole('button', { name: t('product.more'), exact: true }).click();
    await expect.poll(() => quantity.inputValue()).toBe('2');
    await page
      .getByRole('article')
      .getByRole('button', { name: t('product.addToCart') })
      .click();
    await page.getByRole('status').getByText(t('product.added')).waitFor();
    await page
      .getByRole('banner')
      .getByText(t('header.cartCount', { count: 2 }))
      .waitFor({ state: 'attached' });

    await page.reload();
    await untilReady(page);
    await page.locator(`input[name=quantity][max="${stock - 2}"]`).waitFor();
    await quantity.fill(String(stock));
    await page.getByText(t('cart.alreadyInCart', { quantity: 2 })).waitFor();
    // The corrected quantity can be added.
    await quantity.blur();
    await page
      .getByRole('article')
      .getByRole('button', { name: t('product.addToCart') })
      .click();
    await page
      .getByRole('banner')
      .getByText(t('header.cartCount', { count: stock }))
      .waitFor({ state: 'attached' });
    await leaveWithoutErrors(visitor);
  });

  test('stores a stock alert for a sold-out book, and rejects an invalid e-mail address', async () => {
    const t = await loadTranslate(locale);
    const book = await findBook(locale, isSoldOut);
    const visitor = await newVisitor(phone);
    const page = await open(visitor, book.canonicalUrl);
    await expect.poll(() => page.getByRole('button', { name: t('product.addToCart') }).count()).toBe(0);
    const email = page.getByRole('main').getByLabel(t('stockAlert.email'));
    const submit = page.getByRole('button', { name: t('stockAlert.submit') });
    await email.fill('anna@');
    await submit.click();
    await page.getByText(t('field.email')).waitFor();
    await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
    await email.fill(`anna-${locale}@example.com`);
    await submit.click();
    await page.getByRole('status').getByText(t('stockAlert.saved')).waitFor();
    await leaveWithoutErrors(visitor);
  });

  test('a sold-out size links to the form and focuses its field', async () => {
    const t = await loadTranslate(locale);
    const book = await findBook(locale, isPartlySoldOut);
    const soldOut = book.skus.find(({ stock }) => stock.totalStock === 0);
    const visitor = await newVisitor(desktop);
    const page = await open(visitor, book.canonicalUrl);
    await expect.poll(() => page.locator(`input[value="${soldOut?.skuId}"]`).isDisabled()).toBe(true);
    await page.getByRole('link', { name: `${t('stockAlert.open')} (${soldOut?.name})` }).click();
    const heading = t('stockAlert.title', { format: soldOut?.name ?? '' });
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(
      await page
        .getByRole('main')
        .getByLabel(t('stockAlert.email'))
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await leaveWithoutErrors(visitor);
  });

  test('reviews have pages with URLs, without a new document', async () => {
    const t = await loadTranslate(locale);
    const book = await findBook(locale, ({ rating }) => rating.voteCount > 5);
    const visitor = await newVisitor(desktop);
    const page = await open(visitor, book.canonicalUrl);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const reviews = page.getByRole('region', { name: t('review.title') });
    await expect.poll(() => reviews.getByRole('article').count()).toBe(5);
    await reviews.getByText(t('review.moderation')).waitFor();
    await reviews.getByRole('link', { name: t('review.page', { page: 2 }) }).click();
    await page.waitForURL(/\?reviews=2#reviews$/);
    await reviews.locator('a[aria-current=page]').getByText('2', { exact: true }).waitFor();
    await expect
      .poll(() => reviews.getByRole('article').count())
      .toBe(Math.min(5, book.rating.voteCount - 5));
    await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.reload();
    await expect
      .poll(() => reviews.getByRole('article').count())
      .toBe(Math.min(5, book.rating.voteCount - 5));
    await leaveWithoutErrors(visitor);
  });

  test('a discount shows the prior price', async () => {
    const t = await loadTranslate(locale);
    // A book in stock, because a download does not show campaigns of free delivery.
    const book = await findBook(
      locale,
      ({ unitPrice, skus }) => unitPrice.isDiscounted && skus.some(({ stock }) => stock.inStock > 0),
    );
    const visitor = await newVisitor(phone);
    const page = await open(visitor, book.canonicalUrl);
    const prior = page.getByText(t('product.priorPrice')).first();
    await prior.waitFor();
    await expect.poll(() => prior.innerText()).toContain(book.unitPrice.regularPriceIncVatFormatted);
    await page
      .getByRole('article')
      .getByText(t('product.discount', { percent: book.unitPrice.discountPercentage }), { exact: true })
      .first()
      .waitFor();
    for (const { name } of book.discountCampaigns)
      await page
        .getByRole('list', { name: t('product.offers') })
        .getByText(name)
        .waitFor();
    await page.locator('summary', { hasText: t('product.priceHistory') }).click();
    await page.getByRole('table').getByText(t('product.lowestPrice')).first().waitFor();
    await leaveWithoutErrors(visitor);
  });
});

describe('the enlarged cover', () => {
  test('opens in a dialog, zooms on a click, and Escape returns the focus', async () => {
    const t = await loadTranslate('sv');
    const visitor = await newVisitor(desktop);
    const page = await open(visitor, '/p/skonlitteratur/klassiker/gosta-berlings-saga');
    const cover = page.getByRole('link', { name: t('product.enlarge') });
    await cover.focus();
    await page.keyboard.press('Enter');
    const picture = page.getByRole('dialog').getByRole('button', { name: t('product.zoomIn') });
    await picture.waitFor();
    const small = await picture.boundingBox();
    await picture.click();
    const large = page.getByRole('dialog').getByRole('button', { name: t('product.zoomOut') });
    await expect
      .poll(async () => (await large.boundingBox())?.width)
      .toBeGreaterThan((small?.width ?? 0) * 1.5);
    await page.keyboard.press('-');
    await picture.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => cover.evaluate((link) => link === document.activeElement)).toBe(true);
    await leaveWithoutErrors(visitor);
  });
});

describe('URLs of a product', () => {
  const get = (path: string, init: RequestInit = {}) =>
    fetch(workerShop().url + path, { redirect: 'manual', ...init });
  const canonical = '/p/skonlitteratur/klassiker/gosta-berlings-saga';

  test.each([
    '/p/gosta-berlings-saga',
    '/p/klassiker/gosta-berlings-saga',
    '/p/x/y/gosta-berlings-saga',
    '/product/gosta-berlings-saga',
  ])('%s redirects to the canonical URL and keeps the query', async (path) => {
    const response = await get(`${path}?sku=1&utm=x`);
    expect([response.status, response.headers.get('location')]).toEqual([301, `${canonical}?sku=1&utm=x`]);
  });

  test.each([
    '/p/finns-inte',
    '/p/x/finns-inte',
    '/product',
    `${canonical}?reviews=99`,
    `${canonical}?reviews=x`,
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('rejects a form with an unknown intent', async () => {
    const body = new URLSearchParams({ intent: 'give-away' });
    expect((await get(canonical, { method: 'POST', body })).status).toBe(400);
  });
});
