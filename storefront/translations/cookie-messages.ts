import type { LocaleCode } from '#contract/locales.ts';
import { addMessages, type Translate } from './translate.ts';

/** Loaded by the cookie settings, and by the server for the consent banner. */
const chunks: Record<LocaleCode, () => Promise<{ default: unknown }>> = {
  sv: () => import('./cookies-sv.ts'),
  da: () => import('./cookies-da.ts'),
  en: () => import('./cookies-en.ts'),
  fi: () => import('./cookies-fi.ts'),
  nb: () => import('./cookies-nb.ts'),
};

export function loadCookieMessages(locale: LocaleCode): Promise<Translate> {
  return addMessages(locale, chunks[locale]);
}
