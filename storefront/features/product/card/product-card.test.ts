import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductCardPartsFragment } from '#storefront/api/generated/graphql.ts';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { ProductCard } from './product-card.tsx';

const shopper: Shopper = {
  locale: 'en',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
  shop: sampleShopFacts,
};
const price = {
  isDiscounted: true,
  discountPercentage: 20,
  sellingPriceIncVatFormatted: '80 kr',
  sellingPriceExVatFormatted: '75 kr',
  regularPriceIncVatFormatted: '100 kr',
  regularPriceExVatFormatted: '94 kr',
};
const book = {
  productId: 7,
  name: 'Pippi',
  canonicalUrl: '/en/p/pippi',
  texts: { text1: 'Astrid Lindgren' },
  productImages: [],
  variantDimensions: [],
  currentProductVariant: null,
  unitPrice: price,
  discountCampaigns: [{ name: '20% off crime', hideTitle: false, category: 'product' }],
  rating: { score: 4.5, voteCount: 12 },
  totalStock: { totalStock: 2, inStock: 2, oversellable: 0, static: 0 },
};

async function render(part: object = {}, viewer: Partial<Shopper> = {}): Promise<string> {
  const product = { ...book, ...part } as unknown as ProductCardPartsFragment;
  const card = createElement(ProductCard, { product, isFirst: false, Heading: 'h2' });
  const view = { t: await loadTranslate(viewer.locale ?? 'en'), shopper: { ...shopper, ...viewer } };
  return renderToStaticMarkup(createElement(ShopViewContext, { value: view }, card));
}

const textOf = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('a card has author, rating, selling price, prior price, campaigns and stock', async () => {
  const t = await loadTranslate('en');
  const text = textOf(await render());
  expect(text).toContain('Astrid Lindgren');
  expect(text).toContain('4.5 (12)');
  expect(text).toContain(t('product.reviewCount', { count: 12 }));
  expect(text).toMatch(/80 kr .*100 kr/);
  expect(text).toContain(t('product.discount', { percent: 20 }));
  expect(text).toContain('20% off crime');
  expect(text).toContain(t('stock.fewLeft', { count: 2 }));
});

test('a card has one link, a heart and a button; a sold-out product has no button', async () => {
  const t = await loadTranslate('en');
  const page = await render();
  expect(page.match(/<a /g)).toHaveLength(1);
  expect(page).toContain(t('favorites.toggle', { name: 'Pippi' }));
  expect(page).toContain(t('product.quickAdd', { name: 'Pippi' }));
  const soldOut = await render({ totalStock: { totalStock: 0, inStock: 0, oversellable: 0, static: 0 } });
  expect(soldOut).not.toContain(t('product.quickAdd', { name: 'Pippi' }));
});

test('without a rating, a reduction and campaigns a card has only the price', async () => {
  const unitPrice = { ...price, isDiscounted: false };
  const text = textOf(await render({ rating: null, unitPrice, discountCampaigns: [] }));
  expect(text).toContain('80 kr');
  expect(text).not.toMatch(/100 kr|%|\(12\)/);
});

test('an edition in another language names it, as an adjective in Finnish', async () => {
  const edition = (value: string, label: string) => ({
    variantDimensions: [{ dimension: 'Language', value, label }],
  });
  expect(textOf(await render(edition('nb', 'Norwegian')))).toContain('Astrid Lindgren · Norwegian');
  expect(textOf(await render(edition('en', 'English')))).not.toContain('English');
  const finnish = (value: string, label: string) => render(edition(value, label), { locale: 'fi' });
  expect(textOf(await finnish('nb', 'norja'))).toContain('· norjankielinen');
  expect(textOf(await finnish('is', 'islanti'))).toContain('· islanti');
});

test('an edition in an unknown language is not marked', async () => {
  const language = { dimension: 'Language', value: 'und', label: 'Unknown' };
  const page = await render({ variantDimensions: [language] });
  expect(page).not.toMatch(/Unknown|und"/);
});

const formats = (productCount: string, hasLowestPrice: string) => [
  { key: 'productCount', value: productCount },
  { key: 'hasLowestPrice', value: hasLowestPrice },
];

test.each([
  ['of the cheapest of several formats', true, formats('3', 'true')],
  ['of a format that is not the cheapest', false, formats('3', 'false')],
  ['of the only format', false, formats('1', 'true')],
  ['of a backend that does not compare formats', false, [{ key: 'productCount', value: '3' }]],
])('the price %s begins with “from”: %s', async (_, hasFrom, attributes) => {
  const t = await loadTranslate('sv');
  const variantDimensions = [{ dimension: 'Format', value: 'hardback', label: 'Inbunden', attributes }];
  const text = textOf(await render({ variantDimensions }, { locale: 'sv' }));
  expect(text).toContain('80 kr');
  expect(text.includes(t('product.from'))).toBe(hasFrom);
});

test.each([
  ['fi', 'finska', true],
  ['sv', 'svenska', false],
])('a book without variants in %s (%s) is marked as foreign: %s', async (value, label, isForeign) => {
  const page = await render({ editionLanguage: { value, label } }, { locale: 'sv' });
  expect(page.includes(`· ${label}`)).toBe(isForeign);
  expect(page.includes(`lang="${value}"`)).toBe(isForeign);
});
