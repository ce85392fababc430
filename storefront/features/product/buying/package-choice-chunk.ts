import { cacheChunk } from '#storefront/browser/cache-chunk.ts';

/** Needed only for packages. */
export const loadPackageChoice = cacheChunk(() => import('./package-choice.tsx'));

export const packageChoiceSources = ['storefront/features/product/buying/package-choice.tsx'];
