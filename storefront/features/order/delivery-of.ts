import type { OrderedCartFragment } from '#storefront/api/generated/graphql.ts';

export interface Delivery {
  name: string;
  /** Name and address of where it is fetched; none where it is brought. */
  pickupPoint?: string;
}

/** How an order comes to its customer; nothing where all of it is downloaded. */
export function deliveryOf(cart: Pick<OrderedCartFragment, 'summary'> | null): Delivery | undefined {
  const { displayName, subOptions } = cart?.summary?.shipping ?? {};
  if (!displayName) return undefined;
  const pickupPoint = subOptions?.find((point) => point?.isSelected)?.displayName;
  return { name: displayName, ...(pickupPoint ? { pickupPoint } : {}) };
}
