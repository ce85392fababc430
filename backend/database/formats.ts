import type { LocaleCode } from '#contract/locales.ts';

/** Formats of a book; each is a SKU. Digital formats have unlimited stock. */
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
