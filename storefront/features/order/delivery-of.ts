import type { OrderedCartFragment } from '#storefront/api/generated/graphql.ts';

interface Delivery {
  /** The name with the promised dates. */
  name: string;
  /** Name and address of the pick-up point; none for home delivery. */
  pickupPoint?: string;
}

/** The shipping option of an order; undefined if nothing is shipped. */
export function deliveryOf(cart: Pick<OrderedCartFragment, 'summary'> | null): Delivery | undefined {
  const { displayName, description, subOptions } = cart?.summary?.shipping ?? {};
  if (!displayName) return undefined;
  const pickupPoint = subOptions?.find((point) => point?.isSelected)?.displayName;
  return {
    name: description ? `${displayName}\u00a0· ${description}` : displayName,
    pickupPoint: pickupPoint ?? undefined,
  };
}
