import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { buy, lineOf, openCheckout, quantityOf, someBooks } from '../support/cart-actions.ts';
import { signInAs } from '../support/customer.ts';
import { closeBrowser, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeBrowser);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const t = await loadTranslate('sv');
const email = 'shares-carts@example.com';

async function twoBooks() {
  const [book, another] = await someBooks('sv', 2);
  if (!book || !another) throw new Error('Two books are needed.');
  return { book, another };
}

const cartOn = (page: Page) => page.getByRole('region', { name: t('checkout.cart') });

async function share(page: Page): Promise<string> {
  await openCheckout(page, 'sv');
  await untilReady(page);
  await page.getByRole('button', { name: t('share.button') }).click();
  return page.getByRole('textbox', { name: t('share.link') }).inputValue();
}

describe('a shared cart', () => {
  test('is a copy for who has none, and an offer to who has one', async () => {
    const { book, another } = await twoBooks();
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await buy(page, t, book);
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = await share(page);
    await page.getByRole('status').getByText(t('share.copied')).waitFor();

    const friend = await newVisitor(phone);
    await friend.page.goto(link);
    await friend.page.waitForURL(/\/kassan$/);
    const theirs = cartOn(friend.page);
    await quantityOf(theirs, t, book).waitFor();
    await theirs.getByRole('button', { name: t('cart.removeOf', { name: book.name }), exact: true }).click();
    await friend.leave();
    await page.reload();
    await quantityOf(cartOn(page), t, book).waitFor();

    const reader = await newVisitor(desktop);
    await buy(reader.page, t, another);
    await reader.page.goto(link);
    await reader.page.getByRole('heading', { name: t('share.title') }).waitFor();
    const own = cartOn(reader.page);
    expect(await lineOf(own, book).count()).toBe(0);
    await reader.page.getByRole('button', { name: t('share.merge') }).click();
    await lineOf(own, book).waitFor();
    await lineOf(own, another).waitFor();
    expect(reader.consoleErrors).toEqual([]);
    await reader.leave();
    await visitor.leave();
  });

  test('of a customer can be opened by others, and stays as it is', async () => {
    const { book } = await twoBooks();
    const sender = await newVisitor(desktop);
    await signInAs(sender.page, email);
    await buy(sender.page, t, book);
    const link = await share(sender.page);

    const guest = await newVisitor(phone);
    await guest.page.goto(link);
    await guest.page.waitForURL(/\/kassan$/);
    await quantityOf(cartOn(guest.page), t, book).waitFor();
    expect(guest.consoleErrors).toEqual([]);
    await guest.leave();

    await sender.page.reload();
    await quantityOf(cartOn(sender.page), t, book).waitFor();
    await cartOn(sender.page)
      .getByRole('button', { name: t('cart.clear') })
      .click();
    await sender.page.getByText(t('cart.empty')).waitFor();
    expect(sender.consoleErrors).toEqual([]);
    await sender.leave();
  });

  test('that a customer opens is offered, and stays open to the next', async () => {
    const { book, another } = await twoBooks();
    const sender = await newVisitor(desktop);
    await buy(sender.page, t, book);
    const link = await share(sender.page);

    const customer = await newVisitor(desktop);
    const { page } = customer;
    await signInAs(page, email);
    await buy(page, t, another);
    await page.goto(link);
    await page.getByRole('heading', { name: t('share.title') }).waitFor();
    expect(await lineOf(cartOn(page), book).count()).toBe(0);
    await page.getByRole('button', { name: t('share.keep') }).click();
    await page.reload();
    await quantityOf(cartOn(page), t, another).waitFor();
    expect(await lineOf(cartOn(page), book).count()).toBe(0);
    await page.goto(link);
    await page.getByRole('button', { name: t('share.replace') }).click();
    await quantityOf(cartOn(page), t, book).waitFor();
    await lineOf(cartOn(page), another).waitFor({ state: 'detached' });

    const next = await newVisitor(phone);
    await next.page.goto(link);
    await next.page.waitForURL(/\/kassan$/);
    await quantityOf(cartOn(next.page), t, book).waitFor();
    await cartOn(page)
      .getByRole('button', { name: t('cart.clear') })
      .click();
    await page.getByText(t('cart.empty')).waitFor();
    expect([...customer.consoleErrors, ...next.consoleErrors]).toEqual([]);
    await next.leave();
    await customer.leave();
    await sender.leave();
  });
});
