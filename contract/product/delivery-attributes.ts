/**
 * Keys of the attributes with the delivery statements of a shipped product variant, in words. It has them if those of the
 * market do not apply to it, such as a heavy book. An empty text: no statement.
 */
export const DELIVERY_ATTRIBUTES = {
  promise: 'shippingPromise',
  time: 'deliveryTime',
  madeToOrderTime: 'madeToOrderTime',
} as const;
