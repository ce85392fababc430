import type { LocaleCode } from '#contract/locales.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';

type FullCheckoutModule = typeof import('./full-checkout.tsx');

/** As React reads a promise that is kept: once it is fulfilled, nothing waits for it. */
interface Chunk extends Promise<FullCheckoutModule> {
  status?: 'fulfilled';
  value?: FullCheckoutModule;
}

const chunks = new Map<LocaleCode, Chunk>();

/**
 * All that a full cart leads to, and the words for it: an empty one needs nothing of either. On the server they are loaded before the page is drawn;
 * in the browser the page is there already, and comes to life when they are.
 */
export function loadFullCheckout(locale: LocaleCode): Promise<FullCheckoutModule> {
  const known = chunks.get(locale);
  if (known) return known;
  const chunk: Chunk = Promise.all([import('./full-checkout.tsx'), loadPurchaseWords(locale)]).then(
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

export function fullCheckoutParts(locale: LocaleCode): string[] {
  return ['storefront/features/checkout/full-checkout.tsx', `storefront/translations/purchase-${locale}.ts`];
}
