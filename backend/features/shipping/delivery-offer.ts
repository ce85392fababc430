import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';

/** What is to be delivered. */
export interface Parcel {
  grams: number;
  /** False where all of it is downloaded, or there is nothing. */
  needsDelivery: boolean;
}

/** One way in which a parcel can go to a postal code. */
export interface DeliveryOffer {
  /** Of the shop's own; none for what only a delivery service knows. */
  method: ShippingMethod | null;
  /** As the customer reads it. */
  name: string;
  /** Before any campaign: minor units with VAT. */
  fee: number;
  /** The option's id with a delivery service. */
  externalId: string | null;
  /** When it comes, in words; told by delivery services. */
  expectedTime?: string | null;
  /** The nearest; null where it is brought. */
  pickupPoints: PickupPoint[] | null;
}

export interface PickupPoint {
  id: string;
  name: string;
  addressLine1: string;
  zip: string;
  city: string;
}

/** Above the numbers of the shop's own ways. */
const firstExternal = 100_000_000;

/** The number that clients choose an offer by. A delivery service has names in place of numbers: one is made of the name. */
export function numberOfOffer({ method, externalId }: Pick<DeliveryOffer, 'method' | 'externalId'>): number {
  if (method) return method.id;
  if (externalId === null) return 0;
  let hash = 0;
  for (const sign of externalId) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 899_999_999;
  return firstExternal + hash;
}
