import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { CsvRow } from '../csv/read-csv.ts';
import type { Book, BookPrice } from './book.ts';
import { type CurrencyOfCells, cellsSchema } from './cells.ts';
import type { Column } from './columns.ts';

export interface BookReading {
  columns: readonly Column[];
  /** How many cells a row has. */
  width: number;
  currencies: readonly CurrencyOfCells[];
  /** Of prices whose column names none. */
  currency: string;
  /** Keeps the ids of one supplier apart from those of another. */
  source: string;
  authorsAsWritten: boolean;
}

export type ReadBook = { book: Book } | { reasons: string[] };

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const controlCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Makes the function that reads one row after the other: a book, or every reason why it is none. */
export function bookReader(reading: BookReading): (row: CsvRow) => ReadBook {
  const schema = cellsSchema(reading.currencies, reading.authorsAsWritten);
  return ({ line, cells }) => {
    if (cells.length < reading.width || cells.slice(reading.width).some((cell) => cell !== ''))
      return { reasons: [`The row has ${cells.length} cells, the header ${reading.width}.`] };
    const { texts, reasons } = gather(cells, reading);
    const read = v.safeParse(schema, texts);
    if (!read.success) reasons.push(...read.issues.map(({ message }) => message));
    if (reasons.length > 0 || !read.success) return { reasons };
    const { output } = read;
    if (output.title === undefined) return { reasons: ['The title is empty.'] };
    const prices = pairPrices(output.price, output.regular_price);
    const dearer = [...prices].find(([, { regular, selling }]) => regular < selling);
    if (dearer) return { reasons: [`The regular price in ${dearer[0]} is lower than the price.`] };
    const { title, author, language, isbn: gtin } = output;
    const descriptions = Object.entries(output.description);
    return {
      book: {
        line,
        title,
        ...identify(reading.source, { ...output, title }),
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

/** The cells that say something, by field. */
function gather(cells: readonly string[], { columns, currency }: BookReading) {
  const reasons: string[] = [];
  const single: Record<string, string> = {};
  const several: Record<string, Record<string, string>> = { description: {}, price: {}, regular_price: {} };
  for (const { field, of, index } of columns) {
    const cell = (cells[index] ?? '').normalize('NFC').trim();
    if (cell === '') continue;
    if (controlCharacter.test(cell))
      reasons.push(`The ${field.replace('_', ' ')} holds a control character.`);
    const byCode = several[field];
    if (!byCode) single[field] = cell.replace(/\s+/g, ' ');
    else if (field === 'description') byCode[of ?? ''] = cell.replaceAll('\r\n', '\n');
    // A column that names its currency comes before one that does not.
    else if (of) byCode[of] = cell;
    else byCode[currency] ??= cell;
  }
  return { texts: { ...single, ...several }, reasons };
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

/** The key and the article number that a new book gets: from its id, its ISBN, or what is printed on its cover. */
function identify(source: string, { id, article_number, isbn, title, author, language }: Identity) {
  const own = id ?? article_number;
  if (own !== undefined) return { key: `${source}:${own}`, madeArticleNumber: `${source}-${own}` };
  if (isbn !== undefined) return { key: `isbn:${isbn}`, madeArticleNumber: isbn };
  const cover = [title, author?.join(';'), language?.[0]].map((text) => (text ?? '').toLowerCase()).join('|');
  const digest = createHash('sha256').update(cover).digest('hex').slice(0, 16);
  return { key: `title:${digest}`, madeArticleNumber: `title-${digest}` };
}
