import { cacheChunk } from '#storefront/browser/cache-chunk.ts';

/** Content below the product. Loaded before rendering, in the browser after the product itself is interactive. */
export const productExtrasChunk = cacheChunk(() => import('./product-extras.tsx'));

export const productExtrasSources = ['storefront/features/product/product-extras.tsx'];
