import { CONTENT_PAGES } from '#contract/content/content-pages.ts';
import type { WidgetName } from '#contract/content/widget-settings.ts';
import { SHOP_TIME_ZONE } from '#contract/shop/time-zone.ts';

/** The storefront's configuration, the same for every visitor (§3). Name and company are data (`shop-settings.ts`). */
export const SHOP = {
  customerTypes: [
    { type: 'PERSON', vat: true },
    { type: 'ORGANIZATION', vat: false },
  ],
  productListDefaultSort: 'LATEST',
  /** Default sort order of screens that differ from `productListDefaultSort`. */
  defaultSortByScreen: [{ screen: 'campaign', sort: 'MOST_SOLD' }],
  /** Ids of filters that are not shown. */
  productListHiddenFilters: [] as readonly string[],
  /** Filters that are expanded by default on wide screens. */
  productListOpenFilters: ['Category', 'Sku', 'format', 'language', 'Price'],
  productListPageSize: 48,
  productListRowSize: 4,
  productStockFewLeftLimit: 6,
  /** Height divided by width. */
  productImageRatio: 1.25,
  /** Pictures are requested in no other widths. */
  productImageWidths: [200, 400, 600, 800, 1200, 1600],
  contentPages: CONTENT_PAGES,
  /** Aliases of widget names: `{ 'Text On Image': 'Banner' }`. */
  widgetAliases: {} as Readonly<Record<string, WidgetName>>,
  /** In pixels (§9). Beyond it a page is treated as scrolled. */
  siteTopThreshold: 10,
  recentSearches: 5,
  reviewPageSize: 5,
  /** Dates are shown in this time zone for every visitor. */
  timeZone: SHOP_TIME_ZONE,
  /** The format of mails. It names the time zone, for visitors in another time zone. */
  momentFormat: {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: SHOP_TIME_ZONE,
    timeZoneName: 'short',
  },
} as const;

export type CustomerType = (typeof SHOP.customerTypes)[number]['type'];
