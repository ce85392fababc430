import { describe, expect, test } from 'vitest';
import { toDataLayer } from './data-layer.ts';
import type { TrackedProduct, TrackedPurchase, TrackingEvent } from './events.ts';

const product: TrackedProduct = {
  productId: 7,
  name: 'Gösta Berlings saga',
  brand: 'Bonniers',
  category: 'Klassiker',
  price: 89,
  regularPrice: 99,
  discountPercentage: 10,
  discountType: 'PRICE_CAMPAIGN',
};
const item = {
  item_id: '7',
  item_name: 'Gösta Berlings saga',
  item_brand: 'Bonniers',
  item_category: 'Klassiker',
  price: 89,
  price_campaign: true,
  discount: 10,
  sales_type: '6-10',
  quantity: 1,
};
const listed = { product, index: 5, page: 1, pageSize: 48 };
const line = { product, skuId: 70, quantity: 2 };

const convert = (event: TrackingEvent, canIdentifyBuyer = false) =>
  toDataLayer(event, { currency: 'SEK', origin: 'https://shop.example', canIdentifyBuyer });

describe('names and payloads of §9', () => {
  test.each<[TrackingEvent, string, object]>([
    [
      { name: 'product-list:impression', data: { items: [listed, { ...listed, index: 6 }] } },
      'view_item_list',
      {
        currency: 'SEK',
        items: [
          { ...item, index: 5 },
          { ...item, index: 6 },
        ],
      },
    ],
    [
      { name: 'product:click', data: listed },
      'select_item',
      { currency: 'SEK', items: [{ ...item, index: 5 }] },
    ],
    [
      { name: 'product-detail:impression', data: { product } },
      'view_item',
      { currency: 'SEK', value: 89, items: [item] },
    ],
    [
      { name: 'cart:add', data: line },
      'add_to_cart',
      { currency: 'SEK', value: 178, items: [{ ...item, item_variant: '70', quantity: 2 }] },
    ],
    [
      { name: 'cart:add', data: { ...line, variant: 'Pocket' } },
      'add_to_cart',
      { currency: 'SEK', value: 178, items: [{ ...item, item_variant: 'Pocket', quantity: 2 }] },
    ],
    [
      { name: 'cart:remove', data: { ...line, quantity: 1 } },
      'remove_from_cart',
      { currency: 'SEK', value: 89, items: [{ ...item, item_variant: '70', quantity: 1 }] },
    ],
    [
      { name: 'favorite:add', data: { productId: 7, product } },
      'add_to_wishlist',
      { currency: 'SEK', value: 89, items: [item] },
    ],
    [
      { name: 'favorite:add', data: { productId: 7, product: null } },
      'add_to_wishlist',
      { currency: 'SEK', value: 0, items: [{ item_id: '7' }] },
    ],
    [
      { name: 'checkout:impression', data: { value: 178, currency: 'EUR', coupon: 'HUNDRA', items: [line] } },
      'begin_checkout',
      {
        currency: 'EUR',
        value: 178,
        coupon: 'HUNDRA',
        items: [{ ...item, item_variant: '70', quantity: 2 }],
      },
    ],
  ])('%o', (event, name, ecommerce) => {
    expect(convert(event)).toEqual([{ ecommerce: null }, { event: name, ecommerce }]);
  });

  test('distinguishes the first page of a document from the following', () => {
    const data = { screen: 'product', path: '/p/x', isFirst: true };
    expect(convert({ name: 'page:impression', data })).toEqual([
      { event: 'page_data', page_type: 'product', original_location: 'https://shop.example/p/x' },
    ]);
    expect(convert({ name: 'page:impression', data: { ...data, isFirst: false } })).toEqual([
      { event: 'page_data', page_type: 'product' },
      { event: 'virtual_page_view', page_type: 'product', page_path: '/p/x' },
    ]);
  });

  test('sends the screen instead of the path of an untracked page', () => {
    const data = { screen: 'order', path: '/fi/order/c0ffee', isFirst: true };
    expect(convert({ name: 'page:impression', data })).toEqual([
      { event: 'page_data', page_type: 'order', original_location: 'https://shop.example/order' },
    ]);
    expect(
      JSON.stringify(convert({ name: 'page:impression', data: { ...data, isFirst: false } })),
    ).not.toContain('c0ffee');
  });

  test('internal events are not converted', () => {
    expect(convert({ name: 'user:login', data: {} })).toEqual([]);
    expect(convert({ name: 'product:impression', data: listed })).toEqual([]);
    expect(convert({ name: 'error:api', data: { message: 'x' } })).toEqual([]);
  });
});

describe('a purchase', () => {
  const hashed = { email: 'e', firstName: 'f', lastName: 'l', zip: 'z' };
  const data: TrackedPurchase = {
    orderId: '1001',
    nthPurchase: 2,
    country: 'SE',
    currency: 'SEK',
    value: 217,
    valueExVat: 204.72,
    vat: 12.28,
    shipping: 39,
    shippingExVat: 31.2,
    itemsValue: 178,
    itemsValueExVat: 167.92,
    itemsVat: 10.08,
    totalDiscount: 20,
    coupon: null,
    items: [line],
    discountBands: ['6-10'],
    hashed,
  };

  test('has the line items without the buyer', () => {
    const [, entry] = convert({ name: 'checkout:purchase', data });
    expect(entry).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: '1001',
        currency: 'SEK',
        value: 217,
        value_ex_tax: 204.72,
        value_tax: 12.28,
        items_value: 178,
        items_value_ex_tax: 167.92,
        items_value_tax: 10.08,
        shipping: 39,
        shipping_ex_tax: 31.2,
        coupon: null,
        total_discount: 20,
        nth_purchase: 2,
        country: 'SE',
        items: [{ ...item, item_variant: '70', quantity: 2 }],
      },
    });
  });

  test('has hashes of the buyer with consent to marketing', () => {
    const [, entry] = convert({ name: 'checkout:purchase', data }, true);
    expect(entry).toMatchObject({
      user_id: 'e',
      user_first_name: 'f',
      user_last_name: 'l',
      user_zip: 'z',
    });
  });
});
