import { cacheChunk } from '#storefront/browser/cache-chunk.ts';

/** Content below the product. The server loads it before rendering, the browser after the product itself is interactive. */
export const productExtrasChunk = cacheChunk(() => import('./product-extras.tsx'));

export const productExtrasSources = ['storefront/features/product/product-extras.tsx'];
