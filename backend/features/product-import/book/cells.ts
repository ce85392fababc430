import * as v from 'valibot';
import { LIMITS } from '#contract/limits.ts';
import { MAX_ALT_TEXT_LENGTH } from '#contract/product/picture-file.ts';
import { quoted } from '../import-error.ts';
import { accessibilityCodeOf } from './accessibility-codes.ts';
import { parseAmount } from './amount.ts';
import { readAuthors } from './author-names.ts';
import type { BookField } from './columns.ts';
import { formatOf } from './format-names.ts';
import { readGtin } from './gtin.ts';
import { languageCodeOf } from './language-names.ts';
import {
  type CellResult,
  readDate,
  readMinutes,
  readUrls,
  readWeight,
  readYear,
  wholeNumber,
} from './quantity-cells.ts';

/** Parses a cell with `read`. An error becomes a sentence: name, content, error. */
function cell<T>(name: string, read: (text: string) => CellResult<T>) {
  return v.optional(
    v.pipe(
      v.string(),
      v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
        const result = read(dataset.value);
        if ('value' in result) return result.value;
        addIssue({ message: `The ${name} ${quoted(dataset.value)} ${result.error}.` });
        return NEVER;
      }),
    ),
  );
}

const text =
  (maxLength: number) =>
  (content: string): CellResult<string> =>
    content.length > maxLength ? { error: `is longer than ${maxLength} characters` } : { value: content };

const texts =
  (maxLength: number, split: (text: string) => string[]) =>
  (content: string): CellResult<string[]> => {
    const parts = split(content);
    const tooLong = parts.find((part) => part.length > maxLength);
    return tooLong ? { error: `has a part that is longer than ${maxLength} characters` } : { value: parts };
  };

const listOf = (content: string, separator: RegExp | string) => [
  ...new Set(
    content
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** Removes the subfield codes of library catalogues (MARC): "Peter Pan : $b Peter and Wendy" → "Peter Pan: Peter and Wendy". */
const withoutSubfields = (title: string) =>
  title.replace(/\s*[:;/=]?\s*\$[a-z]\s+/g, ': ').replace(/:+ *: /g, ': ');

/** An unknown code stays, because the code lists of suppliers are longer; an unknown name is ignored. Both are reported. */
function readLanguages(content: string, warn: (sentence: string) => void): CellResult<string[]> {
  const names = listOf(content, /[;|,/]/);
  const codes = names.flatMap((name) => {
    const known = languageCodeOf(name);
    if (known !== undefined) return [known];
    const isCode = /^[a-z]{2,3}$/i.test(name);
    warn(`The language ${quoted(name)} is not known${isCode ? '' : ', and is ignored'}.`);
    return isCode ? [name.toLowerCase()] : [];
  });
  return { value: [...new Set(codes)] };
}

/** Values of the status column in several languages. */
const active = /^(1|yes|true|active|published|available|on|ja|aktiv|kyllä|aktiivinen|i lager|in print)$/i;
const inactive =
  /^(0|no|false|inactive|unpublished|draft|hidden|deleted|off|nej|nei|inaktiv|ei|out of print)$/i;

/** "Category: History|Fiction > Crime": Project Gutenberg has the prefix. */
function readCategories(content: string): string[][] {
  const plain = content.replace(/<\/?[a-z][^<>]*>/gi, '');
  const paths = listOf(plain, /[;|]/).map((path) => listOf(path.replace(/^category:\s*/i, ''), '>'));
  const named = paths.filter((path) => path.length > 0);
  // Paths that differ only in case are one category.
  return [...new Map(named.map((path) => [path.join('>').toLowerCase(), path])).values()];
}

/** In the main unit of the currency. */
const maxPrice = 1_000_000;

function readPrice(minorDigits: number, marks: string[]) {
  return (content: string): CellResult<number> => {
    const amount = parseAmount(content, minorDigits, marks);
    if (typeof amount === 'string') return { error: amount };
    return amount > maxPrice * 10 ** minorDigits ? { error: `is above ${maxPrice}` } : { value: amount };
  };
}

export interface CellCurrency {
  /** The suffix of the column: the code of the currency, or of a market with a price list of its own. */
  code: string;
  symbol: string;
  minorDigits: number;
}

interface CellOptions {
  currencies: readonly CellCurrency[];
  /** Codes. */
  markets: readonly string[];
  /** Tax classes with a rate in every market. */
  taxClasses: readonly string[];
  authorsAsWritten: boolean;
  /** Receives a sentence about a value that is ignored. */
  warn: (sentence: string) => void;
}

/** Parsers that several columns share. */
function createParsers({ currencies, markets, authorsAsWritten, warn }: CellOptions) {
  const names = (name: string) =>
    cell(
      name,
      texts(300, (content) => readAuthors(content, { asWritten: authorsAsWritten })),
    );
  const languages = (content: string) => readLanguages(content, warn);
  const list = (name: string) =>
    cell(
      name,
      texts(300, (content) => listOf(content, /[;|]/)),
    );
  const longText = (name: string, max = 50_000) =>
    v.record(
      v.string(),
      v.pipe(v.string(), v.maxLength(max, `The ${name} is longer than ${max} characters.`)),
    );
  const millimetres = wholeNumber(1, 5000);
  const priceCells = (name: string) =>
    v.object(
      Object.fromEntries(
        currencies.map(({ code, symbol, minorDigits }) => [
          code,
          cell(`${name} in ${code}`, readPrice(minorDigits, [code, symbol])),
        ]),
      ),
    );
  const marketCells = <T>(name: string, read: (content: string) => CellResult<T>) =>
    v.object(Object.fromEntries(markets.map((market) => [market, cell(`${name} in ${market}`, read)])));
  return { names, languages, list, longText, millimetres, priceCells, marketCells };
}

/** A day; `open`: until further notice; `none`: the price is not fixed. */
function readFixedUntil(content: string): CellResult<string> {
  if (/^(open|none)$/i.test(content)) return { value: content.toLowerCase() };
  const date = readDate(content);
  return 'value' in date && date.value.length === 10
    ? date
    : { error: 'is neither a day such as 2026-12-31, nor open or none' };
}

/** "12.5" or "12,5 %" → basis points. */
function readPercent(content: string): CellResult<number> {
  const basisPoints = Math.round(Number(content.replace(/\s*%$/, '').replace(',', '.')) * 100);
  return basisPoints >= 0 && basisPoints <= 10_000
    ? { value: basisPoints }
    : { error: 'is not a percentage from 0 to 100' };
}

function readTaxClass(taxClasses: readonly string[]) {
  return (content: string): CellResult<string> =>
    taxClasses.includes(content)
      ? { value: content }
      : { error: `has no VAT rate in every market; classes that do: ${taxClasses.join(', ')}` };
}

/** Parses the cells of a row, by field. */
export function cellsSchema(options: CellOptions) {
  const parsers = createParsers(options);
  const schemas = {
    ...bookCells(parsers),
    ...tradeCells(parsers, options),
  } satisfies Record<BookField, v.GenericSchema>;
  return v.object(schemas);
}

type Parsers = ReturnType<typeof createParsers>;

/** Facts about the book itself. */
function bookCells({ names, languages, list, longText, millimetres }: Parsers) {
  return {
    id: cell('id', text(100)),
    article_number: cell('article number', text(100)),
    isbn: cell('ISBN', (content) => {
      const read = readGtin(content);
      return 'gtin' in read ? { value: read.gtin } : read;
    }),
    title: cell('title', (content) => text(1000)(withoutSubfields(content))),
    subtitle: cell('subtitle', text(1000)),
    work: cell('work', text(200)),
    author: names('author'),
    translator: names('translator'),
    illustrator: names('illustrator'),
    narrator: names('narrator'),
    editor: names('editor'),
    language: cell('language', languages),
    original_language: cell('original language', languages),
    publisher: cell('publisher', text(200)),
    category: cell('category', (content) => {
      const paths = readCategories(content);
      return paths.flat().some((name) => name.length > 200)
        ? { error: 'has a name longer than 200 characters' }
        : { value: paths };
    }),
    thema: list('Thema code'),
    subject: list('subject'),
    series: cell('series', text(300)),
    series_number: cell('number in the series', text(20)),
    year: cell('year', readYear),
    publication_date: cell('publication date', readDate),
    pages: cell('number of pages', wholeNumber(1, 50_000)),
    running_time: cell('running time', readMinutes),
    format: cell('format', (content) => text(100)(formatOf(content))),
    weight: cell('weight', readWeight),
    height: cell('height', millimetres),
    width: cell('width', millimetres),
    thickness: cell('thickness', millimetres),
    age_from: cell('age', wholeNumber(0, 99)),
    age_to: cell('maximum age', wholeNumber(0, 99)),
    award: list('award'),
    manufacturer: cell('manufacturer', text(500)),
    responsible_person: cell('responsible person', text(500)),
    warning: cell(
      'warning',
      texts(500, (content) => listOf(content, '|')),
    ),
    accessibility: cell(
      'accessibility',
      texts(500, (content) => listOf(content, '|').map(accessibilityCodeOf)),
    ),
    description: longText('description'),
    excerpt: longText('excerpt'),
    picture_alt: longText('alt text of the picture', MAX_ALT_TEXT_LENGTH),
  };
}

/** Facts about its sale. */
function tradeCells({ priceCells, marketCells }: Parsers, { taxClasses }: CellOptions) {
  return {
    stock: cell('stock', wholeNumber(0, 1_000_000)),
    max_quantity: cell('max_quantity', wholeNumber(0, LIMITS.cartLineQuantity)),
    status: cell('status', (content) => {
      if (active.test(content)) return { value: true };
      return inactive.test(content) ? { value: false } : { error: 'is neither active nor inactive' };
    }),
    tax_class: cell('tax class', readTaxClass(taxClasses)),
    picture: cell('picture', readUrls),
    file: cell('file', readUrls),
    sample: cell('sample', readUrls),
    price: priceCells('price'),
    regular_price: priceCells('regular price'),
    fixed_until: marketCells('end of the fixed price', readFixedUntil),
    fixed_by: marketCells('source of the fixed price', text(200)),
    max_discount: marketCells('maximum discount', readPercent),
  };
}
