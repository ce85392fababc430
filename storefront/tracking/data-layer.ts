import { rulesOf } from '#storefront/routing/screens.ts';
import { discountBand } from './discount-band.ts';
import type { TrackedItem, TrackedProduct, TrackedPurchase, TrackingEvent } from './events.ts';
import { roundToCents } from './round-to-cents.ts';

export type DataLayerEntry = Record<string, unknown>;

interface DataLayerOptions {
  currency: string;
  origin: string;
  /** Whether hashes of the buyer's data may be sent: only with consent to marketing. */
  canIdentifyBuyer: boolean;
}

/** Converts an event to entries of the tag manager's data layer (§9); none for internal events. */
export function toDataLayer(
  event: TrackingEvent,
  { currency, origin, canIdentifyBuyer }: DataLayerOptions,
): DataLayerEntry[] {
  switch (event.name) {
    case 'page:impression': {
      const { screen, isFirst } = event.data;
      // The path of an untracked page may be a secret, such as an order's public id.
      const path = rulesOf(screen).isUntracked ? `/${screen}` : event.data.path;
      if (isFirst) return [{ event: 'page_data', page_type: screen, original_location: origin + path }];
      return [
        { event: 'page_data', page_type: screen },
        { event: 'virtual_page_view', page_type: screen, page_path: path },
      ];
    }
    case 'product-list:impression':
      return ecommerceEvent('view_item_list', {
        currency,
        items: event.data.items.map(({ product, index }) => ({ ...itemOf(product), index })),
      });
    case 'product:click': {
      const { product, index } = event.data;
      return ecommerceEvent('select_item', { currency, items: [{ ...itemOf(product), index }] });
    }
    case 'product-detail:impression':
      return singleItemEvent('view_item', currency, itemOf(event.data.product));
    case 'cart:add':
      return singleItemEvent('add_to_cart', currency, lineOf(event.data));
    case 'cart:remove':
      return singleItemEvent('remove_from_cart', currency, lineOf(event.data));
    case 'favorite:add': {
      const { product, productId } = event.data;
      return singleItemEvent(
        'add_to_wishlist',
        currency,
        product ? itemOf(product) : { item_id: String(productId) },
      );
    }
    case 'checkout:impression': {
      const { value, coupon, items, currency: paidIn } = event.data;
      return ecommerceEvent('begin_checkout', { currency: paidIn, value, coupon, items: items.map(lineOf) });
    }
    case 'checkout:purchase':
      return ecommerceEvent('purchase', purchaseOf(event.data), canIdentifyBuyer ? buyerOf(event.data) : {});
    default:
      return [];
  }
}

/** `ecommerce: null` clears the data of the previous event. */
function ecommerceEvent(name: string, ecommerce: object, more: object = {}): DataLayerEntry[] {
  return [{ ecommerce: null }, { event: name, ecommerce, ...more }];
}

interface Item {
  item_id: string;
  price?: number;
  quantity?: number;
}

function singleItemEvent(name: string, currency: string, item: Item): DataLayerEntry[] {
  const value = roundToCents((item.price ?? 0) * (item.quantity ?? 1));
  return ecommerceEvent(name, { currency, value, items: [item] });
}

function itemOf(product: TrackedProduct) {
  const { price, regularPrice, discountPercentage } = product;
  return {
    item_id: String(product.productId),
    item_name: product.name,
    item_brand: product.brand,
    item_category: product.category,
    price,
    price_campaign: product.discountType === 'PRICE_CAMPAIGN',
    discount: roundToCents(Math.max(0, regularPrice - price)),
    sales_type: discountBand(discountPercentage),
    quantity: 1,
  };
}

function lineOf({ product, skuId, variant, quantity }: TrackedItem) {
  return { ...itemOf(product), item_variant: variant ?? String(skuId), quantity };
}

function purchaseOf(purchase: TrackedPurchase) {
  return {
    transaction_id: purchase.orderId,
    currency: purchase.currency,
    value: purchase.value,
    value_ex_tax: purchase.valueExVat,
    value_tax: purchase.vat,
    items_value: purchase.itemsValue,
    items_value_ex_tax: purchase.itemsValueExVat,
    items_value_tax: purchase.itemsVat,
    shipping: purchase.shipping,
    shipping_ex_tax: purchase.shippingExVat,
    coupon: purchase.coupon,
    total_discount: purchase.totalDiscount,
    nth_purchase: purchase.nthPurchase,
    country: purchase.country,
    items: purchase.items.map((item, index) => ({
      ...lineOf(item),
      // A fixed discount that was spread over the lines is not a discount of the product.
      sales_type: purchase.discountBands[index] ?? discountBand(item.product.discountPercentage),
    })),
  };
}

function buyerOf({ hashed }: TrackedPurchase) {
  return {
    user_id: hashed.email,
    user_first_name: hashed.firstName,
    user_last_name: hashed.lastName,
    user_zip: hashed.zip,
  };
}
