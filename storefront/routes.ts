import type { GuardName } from './routing/guards.ts';
import type { Screen } from './routing/paths.ts';

export interface ScreenEntry {
  /** `features/<file>.route.tsx` */
  file: string;
  layout: 'default' | 'undistracted';
  /** The same for every visitor of a market, language and VAT mode, so the page may be kept and given to others. */
  isShared?: true;
  /** Nobody's own either, but there are too many of these pages to keep them for others. */
  isImpersonal?: true;
  guard?: GuardName;
}

/** TABLE OF CONTENTS: screen → file → layout. Paths are in routing/paths.ts. */
export const screens: Record<Screen, ScreenEntry> = {
  home: { file: 'home/home', layout: 'default', isShared: true },
  category: { file: 'product-list/category', layout: 'default', isShared: true, guard: 'list-page-routing' },
  brand: { file: 'product-list/brand', layout: 'default', isShared: true, guard: 'list-page-routing' },
  campaign: { file: 'product-list/campaign', layout: 'default', isShared: true, guard: 'list-page-routing' },
  list: { file: 'product-list/list', layout: 'default', isShared: true, guard: 'list-page-routing' },
  search: { file: 'search/search', layout: 'default', isImpersonal: true, guard: 'list-page-routing' },
  news: { file: 'product-list/news', layout: 'default', isShared: true, guard: 'list-page-routing' },
  brands: { file: 'brand/brands', layout: 'default', isShared: true },
  product: { file: 'product/product', layout: 'default', isShared: true },
  favorites: { file: 'product-list/favorites', layout: 'default' },
  content: { file: 'page/content', layout: 'default', isShared: true },
  'content-preview': { file: 'page/content-preview', layout: 'default' },
  'preview-widgets': { file: 'page/preview-widgets', layout: 'default' },
  checkout: { file: 'checkout/checkout', layout: 'undistracted' },
  'checkout-confirm': { file: 'checkout/checkout-confirm', layout: 'undistracted' },
  'checkout-fail': { file: 'checkout/checkout-fail', layout: 'undistracted' },
  order: { file: 'order/order', layout: 'default' },
  'order-look-up': { file: 'order/order-look-up', layout: 'default' },
  'order-cancel': { file: 'order/order-cancel', layout: 'default' },
  withdrawal: { file: 'withdrawal/withdrawal', layout: 'default' },
  account: { file: 'account/account', layout: 'default', guard: 'authenticated' },
  'account-settings': { file: 'account/account-settings', layout: 'default', guard: 'authenticated' },
  'account-orders': { file: 'account/account-orders', layout: 'default', guard: 'authenticated' },
  'account-balance': { file: 'account/account-balance', layout: 'default', guard: 'authenticated' },
  'account-password': { file: 'account/account-password', layout: 'default', guard: 'authenticated' },
  'sign-in': { file: 'account/sign-in', layout: 'default' },
  'create-account': { file: 'account/create-account', layout: 'default' },
  'forgot-password': { file: 'account/forgot-password', layout: 'default' },
  'reset-password': { file: 'account/reset-password', layout: 'default' },
  newsletter: { file: 'newsletter/newsletter', layout: 'default' },
  'cookie-settings': { file: 'consent/cookie-settings', layout: 'default' },
  'not-found': { file: 'page/not-found', layout: 'default' },
};
