import { ImportError } from '../import-error.ts';

/** The fields of a book, and the column names that are recognised (docs/importing.md). */
const synonyms = {
  id: 'product id|record id|external id|key|nyckel',
  article_number: 'article no|sku|artikelnummer|artikelnr|artnr|varenummer|varenr|tuotenumero',
  isbn: 'isbn13|isbn 13|isbn10|isbn 10|ean|ean13|gtin|gtin13|barcode|streckkod',
  title: 'titel|name|namn|navn|tittel|nimi|nimeke|boktitel|product name',
  subtitle: 'undertitel|undertittel|alaotsikko',
  work: 'work id|work key|verk|værk|teos',
  author:
    'authors|författare|forfatter|forfattere|kirjailija|tekijä|creator|creators|upphov|contributor|contributors',
  translator: 'translators|översättare|oversætter|oversetter|kääntäjä|suomentaja',
  illustrator: 'illustrators|illustratör|illustratør|tegner|kuvittaja',
  narrator: 'narrators|reader|uppläsare|inläsare|oplæser|innleser|lukija',
  editor: 'editors|redaktör|redaktør|toimittaja',
  language: 'languages|språk|sprog|kieli|lang',
  original_language: 'originalspråk|originalsprog|alkukieli',
  publisher: 'förlag|forlag|kustantaja|brand|varumärke|imprint',
  category: 'categories|kategori|kategorier|kategoria|kategoriat|genre|genres|shelf|shelves|bookshelves',
  thema: 'thema codes|thema code|thema kod|thema subjects',
  subject: 'subjects|ämne|ämnen|ämnesord|emne|emner|aihe|aiheet|keywords|tags',
  series: 'serie|sarja|series title',
  series_number: 'number in series|del|nummer i serie|nummer i serien|osa|volume',
  year: 'published|publication year|first published|year published|år|utgivningsår|udgivelsesår|utgivelsesår|utgiven|vuosi|julkaisuvuosi',
  publication_date:
    'publication day|pub date|release date|utgivningsdatum|utgivningsdag|udgivelsesdato|udgivelsesdag|utgivelsesdato|utgivelsesdag|julkaisupäivä|ilmestymispäivä',
  pages: 'page count|number of pages|sidor|antal sidor|sider|antal sider|antall sider|sivuja|sivumäärä',
  running_time: 'duration|speltid|spilletid|kesto',
  format: 'binding|bandtyp|indbinding|innbinding|sidosasu|muoto|sku choice|edition type',
  weight: 'weight g|vikt|vægt|vekt|paino|grams',
  height: 'height mm|höjd|højde|høyde|korkeus',
  width: 'width mm|bredd|bredde|leveys',
  thickness: 'thickness mm|tjocklek|tykkelse|paksuus',
  stock: 'in stock|lager|lagersaldo|saldo|på lager|varasto|quantity|qty|antal|inventory',
  max_quantity: 'maximum quantity|max antal|högsta antal|maks antal|maks antall|enimmäismäärä',
  status: 'active|aktiv|tila|published status',
  age_from: 'age|minimum age|ålder från|alder fra|ikä',
  age_to: 'maximum age|ålder till|alder til',
  award: 'awards|prize|prizes|pris vunnet|utmärkelse|palkinto',
  picture: 'pictures|image|images|cover|bild|billede|bilde|kuva|image url',
  file: 'files|fil|tiedosto',
  sample: 'samples|excerpt file|smakprov|læseprøve|leseprøve|lukunäyte',
  picture_alt: 'alt text|alt|picture alt text|bildtext|billedtekst|bildetekst|kuvateksti',
  description: 'beskrivning|beskrivelse|kuvaus|summary',
  excerpt: 'utdrag|uddrag|ote',
  tax_class: 'vat class|tax code|momsklass|momsklasse|mvaklasse|veroluokka',
  manufacturer: 'tillverkare|producent|produsent|valmistaja|gpsr manufacturer',
  responsible_person:
    'ansvarig i eu|ansvarlig i eu|eu vastuuhenkilö|gpsr responsible person|eu responsible person',
  warning: 'warnings|varning|varningar|advarsel|advarsler|varoitus',
  accessibility: 'tillgänglighet|tilgængelighed|tilgjengelighet|saavutettavuus|accessibility features',
  price: 'pris|hinta|selling price|sale price|försäljningspris|salgspris|myyntihinta',
  regular_price: 'ordinarie pris|normalpris|normaalihinta|list price|rrp',
  fixed_until: 'fixed price until|fast pris till|fast pris til|kiinteä hinta asti',
  fixed_by: 'fixed price by|fast pris av|fast pris af',
  max_discount: 'maximum discount|max rabatt|max rabat|enimmäisalennus',
};

export type BookField = keyof typeof synonyms;
export const bookFields = Object.keys(synonyms) as BookField[];

/** A column; some have a suffix: `price_sek`, `price_fi`, `description_fi`, `picture_2`. */
export interface Column {
  field: BookField;
  /** The suffix: a currency, a market, a language or a number, such as `SEK`, `fi` or `2`. */
  qualifier?: string;
  index: number;
}

interface ColumnMapping {
  /** From `--column title=Rubrik`: field → header. */
  explicit: ReadonlyMap<string, string>;
  currencies: readonly string[];
  markets: readonly string[];
  /** Codes of the shop's languages. */
  languages: readonly string[];
}

interface MatchedColumns {
  columns: Column[];
  /** Headers without a field, and their indexes. */
  ignored: { name: string; index: number }[];
  /** The table has no titles: it only updates books. */
  isUpdateOnly: boolean;
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

/** Finds the field of each column. Columns without a field are returned as `ignored`. */
export function matchColumns(header: readonly string[], mapping: ColumnMapping): MatchedColumns {
  const found = new Map<string, Column>();
  for (const [name, headerCell] of mapping.explicit) {
    const match = findField(name, mapping);
    if (!match)
      throw new ImportError(`--column ${name}=… is not a field of a book. Fields: ${bookFields.join(', ')}.`);
    const index = header.findIndex((cell) => normalizeHeader(cell) === normalizeHeader(headerCell));
    if (index === -1)
      throw new ImportError(`The file has no column "${headerCell}". ${describeHeader(header)}`);
    found.set(nameOf(match), { ...match, index });
  }
  const explicitNames = new Set(found.keys());
  const taken = new Set([...found.values()].map(({ index }) => index));
  const ignored: MatchedColumns['ignored'] = [];
  for (const [index, cell] of header.entries()) {
    if (taken.has(index)) continue;
    const match = findField(cell, mapping);
    if (!match) {
      if (cell !== '') ignored.push({ name: cell, index });
      continue;
    }
    const name = nameOf(match);
    const other = found.get(name);
    if (!other) found.set(name, { ...match, index });
    else if (explicitNames.has(name)) ignored.push({ name: cell, index });
    else throw duplicateColumn(name, header[other.index] ?? '', cell);
  }
  const isUpdateOnly = !found.has('title');
  if (isUpdateOnly && !['id', 'isbn', 'article_number'].some((name) => found.has(name)))
    throw new ImportError(
      `The file has no column for the title, nor one that identifies books (isbn, article_number, id). ${describeHeader(header)} Name the right one with --column title=….`,
    );
  return { columns: [...found.values()], ignored, isUpdateOnly };
}

function findField(
  name: string,
  { currencies, markets, languages }: ColumnMapping,
): Omit<Column, 'index'> | undefined {
  const normalized = normalizeHeader(name);
  const field = fieldOfName.get(normalized);
  if (field && !isOfMarket(field)) return { field };
  const [, stem = '', code = ''] = /^(.+) (\S+)$/.exec(normalized) ?? [];
  const stemField = fieldOfName.get(stem);
  if (stemField === 'price' || stemField === 'regular_price') {
    const qualifier = [...currencies, ...markets].find((known) => known.toLowerCase() === code);
    return qualifier === undefined ? undefined : { field: stemField, qualifier };
  }
  if (stemField && isOfMarket(stemField))
    return markets.includes(code) ? { field: stemField, qualifier: code } : undefined;
  if (stemField === 'description' || stemField === 'excerpt' || stemField === 'picture_alt')
    return languages.includes(code) ? { field: stemField, qualifier: code } : undefined;
  if (stemField === 'picture' || stemField === 'file' || stemField === 'sample')
    return /^\d{1,2}$/.test(code) ? { field: stemField, qualifier: code } : undefined;
  return undefined;
}

/** Fields whose columns always name a market: `fixed_until_no`. */
export const marketFields = ['fixed_until', 'fixed_by', 'max_discount'] as const;
const isOfMarket = (field: BookField) => marketFields.some((other) => other === field);

const nameOf = ({ field, qualifier }: Omit<Column, 'index'>) =>
  qualifier ? `${field}_${qualifier.toLowerCase()}` : field;

function duplicateColumn(name: string, one: string, other: string): ImportError {
  return new ImportError(
    normalizeHeader(one) === normalizeHeader(other)
      ? `The header has the column "${one}" twice. Rename one of them.`
      : `The columns "${one}" and "${other}" both mean ${name}. Choose one with --column ${name}="${one}".`,
  );
}

function describeHeader(header: readonly string[]): string {
  return `Its columns are: ${header.filter((cell) => cell !== '').join(', ')}.`;
}
