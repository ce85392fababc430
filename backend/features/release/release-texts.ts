import type { LocaleCode } from '#contract/locales.ts';

type Texts = Record<LocaleCode, string>;

/** The parameter that marks new and forthcoming products; its lists are `/l/release/new` and `/l/release/forthcoming`. */
export const RELEASE_PARAMETER = 'release';

export const releaseLabel: Texts = {
  sv: 'Utgivning',
  da: 'Udgivelse',
  nb: 'Utgivelse',
  fi: 'Julkaisu',
  en: 'Release',
};

export const releaseValues = {
  new: { sv: 'Nyheter', da: 'Nyheder', nb: 'Nyheter', fi: 'Uutuudet', en: 'New' },
  forthcoming: { sv: 'Kommande', da: 'Kommende', nb: 'Kommende', fi: 'Tulossa', en: 'Forthcoming' },
} satisfies Record<string, Texts>;
