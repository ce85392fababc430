import type { Screen } from './routing/paths.ts';
import type { MessageChunk } from './translations/translation.ts';

export interface ScreenEntry {
  /** `features/<file>.route.tsx` */
  file: string;
  layout: 'default' | 'undistracted';
  /** Chunks of messages that the screen always needs. They are loaded, and preloaded, with its script. */
  messages?: readonly MessageChunk[];
}

/** TABLE OF CONTENTS: screen → file → layout → messages. Paths are in routing/paths.ts, privacy and caching in routing/screens.ts. */
export const screens: Record<Screen, ScreenEntry> = {
  home: { file: 'home/home', layout: 'default' },
  category: { file: 'product-list/category', layout: 'default' },
  brand: { file: 'product-list/brand', layout: 'default' },
  campaign: { file: 'product-list/campaign', layout: 'default' },
  list: { file: 'product-list/list', layout: 'default' },
  search: { file: 'search/search', layout: 'default' },
  news: { file: 'product-list/news', layout: 'default' },
  brands: { file: 'brand/brands', layout: 'default' },
  product: { file: 'product/product', layout: 'default', messages: ['product'] },
  favorites: { file: 'product-list/favorites', layout: 'default' },
  'favorite-lists': { file: 'favorite-list/favorite-lists', layout: 'default', messages: ['account'] },
  'favorite-list': { file: 'favorite-list/favorite-list', layout: 'default', messages: ['account'] },
  'shared-list': { file: 'favorite-list/shared-list', layout: 'default', messages: ['account'] },
  content: { file: 'page/content', layout: 'default' },
  'content-preview': { file: 'page/content-preview', layout: 'default' },
  'preview-widgets': { file: 'page/preview-widgets', layout: 'default' },
  checkout: { file: 'checkout/checkout', layout: 'undistracted' },
  'checkout-confirm': { file: 'checkout/checkout-confirm', layout: 'undistracted', messages: ['purchase'] },
  'checkout-fail': { file: 'checkout/checkout-fail', layout: 'undistracted', messages: ['purchase'] },
  order: { file: 'order/order', layout: 'default', messages: ['purchase'] },
  'order-look-up': { file: 'order/order-look-up', layout: 'default', messages: ['purchase'] },
  'order-cancel': { file: 'order/order-cancel', layout: 'default', messages: ['purchase'] },
  withdrawal: { file: 'withdrawal/withdrawal', layout: 'default', messages: ['purchase'] },
  'gift-cards': { file: 'gift-card/gift-cards', layout: 'default', messages: ['purchase'] },
  account: { file: 'account/account', layout: 'default', messages: ['account'] },
  'account-settings': { file: 'account/account-settings', layout: 'default', messages: ['account'] },
  'account-orders': { file: 'account/account-orders', layout: 'default', messages: ['purchase'] },
  'account-balance': { file: 'account/account-balance', layout: 'default', messages: ['account'] },
  'account-library': { file: 'library/account-library', layout: 'default', messages: ['purchase'] },
  'account-password': { file: 'account/account-password', layout: 'default', messages: ['account'] },
  'sign-in': { file: 'account/sign-in', layout: 'default', messages: ['account'] },
  'create-account': { file: 'account/create-account', layout: 'default', messages: ['account'] },
  'forgot-password': { file: 'account/forgot-password', layout: 'default', messages: ['account'] },
  'reset-password': { file: 'account/reset-password', layout: 'default', messages: ['account'] },
  newsletter: { file: 'newsletter/newsletter', layout: 'default', messages: ['account'] },
  'cookie-settings': { file: 'consent/cookie-settings', layout: 'default', messages: ['cookies'] },
  'not-found': { file: 'page/not-found', layout: 'default' },
};
