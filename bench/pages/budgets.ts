/** Page types and the route file of each. */
export const PAGE_TYPES = {
  home: 'storefront/features/home/home.route.tsx',
  list: 'storefront/features/product-list/category.route.tsx',
  product: 'storefront/features/product/product.route.tsx',
  search: 'storefront/features/search/search.route.tsx',
  checkout: 'storefront/features/checkout/checkout.route.tsx',
} as const;

export type PageType = keyof typeof PAGE_TYPES;

/** Brotli bytes, and numbers of files. */
export interface PageBytes {
  /** All that the page needs to be interactive. */
  script: number;
  /** All of the first five seconds without input. */
  scriptOfFiveSeconds: number;
  /** All of a page in use, with the files that are prefetched for the likely next pages. */
  scriptInUse: number;
  /** Styles in the document: the only bytes that block the first paint. */
  style: number;
  fonts: number;
  /** Until the page is interactive, without pictures: document, fonts and scripts. */
  requests: number;
}

const KB = 1024;

const BUDGET: PageBytes = {
  script: 105 * KB,
  scriptOfFiveSeconds: 120 * KB,
  scriptInUse: 150 * KB,
  style: 12 * KB,
  fonts: 50 * KB,
  requests: 13,
};

/** Budgets per page type. `npm test` fails above them. */
export const BUDGETS: Record<PageType, PageBytes> = {
  home: BUDGET,
  list: BUDGET,
  product: BUDGET,
  search: BUDGET,
  checkout: { ...BUDGET, script: 109 * KB, scriptOfFiveSeconds: 125 * KB, requests: 17 },
};

/** Chunks that every page of the default layout loads when it is idle. Overlays are a group of modules (`shared-chunks.ts`). */
export const IDLE_SOURCES = ['storefront/layouts/footer.tsx'];
export const OVERLAYS = 'assets/overlays-*.js';

/** Chunks that every page loads at the first input, or after five seconds without one. */
export const USED_SOURCES = ['storefront/browser/navigation/data-router.ts'];
