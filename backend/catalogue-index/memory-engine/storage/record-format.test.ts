import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ProductRecord, SkuRecord } from '../../product-record.ts';
import { readRecord, writeRecord } from './record-format.ts';

const id = fc.nat();
/** Texts of other systems contain lone surrogates. */
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.constant('\ud83d'));
const optionalText = fc.option(text);
const dimensions = fc.oneof(
  fc.constant({ length: 0, width: 0, height: 0 }),
  fc.record({ length: fc.nat(999), width: fc.nat(999), height: fc.nat(999) }),
);
const few = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });

const sku: fc.Arbitrary<SkuRecord> = fc.record({
  id,
  choiceId: id,
  articleNumber: text,
  gtin: optionalText,
  externalId: optionalText,
  shelf: optionalText,
  dimensions,
  weightGrams: fc.nat(),
  inStock: fc.integer(),
  oversellable: fc.nat(),
  staticStock: fc.nat(),
  maxQuantity: fc.option(fc.nat()),
  incoming: fc.option(fc.nat(2 ** 41)),
  prices: few(
    fc.record({
      listId: id,
      history: few(
        fc.record({ from: fc.nat(2 ** 41), regular: fc.option(fc.nat()), selling: fc.option(fc.nat()) }),
      ),
    }),
  ),
});

const record: fc.Arbitrary<ProductRecord> = fc.record({
  id,
  type: fc.constantFrom('product', 'package'),
  articleNumber: text,
  brandId: id,
  primaryCategoryId: id,
  categoryIds: few(id),
  group: fc.option(
    fc.record({
      id,
      key: text,
      name: text,
      dimension: text,
      outerDimension: optionalText,
      collapseInLists: fc.boolean(),
    }),
  ),
  variantValue: optionalText,
  variantOuterValue: optionalText,
  variantAttributes: fc.dictionary(fc.constantFrom('colour', 'size', ''), text, { noNullPrototype: true }),
  taxClass: text,
  firstAvailableOn: text,
  soldCount: fc.nat(),
  customOrder: few(fc.integer()),
  dimensions,
  freightClass: optionalText,
  fulfilment: fc.constantFrom('shipped', 'download', 'gift_card', 'gift_wrap'),
  publicationDate: optionalText,
  supplierId: id,
  texts: few(
    fc.record({
      languageIds: few(text),
      text: fc.record({
        name: text,
        slug: text,
        text1: optionalText,
        text2: optionalText,
        text3: optionalText,
        metaTitle: optionalText,
        metaDescription: optionalText,
      }),
    }),
  ),
  images: few(
    fc.record({
      fileName: text,
      tags: few(text),
      altTexts: fc.dictionary(fc.constantFrom('sv-SE', 'fi-FI'), text, { noNullPrototype: true }),
    }),
  ),
  skus: few(sku),
  parameterValueIds: few(id),
  rating: fc.oneof(
    fc.constant({ sum: 0, count: 0 }),
    fc.record({ sum: fc.nat(), count: fc.integer({ min: 1, max: 9 }) }),
  ),
  relations: few(
    fc.record({ productId: id, relation: fc.constantFrom('RELATED', 'ACCESSORIES', 'SIMILAR') }),
  ),
  fixedPrices: few(
    fc.record({ marketId: text, minimum: fc.nat(), from: fc.nat(), to: fc.option(fc.nat()), by: text }),
  ),
  files: few(fc.record({ mediaType: text, count: fc.nat(), bytes: fc.nat() })),
  packageGroups: few(
    fc.record({
      id,
      isRequired: fc.boolean(),
      image: optionalText,
      texts: few(fc.tuple(text, fc.record({ name: text, description: optionalText }))),
      options: few(
        fc.record({ id, productId: id, quantity: fc.integer({ min: 1, max: 9 }), isDefault: fc.boolean() }),
      ),
    }),
  ),
});

test('reads a record as it was written', () => {
  fc.assert(
    fc.property(record, (original) => {
      expect(readRecord(writeRecord(original))).toEqual(original);
    }),
  );
});

test('writes text that survives UTF-8 encoding', () => {
  fc.assert(
    fc.property(record, (original) => {
      const written = writeRecord(original);
      expect(Buffer.from(written, 'utf8').toString('utf8')).toBe(written);
    }),
  );
});

test('writes a record without field names', () => {
  const [original] = fc.sample(record, { numRuns: 1, seed: 7 });
  if (!original) throw new Error('fast-check returned no sample.');
  const written = writeRecord({ ...original, packageGroups: [], variantAttributes: {} });
  for (const name of ['articleNumber', 'skus', 'regular', 'fileName', 'languageIds'])
    expect(written).not.toContain(`"${name}"`);
});
