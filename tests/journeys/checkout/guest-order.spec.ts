import { afterAll, expect, test } from 'vitest';
import { loadTranslate } from '../support/messages.ts';
import { orderAsGuest, SECOND_LINE } from '../support/purchase.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };

test('finds an order by number and e-mail address, and cancels it, without script', async () => {
  const t = await loadTranslate('sv');
  const { number, email } = await orderAsGuest(t);
  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  const { page } = visitor;
  const main = page.getByRole('main');
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.findOrder') })
    .click();
  await main.getByLabel(t('lookUp.number')).fill(number);
  await main.getByLabel(t('signIn.email')).fill('other@example.com');
  await main.getByRole('button', { name: t('lookUp.submit') }).click();
  await main.getByRole('alert').getByText(t('lookUp.unknown')).waitFor();
  await main.getByLabel(t('signIn.email')).fill(email);
  const found = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/order/'));
  await main.getByRole('button', { name: t('lookUp.submit') }).click();
  expect((await found).headers()['cache-control']).toContain('no-store');
  await main.getByRole('heading', { level: 1, name: t('confirm.number', { number }) }).waitFor();
  await main.getByText(SECOND_LINE).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');

  await main.getByRole('link', { name: t('cancelOrder.link') }).click();
  expect(await main.getByLabel(t('lookUp.number')).inputValue()).toBe(number);
  await main.getByLabel(t('signIn.email')).fill(email);
  await main.getByRole('button', { name: t('withdraw.continue') }).click();
  await main.getByRole('button', { name: t('cancelOrder.confirm') }).click();
  await main.getByRole('heading', { level: 1, name: t('cancelOrder.doneTitle') }).waitFor();
  await main.getByRole('link', { name: t('lookUp.submit') }).click();
  await main.getByText(t('orders.cancelled')).first().waitFor();
  expect(await main.getByRole('link', { name: t('cancelOrder.link') }).count()).toBe(0);
  await visitor.leave();
});

test('focuses the first error after the page is submitted', async () => {
  const t = await loadTranslate('sv');
  const visitor = await newVisitor(phone);
  const { page } = visitor;
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: t('lookUp.submit') });
  const focused = page.locator(':focus');
  await page.goto('/find-order');
  await untilReady(page);
  await main.getByLabel(t('lookUp.number')).fill('100001');
  await submit.click();
  await main.getByText(t('field.email')).waitFor();
  await untilReady(page);
  expect(await focused.getAttribute('name')).toBe('email');
  await main.getByLabel(t('signIn.email')).fill('unknown@example.com');
  await submit.click();
  await main.getByRole('alert').getByText(t('lookUp.unknown')).waitFor();
  await untilReady(page);
  expect(await focused.getAttribute('role')).toBe('alert');
  await visitor.leave();
});
