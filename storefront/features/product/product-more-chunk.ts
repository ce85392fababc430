import { keptChunk } from '#storefront/browser/kept-chunk.ts';

/** What stands below a product: loaded before it is drawn, and by the browser when the product itself can be bought. */
export const loadProductMore = keptChunk(() => import('./product-more.tsx'));

export const productMoreParts = ['storefront/features/product/product-more.tsx'];
