import type { ListedPrice } from '#backend/pricing/offers/listed-price.ts';
import type { Dimensions, ProductImage, VariantGroup } from '../../catalogue.ts';
import type { ProductRecord, SkuRecord } from '../../product-record.ts';
import {
  converted,
  defaultAsZero,
  type FormatsOf,
  json,
  listOf,
  nullable,
  readWith,
  type StoredFormat,
  tuple,
  writeWith,
} from './stored-format.ts';

/**
 * The format of stored products: values in a fixed order instead of names, to save memory. The order of the fields below is
 * the format. Its signature is part of the snapshot version, so a changed field makes older snapshots unreadable. Texts such as
 * '0|1' only describe a field in the signature.
 */

const number = json<number>('number');
const string = json<string>('string');
const optionalString = nullable(string);

const dimensions: StoredFormat<Dimensions> = defaultAsZero(
  tuple<Dimensions>({ length: number, width: number, height: number }),
  ({ length, width, height }) => !(length || width || height),
  () => ({ length: 0, width: 0, height: 0 }),
);

const group = tuple<VariantGroup>({
  id: number,
  key: string,
  name: string,
  dimension: string,
  outerDimension: optionalString,
  collapseInLists: converted(
    '0|1',
    (collapses) => (collapses ? 1 : 0),
    (stored) => stored === 1,
  ),
});

const text = tuple<ProductRecord['texts'][number]['text']>({
  name: string,
  slug: string,
  text1: optionalString,
  text2: optionalString,
  text3: optionalString,
  metaTitle: optionalString,
  metaDescription: optionalString,
});

type StoredImage = string | [fileName: string, tags: string[], altTexts: Record<string, string>];

const image = converted<ProductImage, StoredImage>(
  'fileName|[fileName,tags,{languageId:altText}]',
  ({ fileName, tags, altTexts }) =>
    tags.length > 0 || Object.keys(altTexts).length > 0 ? [fileName, tags, altTexts] : fileName,
  (stored) => {
    if (typeof stored === 'string') return { fileName: stored, tags: [], altTexts: {} };
    const [fileName, tags, altTexts] = stored;
    return { fileName, tags, altTexts };
  },
);

const price = converted<SkuRecord['prices'][number], (number | null)[]>(
  '[listId,...(from,regular,selling)]',
  ({ listId, history }) => {
    const values: (number | null)[] = [listId];
    for (const { from, regular, selling } of history) values.push(from, regular, selling);
    return values;
  },
  (stored) => {
    const history: ListedPrice[] = [];
    for (let at = 1; at < stored.length; at += 3)
      history.push({
        from: stored[at] ?? 0,
        regular: stored[at + 1] ?? null,
        selling: stored[at + 2] ?? null,
      });
    return { listId: stored[0] ?? 0, history };
  },
);

const sku = tuple<SkuRecord>({
  id: number,
  choiceId: number,
  articleNumber: string,
  gtin: optionalString,
  externalId: optionalString,
  shelf: optionalString,
  dimensions,
  weightGrams: number,
  inStock: number,
  oversellable: number,
  staticStock: number,
  maxQuantity: nullable(number),
  incoming: nullable(number),
  prices: listOf(price),
});

const packageGroup = tuple<ProductRecord['packageGroups'][number]>({
  id: number,
  isRequired: json('boolean'),
  image: optionalString,
  texts: json('[languageId,{name,description}][]'),
  options: listOf(
    tuple<ProductRecord['packageGroups'][number]['options'][number]>({
      id: number,
      productId: number,
      quantity: number,
      isDefault: json('boolean'),
    }),
  ),
});

export const productFields: FormatsOf<ProductRecord> = {
  id: number,
  type: converted(
    'product=0|package=1',
    (type) => (type === 'package' ? 1 : 0),
    (stored) => (stored === 1 ? 'package' : 'product'),
  ),
  articleNumber: string,
  brandId: number,
  primaryCategoryId: number,
  categoryIds: listOf(number),
  group: nullable(group),
  variantValue: optionalString,
  variantOuterValue: optionalString,
  variantAttributes: defaultAsZero(
    json<Record<string, string>>('{string:string}'),
    (attributes) => Object.keys(attributes).length === 0,
    () => ({}),
  ),
  taxClass: string,
  firstAvailableOn: string,
  soldCount: number,
  customOrder: listOf(number),
  dimensions,
  freightClass: optionalString,
  fulfilment: defaultAsZero(
    json<ProductRecord['fulfilment']>('shipped|download|gift_card|gift_wrap'),
    (fulfilment) => fulfilment === 'shipped',
    () => 'shipped',
  ),
  publicationDate: optionalString,
  supplierId: number,
  texts: listOf(tuple<ProductRecord['texts'][number]>({ languageIds: listOf(string), text })),
  images: listOf(image),
  skus: listOf(sku),
  parameterValueIds: listOf(number),
  rating: defaultAsZero(
    tuple<ProductRecord['rating']>({ sum: number, count: number }),
    ({ count }) => count === 0,
    () => ({ sum: 0, count: 0 }),
  ),
  relations: listOf(
    tuple<ProductRecord['relations'][number]>({
      productId: number,
      relation: json('RELATED|ACCESSORIES|SIMILAR'),
    }),
  ),
  fixedPrices: listOf(
    tuple<ProductRecord['fixedPrices'][number]>({
      marketId: string,
      minimum: number,
      from: number,
      to: nullable(number),
      by: string,
    }),
  ),
  files: listOf(tuple<ProductRecord['files'][number]>({ mediaType: string, count: number, bytes: number })),
  packageGroups: listOf(packageGroup),
};

const format = tuple<ProductRecord>(productFields);

export const RECORD_SIGNATURE = format.signature;

export function writeRecord(record: ProductRecord): string {
  return JSON.stringify(writeWith(format, record));
}

export function readRecord(written: string): ProductRecord {
  return readWith(format, JSON.parse(written));
}

/** Variant groups as one text. */
export function writeRecordGroups(groups: Iterable<readonly ProductRecord[]>): string {
  return JSON.stringify(Array.from(groups, (group) => group.map((record) => writeWith(format, record))));
}

export function readRecordGroups(written: string): ProductRecord[][] {
  return (JSON.parse(written) as unknown[][]).map((group) => group.map((stored) => readWith(format, stored)));
}

const skuList = listOf(sku);

export function writeSkus(skus: SkuRecord[]): string {
  return JSON.stringify(writeWith(skuList, skus));
}

export function readSkus(written: string): SkuRecord[] {
  return readWith(skuList, JSON.parse(written));
}
