import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findBookInStock, unfoldCart } from '../support/cart-actions.ts';
import { awaitMail } from '../support/mailbox.ts';
import { loadTranslate, type Translate } from '../support/messages.ts';
import {
  acceptTerms,
  CARDS,
  fillDetails,
  fillPurchase,
  orderButton,
  payByCard,
  selectDelivery,
  selectPayment,
} from '../support/purchase.ts';
import { putInCart } from '../support/put-in-cart.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const phone = { viewport: { width: 390, height: 844 } };
const codePattern = /\b([0-9A-Z]{4}-){4}[0-9A-Z]{4}\b/;

const untilConfirmed = (page: Page, t: Translate) =>
  page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();

async function enterCode(page: Page, t: Translate, code: string): Promise<void> {
  const summary = page.getByRole('region', { name: t('summary.title') });
  const field = summary.getByRole('textbox', { name: t('promo.label') });
  if (!(await field.isVisible())) await summary.getByText(t('promo.title')).click();
  await field.fill(code);
  await summary.getByRole('button', { name: t('promo.apply') }).click();
}

/** A guest fills in and posts the form of the gift card without script, and gets to the checkout. */
async function addGiftCard(page: Page, t: Translate, recipient: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/s/presentkort');
  expect(new URL(page.url()).pathname).toBe('/presentkort');
  expect(await main.getByRole('radio', { checked: true }).count()).toBe(0);
  const submit = main.getByRole('button', { name: t('giftCard.buy') });
  await main.getByLabel(t('giftCard.email')).fill(recipient);
  await main.getByLabel(t('giftCard.greeting')).fill('Se www.exempel.se');
  await submit.click();
  await main.getByText(t('giftCard.valueRequired')).waitFor();
  await main.getByText(t('giftCard.notPlain')).waitFor();
  expect(await main.getByLabel(t('giftCard.email')).inputValue()).toBe(recipient);
  await main.getByRole('radio', { name: /^500\s/ }).check();
  await main.getByLabel(t('giftCard.greeting')).fill('Grattis!');
  await submit.click();
  await page.waitForURL(/\/kassan/);
  await unfoldCart(page, t);
  await page
    .getByText(t('giftCard.sentTo', { email: recipient }))
    .first()
    .waitFor();
}

async function addGiftWrap(page: Page, t: Translate, message: string): Promise<void> {
  const cart = await unfoldCart(page, t);
  await cart.getByText(t('giftWrap.title', { price: '' }).split(' (')[0] ?? '').click();
  await cart.getByLabel(t('giftWrap.message')).fill(message);
  await cart.getByRole('button', { name: t('giftWrap.add', { price: '' }).split(',')[0] ?? '' }).click();
  await cart.getByText(message).waitFor();
  await cart.getByLabel(t('giftWrap.message')).waitFor({ state: 'hidden' });
}

/** The checkout asks for no address, because gift cards are mailed. */
async function fillBuyer(page: Page, t: Translate): Promise<void> {
  const details = page.getByRole('region', { name: t('details.title') });
  const buyer = [
    [t('signIn.email'), 'giver@example.com'],
    [t('details.firstName'), 'Anna'],
    [t('details.lastName'), 'Ek'],
  ] as const;
  for (const [label, value] of buyer)
    await details.getByRole('textbox', { name: label, exact: true }).first().fill(value);
}

test('a guest buys a gift card, and its recipient pays with it twice', async () => {
  const t = await loadTranslate('sv');
  const recipient = `gift-${Math.random().toString(36).slice(2)}@example.com`;
  const giver = await newVisitor(phone);
  await addGiftCard(giver.page, t, recipient);
  await untilReady(giver.page);
  await fillBuyer(giver.page, t);
  await selectPayment(giver.page, t, /^Kort/);
  await acceptTerms(giver.page, t);
  await orderButton(giver.page, t).click();
  await payByCard(giver.page, CARDS.approved);
  await untilConfirmed(giver.page, t);
  await giver.leave();

  const mail = await awaitMail(recipient);
  expect(mail.text).toContain('Grattis!');
  const code = codePattern.exec(mail.text)?.[0] ?? '';
  const used = t('summary.giftCard', { code: `•••• ${code.slice(-4)}` });
  const book = await findBookInStock(
    'sv',
    ({ unitPrice: { sellingPriceIncVat: price } }) => price >= 150 && price < 400,
  );

  const reader = await newVisitor(phone);
  await putInCart(reader.page, book);
  await reader.page.goto('/kassan');
  await untilReady(reader.page);
  await addGiftWrap(reader.page, t, 'Till Anna');
  await selectDelivery(reader.page, t, 'sv');
  await fillDetails(reader.page, t, 'sv');
  await enterCode(reader.page, t, '0000-0000-0000-0000-0001');
  await reader.page.getByText(t('promo.invalid')).waitFor();
  await enterCode(reader.page, t, code.toLowerCase());
  await reader.page.getByText(used).first().waitFor();
  await reader.page.getByText(t('pay.nothingToPay')).waitFor();
  await acceptTerms(reader.page, t);
  await orderButton(reader.page, t).click();
  await untilConfirmed(reader.page, t);
  await reader.page.getByText('Till Anna').first().waitFor();
  await reader.leave();

  const buyer = await newVisitor(phone);
  for (let copies = 0; copies < 3; copies++) await putInCart(buyer.page, book);
  // The first purchase has used a part of the 500 kronor.
  expect(await readBalance(buyer.page, t, code)).not.toMatch(/\b500\s/);
  await buyer.page.goto('/kassan');
  await untilReady(buyer.page);
  await enterCode(buyer.page, t, code);
  await buyer.page.getByText(t('promo.activated')).first().waitFor();
  await enterCode(buyer.page, t, 'valkommen10');
  await buyer.page.getByText(t('promo.active', { code: 'VALKOMMEN10' })).waitFor();
  await buyer.page.getByText(used).first().waitFor();
  await fillPurchase(buyer.page, t, 'sv', /^Kort/);
  await orderButton(buyer.page, t).click();
  await payByCard(buyer.page, CARDS.approved);
  await untilConfirmed(buyer.page, t);
  await buyer.page.getByText(used).first().waitFor();
  await buyer.leave();

  const late = await newVisitor({ ...phone, javaScriptEnabled: false });
  await submitCode(late.page, t, code);
  await late.page.getByRole('main').getByText(t('promo.invalid')).waitFor();
  await addGiftCard(late.page, t, recipient);
  await late.leave();
});

async function submitCode(page: Page, t: Translate, code: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/presentkort');
  await main.getByLabel(t('giftCard.code')).fill(code);
  await main.getByRole('button', { name: t('giftCard.check') }).click();
}

async function readBalance(page: Page, t: Translate, code: string): Promise<string> {
  await submitCode(page, t, code);
  const balance = page.getByRole('main').getByText(t('giftCard.noEnd'));
  await balance.waitFor();
  return balance.innerText();
}
