import type { SeedLanguage } from './seed-work.ts';

/** The shapes a book is sold in: each is a choice of SKU. Digital ones have static stock: they never run out. */
export const formats = {
  hardback: { digital: false, grams: 620, name: { sv: 'Inbunden', da: 'Indbundet', en: 'Hardback', fi: 'Kovakantinen', nb: 'Innbundet' } },
  paperback: { digital: false, grams: 310, name: { sv: 'Pocket', da: 'Paperback', en: 'Paperback', fi: 'Pokkari', nb: 'Pocket' } },
  audio: { digital: true, grams: 0, name: { sv: 'Ljudbok', da: 'Lydbog', en: 'Audiobook', fi: 'Äänikirja', nb: 'Lydbok' } },
  ebook: { digital: true, grams: 0, name: { sv: 'E-bok', da: 'E-bog', en: 'E-book', fi: 'E-kirja', nb: 'E-bok' } },
} satisfies Record<string, { digital: boolean; grams: number; name: Record<SeedLanguage, string> }>;

export type Format = keyof typeof formats;

/** Price points in minor units, cheap to dear; a book keeps its place on the ladder in every currency. */
export const priceLadder: Record<'SEK' | 'DKK' | 'NOK' | 'EUR', Record<Format, number[]>> = {
  SEK: { hardback: [19900, 22900, 24900, 27900, 32900], paperback: [6900, 7900, 8900, 9900, 11900], audio: [9900, 12900, 14900, 16900, 18900], ebook: [5900, 6900, 7900, 9900, 12900] },
  DKK: { hardback: [19995, 22995, 24995, 29995, 34995], paperback: [7995, 9995, 11995, 12995, 14995], audio: [9900, 12900, 14900, 17900, 19900], ebook: [6900, 7900, 9900, 11900, 14900] },
  NOK: { hardback: [24900, 29900, 32900, 37900, 42900], paperback: [14900, 16900, 17900, 19900, 22900], audio: [19900, 22900, 24900, 29900, 34900], ebook: [9900, 12900, 14900, 17900, 19900] },
  EUR: { hardback: [1990, 2290, 2490, 2890, 3290], paperback: [890, 990, 1090, 1290, 1490], audio: [990, 1290, 1490, 1690, 1990], ebook: [690, 790, 890, 1090, 1390] },
};
