import type { OrderedCartFragment } from '#storefront/api/generated/graphql.ts';

interface Delivery {
  name: string;
  /** The promised dates. */
  promise?: string;
  /** Name and address of the pick-up point; none for home delivery. */
  pickupPoint?: string;
}

/** The shipping option of an order; undefined if nothing is shipped. */
export function deliveryOf(cart: Pick<OrderedCartFragment, 'summary'> | null): Delivery | undefined {
  const { displayName, description, subOptions } = cart?.summary?.shipping ?? {};
  if (!displayName) return undefined;
  return {
    name: displayName,
    promise: description || undefined,
    pickupPoint: subOptions?.find((point) => point?.isSelected)?.displayName ?? undefined,
  };
}

/** The name with the promised dates. */
export function describeDelivery({ name, promise }: Delivery): string {
  return promise ? `${name}\u00a0· ${promise}` : name;
}
