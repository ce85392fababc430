import { type BookSize, bookSize, freightClass } from '#backend/database/book-size.ts';
import { slug, stableNumber } from '#backend/database/slug.ts';
import type { Book, BookPrice } from './book/book.ts';
import type { ProductState, ProductText, SkuState, StoredProduct } from './product-state.ts';
import type { Shop } from './shop.queries.ts';
import type { SkuFormat } from './sku-formats.ts';

/** What the names of a book lead to in the shop. */
export interface References {
  brand: { id: number; name: string };
  categories: { id: number; key: string }[];
  format: SkuFormat;
  slug: string | undefined;
}

/** For books without a price of their own. */
export interface FallbackPrices {
  /** By price list; for every book. */
  asked: ReadonlyMap<number, number>;
  /** By price list; for books that have no price at all. */
  usual: ReadonlyMap<number, number>;
}

/** What can be ordered of a paper book whose stock nobody has told: so many, none of them at once. */
const copiesToOrder = 100;
const digitalCopies = 999;
const usualPages = 300;

/** The product that the row asks for: what it says, over what the shop has, over what a new book begins with. */
export function wantProduct(
  book: Book,
  stored: StoredProduct | undefined,
  references: References,
  shop: Shop,
  fallback: FallbackPrices,
): ProductState {
  const facts = wantFacts(book, stored, references.format, shop);
  const texts = wantTexts(book, stored, references, shop);
  const [primary = { id: 0, key: '' }] = references.categories;
  const articleNumber = book.articleNumber ?? stored?.articleNumber ?? book.madeArticleNumber;
  const size = estimatedSize(references.format, Number(facts.get('pages')?.[0] ?? usualPages));
  const sku = wantSku(book, stored, references.format, articleNumber, size);
  return {
    articleNumber,
    brandId: references.brand.id,
    primaryCategoryId: primary.id,
    isActive: book.isActive ?? stored?.isActive ?? true,
    freightClass: freightClass({ ...size, weight_grams: sku.weightGrams }),
    texts,
    categoryIds: references.categories.map(({ id }) => id),
    cover: coverName(articleNumber, [
      book.title,
      texts.values().next().value?.text1 ?? '',
      references.brand.name,
      ...(facts.get('first-published') ?? []),
      primary.key,
      ...[...(facts.get('subject') ?? [])].sort(),
    ]),
    facts,
    sku,
    prices: wantPrices(book, stored, shop, fallback),
  };
}

function wantTexts(
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

function wantFacts(
  book: Book,
  stored: StoredProduct | undefined,
  format: SkuFormat,
  { parameterIds }: Shop,
): Map<string, readonly string[]> {
  const facts = new Map(stored?.facts);
  const told: [string, readonly (number | string)[] | undefined][] = [
    ['author', book.authors],
    ['language', book.languages],
    ['original-language', book.originalLanguages],
    ['first-published', book.year === undefined ? undefined : [book.year]],
    ['pages', book.pages === undefined ? undefined : [book.pages]],
    ['subject', book.subjects],
    ['binding', [format.key]],
  ];
  for (const [identifier, keys] of told)
    if (keys && parameterIds.has(identifier)) facts.set(identifier, keys.map(String));
  return facts;
}

function wantSku(
  { gtin, weightGrams, stock }: Book,
  stored: StoredProduct | undefined,
  format: SkuFormat,
  articleNumber: string,
  size: BookSize,
): SkuState {
  const before = stored?.sku;
  const isSameKind = before?.choiceId === format.id;
  return {
    choiceId: format.id,
    articleNumber,
    gtin: gtin ?? before?.gtin ?? null,
    weightGrams: weightGrams ?? (isSameKind ? before.weightGrams : size.weight_grams),
    ...wantStock(stock, isSameKind ? before : undefined, format),
  };
}

/** So that freight can be reckoned; a shape that the shop knows nothing of is like a paperback. */
function estimatedSize({ key, isDigital }: SkuFormat, pages: number): BookSize {
  return bookSize(isDigital ? 'ebook' : key === 'hardback' ? 'hardback' : 'paperback', pages, '');
}

function wantStock(stock: number | undefined, before: SkuState | undefined, { isDigital }: SkuFormat) {
  if (isDigital) return { inStock: 0, oversellable: 0, staticStock: before?.staticStock ?? digitalCopies };
  if (stock !== undefined) return { inStock: stock, oversellable: 0, staticStock: 0 };
  if (before) {
    const { inStock, oversellable, staticStock } = before;
    return { inStock, oversellable, staticStock };
  }
  return { inStock: 0, oversellable: copiesToOrder, staticStock: 0 };
}

/** A book that has a price in one currency only is sold for that currency only: nobody can guess the others. */
function wantPrices(
  { prices }: Book,
  stored: StoredProduct | undefined,
  { currencies }: Shop,
  { asked, usual }: FallbackPrices,
): Map<number, BookPrice> {
  const wanted = new Map<number, BookPrice>(stored?.prices);
  for (const { code, priceListId } of currencies) {
    const price = prices.get(code);
    if (price) wanted.set(priceListId, price);
  }
  if (prices.size > 0) return wanted;
  const amounts = wanted.size === 0 ? new Map([...usual, ...asked]) : asked;
  for (const [list, amount] of amounts) wanted.set(list, { regular: amount, selling: amount });
  return wanted;
}

/** A cover that looks different has another address, for browsers keep pictures for ever. */
function coverName(articleNumber: string, facts: readonly string[]): string {
  const number = slug(articleNumber).slice(0, 60).replace(/-$/, '') || 'book';
  return `${number}-${stableNumber([articleNumber, ...facts].join('|')).toString(36)}.jpg`;
}
