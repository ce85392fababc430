/**
 * Keys of the attributes with the delivery statements of a shipped product variant, in words. A variant has them if the
 * market's statements do not apply to it, as for a heavy book. An empty text: no statement.
 */
export const DELIVERY_ATTRIBUTES = {
  promise: 'shippingPromise',
  time: 'deliveryTime',
  madeToOrderTime: 'madeToOrderTime',
} as const;
