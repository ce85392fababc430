import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { PurchaseErrors } from './purchase-errors.ts';

const t = await loadTranslate('en', 'purchase');
const shopper: Shopper = {
  locale: 'en',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
  shop: sampleShopFacts,
};

function entriesOf(fieldErrors: PurchaseErrors, isPaymentBlocked = false): string[] {
  const rejection = { message: t('order.invalidFields'), fieldErrors };
  const summary = createElement(ErrorSummary, { rejection, isPaymentBlocked });
  const page = renderToStaticMarkup(createElement(ShopViewContext, { value: { t, shopper } }, summary));
  expect(page).toContain(t('order.invalidFields'));
  return [...page.matchAll(/<li>(.*?)<\/li>/g)].map(([, entry = '']) => entry);
}

test.each([
  ['consent-download', 'consent.downloadNeeded'],
  ['consent-order', 'consent.termsNeeded'],
  ['paymentId', 'pay.choose'],
  ['shippingId', 'delivery.choose'],
] as const)('links to %s if its error is the only one', (field, error) => {
  expect(entriesOf({ [field]: error })).toEqual([`<a href="#field-${field}">${t(error)}</a>`]);
});

test('names every text field', () => {
  expect(entriesOf({ toZip: 'field.required', email: 'field.required', zip: 'delivery.none' })).toEqual([
    `<a href="#field-zip">Postcode: ${t('delivery.none')}</a>`,
    '<a href="#field-email">Email address is required.</a>',
    '<a href="#field-toZip">Delivery address: Postcode is required.</a>',
  ]);
});

test('says without a link that the payment comes after the other fields', () => {
  const errors: PurchaseErrors = { email: 'field.required', paymentId: 'pay.choose' };
  expect(entriesOf(errors, true)).toEqual([
    '<a href="#field-email">Email address is required.</a>',
    t('pay.chooseAfterwards'),
  ]);
});
