import { afterAll, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { PASSWORD } from '../support/customer.ts';
import { findViolations } from '../support/find-violations.ts';
import { awaitMail } from '../support/mailbox.ts';
import { loadTranslate } from '../support/messages.ts';
import { CARDS, fillPurchase, openCheckoutWithBook, orderButton, payByCard } from '../support/purchase.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

test('a guest creates an account from the confirmation, verifies the address and finds the order', async () => {
  const t = await loadTranslate('sv');
  const { page, leave } = await newVisitor({ viewport: { width: 390, height: 844 }, bypassCSP: true });
  const main = page.getByRole('main');
  await openCheckoutWithBook(page, 'sv');
  await fillPurchase(page, t, 'sv', /^Kort/);
  const email = await page
    .getByRole('textbox', { name: t('signIn.email') })
    .first()
    .inputValue();
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  await untilReady(page);
  const number = /\b1\d{5}\b/.exec(await main.innerText())?.[0] ?? '';
  await main.getByRole('button', { name: t('createAccount.submit') }).click();
  const panel = page.getByRole('dialog', { name: t('createAccount.title') }).last();
  expect(await panel.getByLabel(t('signIn.email')).inputValue()).toBe(email);
  await panel.getByLabel(t('signIn.password'), { exact: true }).fill(PASSWORD);
  await panel.getByLabel(t('createAccount.confirm'), { exact: true }).fill(PASSWORD);
  await panel.getByRole('button', { name: t('createAccount.submit') }).click();
  await page.waitForURL(/installningar/);
  await page.goto(linkTo({ locale: 'sv' }, 'account-orders'));
  await main.getByText(t('orders.none')).waitFor();
  await main.getByRole('button', { name: t('verify.submit') }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  // The first mail is the confirmation of the order, the second has the link.
  const { links } = await awaitMail(email, 2);
  const { pathname, search } = new URL(links.find((link) => link.includes('/account/sign-in')) ?? '');
  await page.goto(pathname + search);
  await main.getByRole('button', { name: t('verify.confirm') }).click();
  await main.getByText(t('verify.done')).waitFor();
  await main.getByText(t('confirm.number', { number })).waitFor();
  expect(await main.getByRole('button', { name: t('verify.submit') }).count()).toBe(0);
  await leave();
});
