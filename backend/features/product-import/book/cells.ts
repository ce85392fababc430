import * as v from 'valibot';
import { quoted } from '../import-error.ts';
import { parseAmount } from './amount.ts';
import { readAuthors } from './author-names.ts';
import { formatOf } from './format-names.ts';
import { readGtin } from './gtin.ts';
import { languageCodeOf } from './language-names.ts';

type Outcome<T> = { value: T } | { fault: string };

/** A cell that is read by a function of its own; a fault becomes a sentence: the name, the cell, the fault. */
function cell<T>(name: string, read: (text: string) => Outcome<T>) {
  return v.optional(
    v.pipe(
      v.string(),
      v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
        const outcome = read(dataset.value);
        if ('value' in outcome) return outcome.value;
        addIssue({ message: `The ${name} ${quoted(dataset.value)} ${outcome.fault}.` });
        return NEVER;
      }),
    ),
  );
}

const text =
  (most: number) =>
  (given: string): Outcome<string> =>
    given.length > most ? { fault: `is longer than ${most} characters` } : { value: given };

const texts =
  (most: number, split: (text: string) => string[]) =>
  (given: string): Outcome<string[]> => {
    const parts = split(given);
    const tooLong = parts.find((part) => part.length > most);
    return tooLong ? { fault: `has a part that is longer than ${most} characters` } : { value: parts };
  };

const wholeNumber =
  (least: number, most: number) =>
  (given: string): Outcome<number> => {
    // Spreadsheets write 350.0, and people 1 250; 1.250 could be either.
    const digits = given.replace(/[.,]0{1,2}$/, '').replace(/[\s\u00a0\u202f]/g, '');
    const number = Number(digits);
    const isFine = /^[+-]?\d{1,15}$/.test(digits) && number >= least && number <= most;
    return isFine ? { value: number } : { fault: `is not a whole number from ${least} to ${most}` };
  };

const listOf = (given: string, separator: RegExp | string) => [
  ...new Set(
    given
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

/** A title in the notation of libraries: "Peter Pan : $b Peter and Wendy". */
const withoutSubfields = (title: string) =>
  title.replace(/\s*[:;/=]?\s*\$[a-z]\s+/g, ': ').replace(/:+ *: /g, ': ');

function readYear(given: string): Outcome<number> {
  const [, date, before] =
    /^(-?\d{1,4})(?:-\d\d(?:-\d\d(?:[T ].*)?)?)?( ?(?:BC|BCE|f\.? ?Kr\.?|eaa\.?))?$/i.exec(given) ?? [];
  const [, behind] = /^\d{1,2}[./]\d{1,2}[./](\d{4})$/.exec(given) ?? [];
  const year = Number(date ?? behind) * (before ? -1 : 1);
  const latest = new Date().getFullYear() + 5;
  if (Number.isNaN(year) || year === 0 || year < -3000 || year > latest)
    return { fault: `is no year from -3000 to ${latest}` };
  return { value: year };
}

function readWeight(given: string): Outcome<number> {
  const [, number = '', unit = 'g'] = /^([\d.,]+)\s*(g|gr|gram|grams|kg)?$/i.exec(given) ?? [];
  const grams = Number(number.replace(',', '.')) * (unit.toLowerCase() === 'kg' ? 1000 : 1);
  const isThousands = unit.toLowerCase() !== 'kg' && /[.,]\d{3}$/.test(number);
  if (number === '' || isThousands || Number.isNaN(grams) || grams > 100_000)
    return { fault: 'is no weight in grams up to 100 kg' };
  return { value: Math.round(grams) };
}

function readLanguages(given: string): Outcome<string[]> {
  const names = listOf(given, /[;|,/]/);
  const codes = names.map(languageCodeOf).filter((code) => code !== undefined);
  return codes.length === names.length
    ? { value: [...new Set(codes)] }
    : { fault: 'is no language that is known' };
}

const active = /^(1|yes|true|active|published|available|on|ja|aktiv|kyllä|aktiivinen|i lager|in print)$/i;
const inactive =
  /^(0|no|false|inactive|unpublished|draft|hidden|deleted|off|nej|nei|inaktiv|ei|out of print)$/i;

/** "Category: History|Fiction > Crime": Project Gutenberg writes the word before the name. */
function readCategories(given: string): string[][] {
  const paths = listOf(given, /[;|]/).map((path) => listOf(path.replace(/^category:\s*/i, ''), '>'));
  return [
    ...new Map(
      paths.filter((path) => path.length > 0).map((path) => [path.join('>').toLowerCase(), path]),
    ).values(),
  ];
}

const dearest = 1_000_000;

function readPrice(minorDigits: number, marks: string[]) {
  return (given: string): Outcome<number> => {
    const amount = parseAmount(given, minorDigits, marks);
    if (typeof amount === 'string') return { fault: amount };
    return amount > dearest * 10 ** minorDigits ? { fault: `is above ${dearest}` } : { value: amount };
  };
}

export interface CurrencyOfCells {
  code: string;
  symbol: string;
  minorDigits: number;
}

/** Every cell of a row by its field, still as text, to what it means. */
export function cellsSchema(currencies: readonly CurrencyOfCells[], authorsAsWritten: boolean) {
  const pricesNamed = (name: string) =>
    v.object(
      Object.fromEntries(
        currencies.map(({ code, symbol, minorDigits }) => [
          code,
          cell(`${name} in ${code}`, readPrice(minorDigits, [code, symbol])),
        ]),
      ),
    );
  return v.object({
    id: cell('id', text(100)),
    article_number: cell('article number', text(100)),
    isbn: cell('ISBN', (given) => {
      const read = readGtin(given);
      return 'gtin' in read ? { value: read.gtin } : read;
    }),
    title: cell('title', (given) => text(1000)(withoutSubfields(given))),
    author: cell(
      'author',
      texts(300, (given) => readAuthors(given, { asWritten: authorsAsWritten })),
    ),
    language: cell('language', readLanguages),
    original_language: cell('original language', readLanguages),
    publisher: cell('publisher', text(200)),
    category: cell('category', (given) => {
      const paths = readCategories(given);
      return paths.flat().some((name) => name.length > 200)
        ? { fault: 'has a name longer than 200 characters' }
        : { value: paths };
    }),
    subject: cell(
      'subject',
      texts(300, (given) => listOf(given, /[;|]/)),
    ),
    year: cell('year', readYear),
    pages: cell('number of pages', wholeNumber(1, 50_000)),
    format: cell('format', (given) => text(100)(formatOf(given))),
    weight: cell('weight', readWeight),
    stock: cell('stock', wholeNumber(0, 1_000_000)),
    status: cell('status', (given) => {
      if (active.test(given)) return { value: true };
      return inactive.test(given) ? { value: false } : { fault: 'is neither active nor inactive' };
    }),
    description: v.record(
      v.string(),
      v.pipe(v.string(), v.maxLength(50_000, 'The description is longer than 50000 characters.')),
    ),
    price: pricesNamed('price'),
    regular_price: pricesNamed('regular price'),
  });
}
