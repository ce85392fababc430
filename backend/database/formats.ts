import type { LocaleCode } from '#contract/locales.ts';

/** The shapes a book is sold in: each is a choice of SKU. Digital ones have static stock: they never run out. */
export const formats = {
  hardback: {
    digital: false,
    name: { sv: 'Inbunden', da: 'Indbundet', en: 'Hardback', fi: 'Kovakantinen', nb: 'Innbundet' },
  },
  paperback: {
    digital: false,
    name: { sv: 'Pocket', da: 'Paperback', en: 'Paperback', fi: 'Pokkari', nb: 'Pocket' },
  },
  audio: {
    digital: true,
    name: { sv: 'Ljudbok', da: 'Lydbog', en: 'Audiobook', fi: 'Äänikirja', nb: 'Lydbok' },
  },
  ebook: {
    digital: true,
    name: { sv: 'E‑bok', da: 'E‑bog', en: 'E‑book', fi: 'E‑kirja', nb: 'E‑bok' },
  },
} satisfies Record<string, { digital: boolean; name: Record<LocaleCode, string> }>;

export type Format = keyof typeof formats;

/**
 * Price points in minor units, cheap to dear; a book keeps its place on the ladder in every currency. The contract knows
 * one price a product, so the formats of an edition cost the same.
 */
export const priceLadder: Record<'SEK' | 'DKK' | 'NOK' | 'EUR', readonly number[]> = {
  SEK: [7900, 8900, 9900, 12900, 14900, 17900, 19900, 24900],
  DKK: [7995, 9995, 11995, 12995, 14995, 17995, 19995, 24995],
  NOK: [12900, 14900, 17900, 19900, 22900, 24900, 29900, 34900],
  EUR: [890, 990, 1190, 1390, 1590, 1790, 1990, 2490],
};
