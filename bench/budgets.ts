/** Page types and the route file of each. */
export const PAGE_TYPES = {
  home: 'storefront/features/home/home.route.tsx',
  list: 'storefront/features/product-list/category.route.tsx',
  product: 'storefront/features/product/product.route.tsx',
  checkout: 'storefront/features/checkout/checkout.route.tsx',
} as const;

export type PageType = keyof typeof PAGE_TYPES;

const KB = 1024;

/** Brotli bytes that a page may load. `npm test` fails above them. */
export const BUDGETS: Record<PageType, { script: number; style: number }> = {
  home: { script: 125 * KB, style: 12 * KB },
  list: { script: 125 * KB, style: 12 * KB },
  product: { script: 125 * KB, style: 12 * KB },
  checkout: { script: 125 * KB, style: 12 * KB },
};
