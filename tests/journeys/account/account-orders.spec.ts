import { pino } from 'pino';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refundWithdrawal } from '#backend/features/order/withdrawal/refund-withdrawal.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { demoSettings } from '#demo/shop/settings.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { type AccountShop, openAccountShop } from '../support/account-shop.ts';
import { countSteps } from '../support/browser/count-steps.ts';
import { signInAs } from '../support/customer.ts';
import { createOrders, TRACKING } from '../support/customer-orders.ts';
import { findViolations } from '../support/find-violations.ts';
import { mailsTo } from '../support/mailbox.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await openAccountShop();
});
afterAll(async () => {
  await closeVisitors();
  await shop?.stop();
});

const sizes = {
  sv: { locale: 'sv-SE', viewport: { width: 1440, height: 900 } },
  fi: { locale: 'fi-FI', viewport: { width: 390, height: 844 } },
};

/** The orders of a customer with an open and a shipped one. */
async function openOrders(locale: keyof typeof sizes) {
  const t = await loadTranslate(locale);
  const email = await shop.newCustomer();
  const orders = await createOrders(shop, email, locale);
  const visitor = await newVisitor({ baseURL: shop.url, bypassCSP: true, ...sizes[locale] });
  const main = visitor.page.getByRole('main');
  await signInAs(visitor.page, email);
  const showOrders = async () => {
    await visitor.page.goto(linkTo({ locale }, 'account-orders'));
    await untilReady(visitor.page);
  };
  await showOrders();
  return {
    ...visitor,
    t,
    email,
    orders,
    main,
    showOrders,
    orderOf: (number: number) =>
      main.getByRole('group').filter({ hasText: t('confirm.number', { number: String(number) }) }),
    readGroups: () => main.locator('section:has(details) > h2').allInnerTexts(),
  };
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(combinations('account-orders', ['sv', 'fi'] as const))('in %s', (locale) => {
  test('lists the open order and the shipped one with its addresses, refund and tracking', async () => {
    const { page, main, t, orders, orderOf, readGroups, consoleErrors, leave } = await openOrders(locale);
    expect(await readGroups()).toEqual([t('orders.inProgress'), t('orders.history')]);
    for (const summary of await main.locator('summary').all()) await summary.click();
    const shippedOrder = orderOf(orders.shipped);
    await shippedOrder.getByText(t('orders.completed')).first().waitFor();
    await shippedOrder.getByText('Anita Boye, Lillgatan 2').waitFor();
    await shippedOrder.getByText('Karin Boye, Storgatan 1').waitFor();
    await shippedOrder.getByText(t('orders.refundedOf', { count: 1, quantity: 1 })).waitFor();
    const steps = shippedOrder.getByRole('list', { name: t('timeline.title') }).locator('strong');
    expect((await steps.allInnerTexts()).sort()).toEqual(
      (['placed', 'paid', 'shipped', 'refunded'] as const).map((kind) => t(`timeline.${kind}`)).sort(),
    );
    // The balance paid for the order, so no payment option is named.
    expect(await shippedOrder.getByText(t('confirm.payment'), { exact: true }).count()).toBe(0);
    const track = shippedOrder.getByRole('link', { name: t('orders.track') });
    expect(await track.getAttribute('href')).toBe(TRACKING);
    expect(await shippedOrder.getByRole('link', { name: t('cancelOrder.link') }).count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(consoleErrors).toEqual([]);
    await leave();
  });

  test('cancels the open order', async () => {
    const { page, main, t, orders, orderOf, showOrders, readGroups, consoleErrors, leave } =
      await openOrders(locale);
    await orderOf(orders.open).locator('summary').click();
    await orderOf(orders.open)
      .getByRole('link', { name: t('cancelOrder.link') })
      .click();
    // A signed-in customer needs no order number and e-mail address, only the confirmation.
    await main.getByRole('heading', { level: 1, name: t('cancelOrder.confirmTitle') }).waitFor();
    await main.getByRole('button', { name: t('cancelOrder.confirm') }).click();
    await main.getByRole('heading', { level: 1, name: t('cancelOrder.doneTitle') }).waitFor();
    await main.getByRole('link', { name: t('lookUp.submit') }).click();
    await main.getByText(t('orders.cancelled')).first().waitFor();
    await untilReady(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await showOrders();
    expect(await readGroups()).toEqual([t('orders.history')]);
    expect(consoleErrors).toEqual([]);
    await leave();
  });

  test('withdraws from the shipped order: receipt, the shop’s mail, refund', async () => {
    const { main, t, email, orders, orderOf, showOrders, consoleErrors, leave } = await openOrders(locale);
    const steps = countSteps();
    await steps.click(orderOf(orders.shipped).locator('summary'));
    await steps.click(orderOf(orders.shipped).getByRole('link', { name: t('footer.withdraw') }));
    await main.getByRole('heading', { level: 1, name: t('withdraw.title') }).waitFor();
    expect(await main.getByLabel(t('lookUp.number')).inputValue()).toBe(String(orders.shipped));
    expect(await main.getByLabel(t('signIn.email')).inputValue()).toBe(email);
    // The account has no name, so the form has that of the order.
    expect(await main.getByLabel(t('withdraw.name')).inputValue()).not.toBe('');
    await steps.click(main.getByRole('button', { name: t('withdraw.continue') }));
    await steps.click(main.getByRole('button', { name: t('withdraw.confirm') }));
    await main.getByRole('heading', { level: 1, name: t('withdraw.doneTitle') }).waitFor();
    expect(steps.count).toBeLessThanOrEqual(4);
    expect(await main.innerText()).toContain(email);
    // The text before the date, which the test does not know.
    const [sendBack = ''] = t('timeline.dueBy', { date: '|' }).split('|');
    await main.getByText(sendBack).waitFor();
    const { withdrawal, order } = LANGUAGES[locale].mailMessages;
    const number = String(orders.shipped);
    await expect.poll(() => subjectsTo(email)).toContain(withdrawal.receiptSubject(number));
    const notice = LANGUAGES.sv.mailMessages.staff.withdrawal.subject(number);
    await expect.poll(() => subjectsTo(demoSettings.customerService.email)).toContain(notice);
    await refundWithdrawal(
      { db: shop.db, log: pino({ level: 'silent' }), providers: new Map() },
      orders.shipped,
    );
    // The first of the two mails was sent when one book was refunded, before the withdrawal.
    const refundMails = async () =>
      (await subjectsTo(email)).filter((subject) => subject === order.refundedSubject(number)).length;
    await expect.poll(refundMails).toBe(2);
    await showOrders();
    await orderOf(orders.shipped).locator('summary').click();
    await orderOf(orders.shipped).getByText(t('timeline.withdrawn')).waitFor();
    // One of the two books was refunded before.
    const refunds = orderOf(orders.shipped).getByText(t('timeline.refunded'), { exact: false });
    expect(await refunds.count()).toBeGreaterThanOrEqual(2);
    expect(
      await orderOf(orders.shipped)
        .getByRole('link', { name: t('footer.withdraw') })
        .count(),
    ).toBe(0);
    expect(consoleErrors).toEqual([]);
    await leave();
  });
});
