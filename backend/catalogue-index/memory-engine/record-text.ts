import type { Dimensions, VariantGroup } from '../catalogue.ts';
import type { ProductRecord, SkuRecord } from '../product-record.ts';

/** Records as short text: values in a fixed order instead of names. Raise the snapshot's version when this changes. */
export function writeRecord(record: ProductRecord): string {
  return JSON.stringify([
    record.id,
    record.type === 'package' ? 1 : 0,
    record.articleNumber,
    record.brandId,
    record.primaryCategoryId,
    record.categoryIds,
    record.group && writeGroup(record.group),
    record.variantValue,
    record.variantOuterValue,
    isEmpty(record.variantAttributes) ? 0 : record.variantAttributes,
    record.taxClass,
    record.firstAvailableOn,
    record.soldCount,
    record.customOrder,
    writeDimensions(record.dimensions),
    record.freightClass,
    record.supplierId,
    record.texts.map(({ languageIds, text }) => [
      languageIds,
      text.name,
      text.slug,
      text.text1,
      text.text2,
      text.text3,
      text.metaTitle,
      text.metaDescription,
    ]),
    record.images.map(({ fileName, tags }) => (tags.length > 0 ? [fileName, ...tags] : fileName)),
    record.skus.map(writeSku),
    record.parameterValueIds,
    record.rating.count > 0 ? [record.rating.sum, record.rating.count] : 0,
    record.relations.map(({ productId, relation }) => [productId, relation]),
    record.packageGroups,
  ]);
}

type Group = [number, string, string, string, string | null, 0 | 1];
type Sku = [
  id: number,
  choiceId: number,
  articleNumber: string,
  gtin: string | null,
  externalId: string | null,
  shelf: string | null,
  dimensions: [number, number, number] | 0,
  weightGrams: number,
  inStock: number,
  oversellable: number,
  staticStock: number,
  incoming: number | null,
  prices: [number, ...(number | null)[]][],
];
type Values = [
  number,
  0 | 1,
  string,
  number,
  number,
  number[],
  Group | null,
  string | null,
  string | null,
  Record<string, string> | 0,
  string,
  string,
  number,
  number[],
  [number, number, number] | 0,
  string | null,
  number,
  [string[], string, string, string | null, string | null, string | null, string | null, string | null][],
  (string | [string, ...string[]])[],
  Sku[],
  number[],
  [number, number] | 0,
  [number, ProductRecord['relations'][number]['relation']][],
  ProductRecord['packageGroups'],
];

export function readRecord(written: string): ProductRecord {
  const values = JSON.parse(written) as Values;
  return {
    id: values[0],
    type: values[1] ? 'package' : 'product',
    articleNumber: values[2],
    brandId: values[3],
    primaryCategoryId: values[4],
    categoryIds: values[5],
    group: values[6] && readGroup(values[6]),
    variantValue: values[7],
    variantOuterValue: values[8],
    variantAttributes: values[9] || {},
    taxClass: values[10],
    firstAvailableOn: values[11],
    soldCount: values[12],
    customOrder: values[13],
    dimensions: readDimensions(values[14]),
    freightClass: values[15],
    supplierId: values[16],
    texts: values[17].map(([languageIds, name, slug, text1, text2, text3, metaTitle, metaDescription]) => ({
      languageIds,
      text: { name, slug, text1, text2, text3, metaTitle, metaDescription },
    })),
    images: values[18].map((image) =>
      typeof image === 'string'
        ? { fileName: image, tags: [] }
        : { fileName: image[0], tags: image.slice(1) },
    ),
    skus: values[19].map(readSku),
    parameterValueIds: values[20],
    rating: values[21] ? { sum: values[21][0], count: values[21][1] } : { sum: 0, count: 0 },
    relations: values[22].map(([productId, relation]) => ({ productId, relation })),
    packageGroups: values[23],
  };
}

function writeGroup(group: VariantGroup): Group {
  const { id, key, name, dimension, outerDimension, collapseInLists } = group;
  return [id, key, name, dimension, outerDimension, collapseInLists ? 1 : 0];
}

function readGroup([id, key, name, dimension, outerDimension, collapses]: Group): VariantGroup {
  return { id, key, name, dimension, outerDimension, collapseInLists: collapses === 1 };
}

function writeSku(sku: SkuRecord): Sku {
  return [
    sku.id,
    sku.choiceId,
    sku.articleNumber,
    sku.gtin,
    sku.externalId,
    sku.shelf,
    writeDimensions(sku.dimensions),
    sku.weightGrams,
    sku.inStock,
    sku.oversellable,
    sku.staticStock,
    sku.incoming,
    sku.prices.map(({ listId, history }) => [
      listId,
      ...history.flatMap(({ from, regular, selling }) => [from, regular, selling]),
    ]),
  ];
}

function readSku(values: Sku): SkuRecord {
  return {
    id: values[0],
    choiceId: values[1],
    articleNumber: values[2],
    gtin: values[3],
    externalId: values[4],
    shelf: values[5],
    dimensions: readDimensions(values[6]),
    weightGrams: values[7],
    inStock: values[8],
    oversellable: values[9],
    staticStock: values[10],
    incoming: values[11],
    prices: values[12].map(([listId, ...steps]) => {
      const history = [];
      for (let at = 0; at < steps.length; at += 3)
        history.push({
          from: steps[at] ?? 0,
          regular: steps[at + 1] ?? null,
          selling: steps[at + 2] ?? null,
        });
      return { listId, history };
    }),
  };
}

function writeDimensions({ length, width, height }: Dimensions): [number, number, number] | 0 {
  return length || width || height ? [length, width, height] : 0;
}

function readDimensions(values: [number, number, number] | 0): Dimensions {
  const [length, width, height] = values || [0, 0, 0];
  return { length, width, height };
}

function isEmpty(object: object): boolean {
  return Object.keys(object).length === 0;
}
