import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DemoLanguage } from '#demo/languages.ts';
import { sandboxMessages } from '#sandbox/messages/messages.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { findBookInStock } from './cart-actions.ts';
import type { Translate } from './messages.ts';
import { putInCart } from './put-in-cart.ts';
import { newVisitor, untilReady } from './visitor.ts';

export const CARDS = {
  approved: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0000 0000 3220',
};

/** The second address line of `orderAsGuest`. */
export const SECOND_LINE = 'Lgh 1203, 4 tr';

/** One customer in the default market of each language. */
const customers: Record<DemoLanguage, { zip: string; city: string; phone: string }> = {
  sv: { zip: '111 22', city: 'Stockholm', phone: '070-174 06 05' },
  da: { zip: '1057', city: 'København', phone: '20 12 34 56' },
  en: { zip: '10115', city: 'Berlin', phone: '+49 30 1234567' },
  fi: { zip: '00100', city: 'Helsinki', phone: '040 123 4567' },
  nb: { zip: '0154', city: 'Oslo', phone: '400 12 345' },
};

/** Opens the checkout with one book in the cart. */
export async function openCheckoutWithBook(page: Page, locale: DemoLanguage): Promise<void> {
  await putInCart(page, await findBookInStock(locale));
  await page.goto(linkTo({ locale }, 'checkout'));
  await untilReady(page);
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

export const zipField = (page: Page, t: Translate) =>
  section(page, t('delivery.title')).getByRole('textbox', { name: t('delivery.zip') });

export const orderButton = (page: Page, t: Translate) => section(page, t('order.title')).getByRole('button');

/** Fills in the postal code and selects its first shipping option. */
export async function selectDelivery(page: Page, t: Translate, locale: DemoLanguage): Promise<void> {
  await zipField(page, t).fill(customers[locale].zip);
  const show = page.getByRole('button', { name: t('delivery.show') });
  if (await show.isVisible()) await show.click();
  await section(page, t('delivery.title')).getByRole('radio').first().check();
}

/** Fills in the customer's contact data and address. */
export async function fillDetails(page: Page, t: Translate, locale: DemoLanguage): Promise<void> {
  const details = section(page, t('details.title'));
  const { city, phone } = customers[locale];
  const fields: [label: string, value: string][] = [
    [t('signIn.email'), `reader-${Math.random().toString(36).slice(2)}@example.com`],
    [t('details.phone'), phone],
    [t('details.firstName'), 'Anna'],
    [t('details.lastName'), 'Ek'],
    [t('details.street'), 'Storgatan 1'],
    [t('details.city'), city],
  ];
  for (const [label, value] of fields)
    await details.getByRole('textbox', { name: label, exact: true }).first().fill(value);
}

export async function selectPayment(page: Page, t: Translate, name: RegExp): Promise<void> {
  await section(page, t('pay.title')).getByRole('radio', { name }).check();
}

export async function acceptTerms(page: Page, t: Translate): Promise<void> {
  await page.getByRole('checkbox', { name: t('consent.terms') }).check();
}

/** Fills in the whole checkout, without submitting it. */
export async function fillPurchase(
  page: Page,
  t: Translate,
  locale: DemoLanguage,
  payment: RegExp,
): Promise<void> {
  await selectDelivery(page, t, locale);
  await fillDetails(page, t, locale);
  await selectPayment(page, t, payment);
  await acceptTerms(page, t);
}

/** Pays on the provider's page. */
export async function payByCard(page: Page, number: string, locale: DemoLanguage = 'sv'): Promise<void> {
  const messages = sandboxMessages[locale];
  await page.getByLabel(messages.cardNumber).fill(number);
  await page.getByLabel(messages.expiry).fill('04/30');
  await page.getByLabel(messages.cvc, { exact: true }).fill('123');
  await page.getByRole('button', { name: new RegExp(`^${messages.pay.split(' ')[0]}`) }).click();
}

/** Places an order as a guest, in Swedish, paid by card. */
export async function orderAsGuest(t: Translate): Promise<{ number: string; email: string }> {
  const { page, leave } = await newVisitor({ viewport: { width: 390, height: 844 } });
  await openCheckoutWithBook(page, 'sv');
  await fillPurchase(page, t, 'sv', /^Kort/);
  await section(page, t('details.title'))
    .getByRole('textbox', { name: t('details.street2') })
    .first()
    .fill(SECOND_LINE);
  const email = await section(page, t('details.title'))
    .getByRole('textbox', { name: t('signIn.email') })
    .inputValue();
  await orderButton(page, t).click();
  await payByCard(page, CARDS.approved);
  await page.getByRole('heading', { level: 1, name: t('checkout.confirmTitle') }).waitFor();
  const confirmation = await page.getByRole('main').innerText();
  expect(confirmation).toContain(SECOND_LINE);
  await leave();
  // Order numbers begin at 100001.
  return { number: /\b1\d{5}\b/.exec(confirmation)?.[0] ?? '', email };
}
