import type { Database } from '#backend/database/connection.ts';
import type { Book } from './book/book.ts';
import type { BookResult } from './book/read-book.ts';
import { type BookWithStored, chooseSlugs } from './choose-slugs.ts';
import { desiredProduct, type FallbackPrices, type References } from './desired-product.ts';
import { type Difference, differenceOf, isEmpty } from './difference.ts';
import type { ImportIssue, ImportOptions, ImportReport } from './import-options.ts';
import { CategoryTree } from './references/category-tree.ts';
import { ParameterValues } from './references/parameter-values.ts';
import { Publishers } from './references/publishers.ts';
import { SkuFormats } from './references/sku-formats.ts';
import type { Shop } from './shop.queries.ts';
import { loadStoredProducts, ownersOfArticleNumbers } from './stored-products.queries.ts';
import { writeProducts } from './write-products.queries.ts';

type RunOptions = Omit<ImportOptions, 'prices'> & { prices: FallbackPrices };

interface LoadedReferences {
  categories: CategoryTree;
  publishers: Publishers;
  formats: SkuFormats;
}

/** The state of one import: the shop's references and the counts so far. */
export class ImportRun {
  readonly #db: Database;
  readonly #shop: Shop;
  readonly #options: RunOptions;
  readonly #categories: CategoryTree;
  readonly #publishers: Publishers;
  readonly #formats: SkuFormats;
  readonly #values: ParameterValues;
  readonly #counts = { added: 0, changed: 0, unchanged: 0, badRows: 0, pricedByDefault: 0 };
  readonly #withoutPriceIn = new Map<string, number>();

  static async open(db: Database, shop: Shop, options: RunOptions): Promise<ImportRun> {
    return new ImportRun(db, shop, options, {
      categories: await CategoryTree.load(db, shop),
      publishers: await Publishers.load(db, shop),
      formats: await SkuFormats.load(db, shop),
    });
  }

  private constructor(
    db: Database,
    shop: Shop,
    options: RunOptions,
    { categories, publishers, formats }: LoadedReferences,
  ) {
    this.#db = db;
    this.#shop = shop;
    this.#options = options;
    this.#categories = categories;
    this.#publishers = publishers;
    this.#formats = formats;
    this.#values = new ParameterValues(shop, formats);
  }

  /** After a bad row that may not be skipped, the rest is only validated, so that every bad row is reported. */
  get #isWriting(): boolean {
    const { isDryRun = false, skipBadRows = false } = this.#options;
    return !isDryRun && (skipBadRows || this.#counts.badRows === 0);
  }

  async importBatch(rows: readonly ({ line: number } & BookResult)[]): Promise<void> {
    const issues: ImportIssue[] = [];
    const reject = (line: number, reasons: string[]) => {
      this.#counts.badRows += 1;
      issues.push(...reasons.map((reason) => ({ line, reason })));
    };
    for (const row of rows) if ('reasons' in row) reject(row.line, row.reasons);
    const books = rows.flatMap((row) => ('book' in row ? [row.book] : []));
    const keys = books.map(({ key }) => key);
    const stored = await loadStoredProducts(this.#db, keys, this.#shop);
    const accepted: BookWithStored[] = [];
    const findConflict = await this.#createConflictCheck(books, stored);
    for (const book of books) {
      const conflict = findConflict(book);
      if (conflict === undefined) accepted.push({ book, stored: stored.get(book.key) });
      else reject(book.line, [conflict]);
    }
    issues.sort((a, b) => a.line - b.line);
    for (const issue of issues) this.#options.onIssue?.(issue);
    const differences = await this.#compare(accepted);
    if (this.#isWriting && differences.length > 0) await writeProducts(this.#db, differences, this.#values);
  }

  report(): Omit<ImportReport, 'defaultPrices' | 'ignoredColumns' | 'rows'> {
    return {
      isWritten: this.#isWriting,
      ...this.#counts,
      withoutPriceIn: this.#withoutPriceIn,
      created: {
        categories: this.#categories.created,
        publishers: this.#publishers.created,
        formats: this.#formats.created,
      },
    };
  }

  /** Conflicts of a row with the shop's data. */
  async #createConflictCheck(books: readonly Book[], stored: ReadonlyMap<string, unknown>) {
    const numberOf = (book: Book) =>
      book.articleNumber ?? (stored.has(book.key) ? undefined : book.generatedArticleNumber);
    const numbers = books.map(numberOf).filter((number) => number !== undefined);
    const owners = await ownersOfArticleNumbers(this.#db, numbers);
    return (book: Book): string | undefined => {
      const number = numberOf(book) ?? '';
      if (owners.get(number)?.some((key) => key !== book.key))
        return `The article number ${number} belongs to another book of the shop.`;
      const unknown = this.#options.rejectNewCategories
        ? book.categories?.find((path) => this.#categories.find(path) === undefined)
        : undefined;
      return unknown && `The shop has no category "${unknown.join(' > ')}".`;
    };
  }

  /** Counts new, changed and unchanged books, and returns the differences to write. */
  async #compare(books: readonly BookWithStored[]): Promise<Difference[]> {
    const slugs = await chooseSlugs(this.#db, books, this.#shop, this.#options.renameSlugs ?? false);
    const differences: Difference[] = [];
    for (const { book, stored } of books) {
      const references = await this.#findReferences({ book, stored }, slugs.get(book));
      const desired = desiredProduct({ book, stored }, references, this.#shop, this.#options.prices);
      const difference = differenceOf(book.key, desired, stored);
      this.#countPrices(book, difference, desired.prices);
      if (!stored) this.#counts.added += 1;
      else if (isEmpty(difference)) this.#counts.unchanged += 1;
      else this.#counts.changed += 1;
      if (!isEmpty(difference)) differences.push(difference);
    }
    return differences;
  }

  /** An empty cell keeps the stored value, unless an option has a value for all empty cells. */
  async #findReferences({ book, stored }: BookWithStored, slug: string | undefined): Promise<References> {
    const [db, isWriting] = [this.#db, this.#isWriting];
    const publisher = book.publisher ?? this.#options.publisher;
    const brandId =
      publisher === undefined && stored
        ? stored.brandId
        : publisher && (await this.#publishers.findOrCreate(db, publisher, isWriting));
    const formatName = book.format ?? this.#options.format;
    const format =
      (formatName === undefined && stored?.sku && this.#formats.get(stored.sku.choiceId)) ||
      (await this.#formats.findOrCreate(db, formatName ?? 'paperback', isWriting));
    const categoryIds = new Set(
      book.categories || !stored ? [] : [stored.primaryCategoryId, ...stored.categoryIds],
    );
    for (const path of book.categories ?? [])
      categoryIds.add(await this.#categories.findOrCreate(db, path, isWriting));
    if (categoryIds.size === 0) categoryIds.add(await this.#categories.findOrCreateOther(db, isWriting));
    return {
      brand: brandId ? { id: brandId, name: this.#publishers.nameOf(brandId) } : undefined,
      categories: [...categoryIds].map((id) => ({ id, key: this.#categories.keyOf(id) })),
      format,
      slug,
    };
  }

  #countPrices(book: Book, difference: Difference, prices: ReadonlyMap<number, unknown>): void {
    if (book.prices.size === 0 && difference.prices.length > 0) this.#counts.pricedByDefault += 1;
    for (const { code, priceListId } of this.#shop.currencies)
      if (!prices.has(priceListId)) this.#withoutPriceIn.set(code, (this.#withoutPriceIn.get(code) ?? 0) + 1);
  }
}
