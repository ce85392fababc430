import type { Currency } from '#backend/pricing/money.ts';

/** Where the shop sells: read once from the database, shared by every request. */

export interface Language {
  id: string;
  code: string;
  name: string;
}

export interface Market {
  id: string;
  alias: string;
  country: { code: string; name: string };
  currency: Currency;
  groupKey: string;
  defaultLanguageId: string;
  allowedLanguages: Language[];
  virtual: boolean;
  onlyDisplayInCheckout: boolean;
  /** In the order in which they are asked for a price; those of a customer group first. */
  priceLists: PriceList[];
  /** In the order in which they are offered. */
  shippingMethods: ShippingMethod[];
  /** In the order in which the law wants them shown. */
  paymentMethods: PaymentMethod[];
  /** Newest first. */
  vatRates: { taxClass: string; validFrom: string; basisPoints: number }[];
}

export interface PriceList {
  id: number;
  identifier: string;
  /** Null: for everybody. */
  customerGroupId: number | null;
}

/** A way of delivery, and what it costs in a market: minor units with VAT. */
export interface ShippingMethod {
  id: number;
  key: string;
  fee: number;
  /** What a cart expects to pay before anything is chosen. */
  isDefault: boolean;
  needsPickupPoint: boolean;
  /** Heavier parcels do not go this way. */
  mostGrams: number | null;
  /** Where the postal code must lie, both ends included; none: anywhere in the market. */
  areas: { firstZip: string; lastZip: string }[];
  /** In place of `fee` from a weight on, the lightest first. */
  weightFees: { fromGrams: number; fee: number }[];
  /** By language id. */
  names: Map<string, string>;
}

/** A way to pay. */
export interface PaymentMethod {
  id: number;
  key: string;
  providerKey: string;
  paymentType: 'STANDARD' | 'KLARNA' | 'SVEA' | 'WALLEY' | 'AVARDA' | 'GEINS_PAY';
  /** `possible`: the customer's card says whether. */
  credit: 'none' | 'possible' | 'always';
  needsIdentityNumber: boolean;
  capture: 'at-once' | 'on-shipment';
  /** By language id. */
  texts: Map<string, { name: string; description: string }>;
}

export interface Channel {
  id: string;
  name: string;
  type: string;
  url: string;
  defaultLanguageId: string;
  defaultMarketId: string;
  languages: Language[];
  markets: Market[];
}

/** The rate on a day (`2026-01-01`). A market without a rate for the class is a fault in the data, never a free ride. */
export function vatBasisPoints(market: Market, taxClass: string, day: string): number {
  const rate = market.vatRates.find(
    (candidate) => candidate.taxClass === taxClass && candidate.validFrom <= day,
  );
  if (!rate) throw new Error(`Market ${market.alias} has no VAT rate for ${taxClass} on ${day}.`);
  return rate.basisPoints;
}
