import { afterAll, expect, test } from 'vitest';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { demoSettings } from '#demo/shop/settings.ts';
import { sandboxMessages } from '#sandbox/messages/messages.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { findBookInStock } from '../support/cart-actions.ts';
import { mailsTo } from '../support/mailbox.ts';
import { loadTranslate } from '../support/messages.ts';
import {
  acceptTerms,
  CARDS,
  fillDetails,
  orderAsGuest,
  orderButton,
  payByCard,
  selectDelivery,
  selectPayment,
  zipField,
} from '../support/purchase.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor } from '../support/visitor.ts';

afterAll(closeVisitors);

const { withdrawal, staff } = LANGUAGES.sv.mailMessages;
const phone = { viewport: { width: 390, height: 844 } };

test('completes a purchase without script; a submit with errors lists them and keeps the input', async () => {
  const t = await loadTranslate('sv');
  const book = await findBookInStock('sv');
  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  const { page } = visitor;
  await putInCart(page, book);
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await page.getByText(t('delivery.zipFirst')).waitFor();
  await selectDelivery(page, t, 'sv');
  const city = page.getByRole('textbox', { name: t('details.city') }).first();
  expect(await city.inputValue()).toBe('Stockholm');
  await fillDetails(page, t, 'sv');
  await selectPayment(page, t, /^Kort/);
  await orderButton(page, t).click();
  await page.locator('#problems:focus').getByText(t('order.invalidFields')).waitFor();
  await page.locator('#problems').getByText(t('consent.termsNeeded')).waitFor();
  const street = page.getByRole('textbox', { name: t('details.street') }).first();
  expect(await street.inputValue()).toBe('Storgatan 1');
  await acceptTerms(page, t);
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  // The browser shows the start of the page.
  expect(new URL(page.url()).hash).toBe('');
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await page.getByText(t('cart.empty')).waitFor();
  await visitor.leave();
});

test('without script a complete form places the order with its first submit', async () => {
  const t = await loadTranslate('sv');
  const { page, leave } = await newVisitor({ ...phone, javaScriptEnabled: false });
  await putInCart(page, await findBookInStock('sv'));
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await zipField(page, t).fill('111 22');
  await fillDetails(page, t, 'sv');
  await acceptTerms(page, t);
  await orderButton(page, t).click();
  // The cheapest delivery and Swish are preselected. The name of the button begins with "Betala", before the amount.
  await page.getByRole('button', { name: sandboxMessages.sv.pay.split(' ')[0] ?? '' }).click();
  await page.getByRole('button', { name: sandboxMessages.sv.approveInApp }).click();
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  await leave();
});

test('a guest withdraws from a purchase in two steps without script, and gets a receipt', async () => {
  const t = await loadTranslate('sv');
  const { number, email } = await orderAsGuest(t);
  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  const { page } = visitor;
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: t('withdraw.continue') });
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('footer.withdraw') })
    .click();
  await next.click();
  await main.getByText(t('lookUp.numberInvalid')).waitFor();
  await main.getByLabel(t('lookUp.number')).fill(number);
  await main.getByLabel(t('signIn.email')).fill('unknown@example.com');
  await main.getByLabel(t('withdraw.name')).fill('Anna Ek');
  await next.click();
  await main.getByText(t('lookUp.unknown')).waitFor();
  expect(await main.getByLabel(t('withdraw.name')).inputValue()).toBe('Anna Ek');

  await main.getByLabel(t('signIn.email')).fill(email);
  await next.click();
  await main.getByRole('heading', { level: 1, name: t('withdraw.confirmTitle') }).waitFor();
  const line = main.getByRole('checkbox');
  const confirm = main.getByRole('button', { name: t('withdraw.confirm') });
  await line.uncheck();
  await confirm.click();
  await main
    .getByRole('alert')
    .and(page.locator(':focus'))
    .getByText(t('withdraw.selectionRequired'))
    .waitFor();
  expect(await line.isChecked()).toBe(false);
  await main.getByRole('button', { name: t('withdraw.change') }).click();
  expect(await main.getByLabel(t('signIn.email')).inputValue()).toBe(email);
  expect(await main.getByLabel(t('withdraw.name')).inputValue()).toBe('Anna Ek');
  await next.click();
  expect(await subjectsTo(email)).not.toContain(withdrawal.receiptSubject(number));
  await confirm.click();
  await main.getByRole('heading', { level: 1, name: t('withdraw.doneTitle') }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await expect.poll(() => subjectsTo(email)).toContain(withdrawal.receiptSubject(number));
  const merchant = demoSettings.customerService.email;
  await expect.poll(() => subjectsTo(merchant)).toContain(staff.withdrawal.subject(number));
  // The order was not shipped. The first sentence of the message has no date.
  await main.getByText(t('timeline.nothingToReturn', { date: '' }).split('.')[0] ?? '').waitFor();

  // Every line is withdrawn, so that none can be selected again.
  await page.goto(`/withdrawal?order=${number}`);
  await main.getByLabel(t('signIn.email')).fill(email);
  await main.getByLabel(t('withdraw.name')).fill('Anna Ek');
  await next.click();
  const [already = ''] = t('withdraw.alreadyWithdrawn', { date: '' }).split('.');
  await main.getByText(already).waitFor();
  expect(await main.getByRole('checkbox').count()).toBe(0);
  await visitor.leave();
});

async function subjectsTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ subject }) => subject);
}
