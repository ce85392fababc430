import { ImportError } from '../import-error.ts';

/** The fields of a book, and the column names that are recognised (docs/importing.md). */
const synonyms = {
  id: 'product id|record id|external id|key|nyckel',
  article_number: 'article no|sku|artikelnummer|artikelnr|artnr|varenummer|varenr|tuotenumero',
  isbn: 'isbn13|isbn 13|isbn10|isbn 10|ean|ean13|gtin|gtin13|barcode|streckkod',
  title: 'titel|name|namn|navn|tittel|nimi|nimeke|boktitel|product name',
  author:
    'authors|författare|forfatter|forfattere|kirjailija|tekijä|creator|creators|upphov|contributor|contributors',
  language: 'languages|språk|sprog|kieli|lang',
  original_language: 'originalspråk|originalsprog|alkukieli',
  publisher: 'förlag|forlag|kustantaja|brand|varumärke|imprint',
  category: 'categories|kategori|kategorier|kategoria|kategoriat|genre|genres|shelf|shelves|bookshelves',
  subject: 'subjects|ämne|ämnen|ämnesord|emne|emner|aihe|aiheet|keywords|tags',
  year: 'published|publication year|first published|year published|år|utgivningsår|udgivelsesår|utgivelsesår|utgiven|vuosi|julkaisuvuosi',
  pages: 'page count|number of pages|sidor|antal sidor|sider|antal sider|antall sider|sivuja|sivumäärä',
  format: 'binding|bandtyp|indbinding|innbinding|sidosasu|muoto|sku choice|edition type',
  weight: 'weight g|vikt|vægt|vekt|paino|grams',
  stock: 'in stock|lager|lagersaldo|saldo|på lager|varasto|quantity|qty|antal|inventory',
  status: 'active|aktiv|tila|published status',
  description: 'beskrivning|beskrivelse|kuvaus|summary',
  price: 'pris|hinta|selling price|sale price|försäljningspris|salgspris|myyntihinta',
  regular_price: 'ordinarie pris|normalpris|normaalihinta|list price|rrp',
};

export type BookField = keyof typeof synonyms;
export const bookFields = Object.keys(synonyms) as BookField[];

/** A column; texts and prices may have a language or currency: `price_sek`, `description_fi`. */
export interface Column {
  field: BookField;
  /** Code of the language or currency: `sv`, `SEK`. */
  of?: string;
  index: number;
}

interface ColumnMapping {
  /** From `--column title=Rubrik`: field → header. */
  explicit: ReadonlyMap<string, string>;
  currencies: readonly string[];
  /** Codes of the shop's languages. */
  languages: readonly string[];
}

const normalizeHeader = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

const fieldOfName = new Map<string, BookField>(
  bookFields.flatMap((field) =>
    [field.replace('_', ' '), ...synonyms[field].split('|')].map((name) => [name, field]),
  ),
);

/** Finds the field of each column. Columns without a field are returned by name. */
export function matchColumns(
  header: readonly string[],
  mapping: ColumnMapping,
): { columns: Column[]; ignored: string[] } {
  const found = new Map<string, Column>();
  for (const [name, title] of mapping.explicit) {
    const field = findField(name, mapping);
    if (!field)
      throw new ImportError(`--column ${name}=… is not a field of a book. Fields: ${bookFields.join(', ')}.`);
    const index = header.findIndex((cell) => normalizeHeader(cell) === normalizeHeader(title));
    if (index === -1) throw new ImportError(`The file has no column "${title}". ${listOf(header)}`);
    found.set(nameOf(field), { ...field, index });
  }
  const explicitNames = new Set(found.keys());
  const taken = new Set([...found.values()].map(({ index }) => index));
  const ignored: string[] = [];
  for (const [index, cell] of header.entries()) {
    if (taken.has(index)) continue;
    const field = findField(cell, mapping);
    if (!field) {
      if (cell !== '') ignored.push(cell);
      continue;
    }
    const name = nameOf(field);
    const other = found.get(name);
    if (!other) found.set(name, { ...field, index });
    else if (explicitNames.has(name)) ignored.push(cell);
    else throw duplicateColumn(name, header[other.index] ?? '', cell);
  }
  if (!found.has('title'))
    throw new ImportError(
      `The file has no column for the title. ${listOf(header)} Name the right one with --column title=….`,
    );
  return { columns: [...found.values()], ignored };
}

function findField(
  name: string,
  { currencies, languages }: ColumnMapping,
): Omit<Column, 'index'> | undefined {
  const normalized = normalizeHeader(name);
  const field = fieldOfName.get(normalized);
  if (field) return { field };
  const [, stem = '', code = ''] = /^(.+) (\S+)$/.exec(normalized) ?? [];
  const stemField = fieldOfName.get(stem);
  const currency = currencies.find((currency) => currency.toLowerCase() === code);
  if (currency && (stemField === 'price' || stemField === 'regular_price'))
    return { field: stemField, of: currency };
  if (languages.includes(code) && stemField === 'description') return { field: stemField, of: code };
  return undefined;
}

const nameOf = ({ field, of }: Omit<Column, 'index'>) => (of ? `${field}_${of.toLowerCase()}` : field);

function duplicateColumn(name: string, one: string, other: string): ImportError {
  return new ImportError(
    normalizeHeader(one) === normalizeHeader(other)
      ? `The header has the column "${one}" twice. Rename one of them.`
      : `The columns "${one}" and "${other}" both mean ${name}. Choose one with --column ${name}="${one}".`,
  );
}

function listOf(header: readonly string[]): string {
  return `Its columns are: ${header.filter((cell) => cell !== '').join(', ')}.`;
}
