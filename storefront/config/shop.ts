import { CONTENT_PAGES } from '#contract/content-pages.ts';
import { SELLER } from '#contract/seller.ts';
import type { WidgetName } from '#contract/widget-settings.ts';

/** Facts of the shop that are the same for every visitor (§3). */
export const SHOP = {
  name: 'Kvarto',
  customerTypes: [
    { type: 'PERSON', vat: true },
    { type: 'ORGANIZATION', vat: false },
  ],
  productListDefaultSort: 'LATEST',
  /** Lists with another usual order, by a part of their route's name. */
  customSortRoutes: [{ name: 'campaign', sort: 'MOST_SOLD' }],
  /** By filter id. The binding says what the format of the SKUs says already. */
  productListHiddenFilters: ['binding'],
  /** Those that stand open from the beginning, where there is room. */
  productListOpenFilters: ['Category', 'Sku', 'Price', 'language'],
  productListPageSize: 48,
  productListRowSize: 4,
  productStockFewLeftLimit: 6,
  productImageRatio: 1.25,
  contentPages: CONTENT_PAGES,
  /** Widgets of other names, and which of ours draws them: `{ 'Text On Image': 'Banner' }`. */
  widgetKinds: {} as Readonly<Record<string, WidgetName>>,
  customerService: { email: SELLER.email, phone: SELLER.phone },
  social: [
    { name: 'Instagram', url: 'https://instagram.example/kvarto' },
    { name: 'Facebook', url: 'https://facebook.example/kvarto' },
  ],
  /** §9: how far down a page counts as scrolled. */
  siteTopThreshold: 10,
  recentSearches: 5,
  reviewPageSize: 5,
  /** Names of SKUs that say nothing. */
  hiddenSkuValues: ['-', 'One size'],
  /** Days begin by this clock, wherever the page is read. */
  timeZone: 'Europe/Stockholm',
} as const;

export type CustomerType = (typeof SHOP.customerTypes)[number]['type'];
