import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { isFullRun } from '../../full-run.ts';
import {
  findBookInStock,
  findTwoBooksInStock,
  lineOf,
  openCheckout,
  quantityOf,
  unfoldCart,
} from '../support/cart-actions.ts';
import { signInAs } from '../support/customer.ts';
import { loadTranslate } from '../support/messages.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const t = await loadTranslate('sv');
const email = 'shares-carts@example.com';

const cartOn = (page: Page) => unfoldCart(page, t);

async function shareCart(page: Page): Promise<string> {
  await openCheckout(page, 'sv');
  await untilReady(page);
  await page.getByRole('button', { name: t('share.button') }).click();
  return page.getByRole('textbox', { name: t('share.link') }).inputValue();
}

describe('a shared cart', () => {
  test('is copied for a visitor without a cart, and offered to a visitor with one', async () => {
    const [book, another] = await findTwoBooksInStock('sv');
    const visitor = await newVisitor(desktop);
    const { page } = visitor;
    await putInCart(page, book);
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = await shareCart(page);
    await page.getByRole('status').getByText(t('share.copied')).waitFor();

    const friend = await newVisitor(phone);
    await friend.page.goto(link);
    await friend.page.waitForURL(/\/kassan$/);
    const friendCart = await cartOn(friend.page);
    await quantityOf(friendCart, t, book).waitFor();
    await friendCart
      .getByRole('button', { name: t('cart.removeOf', { name: book.name }), exact: true })
      .click();
    await friend.leave();
    await page.reload();
    await quantityOf(await cartOn(page), t, book).waitFor();

    const reader = await newVisitor(desktop);
    await putInCart(reader.page, another);
    await reader.page.goto(link);
    await reader.page.getByRole('heading', { name: t('share.title') }).waitFor();
    const readerCart = await cartOn(reader.page);
    expect(await lineOf(readerCart, book).count()).toBe(0);
    await reader.page.getByRole('button', { name: t('share.merge') }).click();
    await lineOf(readerCart, book).waitFor();
    await lineOf(readerCart, another).waitFor();
    expect(reader.consoleErrors).toEqual([]);
    await reader.leave();
    await visitor.leave();
  });

  test('of a customer can be opened by others, and stays unchanged', async () => {
    const book = await findBookInStock('sv');
    const sender = await newVisitor(desktop);
    await signInAs(sender.page, email);
    await putInCart(sender.page, book);
    const link = await shareCart(sender.page);

    const guest = await newVisitor(phone);
    await guest.page.goto(link);
    await guest.page.waitForURL(/\/kassan$/);
    await quantityOf(await cartOn(guest.page), t, book).waitFor();
    expect(guest.consoleErrors).toEqual([]);
    await guest.leave();

    await sender.page.reload();
    await quantityOf(await cartOn(sender.page), t, book).waitFor();
    await (await cartOn(sender.page)).getByRole('button', { name: t('cart.clear') }).click();
    await sender.page.getByText(t('cart.empty')).waitFor();
    expect(sender.consoleErrors).toEqual([]);
    await sender.leave();
  });

  test.runIf(isFullRun)(
    'can be declined or replace a customer’s cart, and stays open for other visitors',
    async () => {
      const [book, another] = await findTwoBooksInStock('sv');
      const sender = await newVisitor(desktop);
      await putInCart(sender.page, book);
      const link = await shareCart(sender.page);

      const customer = await newVisitor(desktop);
      const { page } = customer;
      await signInAs(page, email);
      await putInCart(page, another);
      await page.goto(link);
      await page.getByRole('heading', { name: t('share.title') }).waitFor();
      expect(await lineOf(await cartOn(page), book).count()).toBe(0);
      await page.getByRole('button', { name: t('share.keep') }).click();
      await page.reload();
      await quantityOf(await cartOn(page), t, another).waitFor();
      expect(await lineOf(await cartOn(page), book).count()).toBe(0);
      await page.goto(link);
      await page.getByRole('button', { name: t('share.replace') }).click();
      await quantityOf(await cartOn(page), t, book).waitFor();
      await lineOf(await cartOn(page), another).waitFor({ state: 'detached' });

      const next = await newVisitor(phone);
      await next.page.goto(link);
      await next.page.waitForURL(/\/kassan$/);
      await quantityOf(await cartOn(next.page), t, book).waitFor();
      await (await cartOn(page)).getByRole('button', { name: t('cart.clear') }).click();
      await page.getByText(t('cart.empty')).waitFor();
      expect([...customer.consoleErrors, ...next.consoleErrors]).toEqual([]);
      await next.leave();
      await customer.leave();
      await sender.leave();
    },
  );
});
