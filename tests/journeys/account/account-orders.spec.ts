import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { type AccountShop, startAccountShop } from '../support/account-shop.ts';
import { signInAs } from '../support/customer.ts';
import { createOrders, TRACKING } from '../support/customer-orders.ts';
import { findViolations } from '../support/find-violations.ts';
import { combinations } from '../support/matrix.ts';
import { closeBrowser, newVisitor, untilReady } from '../support/visitor.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop({ TRUSTED_PROXIES: '1' });
});
afterAll(async () => {
  await closeBrowser();
  await shop?.stop();
});

const sizes = {
  sv: { locale: 'sv-SE', viewport: { width: 1440, height: 900 } },
  fi: { locale: 'fi-FI', viewport: { width: 390, height: 844 } },
};

describe.each(combinations('account-orders', ['sv', 'fi'] as const))('in %s', (locale) => {
  test('lists both orders, cancels the open one and withdraws from the shipped one', async () => {
    const t = await loadTranslate(locale);
    const email = await shop.newCustomer();
    const { open, shipped } = await createOrders(shop, email, locale);
    const visitor = await newVisitor({ baseURL: shop.url, bypassCSP: true, ...sizes[locale] });
    const { page } = visitor;
    const main = page.getByRole('main');
    await signInAs(page, email);
    const showOrders = async () => {
      await page.goto(linkTo({ locale }, 'account-orders'));
      await untilReady(page);
    };
    const orderOf = (number: number) =>
      main.getByRole('group').filter({ hasText: t('confirm.number', { number: String(number) }) });
    const groups = () => main.locator('section:has(details) > h2').allInnerTexts();

    await showOrders();
    expect(await groups()).toEqual([t('orders.inProgress'), t('orders.history')]);
    for (const summary of await main.locator('summary').all()) await summary.click();
    const shippedOrder = orderOf(shipped);
    await shippedOrder.getByText(t('orders.completed')).first().waitFor();
    await shippedOrder.getByText('Anita Boye, Lillgatan 2').waitFor();
    await shippedOrder.getByText('Karin Boye, Storgatan 1').waitFor();
    await shippedOrder.getByText(t('orders.refunded'), { exact: true }).waitFor();
    const track = shippedOrder.getByRole('link', { name: t('orders.track') });
    expect(await track.getAttribute('href')).toBe(TRACKING);
    expect(await shippedOrder.getByRole('link', { name: t('cancelOrder.link') }).count()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);

    await orderOf(open)
      .getByRole('link', { name: t('cancelOrder.link') })
      .click();
    // A signed-in customer needs no order number and e-mail address, only the confirmation.
    await main.getByRole('heading', { level: 1, name: t('cancelOrder.confirmTitle') }).waitFor();
    await main.getByRole('button', { name: t('cancelOrder.confirm') }).click();
    await main.getByRole('heading', { level: 1, name: t('cancelOrder.doneTitle') }).waitFor();
    await main.getByRole('link', { name: t('lookUp.submit') }).click();
    await main.getByText(t('orders.cancelled')).waitFor();
    await untilReady(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await overflow()).toBe(0);

    await showOrders();
    expect(await groups()).toEqual([t('orders.history')]);
    await orderOf(shipped).locator('summary').click();
    await orderOf(shipped)
      .getByRole('link', { name: t('footer.withdraw') })
      .click();
    await main.getByRole('heading', { level: 1, name: t('withdraw.title') }).waitFor();
    expect(await main.getByLabel(t('lookUp.number')).inputValue()).toBe(String(shipped));
    await main.getByLabel(t('signIn.email')).fill(email);
    await main.getByLabel(t('withdraw.name')).fill('Karin Boye');
    await main.getByRole('button', { name: t('withdraw.next') }).click();
    await main.getByRole('button', { name: t('withdraw.confirm') }).click();
    await main.getByRole('heading', { level: 1, name: t('withdraw.doneTitle') }).waitFor();
    expect(await main.innerText()).toContain(email);
    expect(visitor.consoleErrors).toEqual([]);
    await visitor.leave();
  });
});
