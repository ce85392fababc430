import type { Database } from '#backend/database/connection.ts';
import type { Book } from './book/book.ts';
import type { ReadBook } from './book/read-book.ts';
import { CategoryShelves } from './category-shelves.ts';
import { type BookWithStored, chooseSlugs } from './choose-slugs.ts';
import { type Difference, differenceOf, isEmpty } from './difference.ts';
import type { ImportOptions, ImportReport, Problem } from './import-options.ts';
import { ParameterValues } from './parameter-values.ts';
import { Publishers } from './publishers.ts';
import type { Shop } from './shop.queries.ts';
import { SkuFormats } from './sku-formats.ts';
import { loadStoredProducts, ownersOfArticleNumbers } from './stored-products.queries.ts';
import { type FallbackPrices, type References, wantProduct } from './want-product.ts';
import { writeProducts } from './write-products.queries.ts';

type RunOptions = Omit<ImportOptions, 'prices'> & { prices: FallbackPrices };

/** One run of an import: what it has learnt of the shop and what it has counted, batch by batch. */
export class ImportRun {
  readonly #db: Database;
  readonly #shop: Shop;
  readonly #options: RunOptions;
  readonly #shelves: CategoryShelves;
  readonly #publishers: Publishers;
  readonly #formats: SkuFormats;
  readonly #values: ParameterValues;
  readonly #counts = { added: 0, changed: 0, unchanged: 0, badRows: 0, pricedByDefault: 0 };
  readonly #withoutPriceIn = new Map<string, number>();

  static async begin(db: Database, shop: Shop, options: RunOptions): Promise<ImportRun> {
    const shelves = await CategoryShelves.load(db, shop);
    const publishers = await Publishers.load(db, shop);
    const formats = await SkuFormats.load(db, shop);
    return new ImportRun(db, shop, options, shelves, publishers, formats);
  }

  private constructor(
    db: Database,
    shop: Shop,
    options: RunOptions,
    shelves: CategoryShelves,
    publishers: Publishers,
    formats: SkuFormats,
  ) {
    this.#db = db;
    this.#shop = shop;
    this.#options = options;
    this.#shelves = shelves;
    this.#publishers = publishers;
    this.#formats = formats;
    this.#values = new ParameterValues(shop, formats);
  }

  /** Once a row is bad that may not be skipped, the rest is only looked at, so that every bad row is told of. */
  get #isWriting(): boolean {
    const { isDryRun = false, skipBadRows = false } = this.#options;
    return !isDryRun && (skipBadRows || this.#counts.badRows === 0);
  }

  async take(rows: readonly ({ line: number } & ReadBook)[]): Promise<void> {
    const problems: Problem[] = [];
    const refuse = (line: number, reasons: string[]) => {
      this.#counts.badRows += 1;
      problems.push(...reasons.map((reason) => ({ line, reason })));
    };
    for (const row of rows) if ('reasons' in row) refuse(row.line, row.reasons);
    const books = rows.flatMap((row) => ('book' in row ? [row.book] : []));
    const keys = books.map(({ key }) => key);
    const stored = await loadStoredProducts(this.#db, keys, this.#shop);
    const taken: BookWithStored[] = [];
    const refusalOf = await this.#refusals(books, stored);
    for (const book of books) {
      const refusal = refusalOf(book);
      if (refusal === undefined) taken.push({ book, stored: stored.get(book.key) });
      else refuse(book.line, [refusal]);
    }
    problems.sort((a, b) => a.line - b.line);
    for (const problem of problems) this.#options.onProblem?.(problem);
    const differences = await this.#compare(taken);
    if (this.#isWriting && differences.length > 0) await writeProducts(this.#db, differences, this.#values);
  }

  report(): Omit<ImportReport, 'defaultPrices' | 'ignoredColumns' | 'rows'> {
    return {
      isWritten: this.#isWriting,
      ...this.#counts,
      withoutPriceIn: this.#withoutPriceIn,
      created: {
        categories: this.#shelves.created,
        publishers: this.#publishers.created,
        formats: this.#formats.created,
      },
    };
  }

  /** What only the shop can know to be wrong with a row. */
  async #refusals(books: readonly Book[], stored: ReadonlyMap<string, unknown>) {
    const numberOf = (book: Book) =>
      book.articleNumber ?? (stored.has(book.key) ? undefined : book.madeArticleNumber);
    const numbers = books.map(numberOf).filter((number) => number !== undefined);
    const owners = await ownersOfArticleNumbers(this.#db, numbers);
    return (book: Book): string | undefined => {
      const number = numberOf(book) ?? '';
      if (owners.get(number)?.some((key) => key !== book.key))
        return `The article number ${number} belongs to another book of the shop.`;
      const unknown = this.#options.refuseNewCategories
        ? book.categories?.find((path) => this.#shelves.find(path) === undefined)
        : undefined;
      return unknown && `The shop has no category "${unknown.join(' > ')}".`;
    };
  }

  /** Counts what is new, other or the same, and gives back what must be written. */
  async #compare(books: readonly BookWithStored[]): Promise<Difference[]> {
    const slugs = await chooseSlugs(this.#db, books, this.#shop, this.#options.renameSlugs ?? false);
    const differences: Difference[] = [];
    for (const { book, stored } of books) {
      const references = await this.#refer({ book, stored }, slugs.get(book));
      const wanted = wantProduct(book, stored, references, this.#shop, this.#options.prices);
      const difference = differenceOf(book.key, wanted, stored);
      this.#countPrices(book, difference, wanted.prices);
      if (!stored) this.#counts.added += 1;
      else if (isEmpty(difference)) this.#counts.unchanged += 1;
      else this.#counts.changed += 1;
      if (!isEmpty(difference)) differences.push(difference);
    }
    return differences;
  }

  /** A cell that says nothing leaves what the shop has, unless an option speaks for all such cells. */
  async #refer({ book, stored }: BookWithStored, slug: string | undefined): Promise<References> {
    const [db, isWriting] = [this.#db, this.#isWriting];
    const publisher = book.publisher ?? this.#options.publisher;
    const brandId =
      publisher === undefined && stored
        ? stored.brandId
        : await this.#publishers.findOrCreate(db, publisher ?? 'Kvarto', isWriting);
    const asked = book.format ?? this.#options.format;
    const format =
      (asked === undefined && stored?.sku && this.#formats.get(stored.sku.choiceId)) ||
      (await this.#formats.findOrCreate(db, asked ?? 'paperback', isWriting));
    const categoryIds = new Set(
      book.categories || !stored ? [] : [stored.primaryCategoryId, ...stored.categoryIds],
    );
    for (const path of book.categories ?? [])
      categoryIds.add(await this.#shelves.findOrCreate(db, path, isWriting));
    if (categoryIds.size === 0) categoryIds.add(await this.#shelves.rest(db, isWriting));
    return {
      brand: { id: brandId, name: this.#publishers.nameOf(brandId) },
      categories: [...categoryIds].map((id) => ({ id, key: this.#shelves.keyOf(id) })),
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
