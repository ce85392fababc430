/** Labels that imports and background jobs write into the catalogue. */
export interface CatalogueMessages {
  /** The group of a book's parameters. */
  bookGroup: string;
  parameters: Record<ImportedParameter, string>;
  /** Formats that imports create when a book has one. */
  formats: Record<ImportedFormat, string>;
  /** Whether a label such as "French" begins with a capital letter. */
  capitalizesLanguageNames: boolean;
  /** After a number. */
  units: Record<'hours' | 'years', string>;
  /** Statements of ONIX list 196. `level` is A, AA or AAA. */
  accessibility: {
    meetsEpub: (level: string) => string;
    meetsWcag: (level: string) => string;
  } & Record<
    | 'limited'
    | 'contents'
    | 'readingOrder'
    | 'shortDescriptions'
    | 'fullDescriptions'
    | 'pageNumbers'
    | 'narration'
    | 'adjustable'
    | 'screenReader'
    | 'exempt',
    string
  >;
  warnings: Record<'age-3', string>;
  /** The parameter of new and forthcoming products, and its values. */
  release: Record<'label' | 'new' | 'forthcoming', string>;
}

/** Identifiers of the parameters that an import writes. */
export type ImportedParameter =
  | 'author'
  | 'translator'
  | 'illustrator'
  | 'narrator'
  | 'editor'
  | 'language'
  | 'original-language'
  | 'format'
  | 'series'
  | 'series-number'
  | 'subject'
  | 'keyword'
  | 'pages'
  | 'running-time'
  | 'first-published'
  | 'publication-date'
  | 'age'
  | 'award'
  | 'imprint'
  | 'review-quote'
  | 'manufacturer'
  | 'responsible-person'
  | 'warning'
  | 'accessibility';

/** Keys of the formats that a shop does not have from the beginning. */
export const IMPORTED_FORMATS = [
  'trade-paperback',
  'large-paperback',
  'audio-cd',
  'mp3-cd',
  'spiral-bound',
  'board-book',
  'rag-book',
  'bath-book',
  'map',
  'disc',
  'printed-product',
  'calendar',
  'cards',
  'notebook',
  'boxed-set',
  'video',
  'dvd',
  'blu-ray',
  'other-product',
  'game',
  'jigsaw',
  'ebook-pdf',
] as const;

export type ImportedFormat = (typeof IMPORTED_FORMATS)[number];
