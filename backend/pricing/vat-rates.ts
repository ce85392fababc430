/**
 * Tax classes of products. `audio`: readings of books. `audio-original`: recordings without a printed edition, such as radio
 * plays. `standard`: everything that no reduced rate covers.
 */
const TAX_CLASSES = ['book', 'audio', 'audio-original', 'standard'] as const;
type TaxClass = (typeof TAX_CLASSES)[number];

/** Each rate is valid from its day until the day of the next one. */
type DatedRates = [validFrom: string, basisPoints: number][];

interface Rates {
  book: DatedRates;
  /** Basis points, as are all rates. */
  standard: number;
  /** Default: as `book`. */
  audioOriginal?: number;
}

const finland: Rates = {
  book: [
    ['2025-01-01', 1400],
    ['2026-01-01', 1350],
  ],
  standard: 2550,
};

/**
 * The rates of the territories, by country code. Checked on 2026-11-16. Åland has the rates of Finland, for downloads; goods
 * are exported to it.
 */
const territories: Record<string, Rates> = {
  SE: { book: [['2002-01-01', 600]], standard: 2500 },
  DK: { book: [['1992-01-01', 2500]], standard: 2500 },
  NO: { book: [['1970-01-01', 0]], standard: 2500, audioOriginal: 2500 },
  FI: finland,
  AX: finland,
  DE: { book: [['2007-01-01', 700]], standard: 1900, audioOriginal: 1900 },
  NL: { book: [['2019-01-01', 900]], standard: 2100 },
  FR: { book: [['2013-01-01', 550]], standard: 2000 },
  // The virtual market of visitors from other countries, which sells nothing.
  EU: { book: [['2013-01-01', 700]], standard: 2100 },
};

interface VatRate {
  taxClass: TaxClass;
  validFrom: string;
  basisPoints: number;
}

/** The rates of a territory; undefined if the table does not have it. */
export function vatRatesOf(country: string): VatRate[] | undefined {
  const rates = territories[country];
  if (!rates) return undefined;
  const { book, standard, audioOriginal } = rates;
  // Earlier than every order of the shop.
  const always = (basisPoints: number): DatedRates => [['1990-01-01', basisPoints]];
  const byClass: Record<TaxClass, DatedRates> = {
    book,
    audio: book,
    'audio-original': audioOriginal === undefined ? book : always(audioOriginal),
    standard: always(standard),
  };
  return TAX_CLASSES.flatMap((taxClass) =>
    byClass[taxClass].map(([validFrom, basisPoints]) => ({ taxClass, validFrom, basisPoints })),
  );
}
