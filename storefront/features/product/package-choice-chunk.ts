import { keptChunk } from '#storefront/browser/kept-chunk.ts';

/** Few products are sets of books. */
export const loadPackageChoice = keptChunk(() => import('./package-choice.tsx'));

export const packageChoiceParts = ['storefront/features/product/package-choice.tsx'];
