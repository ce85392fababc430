import type { LocaleCode } from '#contract/locales.ts';
import { addWords, type Translate } from './words.ts';

/** Read by who chooses, once, and by the server, which writes the question into the page. */
const chunks: Record<LocaleCode, () => Promise<{ default: unknown }>> = {
  sv: () => import('./cookies-sv.ts'),
  da: () => import('./cookies-da.ts'),
  en: () => import('./cookies-en.ts'),
  fi: () => import('./cookies-fi.ts'),
  nb: () => import('./cookies-nb.ts'),
};

export function loadCookieWords(locale: LocaleCode): Promise<Translate> {
  return addWords(locale, chunks[locale]);
}
