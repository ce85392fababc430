import type { LocaleCode } from '#contract/locales.ts';
import { cacheChunk } from '#storefront/browser/cache-chunk.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';

/**
 * The checkout of a cart with items and its messages, which an empty cart does not need. The server loads them before it
 * renders the page; the browser hydrates the page once they are loaded.
 */
export const fullCheckoutChunk = cacheChunk(async (locale: LocaleCode) => {
  const [module] = await Promise.all([import('./full-checkout.tsx'), loadTranslate(locale, 'purchase')]);
  return module;
});

/** The source files of the chunk, which the server's page preloads. */
export function fullCheckoutSources(locale: LocaleCode): string[] {
  return ['storefront/features/checkout/full-checkout.tsx', `storefront/translations/${locale}/purchase.ts`];
}
