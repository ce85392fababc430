import type { LocaleCode } from '#contract/locales.ts';
import { keptChunk } from '#storefront/browser/kept-chunk.ts';
import { loadAccountWords } from '#storefront/translations/words.ts';

/** The form and its words, which few readers of a product's page need: loaded before a page is drawn with it. */
export const loadReviewForm = keptChunk(async (locale: LocaleCode) => {
  const [module] = await Promise.all([import('./review-form.tsx'), loadAccountWords(locale)]);
  return module;
});

export function reviewFormParts(locale: LocaleCode): string[] {
  return ['storefront/features/review/review-form.tsx', `storefront/translations/account-${locale}.ts`];
}
