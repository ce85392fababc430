import type { PublicFormRequests } from './content/public-forms.ts';
import type { AccountRequests } from './customer/account-requests.ts';
import type { FavoriteListRequests } from './favorite-list-requests.ts';
import type { DownloadRequests } from './order/download-requests.ts';
import type { GiftCardRequests } from './order/gift-card-requests.ts';
import type { TimelineRequests } from './order/timeline-requests.ts';
import type { VatNumberRequests } from './order/vat-number-requests.ts';
import type { ReviewRequests } from './review-requests.ts';
import type { ShopSettingsRequests } from './shop/shop-settings-requests.ts';

/**
 * Requests of shoppers that the GraphQL contract cannot express: `POST /shop/{kind}` of the commerce API, with `X-ApiKey` and,
 * for a customer, `Authorization: Bearer …`. Errors have the format of GraphQL errors. The storefront's server forwards
 * them under the same paths.
 */
export interface ShopRequests
  extends ReviewRequests,
    FavoriteListRequests,
    DownloadRequests,
    GiftCardRequests,
    TimelineRequests,
    VatNumberRequests,
    AccountRequests,
    PublicFormRequests,
    ShopSettingsRequests {}

export type ShopRequestKind = keyof ShopRequests;

const kinds: Readonly<Record<ShopRequestKind, true>> = {
  'product-reviews': true,
  'review-votes': true,
  'favorite-lists': true,
  'shared-lists': true,
  downloads: true,
  'product-samples': true,
  'gift-card-values': true,
  'gift-card-balances': true,
  'gift-wraps': true,
  'order-timelines': true,
  'vat-numbers': true,
  'email-verifications': true,
  'order-accounts': true,
  'public-forms': true,
  'shop-settings': true,
};

export function isShopRequestKind(text: string): text is ShopRequestKind {
  return Object.hasOwn(kinds, text);
}

/** The language and market of a request, as in the arguments of GraphQL fields. */
export interface RequestScope {
  channelId?: string | undefined;
  marketId?: string | undefined;
  languageId?: string | undefined;
}

export const SHOP_REQUEST_PATH = '/shop/';
