import type { LocaleCode } from '#contract/locales.ts';
import { loadAccountWords } from '#storefront/translations/words.ts';

type ReviewFormModule = typeof import('./review-form.tsx');

/** As React reads a promise that is kept: once it is fulfilled, nothing waits for it. */
interface Chunk extends Promise<ReviewFormModule> {
  status?: 'fulfilled';
  value?: ReviewFormModule;
}

const chunks = new Map<LocaleCode, Chunk>();

/** The form and its words, which few readers of a product's page need: loaded before a page is drawn with it. */
export function loadReviewForm(locale: LocaleCode): Promise<ReviewFormModule> {
  const known = chunks.get(locale);
  if (known) return known;
  const chunk: Chunk = Promise.all([import('./review-form.tsx'), loadAccountWords(locale)]).then(
    ([module]) => {
      chunk.status = 'fulfilled';
      chunk.value = module;
      return module;
    },
  );
  // What could not be loaded is asked for again.
  chunk.catch(() => chunks.delete(locale));
  chunks.set(locale, chunk);
  return chunk;
}

export function reviewFormParts(locale: LocaleCode): string[] {
  return ['storefront/features/review/review-form.tsx', `storefront/translations/account-${locale}.ts`];
}
