import { type BookSize, bookSize, freightClass } from '#backend/database/book-size.ts';
import { stableNumber } from '#backend/database/stable-number.ts';
import { slug } from '#contract/product/slug.ts';
import { UNDETERMINED_LANGUAGE } from '#contract/product/undetermined-language.ts';
import type { Book, LinkKind } from '../book/book.ts';
import type { SkuFormat } from '../references/sku-formats.ts';
import type { Shop } from '../shop.queries.ts';
import type { BookWithStored } from './choose-slugs.ts';
import { desiredFixedPrices } from './desired-fixed-prices.ts';
import { desiredParameters, type ParameterIdentifiers } from './desired-parameters.ts';
import { desiredPrices, type FallbackPrices } from './desired-prices.ts';
import { desiredStock, withSharedSupply } from './desired-stock.ts';
import type { ProductState, ProductText, SkuState, StoredProduct } from './product-state.ts';

/** The rows of the shop that a book refers to by name. */
export interface References extends ParameterIdentifiers {
  brand: { id: number; name: string } | undefined;
  categories: { id: number; key: string }[];
  format: SkuFormat;
  slug: string | undefined;
  /** Null outside a work. */
  groupId: number | null;
}

/** For the estimated weight of a book without a page count. */
const defaultPages = 300;

/** The desired state: values of the row, then stored values, then defaults of a new book. */
export function desiredProduct(
  { book, stored }: BookWithStored,
  references: References,
  shop: Shop,
  fallback: FallbackPrices,
): ProductState {
  const { format, brand } = references;
  const parameters = desiredParameters(book, stored, references);
  const texts = desiredTexts(book, stored, references, shop);
  const [primary = { id: 0, key: '' }] = references.categories;
  const articleNumber = book.articleNumber ?? stored?.articleNumber ?? book.generatedArticleNumber;
  const size = desiredSize(book, stored, format, Number(parameters.get('pages')?.[0] ?? defaultPages));
  const prices = desiredPrices(book, stored, fallback, shop);
  const sku = desiredSku({ book: withSharedSupply(book, prices, shop), stored }, format, articleNumber, size);
  return {
    articleNumber,
    brandId: brand?.id ?? null,
    primaryCategoryId: primary.id,
    isActive: book.isActive ?? stored?.isActive ?? true,
    freightClass: freightClass({ ...size, weight_grams: sku.weightGrams }),
    taxClass: book.taxClass ?? stored?.taxClass ?? 'book',
    fulfilment: format.isDigital ? 'download' : 'shipped',
    publicationDate:
      book.publicationDate === undefined ? (stored?.publicationDate ?? null) : book.publicationDate,
    groupId: references.groupId,
    language: references.groupId === null ? (stored?.language ?? null) : languageOf(parameters),
    format: references.groupId === null ? (stored?.format ?? null) : format.key,
    lengthMm: size.length_mm,
    widthMm: size.width_mm,
    heightMm: size.height_mm,
    texts,
    categoryIds: references.categories.map(({ id }) => id),
    cover: coverName(articleNumber, [
      texts.values().next().value?.name ?? '',
      texts.values().next().value?.text1 ?? '',
      brand?.name ?? '',
      ...(parameters.get('first-published') ?? []),
      primary.key,
      ...[...(parameters.get('keyword') ?? [])].sort(),
    ]),
    parameters,
    sku,
    prices,
    fixedPrices: desiredFixedPrices(book, stored, { shop, prices, publisher: brand?.name ?? '' }),
    ...desiredLinks(book, stored, shop),
  };
}

export function languageOf(parameters: ReadonlyMap<string, readonly string[]>): string {
  return parameters.get('language')?.[0] ?? UNDETERMINED_LANGUAGE;
}

function desiredTexts(
  { title, contributors, descriptions, excerpts, summaries }: Book,
  stored: StoredProduct | undefined,
  { slug }: References,
  shop: Shop,
): Map<string, ProductText> {
  const authors = contributors.author?.map(({ name }) => name).join(', ');
  return new Map(
    shop.languages.map(({ id, code }) => {
      const before = stored?.texts.get(id);
      return [
        id,
        {
          name: title ?? before?.name ?? '',
          slug: slug ?? before?.slug ?? '',
          text1: authors ?? before?.text1 ?? null,
          text2: descriptions.get(code) ?? descriptions.get(undefined) ?? before?.text2 ?? null,
          text3: excerpts.get(code) ?? excerpts.get(undefined) ?? before?.text3 ?? null,
          metaDescription:
            summaries?.get(code) ?? summaries?.get(undefined) ?? before?.metaDescription ?? null,
        },
      ];
    }),
  );
}

/** The size of the row, or the stored one. The weight is estimated from format and pages. */
function desiredSize(
  book: Book,
  stored: StoredProduct | undefined,
  format: SkuFormat,
  pages: number,
): BookSize {
  const { heightMm, widthMm, thicknessMm } = book;
  const isSameFormat = stored?.sku?.choiceId === format.id;
  const estimate = bookSize(sizedFormat(format), pages, '');
  const isMeasured = heightMm !== undefined || widthMm !== undefined || thicknessMm !== undefined;
  const known = isSameFormat && stored.lengthMm > 0 ? stored : undefined;
  if (!isMeasured && !known) return { ...estimate, length_mm: 0, width_mm: 0, height_mm: 0 };
  // The longest side of a product is the height of the book, and its height is the thickness.
  return {
    length_mm: heightMm ?? known?.lengthMm ?? 0,
    width_mm: widthMm ?? known?.widthMm ?? 0,
    height_mm: thicknessMm ?? known?.heightMm ?? 0,
    weight_grams: estimate.weight_grams,
  };
}

/** The standard format whose size is nearest. */
function sizedFormat({ isDigital, key }: SkuFormat) {
  if (isDigital) return 'ebook';
  return key === 'hardback' ? 'hardback' : 'paperback';
}

function desiredSku(
  { book, stored }: BookWithStored,
  format: SkuFormat,
  articleNumber: string,
  size: BookSize,
): SkuState {
  const before = stored?.sku;
  const isSameFormat = before?.choiceId === format.id;
  return {
    choiceId: format.id,
    articleNumber: book.articleNumber ?? before?.articleNumber ?? articleNumber,
    gtin: book.gtin ?? before?.gtin ?? null,
    weightGrams: book.weightGrams ?? (isSameFormat ? before.weightGrams : size.weight_grams),
    maxQuantity: book.maxQuantity === undefined ? (before?.maxQuantity ?? null) : book.maxQuantity || null,
    acceptsPreOrders: book.availability
      ? book.availability !== 'unavailable'
      : (before?.acceptsPreOrders ?? true),
    ...desiredStock(book, isSameFormat ? before : undefined, format.isDigital),
  };
}

function desiredLinks(
  { links, pictureAltTexts }: Book,
  stored: StoredProduct | undefined,
  { languages }: Shop,
): Pick<ProductState, 'links' | 'pictureAltTexts'> {
  const desired = new Map<LinkKind, readonly string[]>(stored?.links);
  for (const kind of ['picture', 'file', 'sample'] as const) {
    const urls = links[kind];
    if (urls) desired.set(kind, urls);
  }
  const altTexts = (desired.get('picture') ?? []).map((url, index) => {
    const texts = pictureAltTexts?.get(index);
    const imported = languages.flatMap(({ id, code }) => {
      const text = texts?.get(code) ?? texts?.get(undefined);
      return text === undefined ? [] : [[id, text] as const];
    });
    return [url, { ...stored?.pictureAltTexts.get(url), ...Object.fromEntries(imported) }] as const;
  });
  return { links: desired, pictureAltTexts: new Map(altTexts) };
}

/** The name of a drawn cover depends on its texts, because browsers cache pictures without expiry. */
function coverName(articleNumber: string, displayedTexts: readonly string[]): string {
  const number = slug(articleNumber).slice(0, 60).replace(/-$/, '') || 'book';
  return `${number}-${stableNumber([articleNumber, ...displayedTexts].join('|')).toString(36)}.jpg`;
}
