import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { BookTexts } from './book-texts.tsx';

const t = await loadTranslate('sv', 'product');
const shopper: Shopper = {
  locale: 'sv',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
  shop: sampleShopFacts,
};

function render(props: Parameters<typeof BookTexts>[0]): string {
  const texts = createElement(BookTexts, props);
  return renderToStaticMarkup(createElement(ShopViewContext, { value: { t, shopper } }, texts));
}

const description = { text1: 'Selma Lagerlöf', text2: 'En präst.\n\nEn herrgård.', text3: null };
const excerpt = 'Äntligen stod prästen i predikstolen.\n\nFörsamlingen lyfte sina huvuden.';
const quotes = { name: 'Omdömen', values: [{ text: 'Lysande. – DN' }, { text: 'Stor.' }] };

test('an excerpt is a section of its own, in paragraphs', () => {
  const html = render({ texts: { ...description, text3: excerpt }, quotes: undefined });
  expect(html).toContain('<p>En präst.</p><p>En herrgård.</p>');
  expect(html).toMatch(
    new RegExp(
      `<details[^>]*><summary>${t('product.excerpt')}</summary><p>Äntligen stod prästen i predikstolen.</p><p>Församlingen`,
    ),
  );
});

test('quotes of reviews are quotations, between the description and the excerpt', () => {
  const html = render({ texts: { ...description, text3: excerpt }, quotes });
  const order = [t('product.description'), 'Omdömen', t('product.excerpt')].map((text) => html.indexOf(text));
  expect(order.every((index) => index >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(html.match(/<blockquote>/g)).toHaveLength(2);
  expect(html).toContain('<blockquote><p>Lysande. – DN</p></blockquote>');
});

test('without an excerpt and quotes there are no headings for them', () => {
  const html = render({ texts: description, quotes: undefined });
  expect(html).not.toContain('<details');
  expect(html).not.toContain('<blockquote');
});
