import { cacheChunk } from '#storefront/browser/cache-chunk.ts';

/** Needed only for packages. */
export const packageChoiceChunk = cacheChunk(() => import('./package-choice.tsx'));

export const packageChoiceSources = ['storefront/features/product/buying/package-choice.tsx'];
