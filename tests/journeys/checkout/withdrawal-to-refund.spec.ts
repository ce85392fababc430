import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { urlOfRunningShop } from '#backend/database/embedded/running-shop.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import { demoSettings } from '#demo/shop/settings.ts';
import { runShopCommand } from '../../../cli/commands/shop-command.fixture.ts';
import { mailsTo } from '../support/mailbox.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import {
  acceptTerms,
  CARDS,
  fillDetails,
  openCheckoutWithBook,
  orderAsGuest,
  orderButton,
  payByCard,
  selectDelivery,
  selectPayment,
  zipField,
} from '../support/purchase.ts';
import { closeVisitors, newVisitor } from '../support/visitor.ts';
import { workerShop } from '../support/worker-shop.ts';

afterAll(closeVisitors);

const { staff, withdrawal, order: orderMails } = LANGUAGES.sv.mailMessages;
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

async function runCommand(...args: string[]): Promise<string> {
  const { folder, sandboxUrl } = workerShop();
  const databaseUrl = (await urlOfRunningShop(join(folder, 'postgres'))) ?? '';
  const { code, out, errors } = await runShopCommand({ databaseUrl, folder }, args, {
    environment: { SANDBOX_URL: sandboxUrl },
  });
  expect([code, errors]).toEqual([0, '']);
  return out;
}

/** Orders a book as a guest. The bill goes to Germany, the book to Sweden. */
async function orderWithBillAbroad(t: Translate): Promise<{ number: string; email: string }> {
  const { page, leave } = await newVisitor({ viewport: { width: 1440, height: 900 } });
  await openCheckoutWithBook(page, 'sv');
  await selectDelivery(page, t, 'sv');
  await fillDetails(page, t, 'sv');
  await page.getByRole('checkbox', { name: t('details.separateAddress') }).check();
  const shipping = page.getByRole('group', { name: t('details.separateAddressTitle') });
  for (const [label, value] of [
    [t('details.firstName'), 'Bo'],
    [t('details.lastName'), 'Ek'],
    [t('details.street'), 'Odengatan 1'],
    [t('delivery.zip'), '113 22'],
    [t('details.city'), 'Stockholm'],
  ] as const)
    await shipping.getByRole('textbox', { name: label, exact: true }).fill(value);
  const details = page.getByRole('region', { name: t('details.title') });
  // The delivery section does not ask for the postal code again.
  expect(await zipField(page, t).isVisible()).toBe(false);
  const billingZip = details.getByRole('textbox', { name: t('delivery.zip') }).first();
  expect(await billingZip.inputValue()).not.toBe('');
  await billingZip.fill('10115');
  await details
    .getByRole('textbox', { name: t('details.city') })
    .first()
    .fill('Berlin');
  await details.getByRole('combobox', { name: t('details.country') }).selectOption('DE');
  const email = await details.getByRole('textbox', { name: t('signIn.email') }).inputValue();
  await selectPayment(page, t, /^Kort/);
  await acceptTerms(page, t);
  await expect.poll(() => orderButton(page, t).getAttribute('aria-disabled')).toBe('false');
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  const confirmation = await page.getByRole('main').innerText();
  expect(confirmation).toMatch(/113\s22\sStockholm/);
  const mailed = async () => (await mailsTo(email))[0]?.text;
  await expect.poll(mailed).toMatch(/10115\sBerlin[\s\S]*Tyskland/);
  await leave();
  return { number: /\b1\d{5}\b/.exec(confirmation)?.[0] ?? '', email };
}

test('a statement with a typing error reaches the shop, which finds the order and returns the money', async () => {
  const t = await loadTranslate('sv');
  const { number, email } = await orderWithBillAbroad(t);
  const { page, leave } = await newVisitor({ viewport: { width: 390, height: 844 } });
  const main = page.getByRole('main');
  await page.goto('/withdrawal');
  const typo = `9${number.slice(1)}`;
  await main.getByLabel(t('lookUp.number')).fill(typo);
  await main.getByLabel(t('signIn.email')).fill(email);
  await main.getByLabel(t('withdraw.name')).fill('Anna Ek');
  await main.getByRole('button', { name: t('withdraw.continue') }).click();
  await main.getByText(t('lookUp.unknown')).waitFor();
  await main.getByRole('button', { name: t('withdraw.send') }).click();
  await main.getByText(t('withdraw.unmatched')).waitFor();
  await leave();
  await expect.poll(() => subjectsTo(email)).toContain(withdrawal.receiptSubject(typo));
  const merchant = demoSettings.customerService.email;
  await expect.poll(() => subjectsTo(merchant)).toContain(staff.withdrawal.subject(typo));

  const statement = new RegExp(`^ *(\\d+) .*${typo}`, 'm').exec(await runCommand('withdrawals', 'unmatched'));
  await runCommand('withdrawals', 'match', statement?.[1] ?? '', number);
  await expect.poll(() => subjectsTo(email)).toContain(withdrawal.receiptSubject(number));
  // The book was not sent, so the provider releases the amount.
  expect(await runCommand('withdrawals', 'refund', number)).toContain('Cancelled.');
  await expect.poll(() => subjectsTo(email)).toContain(orderMails.cancelledSubject(number));
});

test('a guest who has received the book withdraws: both sides get a mail, and the order shows the refund', async () => {
  const t = await loadTranslate('sv');
  const { number, email } = await orderAsGuest(t);
  await runCommand('orders', 'ship', number);
  await expect.poll(() => subjectsTo(email)).toContain(orderMails.shippedSubject(number));
  const { page, leave } = await newVisitor({ viewport: { width: 390, height: 844 } });
  const main = page.getByRole('main');
  const openOrder = async () => {
    await page.goto('/find-order');
    await main.getByLabel(t('lookUp.number')).fill(number);
    await main.getByLabel(t('signIn.email')).fill(email);
    await main.getByRole('button', { name: t('lookUp.submit') }).click();
    await main.getByRole('heading', { level: 1, name: t('confirm.number', { number }) }).waitFor();
  };
  await openOrder();
  await main.getByRole('link', { name: t('footer.withdraw') }).click();
  await main.getByLabel(t('signIn.email')).fill(email);
  await main.getByLabel(t('withdraw.name')).fill('Anna Ek');
  await main.getByRole('button', { name: t('withdraw.continue') }).click();
  await main.getByRole('button', { name: t('withdraw.confirm') }).click();
  await main.getByRole('heading', { level: 1, name: t('withdraw.doneTitle') }).waitFor();
  await expect.poll(() => subjectsTo(email)).toContain(withdrawal.receiptSubject(number));
  const merchant = demoSettings.customerService.email;
  await expect.poll(() => subjectsTo(merchant)).toContain(staff.withdrawal.subject(number));

  await runCommand('withdrawals', 'refund', number);
  await expect.poll(() => subjectsTo(email)).toContain(orderMails.refundedSubject(number));
  await openOrder();
  for (const step of ['timeline.shipped', 'timeline.withdrawn', 'timeline.refunded'] as const)
    await main.getByText(t(step), { exact: false }).first().waitFor();
  await leave();
});
