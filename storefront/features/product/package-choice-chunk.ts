import { keptChunk } from '#storefront/browser/kept-chunk.ts';

/** Few products are sets of books. */
export const loadPackageChoice = keptChunk(() => import('./package-choice.tsx'));

/** By this id a page tells that it came with it. */
export const PACKAGE_CHOICE = 'package';

export const packageChoiceParts = ['storefront/features/product/package-choice.tsx'];
