/** An external delivery service that quotes shipping options for a parcel. */
export interface DeliveryService {
  /** Throws `DeliveryUnavailableError` if there is no valid response. */
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
  /** The service's own id. */
  id: string;
  /** Displayed to the customer. */
  name: string;
  /** In major units of the requested currency, with VAT. */
  price: number;
  /** The delivery time as text. */
  expectedTime: string | null;
  /** Null for delivery to the address. */
  pickupPoints: { id: string; name: string; addressLine1: string; zip: string; city: string }[] | null;
}

/** The service did not respond, or not as expected. */
export class DeliveryUnavailableError extends Error {}
