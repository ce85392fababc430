import type { LocaleCode } from '#contract/locales.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';

type PurchaseFormModule = typeof import('./purchase-form.tsx');

/** As React reads a promise that is kept: once it is fulfilled, nothing waits for it. */
interface Chunk extends Promise<PurchaseFormModule> {
  status?: 'fulfilled';
  value?: PurchaseFormModule;
}

const chunks = new Map<LocaleCode, Chunk>();

/**
 * The form and its words, which an empty cart needs nothing of. On the server they are loaded before the page is drawn;
 * in the browser the page is there already, and comes to life when they are.
 */
export function loadPurchaseForm(locale: LocaleCode): Promise<PurchaseFormModule> {
  const known = chunks.get(locale);
  if (known) return known;
  const chunk: Chunk = Promise.all([import('./purchase-form.tsx'), loadPurchaseWords(locale)]).then(
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

/** By this id a page tells that it came with the form. */
export const PURCHASE_FORM = 'purchase';

export function purchaseFormParts(locale: LocaleCode): string[] {
  return ['storefront/features/checkout/purchase-form.tsx', `storefront/translations/purchase-${locale}.ts`];
}
