import { afterAll, expect, test } from 'vitest';
import { loadWords } from '#storefront/translations/words.ts';
import { orderAsGuest } from './purchase.ts';
import { closeBrowser, newVisitor, untilReady } from './visitor.ts';

afterAll(closeBrowser);

const phone = { viewport: { width: 390, height: 844 } };

test('a guest finds an order again by number and address, and cancels it, without script', async () => {
  const words = await loadWords('sv');
  const { number, email } = await orderAsGuest(words);
  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  const { page } = visitor;
  const main = page.getByRole('main');
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('footer.findOrder') })
    .click();
  await main.getByLabel(words('lookUp.number')).fill(number);
  await main.getByLabel(words('signIn.email')).fill('somebody@example.com');
  await main.getByRole('button', { name: words('lookUp.submit') }).click();
  await main.getByRole('alert').getByText(words('lookUp.unknown')).waitFor();
  await main.getByLabel(words('signIn.email')).fill(email);
  const found = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/order/'));
  await main.getByRole('button', { name: words('lookUp.submit') }).click();
  expect((await found).headers()['cache-control']).toContain('no-store');
  await main.getByRole('heading', { level: 1, name: words('confirm.number', { number }) }).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');

  await main.getByRole('link', { name: words('cancelOrder.link') }).click();
  expect(await main.getByLabel(words('lookUp.number')).inputValue()).toBe(number);
  await main.getByLabel(words('signIn.email')).fill(email);
  await main.getByRole('button', { name: words('withdraw.next') }).click();
  await main.getByRole('button', { name: words('cancelOrder.confirm') }).click();
  await main.getByRole('heading', { level: 1, name: words('cancelOrder.doneTitle') }).waitFor();
  await main.getByRole('link', { name: words('lookUp.submit') }).click();
  await main.getByText(words('orders.cancelled')).waitFor();
  expect(await main.getByRole('link', { name: words('cancelOrder.link') }).count()).toBe(0);
  await visitor.leave();
});

test('what is wrong has the focus when the page has come back, with script as without', async () => {
  const words = await loadWords('sv');
  const visitor = await newVisitor(phone);
  const { page } = visitor;
  const main = page.getByRole('main');
  const submit = main.getByRole('button', { name: words('lookUp.submit') });
  const focused = page.locator(':focus');
  await page.goto('/find-order');
  await untilReady(page);
  await main.getByLabel(words('lookUp.number')).fill('100001');
  await submit.click();
  await main.getByText(words('field.email')).waitFor();
  await untilReady(page);
  expect(await focused.getAttribute('name')).toBe('email');
  await main.getByLabel(words('signIn.email')).fill('nobody@example.com');
  await submit.click();
  await main.getByRole('alert').getByText(words('lookUp.unknown')).waitFor();
  await untilReady(page);
  expect(await focused.getAttribute('role')).toBe('alert');
  await visitor.leave();
});
