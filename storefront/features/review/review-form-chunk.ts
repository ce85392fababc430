import type { LocaleCode } from '#contract/locales.ts';
import { cacheChunk } from '#storefront/browser/cache-chunk.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';

/** The review form with its messages, loaded only for a page with the form, because few visitors write a review. */
export const reviewFormChunk = cacheChunk(async (locale: LocaleCode) => {
  const [module] = await Promise.all([import('./review-form.tsx'), loadTranslate(locale, 'account')]);
  return module;
});

export function reviewFormSources(locale: LocaleCode): string[] {
  return ['storefront/features/review/review-form.tsx', `storefront/translations/${locale}/account.ts`];
}
