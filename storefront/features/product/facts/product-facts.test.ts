import { expect, test } from 'vitest';
import type { ProductQuery } from '#storefront/api/generated/graphql.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { productFacts } from './product-facts.ts';

type Product = NonNullable<ProductQuery['product']>;

const parameter = (identifier: string, value: string | null, show = true) => ({
  name: `name of ${identifier}`,
  value,
  show,
  identifier,
});

async function factsOf(product: object) {
  const t = await loadTranslate('sv', 'product');
  return productFacts(product as Product, { t, localeScope: { locale: 'sv' } });
}

test('facts are in the order of a book page, and names link to their lists', async () => {
  const { facts, authors, series, groups } = await factsOf({
    brand: { name: 'Rabén', canonicalUrl: '/b/raben' },
    articleNumber: 'KV1',
    skus: [{ gtin: '978-91-29-68831-3' }],
    dimensions: { length: 210, width: 140, height: 12 },
    weight: 250,
    parameterGroups: [
      {
        parameterGroupId: 1,
        name: 'Om boken',
        parameters: [
          parameter('pages', '200'),
          parameter('translator', 'Åke Ö. Æther'),
          parameter('author', 'Tove Jansson'),
          parameter('author', '村上春樹'),
          parameter('series', 'Mumin'),
          parameter('series-number', '2'),
          parameter('keyword', 'sea', false),
          parameter('subject', ''),
          parameter('paper', 'Munken'),
          null,
        ],
      },
      null,
    ],
  });
  const part = { text: 'Del 2 av Mumin', url: '/l/series/mumin' };
  expect(authors).toEqual([
    { text: 'Tove Jansson', url: '/l/author/tove-jansson' },
    // Without the addition `listUrl`, a name without Latin letters has no link.
    { text: '村上春樹' },
  ]);
  expect(series).toEqual(part);
  expect(facts.map(({ name, values }) => [name, values.map(({ text }) => text).join()])).toEqual([
    ['name of author', 'Tove Jansson,村上春樹'],
    ['name of translator', 'Åke Ö. Æther'],
    ['name of series', part.text],
    ['Förlag', 'Rabén'],
    ['ISBN', '9789129688313'],
    ['name of pages', '200'],
    ['Mått', '210 × 140 × 12 mm'],
    ['Vikt', '250 g'],
    ['Artikelnummer', 'KV1'],
  ]);
  expect(facts[1]?.values[0]?.url).toBe('/l/translator/ake-o-aether');
  expect(groups).toEqual([
    { name: 'Om boken', facts: [{ name: 'name of paper', values: [{ text: 'Munken' }] }] },
  ]);
});

test('names link to their own pages, which the backend knows: a namesake has the slug of an older author', async () => {
  const withPage = (identifier: string, value: string, listUrl: string | null) => ({
    ...parameter(identifier, value),
    listUrl,
  });
  const { authors, series, facts } = await factsOf({
    parameterGroups: [
      {
        parameterGroupId: 1,
        name: 'Om boken',
        parameters: [
          withPage('author', 'Anna Berg', '/l/author/anna-berg-0000000121032683'),
          withPage('author', '村上春樹', '/l/author/~17'),
          withPage('series', '火の鳥', '/l/series/~18'),
          withPage('pages', '200', null),
        ],
      },
    ],
  });
  expect(authors.map(({ url }) => url)).toEqual(['/l/author/anna-berg-0000000121032683', '/l/author/~17']);
  expect(series?.url).toBe('/l/series/~18');
  expect(facts.at(-1)?.values).toEqual([{ text: '200' }]);
});

test('goods have a brand and no measures; books have a publisher', async () => {
  const brand = { name: 'Kvarto' };
  const group = (identifier: string) => [
    { parameterGroupId: 1, name: 'Om varan', parameters: [parameter(identifier, 'x')] },
  ];
  const packed = { dimensions: { length: 300, width: 240, height: 20 }, weight: 150 };
  const goods = await factsOf({ brand, ...packed, parameterGroups: group('color') });
  expect(goods.facts.map(({ name }) => name)).toEqual(['Märke']);
  const nameOfBrand = async (product: object) => (await factsOf({ brand, ...product })).facts[0]?.name;
  expect(await nameOfBrand({ parameterGroups: group('color') })).toBe('Märke');
  expect(await nameOfBrand({ parameterGroups: group('format') })).toBe('Förlag');
  expect(await nameOfBrand({ skus: [{ gtin: '978-91-29-68831-3' }] })).toBe('Förlag');
});

test('unknown facts are left out', async () => {
  const { facts, series, quotes } = await factsOf({
    skus: [{ gtin: '2012345678900' }],
    dimensions: { length: 0, width: 0, height: 0 },
    weight: 300,
    parameterGroups: [{ name: 'x', parameters: [parameter('series', 'A'), parameter('series', 'B')] }],
  });
  // Only the series: an in-store number is not an ISBN, and a weight without measures is an estimate.
  expect(facts).toHaveLength(1);
  expect(series?.text).toBe('A');
  expect(quotes).toBeUndefined();
  expect((await factsOf({})).facts).toEqual([]);
});
