import { keptChunk } from '#storefront/browser/kept-chunk.ts';

/** Needed where something is sold out, and by who asks for it. */
export const loadStockAlertForm = keptChunk(() => import('./stock-alert-form.tsx'));

/** By this id a page tells that it came with the form. */
export const STOCK_ALERT = 'notify';

export const stockAlertParts = ['storefront/features/stock-alert/stock-alert-form.tsx'];
