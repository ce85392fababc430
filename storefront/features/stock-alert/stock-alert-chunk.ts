import { keptChunk } from '#storefront/browser/kept-chunk.ts';

/** Needed where something is sold out, and by who asks for it. */
export const loadStockAlertForm = keptChunk(() => import('./stock-alert-form.tsx'));

export const stockAlertParts = ['storefront/features/stock-alert/stock-alert-form.tsx'];
