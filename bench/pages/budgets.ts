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
  /** All of the first five seconds, with the files that are prefetched for the likely next pages. */
  scriptOfFiveSeconds: number;
  /** In the document: the only bytes that block the first paint. */
  style: number;
  fonts: number;
  /** Until the page is interactive, without pictures: document, fonts and scripts. */
  requests: number;
}

const KB = 1024;

const BUDGET: PageBytes = {
  script: 107 * KB,
  scriptOfFiveSeconds: 145 * KB,
  style: 12 * KB,
  fonts: 50 * KB,
  requests: 14,
};

/** Budgets per page type. `npm test` fails above them. */
export const BUDGETS: Record<PageType, PageBytes> = {
  home: BUDGET,
  list: BUDGET,
  product: BUDGET,
  search: { ...BUDGET, script: 112 * KB, requests: 18 },
  checkout: { ...BUDGET, script: 112 * KB, requests: 17 },
};

/** Chunks that every page of the default layout loads when it is idle. */
export const IDLE_SOURCES = [
  'storefront/layouts/app-overlays.tsx',
  'storefront/layouts/footer.tsx',
  'storefront/browser/navigation/data-router.ts',
];
