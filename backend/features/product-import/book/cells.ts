import * as v from 'valibot';
import { quoted } from '../import-error.ts';
import { parseAmount } from './amount.ts';
import { readAuthors } from './author-names.ts';
import type { BookField } from './columns.ts';
import { formatOf } from './format-names.ts';
import { readGtin } from './gtin.ts';
import { languageCodeOf } from './language-names.ts';

type CellResult<T> = { value: T } | { error: string };

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

const wholeNumber =
  (min: number, max: number) =>
  (content: string): CellResult<number> => {
    // Accepts 350.0 of spreadsheets and 1 250; 1.250 is ambiguous.
    const digits = content.replace(/[.,]0{1,2}$/, '').replace(/[\s\u00a0\u202f]/g, '');
    const number = Number(digits);
    const isValid = /^[+-]?\d{1,15}$/.test(digits) && number >= min && number <= max;
    return isValid ? { value: number } : { error: `is not a whole number from ${min} to ${max}` };
  };

const listOf = (content: string, separator: RegExp | string) => [
  ...new Set(
    content
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** A title in the notation of libraries: "Peter Pan : $b Peter and Wendy". */
const withoutSubfields = (title: string) =>
  title.replace(/\s*[:;/=]?\s*\$[a-z]\s+/g, ': ').replace(/:+ *: /g, ': ');

function readYear(content: string): CellResult<number> {
  const [, date, before] =
    /^(-?\d{1,4})(?:-\d\d(?:-\d\d(?:[T ].*)?)?)?( ?(?:BC|BCE|f\.? ?Kr\.?|eaa\.?))?$/i.exec(content) ?? [];
  const [, behind] = /^\d{1,2}[./]\d{1,2}[./](\d{4})$/.exec(content) ?? [];
  const year = Number(date ?? behind) * (before ? -1 : 1);
  const maxYear = new Date().getFullYear() + 5;
  if (Number.isNaN(year) || year === 0 || year < -3000 || year > maxYear)
    return { error: `is not a year from -3000 to ${maxYear}` };
  return { value: year };
}

function readWeight(content: string): CellResult<number> {
  const [, number = '', unit = 'g'] = /^([\d.,]+)\s*(g|gr|gram|grams|kg)?$/i.exec(content) ?? [];
  const grams = Number(number.replace(',', '.')) * (unit.toLowerCase() === 'kg' ? 1000 : 1);
  const isThousands = unit.toLowerCase() !== 'kg' && /[.,]\d{3}$/.test(number);
  if (number === '' || isThousands || Number.isNaN(grams) || grams > 100_000)
    return { error: 'is not a weight of at most 100 kg' };
  return { value: Math.round(grams) };
}

function readLanguages(content: string): CellResult<string[]> {
  const names = listOf(content, /[;|,/]/);
  const codes = names.map(languageCodeOf).filter((code) => code !== undefined);
  return codes.length === names.length
    ? { value: [...new Set(codes)] }
    : { error: 'is not a known language' };
}

const active = /^(1|yes|true|active|published|available|on|ja|aktiv|kyllä|aktiivinen|i lager|in print)$/i;
const inactive =
  /^(0|no|false|inactive|unpublished|draft|hidden|deleted|off|nej|nei|inaktiv|ei|out of print)$/i;

/** "Category: History|Fiction > Crime": Project Gutenberg has the prefix. */
function readCategories(content: string): string[][] {
  const paths = listOf(content, /[;|]/).map((path) => listOf(path.replace(/^category:\s*/i, ''), '>'));
  return [
    ...new Map(
      paths.filter((path) => path.length > 0).map((path) => [path.join('>').toLowerCase(), path]),
    ).values(),
  ];
}

const maxPrice = 1_000_000;

function readPrice(minorDigits: number, marks: string[]) {
  return (content: string): CellResult<number> => {
    const amount = parseAmount(content, minorDigits, marks);
    if (typeof amount === 'string') return { error: amount };
    return amount > maxPrice * 10 ** minorDigits ? { error: `is above ${maxPrice}` } : { value: amount };
  };
}

export interface CellCurrency {
  code: string;
  symbol: string;
  minorDigits: number;
}

/** Parses the cells of a row, by field. */
export function cellsSchema(currencies: readonly CellCurrency[], authorsAsWritten: boolean) {
  const priceCells = (name: string) =>
    v.object(
      Object.fromEntries(
        currencies.map(({ code, symbol, minorDigits }) => [
          code,
          cell(`${name} in ${code}`, readPrice(minorDigits, [code, symbol])),
        ]),
      ),
    );
  const schemas = {
    id: cell('id', text(100)),
    article_number: cell('article number', text(100)),
    isbn: cell('ISBN', (content) => {
      const read = readGtin(content);
      return 'gtin' in read ? { value: read.gtin } : read;
    }),
    title: cell('title', (content) => text(1000)(withoutSubfields(content))),
    author: cell(
      'author',
      texts(300, (content) => readAuthors(content, { asWritten: authorsAsWritten })),
    ),
    language: cell('language', readLanguages),
    original_language: cell('original language', readLanguages),
    publisher: cell('publisher', text(200)),
    category: cell('category', (content) => {
      const paths = readCategories(content);
      return paths.flat().some((name) => name.length > 200)
        ? { error: 'has a name longer than 200 characters' }
        : { value: paths };
    }),
    subject: cell(
      'subject',
      texts(300, (content) => listOf(content, /[;|]/)),
    ),
    year: cell('year', readYear),
    pages: cell('number of pages', wholeNumber(1, 50_000)),
    format: cell('format', (content) => text(100)(formatOf(content))),
    weight: cell('weight', readWeight),
    stock: cell('stock', wholeNumber(0, 1_000_000)),
    status: cell('status', (content) => {
      if (active.test(content)) return { value: true };
      return inactive.test(content) ? { value: false } : { error: 'is neither active nor inactive' };
    }),
    description: v.record(
      v.string(),
      v.pipe(v.string(), v.maxLength(50_000, 'The description is longer than 50000 characters.')),
    ),
    price: priceCells('price'),
    regular_price: priceCells('regular price'),
  } satisfies Record<BookField, v.GenericSchema>;
  return v.object(schemas);
}
