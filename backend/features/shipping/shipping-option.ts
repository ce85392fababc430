import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';
import type { DeliveryDates } from './delivery-dates.ts';

/** The part of a cart that is shipped. */
export interface Parcel {
  grams: number;
  /** False for an empty cart and for digital products only. */
  needsDelivery: boolean;
  /** Whether the goods are in stock, or are made or bought to order. */
  readiness: 'in-stock' | 'made-to-order';
  /** The last day of publication of its pre-orders. The parcel is sent then. */
  releaseDay?: string | undefined;
}

/** An option for shipping a parcel to a postal code. */
export interface ShippingOption {
  /** The shop's own method; null for an option of a delivery service. */
  method: ShippingMethod | null;
  /** In the customer's language. */
  name: string;
  /** Before campaigns, in minor units with VAT. */
  fee: number;
  /** The option's id at the delivery service. */
  externalId: string | null;
  /** Known for the shop's own methods that state a delivery time, if the parcel's `readiness` is known. */
  deliveryDates?: DeliveryDates | undefined;
  /** A text from the delivery service. */
  expectedTime?: string | null;
  /** The nearest pick-up points; null for home delivery. */
  pickupPoints: PickupPoint[] | null;
}

export interface PickupPoint {
  id: string;
  name: string;
  addressLine1: string;
  zip: string;
  city: string;
}

/** Above the ids of the shop's own methods. */
const firstExternalId = 100_000_000;

/**
 * The numeric id of an option in the API. A delivery service has text ids, which are hashed to a number below 1,000,000,000, so
 * that it is an `Int` of GraphQL. 0 for an option with neither id.
 */
export function shippingOptionId({
  method,
  externalId,
}: Pick<ShippingOption, 'method' | 'externalId'>): number {
  if (method) return method.id;
  if (externalId === null) return 0;
  let hash = 0;
  for (const character of externalId) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 899_999_999;
  return firstExternalId + hash;
}
