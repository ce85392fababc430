import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { CONTRIBUTOR_ROLES } from '#contract/product/contributor-roles.ts';
import type { CsvRow } from '../csv/read-csv.ts';
import type { Book, BookPrice, FixedPriceRule, Texts } from './book.ts';
import { type CellCurrency, cellsSchema } from './cells.ts';
import { type Column, marketFields } from './columns.ts';
import { plainTextOf } from './plain-text.ts';

/** A price list that a column names by its currency or by its market, whose code is in `code`. */
export interface PriceTarget extends CellCurrency {
  priceListId: number;
}

interface ReaderOptions {
  columns: readonly Column[];
  /** Columns that become parameters. */
  parameterColumns?: readonly { name: string; index: number }[];
  /** Cells per row. */
  width: number;
  /** The table has no titles. */
  isUpdateOnly: boolean;
  priceTargets: readonly PriceTarget[];
  markets: readonly string[];
  taxClasses: readonly string[];
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
  let warnings: string[] = [];
  const schema = cellsSchema({
    currencies: options.priceTargets,
    markets: options.markets,
    taxClasses: options.taxClasses,
    authorsAsWritten: options.authorsAsWritten,
    warn: (sentence) => warnings.push(sentence),
  });
  return ({ line, cells }) => {
    if (cells.length < options.width || cells.slice(options.width).some((cell) => cell !== ''))
      return { reasons: [`The row has ${cells.length} cells, the header ${options.width}.`] };
    warnings = [];
    const { texts, parameters, reasons } = gatherCells(cells, options);
    const read = v.safeParse(schema, texts);
    if (!read.success) reasons.push(...read.issues.map(({ message }) => message));
    if (reasons.length > 0 || !read.success) return { reasons };
    const { output } = read;
    if (output.title === undefined && !options.isUpdateOnly) return { reasons: ['The title is empty.'] };
    if (output.age_from !== undefined && output.age_to !== undefined && output.age_from > output.age_to)
      return { reasons: ['The age is higher than the maximum age.'] };
    const prices = pairPrices(output.price, output.regular_price, options.priceTargets);
    if (typeof prices === 'string') return { reasons: [prices] };
    const identity = identify(options.source, output);
    if (!identity) return { reasons: ['The row has no ISBN, article number or id.'] };
    const book = bookOf(output);
    const fixedPrices = fixedPricesOf(output, options.markets);
    const fixed = fixedPrices.size > 0 && { fixedPrices };
    return { book: { ...book, line, ...identity, prices, ...fixed, parameters, warnings } };
  };
}

type Output = v.InferOutput<ReturnType<typeof cellsSchema>>;

/** The fields of a book, without its identity, prices and parameters. */
function bookOf(output: Output) {
  const { title, subtitle, work, series, age_from, age_to } = output;
  return {
    title: title !== undefined && subtitle !== undefined ? `${title}: ${subtitle}` : title,
    articleNumber: output.article_number,
    gtin: output.isbn,
    work: work === undefined ? undefined : { key: work, canChangeGroup: true, relatedIsbns: [] },
    contributors: Object.fromEntries(
      CONTRIBUTOR_ROLES.flatMap((role) => {
        const names = output[role];
        return names ? [[role, names.map((name) => ({ name }))]] : [];
      }),
    ),
    languages: output.language,
    originalLanguages: output.original_language,
    publisher: output.publisher,
    categories: output.category,
    thema: output.thema,
    keywords: output.subject,
    series: series === undefined ? undefined : { name: series, number: output.series_number },
    year: output.year,
    publicationDate: output.publication_date,
    pages: output.pages,
    runningMinutes: output.running_time,
    format: output.format,
    weightGrams: output.weight,
    heightMm: output.height,
    widthMm: output.width,
    thicknessMm: output.thickness,
    stock: output.stock,
    maxQuantity: output.max_quantity,
    isActive: output.status,
    taxClass: output.tax_class,
    ages: age_from === undefined && age_to === undefined ? undefined : { from: age_from, to: age_to },
    awards: output.award,
    manufacturer: output.manufacturer,
    responsiblePerson: output.responsible_person,
    safetyWarnings: output.warning,
    accessibility: output.accessibility,
    links: { picture: output.picture, file: output.file, sample: output.sample },
    ...(Object.keys(output.picture_alt).length > 0 && {
      pictureAltTexts: new Map([[0, textsOf(output.picture_alt)]]),
    }),
    descriptions: textsOf(output.description),
    excerpts: textsOf(output.excerpt),
    missingPrices: 'default' as const,
  };
}

function textsOf(byCode: Record<string, string>): Texts {
  const texts = Object.entries(byCode).filter(([, text]) => text !== '');
  return new Map(texts.map(([code, text]) => [code === '' ? undefined : code, text]));
}

const maxParameterLength = 300;

/** Non-empty cells by field, or by field and qualifier (`price_sek`). Cells of the same unqualified field are joined. */
function gatherCells(cells: readonly string[], { columns, parameterColumns = [], currency }: ReaderOptions) {
  const reasons: string[] = [];
  const unqualifiedFields: Record<string, string> = {};
  const qualifiedFields: Record<string, Record<string, string>> = {
    description: {},
    excerpt: {},
    picture_alt: {},
    price: {},
    regular_price: {},
    ...Object.fromEntries(marketFields.map((field) => [field, {}])),
  };
  for (const { field, qualifier, index } of columns) {
    const cell = (cells[index] ?? '').normalize('NFC').trim();
    if (cell === '') continue;
    if (controlCharacter.test(cell))
      reasons.push(`The ${field.replace('_', ' ')} contains a control character.`);
    const byQualifier = qualifiedFields[field];
    const oneLine = cell.replace(/\s+/g, ' ');
    if (!byQualifier) unqualifiedFields[field] = `${unqualifiedFields[field] ?? ''} ${oneLine}`.trim();
    // Long texts keep their line breaks, without markup: pages show them as plain text.
    else if (field === 'description' || field === 'excerpt') byQualifier[qualifier ?? ''] = plainTextOf(cell);
    else if (field === 'picture_alt') byQualifier[qualifier ?? ''] = oneLine;
    // A column with a currency has priority over one without.
    else if (qualifier) byQualifier[qualifier] = cell;
    else byQualifier[currency] ??= cell;
  }
  const parameters = new Map<string, string[]>();
  for (const { name, index } of parameterColumns) {
    const values = (cells[index] ?? '').normalize('NFC').split(/[;|]/);
    const present = values.map((value) => value.replace(/\s+/g, ' ').trim()).filter((value) => value !== '');
    if (present.some((value) => value.length > maxParameterLength))
      reasons.push(`The ${name} is longer than ${maxParameterLength} characters.`);
    if (present.length > 0) parameters.set(name, [...new Set(present)]);
  }
  return { texts: { ...unqualifiedFields, ...qualifiedFields }, parameters, reasons };
}

/** The fixed prices of the markets for which the row has an end. */
function fixedPricesOf(
  { fixed_until, fixed_by, max_discount }: Output,
  markets: readonly string[],
): Map<string, FixedPriceRule | null> {
  return new Map(
    markets.flatMap((market) => {
      const until = fixed_until[market];
      if (until === undefined) return [];
      const rule = {
        until: until === 'open' ? null : until,
        by: fixed_by[market],
        maxDiscount: max_discount[market],
      };
      return [[market, until === 'none' ? null : rule] as const];
    }),
  );
}

/** Prices by price list. A column of a market overrides the column of its currency, which precedes it in the targets. */
function pairPrices(
  selling: Record<string, number | undefined>,
  regular: Record<string, number | undefined>,
  targets: readonly PriceTarget[],
): Map<number, BookPrice> | string {
  const prices = new Map<number, BookPrice>();
  for (const { code, priceListId } of targets) {
    const price = selling[code] ?? regular[code];
    if (price === undefined) continue;
    const pair = { selling: price, regular: regular[code] ?? price };
    if (pair.regular < pair.selling) return `The regular price in ${code} is lower than the price.`;
    prices.set(priceListId, pair);
  }
  return prices;
}

interface Identity {
  id?: string;
  article_number?: string;
  isbn?: string;
  title?: string;
  author?: string[];
  language?: string[];
}

/** The key and the article number of a new book, from its id, its ISBN, or title, author and language. */
function identify(source: string, { id, article_number, isbn, title, author, language }: Identity) {
  const supplierId = id ?? article_number;
  if (supplierId !== undefined)
    return { key: `${source}:${supplierId}`, generatedArticleNumber: `${source}-${supplierId}` };
  if (isbn !== undefined) return { key: `isbn:${isbn}`, generatedArticleNumber: isbn };
  if (title === undefined) return undefined;
  const identity = [title, author?.join(';'), language?.[0]]
    .map((text) => (text ?? '').toLowerCase())
    .join('|');
  const digest = createHash('sha256').update(identity).digest('hex').slice(0, 16);
  return { key: `title:${digest}`, generatedArticleNumber: `title-${digest}` };
}
