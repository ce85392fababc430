import { cacheChunk } from '#storefront/browser/cache-chunk.ts';

/** Loaded when the selected payment option has an iframe, which few have. */
export const paymentIframeChunk = cacheChunk(() => import('./payment-iframe.tsx'));
