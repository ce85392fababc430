import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { ProductCard } from './product-card.tsx';

const t = await loadTranslate('sv');
const shopper: Shopper = {
  locale: 'sv',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
  shop: sampleShopFacts,
};

type Card = Partial<ProductCardPartsFragment>;

function render(attributes: { key: string; value: string }[], more: Card = {}): string {
  const product: Card = {
    productId: 1,
    name: 'Trollvinter',
    canonicalUrl: '/p/trollvinter',
    variantDimensions: [{ dimension: 'Format', value: 'hardback', label: 'Inbunden', attributes }],
    unitPrice: {
      isDiscounted: false,
      discountPercentage: 0,
      sellingPriceIncVat: 249,
      regularPriceIncVat: 249,
      sellingPriceIncVatFormatted: '249 kr',
      sellingPriceExVatFormatted: '234,91 kr',
      regularPriceIncVatFormatted: '249 kr',
      regularPriceExVatFormatted: '234,91 kr',
    },
    totalStock: { totalStock: 3, inStock: 3, oversellable: 0, static: 0 },
    ...more,
  };
  const card = createElement(ProductCard, {
    product: product as ProductCardPartsFragment,
    isFirst: false,
    Heading: 'h2',
  });
  return renderToStaticMarkup(createElement(ShopViewContext, { value: { t, shopper } }, card));
}

const formats = (productCount: string, hasLowestPrice: string) => [
  { key: 'productCount', value: productCount },
  { key: 'hasLowestPrice', value: hasLowestPrice },
];

test.each([
  ['the lowest of several formats', formats('3', 'true'), true],
  ['of a format that is not the cheapest', formats('3', 'false'), false],
  ['of the only format', formats('1', 'true'), false],
  ['of a backend that does not compare formats', [{ key: 'productCount', value: '3' }], false],
])('the price %s', (_, attributes, isFrom) => {
  const html = render(attributes);
  expect(html).toContain('249');
  expect(html.includes(t('product.from'))).toBe(isFrom);
});

test.each([
  ['fi', 'finska', true],
  ['sv', 'svenska', false],
])('a book without variants is marked as foreign: %s', (value, label, isForeign) => {
  const html = render([], { variantDimensions: [], editionLanguage: { value, label } });
  expect(html.includes(`· ${label}`)).toBe(isForeign);
  expect(html.includes(`lang="${value}"`)).toBe(isForeign);
});
