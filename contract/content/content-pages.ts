import type { LinkedContentPage } from '../languages/locale-definition.ts';
import { byLocale, type LocaleCode } from '../locales.ts';

/** Content pages that screens link to, by alias. Tests of the demo shop check that they exist. */
export const CONTENT_PAGES: Record<LinkedContentPage, Record<LocaleCode, string>> = {
  terms: byLocale(({ contentPages }) => contentPages.terms),
  privacy: byLocale(({ contentPages }) => contentPages.privacy),
  withdrawal: byLocale(({ contentPages }) => contentPages.withdrawal),
};
