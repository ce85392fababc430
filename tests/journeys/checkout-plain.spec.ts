import { afterAll, expect, test } from 'vitest';
import { linkTo } from '#storefront/routing/link-to.ts';
import { loadWords } from '#storefront/translations/words.ts';
import { buy, someBooks } from './cart-of.ts';
import {
  acceptTerms,
  CARDS,
  chooseDelivery,
  choosePayment,
  fillDetails,
  orderButton,
  payByCard,
} from './purchase.ts';
import { closeBrowser, newVisitor } from './visitor.ts';

afterAll(closeBrowser);

const phone = { viewport: { width: 390, height: 844 } };

test('a whole purchase without script: what is wrong is told, what is typed stays, and the payment is reached', async () => {
  const words = await loadWords('sv');
  const [book] = await someBooks('sv', 1);
  if (!book) throw new Error('A book is needed.');
  const scripted = await newVisitor(phone);
  await buy(scripted.page, words, book);
  const visitor = await newVisitor({
    ...phone,
    javaScriptEnabled: false,
    storageState: await scripted.context.storageState(),
  });
  await scripted.leave();
  const { page } = visitor;
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await page.getByText(words('delivery.zipFirst')).waitFor();
  await chooseDelivery(page, words, 'sv');
  await fillDetails(page, words, 'sv');
  await choosePayment(page, words, /^Kort/);
  await orderButton(page, words).click();
  await page.locator('#problems').getByText(words('order.problems')).waitFor();
  await page.locator('#problems').getByText(words('consent.termsNeeded')).waitFor();
  const street = page.getByRole('textbox', { name: words('details.street') }).first();
  expect(await street.inputValue()).toBe('Storgatan 1');
  await acceptTerms(page, words);
  await orderButton(page, words).click();
  await payByCard(page, CARDS.approved);
  await page.getByRole('heading', { level: 1, name: words('checkout.confirmTitle') }).waitFor();
  await page.goto(linkTo({ locale: 'sv' }, 'checkout'));
  await page.getByText(words('cart.empty')).waitFor();
  await visitor.leave();
});

test('a purchase is withdrawn from in two steps, by a guest without script', async () => {
  const words = await loadWords('sv');
  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('footer.withdraw') })
    .click();
  await page.getByRole('button', { name: words('withdraw.next') }).click();
  await page.getByText(words('lookUp.numberInvalid')).waitFor();
  await page.getByLabel(words('lookUp.number')).fill('999999');
  await page.getByRole('main').getByLabel(words('signIn.email')).fill('nobody@example.com');
  await page.getByLabel(words('withdraw.name')).fill('Anna Ek');
  await page.getByRole('button', { name: words('withdraw.next') }).click();
  await page.getByText(words('lookUp.unknown')).waitFor();
  expect(await page.getByLabel(words('withdraw.name')).inputValue()).toBe('Anna Ek');
  await visitor.leave();
});
