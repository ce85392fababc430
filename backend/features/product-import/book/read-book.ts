import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CsvRow } from '../csv/read-csv.ts';
import type { Book, BookPrice } from './book.ts';
import { type CellCurrency, cellsSchema } from './cells.ts';
import type { Column } from './columns.ts';

interface ReaderOptions {
  columns: readonly Column[];
  /** Cells per row. */
  width: number;
  currencies: readonly CellCurrency[];
  /** For price columns without a currency. */
  currency: string;
  /** Prefix that separates the ids of several suppliers. */
  source: string;
  authorsAsWritten: boolean;
}

export type BookResult = { book: Book } | { reasons: string[] };

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it finds.
const controlCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Creates the function that reads a row: a book, or all reasons why it is invalid. */
export function createBookReader(options: ReaderOptions): (row: CsvRow) => BookResult {
  const schema = cellsSchema(options.currencies, options.authorsAsWritten);
  return ({ line, cells }) => {
    if (cells.length < options.width || cells.slice(options.width).some((cell) => cell !== ''))
      return { reasons: [`The row has ${cells.length} cells, the header ${options.width}.`] };
    const { texts, reasons } = gatherCells(cells, options);
    const read = v.safeParse(schema, texts);
    if (!read.success) reasons.push(...read.issues.map(({ message }) => message));
    if (reasons.length > 0 || !read.success) return { reasons };
    const { output } = read;
    if (output.title === undefined) return { reasons: ['The title is empty.'] };
    const prices = pairPrices(output.price, output.regular_price);
    const invalid = [...prices].find(([, { regular, selling }]) => regular < selling);
    if (invalid) return { reasons: [`The regular price in ${invalid[0]} is lower than the price.`] };
    const { title, author, language, isbn: gtin } = output;
    const descriptions = Object.entries(output.description);
    return {
      book: {
        line,
        title,
        ...identify(options.source, { ...output, title }),
        articleNumber: output.article_number,
        gtin,
        authors: author,
        languages: language,
        originalLanguages: output.original_language,
        publisher: output.publisher,
        categories: output.category,
        subjects: output.subject,
        year: output.year,
        pages: output.pages,
        format: output.format,
        weightGrams: output.weight,
        stock: output.stock,
        isActive: output.status,
        descriptions: new Map(descriptions.map(([code, text]) => [code === '' ? undefined : code, text])),
        prices,
      },
    };
  };
}

/** Cells with content, by field. */
function gatherCells(cells: readonly string[], { columns, currency }: ReaderOptions) {
  const reasons: string[] = [];
  const single: Record<string, string> = {};
  const byCodeFields: Record<string, Record<string, string>> = {
    description: {},
    price: {},
    regular_price: {},
  };
  for (const { field, of, index } of columns) {
    const cell = (cells[index] ?? '').normalize('NFC').trim();
    if (cell === '') continue;
    if (controlCharacter.test(cell))
      reasons.push(`The ${field.replace('_', ' ')} contains a control character.`);
    const byCode = byCodeFields[field];
    if (!byCode) single[field] = cell.replace(/\s+/g, ' ');
    else if (field === 'description') byCode[of ?? ''] = cell.replaceAll('\r\n', '\n');
    // A column with a currency has priority over one without.
    else if (of) byCode[of] = cell;
    else byCode[currency] ??= cell;
  }
  return { texts: { ...single, ...byCodeFields }, reasons };
}

function pairPrices(
  selling: Record<string, number | undefined>,
  regular: Record<string, number | undefined>,
): Map<string, BookPrice> {
  const prices = new Map<string, BookPrice>();
  for (const code of Object.keys({ ...selling, ...regular })) {
    const price = selling[code] ?? regular[code];
    if (price !== undefined) prices.set(code, { selling: price, regular: regular[code] ?? price });
  }
  return prices;
}

interface Identity {
  id?: string;
  article_number?: string;
  isbn?: string;
  title: string;
  author?: string[];
  language?: string[];
}

/** The key and the article number of a new book, from its id, its ISBN, or title, author and language. */
function identify(source: string, { id, article_number, isbn, title, author, language }: Identity) {
  const supplierId = id ?? article_number;
  if (supplierId !== undefined)
    return { key: `${source}:${supplierId}`, generatedArticleNumber: `${source}-${supplierId}` };
  if (isbn !== undefined) return { key: `isbn:${isbn}`, generatedArticleNumber: isbn };
  const cover = [title, author?.join(';'), language?.[0]].map((text) => (text ?? '').toLowerCase()).join('|');
  const digest = createHash('sha256').update(cover).digest('hex').slice(0, 16);
  return { key: `title:${digest}`, generatedArticleNumber: `title-${digest}` };
}
