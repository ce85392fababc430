import { cacheChunk } from '#storefront/browser/cache-chunk.ts';

/** The form is needed only when a format is sold out. */
export const stockAlertChunk = cacheChunk(() => import('./stock-alert-form.tsx'));

export const stockAlertSources = ['storefront/features/stock-alert/stock-alert-form.tsx'];
