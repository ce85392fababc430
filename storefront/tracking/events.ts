/** What is known of a product wherever it is tracked; amounts with VAT, in main units of the market's currency. */
export interface TrackedProduct {
  productId: number;
  name: string;
  brand: string | null;
  category: string | null;
  price: number;
  /** Before a reduction; the price itself where there is none. */
  regularPrice: number;
  discountPercentage: number;
  discountType: string | null;
}

/** Where in a list a product stood, counted from 0 over all pages. */
export interface ListedProduct {
  product: TrackedProduct;
  index: number;
  page: number;
  pageSize: number;
}

/** So many of a SKU, in a cart or an order. */
export interface TrackedItem {
  product: TrackedProduct;
  skuId: number;
  quantity: number;
}

/** A cart on its way to be paid. */
export interface TrackedCheckout {
  value: number;
  currency: string;
  coupon: string | null;
  items: TrackedItem[];
}

/** An order that was made. Who made it is told as SHA-256 of what they typed, in small letters and trimmed (§9). */
export interface TrackedPurchase extends TrackedCheckout {
  orderId: string;
  nthPurchase: number;
  country: string;
  valueExVat: number;
  vat: number;
  shipping: number;
  shippingExVat: number;
  /** Of the goods alone, after the fixed amount, which is spread over their prices. */
  itemsValue: number;
  itemsValueExVat: number;
  itemsVat: number;
  totalDiscount: number;
  /** By item, the band that its reduction lies in (§9). */
  discountBands: string[];
  hashed: { email: string; firstName: string; lastName: string; zip: string };
}

/** Every event that the shop raises (§9), and what it says. Who may hear of it is decided by the subscribers. */
export interface TrackingEvents {
  'page:impression': { screen: string; path: string; isFirst: boolean };
  'product:impression': ListedProduct;
  /** What was seen of a list: four at a time, or what is left when something else happens or the page is left. */
  'product-list:impression': { items: ListedProduct[] };
  'product:click': ListedProduct;
  'product-detail:impression': { product: TrackedProduct };
  'cart:add': { product: TrackedProduct; skuId: number; quantity: number };
  'cart:remove': { product: TrackedProduct; skuId: number; quantity: number };
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
  /** Asked for; it begins with the link of a mail. Whose address it is stays here. */
  'newsletter:subscribe': { from: 'form' | 'account' };
  'error:404': { path: string };
  'error:500': { path: string };
  'error:api': { message: string };
}

export type TrackingEventName = keyof TrackingEvents;

export type TrackingEvent = {
  [Name in TrackingEventName]: { name: Name; data: TrackingEvents[Name] };
}[TrackingEventName];
