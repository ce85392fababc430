import { type BookSize, bookSize, freightClass } from '#backend/database/book-size.ts';
import { slug, stableNumber } from '#backend/database/slug.ts';
import type { Book, BookPrice } from './book/book.ts';
import type { BookWithStored } from './choose-slugs.ts';
import type { ProductState, ProductText, SkuState, StoredProduct } from './product-state.ts';
import type { SkuFormat } from './references/sku-formats.ts';
import type { Shop } from './shop.queries.ts';

/** The rows of the shop that a book refers to by name. */
export interface References {
  brand: { id: number; name: string } | undefined;
  categories: { id: number; key: string }[];
  format: SkuFormat;
  slug: string | undefined;
}

/** Prices for books without one. */
export interface FallbackPrices {
  /** By price list, from the options; for every book without a price in its row. */
  requested: ReadonlyMap<number, number>;
  /** By price list; for books without a price in the row, in the options and in the shop. */
  defaults: ReadonlyMap<number, number>;
}

/** Stock of a physical book whose row has none: can be ordered, but is not in stock. */
const orderableCopies = 100;
const digitalCopies = 999;
const defaultPages = 300;

/** The desired state: values of the row, then stored values, then defaults of a new book. */
export function desiredProduct(
  { book, stored }: BookWithStored,
  references: References,
  shop: Shop,
  fallback: FallbackPrices,
): ProductState {
  const parameters = desiredParameters(book, stored, references.format, shop);
  const texts = desiredTexts(book, stored, references, shop);
  const [primary = { id: 0, key: '' }] = references.categories;
  const articleNumber = book.articleNumber ?? stored?.articleNumber ?? book.generatedArticleNumber;
  const size = estimatedSize(references.format, Number(parameters.get('pages')?.[0] ?? defaultPages));
  const sku = desiredSku({ book, stored }, references.format, articleNumber, size);
  return {
    articleNumber,
    brandId: references.brand?.id ?? null,
    primaryCategoryId: primary.id,
    isActive: book.isActive ?? stored?.isActive ?? true,
    freightClass: freightClass({ ...size, weight_grams: sku.weightGrams }),
    texts,
    categoryIds: references.categories.map(({ id }) => id),
    cover: coverName(articleNumber, [
      book.title,
      texts.values().next().value?.text1 ?? '',
      references.brand?.name ?? '',
      ...(parameters.get('first-published') ?? []),
      primary.key,
      ...[...(parameters.get('subject') ?? [])].sort(),
    ]),
    parameters,
    sku,
    prices: desiredPrices(book, stored, shop, fallback),
  };
}

function desiredTexts(
  { title, authors, descriptions }: Book,
  stored: StoredProduct | undefined,
  { slug }: References,
  shop: Shop,
): Map<string, ProductText> {
  return new Map(
    shop.languages.map(({ id, code }) => {
      const before = stored?.texts.get(id);
      return [
        id,
        {
          name: title,
          slug: slug ?? before?.slug ?? '',
          text1: authors?.join(', ') ?? before?.text1 ?? null,
          text2: descriptions.get(code) ?? descriptions.get(undefined) ?? before?.text2 ?? null,
        },
      ];
    }),
  );
}

function desiredParameters(
  book: Book,
  stored: StoredProduct | undefined,
  format: SkuFormat,
  { parameterIds }: Shop,
): Map<string, readonly string[]> {
  const parameters = new Map(stored?.parameters);
  const values: [string, readonly (number | string)[] | undefined][] = [
    ['author', book.authors],
    ['language', book.languages],
    ['original-language', book.originalLanguages],
    ['first-published', book.year === undefined ? undefined : [book.year]],
    ['pages', book.pages === undefined ? undefined : [book.pages]],
    ['subject', book.subjects],
    ['binding', [format.key]],
  ];
  for (const [identifier, keys] of values)
    if (keys && parameterIds.has(identifier)) parameters.set(identifier, keys.map(String));
  return parameters;
}

function desiredSku(
  { book: { gtin, weightGrams, stock }, stored }: BookWithStored,
  format: SkuFormat,
  articleNumber: string,
  size: BookSize,
): SkuState {
  const before = stored?.sku;
  const isSameFormat = before?.choiceId === format.id;
  return {
    choiceId: format.id,
    articleNumber,
    gtin: gtin ?? before?.gtin ?? null,
    weightGrams: weightGrams ?? (isSameFormat ? before.weightGrams : size.weight_grams),
    ...desiredStock(stock, isSameFormat ? before : undefined, format),
  };
}

/** For the freight; an unknown format counts as a paperback. */
function estimatedSize({ key, isDigital }: SkuFormat, pages: number): BookSize {
  return bookSize(isDigital ? 'ebook' : key === 'hardback' ? 'hardback' : 'paperback', pages, '');
}

function desiredStock(stock: number | undefined, before: SkuState | undefined, { isDigital }: SkuFormat) {
  if (isDigital) return { inStock: 0, oversellable: 0, staticStock: before?.staticStock ?? digitalCopies };
  if (stock !== undefined) return { inStock: stock, oversellable: 0, staticStock: 0 };
  if (before) {
    const { inStock, oversellable, staticStock } = before;
    return { inStock, oversellable, staticStock };
  }
  return { inStock: 0, oversellable: orderableCopies, staticStock: 0 };
}

/** A book with a price in one currency is sold in that currency only: prices are not converted. */
function desiredPrices(
  { prices }: Book,
  stored: StoredProduct | undefined,
  { currencies }: Shop,
  { requested, defaults }: FallbackPrices,
): Map<number, BookPrice> {
  const desired = new Map<number, BookPrice>(stored?.prices);
  for (const { code, priceListId } of currencies) {
    const price = prices.get(code);
    if (price) desired.set(priceListId, price);
  }
  if (prices.size > 0) return desired;
  const amounts = desired.size === 0 ? new Map([...defaults, ...requested]) : requested;
  for (const [list, amount] of amounts) desired.set(list, { regular: amount, selling: amount });
  return desired;
}

/** A changed cover gets another name, because browsers cache pictures forever. */
function coverName(articleNumber: string, displayedTexts: readonly string[]): string {
  const number = slug(articleNumber).slice(0, 60).replace(/-$/, '') || 'book';
  return `${number}-${stableNumber([articleNumber, ...displayedTexts].join('|')).toString(36)}.jpg`;
}
