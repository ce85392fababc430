/** A product in events; amounts with VAT in major units of the market's currency. */
export interface TrackedProduct {
  productId: number;
  name: string;
  brand: string | null;
  category: string | null;
  price: number;
  /** Equal to the price without a discount. */
  regularPrice: number;
  discountPercentage: number;
  discountType: string | null;
}

/** A product in a list; `index` counts from 0 over all pages. */
export interface ListedProduct {
  product: TrackedProduct;
  index: number;
  page: number;
  pageSize: number;
}

/** A line of a cart or an order. */
export interface TrackedItem {
  product: TrackedProduct;
  skuId: number;
  /** Colour or size; undefined for a product without a choice. */
  variant?: string | undefined;
  quantity: number;
}

interface TrackedCheckout {
  value: number;
  currency: string;
  coupon: string | null;
  items: TrackedItem[];
}

/** A completed order. `hashed` holds the SHA-256 of the buyer's data, trimmed and in lower case (§9). */
export interface TrackedPurchase extends TrackedCheckout {
  orderId: string;
  nthPurchase: number;
  country: string;
  valueExVat: number;
  vat: number;
  shipping: number;
  shippingExVat: number;
  /** Totals of the line items after fixed discounts, which are spread over their prices. */
  itemsValue: number;
  itemsValueExVat: number;
  itemsVat: number;
  totalDiscount: number;
  /** Discount band per item (§9). */
  discountBands: string[];
  hashed: { email: string; firstName: string; lastName: string; zip: string };
}

/** Every event of the shop and its payload (§9). Subscribers check the consent. */
export interface TrackingEvents {
  'page:impression': { screen: string; path: string; isFirst: boolean };
  'product:impression': ListedProduct;
  /** Visible products of a list: four at a time, or fewer when another event occurs or the page is left. */
  'product-list:impression': { items: ListedProduct[] };
  'product:click': ListedProduct;
  'product-detail:impression': { product: TrackedProduct };
  'cart:add': TrackedItem;
  'cart:remove': TrackedItem;
  'favorite:add': { productId: number; product: TrackedProduct | null };
  'favorite:remove': { productId: number; product: TrackedProduct | null };
  /** `begin_checkout` */
  'checkout:impression': TrackedCheckout;
  'checkout:update': { shippingId: number | null; paymentId: number | null };
  'checkout:purchase': TrackedPurchase;
  'customer-type:change': { customerType: string };
  'market:change': { market: string };
  'menu:click': { label: string; url: string };
  'search:click': { type: 'suggestion' | 'product' | 'category' | 'brand' | 'author'; value: string };
  'widget:click': { href: string };
  'user:login': Record<string, never>;
  'user:logout': Record<string, never>;
  'user:register': Record<string, never>;
  'user:delete': Record<string, never>;
  'user:password-reset': Record<string, never>;
  /** Requested; the link in a mail confirms it. The event does not contain the address. */
  'newsletter:subscribe': { from: 'form' | 'account' };
  'error:404': { path: string };
  'error:500': { path: string };
  'error:api': { message: string };
}

export type TrackingEventName = keyof TrackingEvents;

export type TrackingEvent = {
  [Name in TrackingEventName]: { name: Name; data: TrackingEvents[Name] };
}[TrackingEventName];
