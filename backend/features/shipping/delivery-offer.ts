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
