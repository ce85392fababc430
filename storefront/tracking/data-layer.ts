import { isUnmeasured } from '#storefront/routing/unmeasured-screens.ts';
import { discountBand } from './discount-band.ts';
import type { TrackedItem, TrackedProduct, TrackedPurchase, TrackingEvent } from './events.ts';

/** As a tag manager reads it. */
export type DataLayerEntry = Record<string, unknown>;

interface Telling {
  currency: string;
  origin: string;
  /** Whether who bought may be told, as hashes: only those who allowed marketing. */
  mayTellWho: boolean;
}

/** An event of the shop under the names of the tag manager (§9); nothing for what only the shop itself needs. */
export function toDataLayer(
  event: TrackingEvent,
  { currency, origin, mayTellWho }: Telling,
): DataLayerEntry[] {
  switch (event.name) {
    case 'page:impression': {
      const { screen, isFirst } = event.data;
      // The path of somebody's own page may be all that one needs to open it.
      const path = isUnmeasured(screen) ? `/${screen}` : event.data.path;
      if (isFirst) return [{ event: 'page_data', page_type: screen, original_location: origin + path }];
      return [
        { event: 'page_data', page_type: screen },
        { event: 'virtual_page_view', page_type: screen, page_path: path },
      ];
    }
    case 'product-list:impression':
      return commerce('view_item_list', {
        currency,
        items: event.data.items.map(({ product, index }) => ({ ...itemOf(product), index })),
      });
    case 'product:click': {
      const { product, index } = event.data;
      return commerce('select_item', { currency, items: [{ ...itemOf(product), index }] });
    }
    case 'product-detail:impression':
      return ofOne('view_item', currency, itemOf(event.data.product));
    case 'cart:add':
      return ofOne('add_to_cart', currency, lineOf(event.data));
    case 'cart:remove':
      return ofOne('remove_from_cart', currency, lineOf(event.data));
    case 'favorite:add': {
      const { product, productId } = event.data;
      return ofOne('add_to_wishlist', currency, product ? itemOf(product) : { item_id: String(productId) });
    }
    case 'checkout:impression': {
      const { value, coupon, items, currency: paidIn } = event.data;
      return commerce('begin_checkout', { currency: paidIn, value, coupon, items: items.map(lineOf) });
    }
    case 'checkout:purchase':
      return commerce('purchase', purchaseOf(event.data), mayTellWho ? whoOf(event.data) : {});
    default:
      return [];
  }
}

/** What the event before it told must not be taken for this one's. */
function commerce(name: string, ecommerce: object, more: object = {}): DataLayerEntry[] {
  return [{ ecommerce: null }, { event: name, ecommerce, ...more }];
}

interface Item {
  item_id: string;
  price?: number;
  quantity?: number;
}

function ofOne(name: string, currency: string, item: Item): DataLayerEntry[] {
  const value = cents((item.price ?? 0) * (item.quantity ?? 1));
  return commerce(name, { currency, value, items: [item] });
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
    discount: cents(Math.max(0, regularPrice - price)),
    sales_type: discountBand(discountPercentage),
    quantity: 1,
  };
}

function lineOf({ product, skuId, quantity }: TrackedItem) {
  return { ...itemOf(product), item_variant: String(skuId), quantity };
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
    items: purchase.items.map((item, at) => ({
      ...lineOf(item),
      // A fixed amount that was spread over the prices is no reduction of the book's own.
      sales_type: purchase.discountBands[at] ?? discountBand(item.product.discountPercentage),
    })),
  };
}

function whoOf({ hashed }: TrackedPurchase) {
  return {
    user_id: hashed.email,
    user_first_name: hashed.firstName,
    user_last_name: hashed.lastName,
    user_zip: hashed.zip,
  };
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
