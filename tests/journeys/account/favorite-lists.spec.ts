import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { isFullRun } from '../../full-run.ts';
import { type AccountShop, openAccountShop } from '../support/account-shop.ts';
import { emailField, PASSWORD, passwordField, signInAs } from '../support/customer.ts';
import { findBook, isSoldOut } from '../support/find-book.ts';
import { findViolations } from '../support/find-violations.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(async () => {
  await closeVisitors();
  await shop.stop();
});

describe.each(combinations('lists', ['sv', 'fi'] as const))('favourite lists in %s', (locale) => {
  test('are created from a book, shared, opened by others, and no longer shared', async () => {
    const t = await loadTranslate(locale);
    const book = await findBook(locale, (found) => !isSoldOut(found));
    const visitor = await newVisitor({ baseURL: shop.url, bypassCSP: true });
    const { page } = visitor;
    await signInAs(page, await shop.newCustomer());
    await page.goto(book.canonicalUrl);
    await untilReady(page);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: t('lists.add') }).click();
    await main.getByLabel(t('lists.name')).fill('Till mormor');
    await main.getByRole('button', { name: t('lists.create') }).click();
    await main.getByRole('heading', { level: 1, name: 'Till mormor' }).waitFor();
    await main.getByRole('article').getByText(book.name).first().waitFor();
    await main.getByRole('button', { name: t('lists.share') }).click();
    const link = await main.getByLabel(t('lists.shareLink')).inputValue();
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await main.getByRole('button', { name: t('lists.copyLink') }).click();
    await main.getByText(t('lists.linkCopied')).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    expect(await findViolations(page)).toEqual([]);

    const other = await newVisitor({ baseURL: shop.url });
    await other.page.goto(link);
    await other.page.getByRole('heading', { level: 1, name: 'Till mormor' }).waitFor();
    await other.page.getByRole('article').getByText(book.name).first().waitFor();
    expect(await other.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await other.page.content()).not.toContain('@example');

    await main.getByRole('button', { name: t('lists.stopSharing') }).click();
    await main.getByRole('button', { name: t('lists.share') }).waitFor();
    expect((await other.page.request.get(link)).status()).toBe(404);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
    await other.leave();
  });

  test.runIf(isFullRun)('work without script, after the sign-in that they ask for', async () => {
    const t = await loadTranslate(locale);
    const book = await findBook(locale, (found) => !isSoldOut(found));
    const visitor = await newVisitor({ baseURL: shop.url, javaScriptEnabled: false });
    const { page } = visitor;
    const main = page.getByRole('main');
    await page.goto(book.canonicalUrl);
    await main.getByRole('link', { name: t('lists.add') }).click();
    await emailField(main, t).fill(await shop.newCustomer());
    await passwordField(main, t).fill(PASSWORD);
    await main.getByRole('button', { name: t('signIn.submit') }).click();
    await page.waitForURL(/\/lists\?add=\d+$/);
    await main.getByLabel(t('lists.name')).fill('   ');
    await main.getByRole('button', { name: t('lists.create') }).click();
    await main.getByText(t('lists.nameRequired')).waitFor();
    await page.goto(linkTo({ locale }, 'favorite-lists'));
    await main.getByLabel(t('lists.name')).fill('Semester');
    await main.getByRole('button', { name: t('lists.create') }).click();
    await main.getByText(t('lists.empty')).waitFor();
    await page.goto(book.canonicalUrl);
    await main.getByRole('link', { name: t('lists.add') }).click();
    await main.getByRole('button', { name: t('lists.addTo', { name: 'Semester' }) }).click();
    await main.getByRole('article').getByText(book.name).first().waitFor();
    await main.getByText(t('lists.edit')).click();
    await main.getByLabel(t('lists.name')).fill('Jul');
    await main.getByRole('button', { name: t('lists.renameSubmit') }).click();
    await main.getByRole('heading', { level: 1, name: 'Jul' }).waitFor();
    await main.getByText(t('lists.edit')).click();
    await main.getByRole('button', { name: t('lists.remove', { name: book.name }) }).click();
    await main.getByText(t('lists.empty')).waitFor();
    await main.getByText(t('lists.edit')).click();
    const deleteButton = main.getByRole('button', { name: t('lists.deleteSubmit') });
    expect(await deleteButton.getAttribute('data-destructive')).toBe('');
    await deleteButton.click();
    await page.waitForURL(/\/lists$/);
    expect(await main.getByText('Jul').count()).toBe(0);
    await visitor.leave();
  });
});
