/**
 * Keys of the attributes of a shipped product variant whose delivery is not that of the market's statements, such as that of
 * a heavy book: its own statements, in words. An empty text: no statement.
 */
export const DELIVERY_ATTRIBUTES = {
  promise: 'shippingPromise',
  time: 'deliveryTime',
  madeToOrderTime: 'madeToOrderTime',
} as const;
