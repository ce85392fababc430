import { keptChunk } from '#storefront/browser/kept-chunk.ts';

/** Loaded when a way to pay is chosen that has a frame: few do. */
export const loadPaymentFrame = keptChunk(() => import('./payment-frame.tsx'));
