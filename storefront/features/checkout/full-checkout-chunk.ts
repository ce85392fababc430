import type { LocaleCode } from '#contract/locales.ts';
import { keptChunk } from '#storefront/browser/kept-chunk.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';

/**
 * All that a full cart leads to, and the words for it: an empty one needs nothing of either. On the server they are loaded
 * before the page is drawn; in the browser the page is there already, and comes to life when they are.
 */
export const loadFullCheckout = keptChunk(async (locale: LocaleCode) => {
  const [module] = await Promise.all([import('./full-checkout.tsx'), loadPurchaseWords(locale)]);
  return module;
});

export function fullCheckoutParts(locale: LocaleCode): string[] {
  return ['storefront/features/checkout/full-checkout.tsx', `storefront/translations/purchase-${locale}.ts`];
}
