/** A delivery service of others that is asked what it offers for a parcel. Which one it is, only its adapter knows. */
export interface DeliveryService {
  /** Throws `DeliveryUnavailable` where it does not answer, or answers nonsense. */
  quote(parcel: ParcelToQuote): Promise<DeliveryQuote[]>;
}

export interface ParcelToQuote {
  countryCode: string;
  zip: string;
  grams: number;
  currencyCode: string;
  languageId: string;
}

export interface DeliveryQuote {
  /** The service's own name for it. */
  id: string;
  /** As the customer reads it. */
  name: string;
  /** In the currency that was asked for, with VAT. */
  price: number;
  /** When it comes, in words. */
  expectedTime: string | null;
  /** Null where it is brought. */
  pickupPoints: { id: string; name: string; addressLine1: string; zip: string; city: string }[] | null;
}

export class DeliveryUnavailable extends Error {}
