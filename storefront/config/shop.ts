import { CONTENT_PAGES } from '#contract/content-pages.ts';
import { SELLER } from '#contract/seller.ts';
import type { WidgetName } from '#contract/widget-settings.ts';

/** The shop's configuration, the same for every visitor (§3). */
export const SHOP = {
  name: 'Kvarto',
  customerTypes: [
    { type: 'PERSON', vat: true },
    { type: 'ORGANIZATION', vat: false },
  ],
  productListDefaultSort: 'LATEST',
  /** Default sort order by screen, where it differs. */
  defaultSortByScreen: [{ screen: 'campaign', sort: 'MOST_SOLD' }],
  /** By filter id. The binding repeats the format of the SKUs. */
  productListHiddenFilters: ['binding'],
  /** Filters that are expanded by default on wide screens. */
  productListOpenFilters: ['Category', 'Sku', 'Price', 'language'],
  productListPageSize: 48,
  productListRowSize: 4,
  productStockFewLeftLimit: 6,
  productImageRatio: 1.25,
  contentPages: CONTENT_PAGES,
  /** Aliases of widget names: `{ 'Text On Image': 'Banner' }`. */
  widgetKinds: {} as Readonly<Record<string, WidgetName>>,
  customerService: { email: SELLER.email, phone: SELLER.phone },
  social: [
    { name: 'Instagram', url: 'https://instagram.example/kvarto' },
    { name: 'Facebook', url: 'https://facebook.example/kvarto' },
  ],
  /** §9: in pixels; below it a page counts as scrolled. */
  siteTopThreshold: 10,
  recentSearches: 5,
  reviewPageSize: 5,
  /** SKU names that are not displayed. */
  hiddenSkuValues: ['-', 'One size'],
  /** Dates are shown in this time zone for every visitor. */
  timeZone: 'Europe/Stockholm',
} as const;

export type CustomerType = (typeof SHOP.customerTypes)[number]['type'];
