import fc from 'fast-check';
import { type Campaign, LANGUAGE_DIMENSION } from '../catalogue.ts';
import type { ProductRecord, SkuRecord } from '../product-record.ts';
import { brandNames, NOW } from './sample-shop.fixture.ts';

const day = 86_400_000;

const amount = fc.constantFrom(900, 4900, 5000, 9900, 10_000, 14_900, 30_000, 50_000, 60_000);
const listedPrice = fc
  .tuple(amount, fc.constantFrom(100, 100, 100, 95, 80, 50, 20))
  .map(([regular, percent]) => ({ regular, selling: Math.floor((regular * percent) / 100) }));
const history = fc
  .array(fc.tuple(listedPrice, fc.integer({ min: 0, max: 80 })), { minLength: 1, maxLength: 3 })
  .map((entries) => {
    const starts = [...new Set(entries.map(([, days]) => days))].sort((a, b) => b - a);
    return starts.map((days, index) => ({
      from: NOW - days * day,
      ...(entries[index]?.[0] ?? { regular: 1, selling: 1 }),
    }));
  });
const singlePrice = listedPrice.map((price) => [{ from: NOW - 100 * day, ...price }]);

const prices = fc
  .record({
    list1: fc.option(history),
    list2: fc.option(singlePrice),
    list3: fc.option(singlePrice, { freq: 1 }),
  })
  .map(({ list1, list2, list3 }) =>
    [
      { listId: 1, history: list1 },
      { listId: 2, history: list2 },
      { listId: 3, history: list3 },
    ].flatMap((list) => (list.history ? [{ listId: list.listId, history: list.history }] : [])),
  );

const sku = fc.record({
  choiceId: fc.integer({ min: 1, max: 3 }),
  prices,
  inStock: fc.constantFrom(0, 0, 1, 5),
  oversellable: fc.constantFrom(0, 0, 3),
  staticStock: fc.constantFrom(0, 0, 0, 999),
});

const noDimensions = { length: 0, width: 0, height: 0 };

/** The random properties of a product. `recordOf` adds the others. */
export interface ProductSketch {
  groupId: number | null;
  record: Omit<ProductRecord, 'id' | 'group' | 'articleNumber' | 'skus' | 'texts' | 'images'>;
  name: string;
  languages: ('sv-SE' | 'en-GB')[];
  skus: Omit<
    SkuRecord,
    | 'id'
    | 'articleNumber'
    | 'gtin'
    | 'externalId'
    | 'shelf'
    | 'dimensions'
    | 'weightGrams'
    | 'maxQuantity'
    | 'incoming'
  >[];
}

export const productSketch: fc.Arbitrary<ProductSketch> = fc.record({
  // Group 1 grows large: a list entry of more than eight rows has several blocks (facet-links.ts).
  groupId: fc.option(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 6 }))),
  name: fc.constantFrom('Apa', 'apa', 'Ål', 'Öga', 'Zebra', 'Ärta', 'Bok', 'Bok två'),
  languages: fc.constantFrom<('sv-SE' | 'en-GB')[]>(
    ['sv-SE', 'en-GB'],
    ['sv-SE', 'en-GB'],
    ['sv-SE'],
    ['en-GB'],
    [],
  ),
  skus: fc.oneof(
    fc.array(sku, { minLength: 1, maxLength: 3 }),
    sku.map((single) => [
      { ...single, prices: [{ listId: 1, history: [{ from: 0, regular: 9900, selling: 9900 }] }] },
    ]),
  ),
  record: fc.record({
    type: fc.constant('product' as const),
    brandId: fc.integer({ min: 1, max: brandNames.length }),
    primaryCategoryId: fc.constant(1),
    categoryIds: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 }),
    variantValue: fc.constantFrom('sv', 'en', 'da', null),
    variantOuterValue: fc.constantFrom('sv', 'en', null),
    variantAttributes: fc.constant({}),
    taxClass: fc.constant('book'),
    firstAvailableOn: fc.constantFrom('2024-01-01', '2025-06-01', '2026-11-01'),
    soldCount: fc.integer({ min: 0, max: 3 }),
    customOrder: fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 5 }),
    dimensions: fc.constant(noDimensions),
    freightClass: fc.constant(null),
    fulfilment: fc.constant('shipped'),
    publicationDate: fc.constant(null),
    supplierId: fc.constant(0),
    parameterValueIds: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 5 }),
    rating: fc.constantFrom({ sum: 0, count: 0 }, { sum: 5, count: 1 }, { sum: 40, count: 10 }),
    relations: fc.constant([]),
    fixedPrices: fc.array(
      fc.record({
        marketId: fc.constant('fi'),
        minimum: fc.integer({ min: 1, max: 12_000 }),
        from: fc.constantFrom(NOW - 50 * day, NOW - 5 * day),
        to: fc.constantFrom(null, NOW - day, NOW + day),
        by: fc.constant(''),
      }),
      { maxLength: 1 },
    ),
    files: fc.constant([]),
    packageGroups: fc.constant([]),
  }),
});

/** Adds ids and article numbers to the sketch. */
export function recordOf(
  { groupId, record, name, languages: published, skus }: ProductSketch,
  id: number,
): ProductRecord {
  return {
    ...record,
    id,
    articleNumber: `A${id}`,
    group: groupId === null ? null : groupOf(groupId),
    texts: published.map((languageId) => ({
      languageIds: [languageId],
      text: {
        name,
        slug: `p-${id}`,
        text1: null,
        text2: null,
        text3: null,
        metaTitle: null,
        metaDescription: null,
      },
    })),
    images: [{ fileName: `${id}.jpg`, tags: [], altTexts: {} }],
    skus: skus.map((skuSketch, index) => ({
      ...skuSketch,
      id: id * 10 + index,
      articleNumber: `S${id}-${index}`,
      gtin: null,
      externalId: null,
      shelf: null,
      maxQuantity: null,
      dimensions: noDimensions,
      weightGrams: 0,
      incoming: null,
    })),
  };
}

/** Every third group is not collapsed; every second one has the language as outer dimension. */
function groupOf(id: number) {
  const dimensions =
    id % 2 === 0
      ? { dimension: 'Format', outerDimension: LANGUAGE_DIMENSION }
      : { dimension: LANGUAGE_DIMENSION, outerDimension: null };
  return { id, key: `g${id}`, name: `g${id}`, ...dimensions, collapseInLists: id % 3 !== 0 };
}

const time = fc.option(fc.integer({ min: -60, max: 20 }).map((days) => NOW + days * day + 1));
export const campaigns: fc.Arbitrary<Campaign[]> = fc
  .array(
    fc.record({
      terms: fc.constantFrom(
        { type: 'percentage' as const, basisPoints: 2500 },
        { type: 'percentage' as const, basisPoints: 333 },
        { type: 'fixed-price' as const, price: { SEK: 4900 } },
        { type: 'buy-x-pay-y' as const, buy: 3, pay: 2 },
      ),
      startsAt: time,
      endsAt: time,
      marketIds: fc.constantFrom(null, null, new Set(['fi'])),
      customerGroupId: fc.constantFrom(null, null, 1),
      needsCode: fc.constantFrom(false, false, true),
      target: fc.oneof(
        fc.constant({ all: true }),
        fc.integer({ min: 1, max: 8 }).map((id) => ({ categoryIds: new Set([id]) })),
        fc.integer({ min: 1, max: 5 }).map((id) => ({ brandIds: new Set([id]) })),
        fc.integer({ min: 1, max: 20 }).map((id) => ({ productIds: new Set([id]) })),
      ),
    }),
    { maxLength: 3 },
  )
  .map((all) =>
    all.map(({ target, ...rule }, index) => ({
      ...rule,
      id: index + 1,
      key: `campaign-${index + 1}`,
      targets: { all: false, productIds: new Set(), categoryIds: new Set(), brandIds: new Set(), ...target },
      hideTitle: false,
      hasList: true,
      primaryImage: null,
      texts: new Map(),
    })),
  );
