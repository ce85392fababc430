import type { Database } from '#backend/database/connection.ts';
import { queuePictures, recheckPictures } from '#backend/features/picture/fetching/queue-pictures.ts';
import type { Book, BookPrice } from './book/book.ts';
import type { BookResult } from './book/read-book.ts';
import type { ImportIssue, ImportOptions, ImportReport, ImportUnit, RowResult } from './import-options.ts';
import { ImportReferences } from './import-references.ts';
import { finishBulkWrite, type Shop } from './shop.queries.ts';
import { type BookWithStored, chooseSlugs } from './write/choose-slugs.ts';
import type { FallbackPrices } from './write/desired-prices.ts';
import { desiredProduct, languageOf } from './write/desired-product.ts';
import { type Difference, differenceOf, isEmpty } from './write/difference.ts';
import { inheritTexts, updateInheritedTexts } from './write/inherit-texts.queries.ts';
import { findPriceList } from './write/market-prices.ts';
import { loadStoredProducts, ownersOfArticleNumbers } from './write/stored-products.queries.ts';
import { writeProducts } from './write/write-products.queries.ts';

type RunOptions = Omit<ImportOptions, 'prices'> & {
  prices: FallbackPrices;
  parameterColumns: readonly string[];
  unit: ImportUnit;
};

/** A row of a file: a book, the reasons why it is bad, or why it has no effect. */
export type ImportRow = { line: number; reference?: string } & (BookResult | { ignored: string });

/** The state of one import: the shop's references and the counts so far. */
export class ImportRun {
  readonly references: ImportReferences;
  readonly #db: Database;
  readonly #shop: Shop;
  readonly #options: RunOptions;
  readonly #counts = {
    added: 0,
    changed: 0,
    unchanged: 0,
    badRows: 0,
    ignored: 0,
    warned: 0,
    pricedByDefault: 0,
    downloadsWithoutFiles: 0,
  };
  readonly #withoutPriceIn = new Map<string, number>();
  readonly #changedProducts = new Set<number>();
  readonly #changedGroups = new Set<number>();

  static async open(db: Database, shop: Shop, options: RunOptions): Promise<ImportRun> {
    return new ImportRun(db, shop, options, await ImportReferences.load(db, shop, options));
  }

  private constructor(db: Database, shop: Shop, options: RunOptions, references: ImportReferences) {
    this.#db = db;
    this.#shop = shop;
    this.#options = options;
    this.references = references;
  }

  /** False after a bad row that may not be skipped: the other rows are only validated, so that every bad row is reported. */
  get isWriting(): boolean {
    const { isDryRun = false, skipBadRows = false } = this.#options;
    return !isDryRun && (skipBadRows || this.#counts.badRows === 0);
  }

  /** Returns the accepted books. */
  async importBatch(rows: readonly ImportRow[]): Promise<Set<Book>> {
    const results = new Map(rows.map((row) => [row.line, resultOf(row)]));
    const books = rows.flatMap((row) => ('book' in row ? [row.book] : []));
    const stored = await loadStoredProducts(this.#db, books, this.#shop);
    const findConflict = await this.#createConflictCheck(books, stored);
    const accepted: BookWithStored[] = [];
    for (const book of books) {
      const result = results.get(book.line);
      const conflict = findConflict(book);
      const before = stored.get(book);
      if (conflict === 'existing-size') ignore(result);
      else if (conflict !== undefined) reject(result, conflict.reason);
      else if (book.title === undefined && !before)
        ignore(result, `The shop has no book with ${nameOf(book)}.`);
      else {
        this.references.resolveThema(book);
        accepted.push({ book, stored: before });
      }
    }
    this.#counts.badRows += [...results.values()].filter(({ outcome }) => outcome === 'rejected').length;
    const differences = await this.#compare(accepted, results);
    this.#reportRows(results, accepted);
    const pictureUrls = accepted.flatMap(({ book }) => book.links.picture ?? []);
    if (this.isWriting) await recheckPictures(this.#db, pictureUrls);
    if (this.isWriting && differences.length > 0) {
      for (const id of await updateInheritedTexts(this.#db, differences)) this.#changedProducts.add(id);
      const ids = await writeProducts(
        this.#db,
        differences,
        this.references.values,
        this.#options.knownProducts,
      );
      for (const id of ids) this.#changedProducts.add(id);
      await this.#queuePictures(differences, ids);
    }
    return new Set(accepted.map(({ book }) => book));
  }

  /** A background job of the shop fetches the pictures. */
  async #queuePictures(differences: readonly Difference[], ids: readonly number[]): Promise<void> {
    const changed = differences.flatMap(({ pictures }, index) =>
      pictures ? [{ productId: ids[index] ?? 0, pictures }] : [],
    );
    const links = changed.flatMap(({ productId, pictures }) =>
      pictures.map((picture, sortOrder) => ({ productId, ...picture, sortOrder })),
    );
    await queuePictures(
      this.#db,
      links,
      changed.map(({ productId }) => productId),
    );
  }

  /** Copies missing texts between the formats of a work, and announces the changed products to running shops. */
  async finish(): Promise<void> {
    if (!this.isWriting) return;
    for (const id of await inheritTexts(this.#db, [...this.#changedGroups])) this.#changedProducts.add(id);
    await finishBulkWrite(this.#db, [...this.#changedProducts]);
  }

  report(): Omit<ImportReport, 'defaultPrices' | 'ignoredColumns' | 'rows' | 'source'> {
    const { categories, publishers, formats } = this.references;
    return {
      isWritten: this.isWriting,
      unit: this.#options.unit,
      ...this.#counts,
      withoutPriceIn: this.#withoutPriceIn,
      created: {
        categories: categories.created,
        publishers: publishers.created,
        formats: formats.created,
      },
    };
  }

  /** Creates a function that finds the conflict of a row with the shop. It is called once per row, in the order of the file. */
  async #createConflictCheck(
    books: readonly Book[],
    stored: ReadonlyMap<unknown, { key: string; productId: number }>,
  ) {
    // A stored product without a number in the file keeps its own.
    const numberOf = (book: Book) =>
      book.articleNumber ?? (stored.has(book) ? undefined : book.generatedArticleNumber);
    const numbers = books.map(numberOf).filter((number) => number !== undefined);
    const owners = await ownersOfArticleNumbers(this.#db, numbers);
    const lineOfProduct = new Map<number, number>();
    return (book: Book): Conflict | undefined => {
      const number = numberOf(book) ?? '';
      const existing = stored.get(book);
      if (!existing && book.sizeOf && owners.get(number)?.includes(book.sizeOf)) return 'existing-size';
      if (book.title !== undefined && owners.get(number)?.some((key) => key !== (existing?.key ?? book.key)))
        return { reason: `The article number ${number} belongs to another book of the shop.` };
      const line = existing && lineOfProduct.get(existing.productId);
      if (line !== undefined)
        return {
          reason: `The book is ${this.#options.unit === 'line' ? 'on line' : 'in record'} ${line} already.`,
        };
      if (existing) lineOfProduct.set(existing.productId, book.line);
      const unknown = this.#options.rejectNewCategories
        ? book.categories?.find((path) => this.references.categories.find(path) === undefined)
        : undefined;
      if (!unknown) return undefined;
      return { reason: `The shop has no category "${unknown.join(' > ')}".` };
    };
  }

  /** Sets the outcome of each row, counts prices, and returns the differences to write. */
  async #compare(
    books: readonly BookWithStored[],
    results: ReadonlyMap<number, RowResult>,
  ): Promise<Difference[]> {
    const db = this.#db;
    const { references, isWriting } = this;
    const slugs = await chooseSlugs(db, books, this.#shop, this.#options);
    const contributors = books.flatMap(({ book }) => Object.values(book.contributors).flat());
    await references.contributors.prepare(db, contributors, isWriting);
    const booksWithFormat = [];
    for (const { book, stored } of books) {
      const format = await references.findFormat(db, { book, stored }, isWriting);
      const language = book.languages?.[0] ?? languageOf(stored?.parameters ?? new Map());
      booksWithFormat.push({ book, stored, format: format.key, language, skuFormat: format });
    }
    const works = await references.works.assign(db, booksWithFormat, isWriting);
    for (const { productId, groupId } of works.added) {
      this.#changedProducts.add(productId);
      this.#changedGroups.add(groupId);
    }
    const differences: Difference[] = [];
    for (const { book, stored, skuFormat: format } of booksWithFormat) {
      const found = await references.find(db, { book, stored }, { format, isWriting });
      const membership = works.memberships.get(book);
      const groupId = membership?.groupId ?? null;
      const complete = { ...found, slug: slugs.get(book), groupId };
      const desired = desiredProduct({ book, stored }, complete, this.#shop, this.#options.prices);
      const difference = differenceOf(book.key, desired, stored);
      this.#countPrices(book, difference, desired.prices);
      if (!difference.stored && desired.fulfilment === 'download' && !desired.links.get('file')?.length)
        this.#counts.downloadsWithoutFiles += 1;
      const result = results.get(book.line);
      if (result && membership) result.work = `${membership.groupId} by ${membership.by}`;
      if (result) result.outcome = outcomeOf(difference);
      if (isEmpty(difference)) continue;
      differences.push(difference);
      if (groupId !== null) this.#changedGroups.add(groupId);
    }
    return differences;
  }

  #reportRows(results: ReadonlyMap<number, RowResult>, accepted: readonly BookWithStored[]): void {
    for (const { book } of accepted) {
      if (book.warnings.length > 0) this.#counts.warned += 1;
      results.get(book.line)?.messages.push(...book.warnings);
    }
    for (const result of [...results.values()].sort((a, b) => a.line - b.line)) {
      const { line, outcome, messages, reference } = result;
      const where = this.#options.unit === 'record' ? { line, record: reference } : { line };
      if (outcome === 'added' || outcome === 'changed' || outcome === 'unchanged' || outcome === 'ignored')
        this.#counts[outcome] += 1;
      const issue = (reason: string): ImportIssue =>
        outcome === 'rejected' ? { ...where, reason } : { ...where, reason, isWarning: true };
      for (const message of messages) this.#options.onIssue?.(issue(message));
      this.#options.onResult?.(result);
    }
  }

  #countPrices(book: Book, difference: Difference, prices: ReadonlyMap<number, BookPrice>): void {
    if (book.prices.size === 0 && difference.prices.length > 0) this.#counts.pricedByDefault += 1;
    const priced = new Set(
      this.#shop.markets
        .filter((market) => findPriceList(prices, market, this.#shop) !== undefined)
        .map(({ currency }) => currency),
    );
    for (const { code, priceListId } of this.#shop.currencies)
      if (!priced.has(code) && !prices.has(priceListId))
        this.#withoutPriceIn.set(code, (this.#withoutPriceIn.get(code) ?? 0) + 1);
  }
}

/** Why a row is not imported. `existing-size`: the row is a size that the product already has, and which stays unchanged. */
type Conflict = { reason: string } | 'existing-size';

function outcomeOf(difference: Difference): 'added' | 'changed' | 'unchanged' {
  if (!difference.stored) return 'added';
  return isEmpty(difference) ? 'unchanged' : 'changed';
}

function resultOf(row: ImportRow): RowResult {
  const book = 'book' in row ? row.book : undefined;
  const reference = row.reference ?? book?.gtin ?? book?.key ?? '';
  const result = { line: row.line, reference, title: book?.title ?? '', work: '' };
  if ('reasons' in row) return { ...result, outcome: 'rejected', messages: [...row.reasons] };
  if ('ignored' in row) return { ...result, outcome: 'ignored', messages: [row.ignored] };
  return { ...result, outcome: 'unchanged', messages: [] };
}

function reject(result: RowResult | undefined, reason: string): void {
  if (!result) return;
  result.outcome = 'rejected';
  result.messages.push(reason);
}

function ignore(result: RowResult | undefined, ...reasons: string[]): void {
  if (!result) return;
  result.outcome = 'ignored';
  result.messages.push(...reasons);
}

function nameOf({ gtin, articleNumber, key, isFoundByKeyOnly }: Book): string {
  if (isFoundByKeyOnly) return `the id ${key}`;
  if (gtin) return `the ISBN ${gtin}`;
  return articleNumber ? `the article number ${articleNumber}` : `the id ${key}`;
}
