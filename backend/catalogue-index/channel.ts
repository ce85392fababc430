import type { Logger } from 'pino';
import type { Currency } from '#backend/pricing/money.ts';
import type { PostalArea } from '#contract/customer/postal-area.ts';
import type { CaptureTime, CreditType, MethodCredit, PaymentType } from '#contract/order/payment-method.ts';
import { isOutsideVatArea } from '#contract/order/vat-area.ts';
import { neutralSettings, type ShopSettings } from '#contract/shop/shop-settings.ts';

export interface Language {
  /** `sv-SE` */
  id: string;
  /** `sv` */
  code: string;
  name: string;
}

export interface Market {
  id: string;
  alias: string;
  country: { code: string; name: string };
  currency: Currency;
  /** Markets with the same key are listed together. */
  groupKey: string;
  defaultLanguageId: string;
  allowedLanguages: Language[];
  /** Can be browsed, but orders are not sent there. */
  virtual: boolean;
  /** The legal requirements for which the market is closed, as sentences for the merchant. Empty: the market is open. */
  closedBecause: string[];
  /** Orders are sent there, but visitors cannot browse it. */
  onlyDisplayInCheckout: boolean;
  /** False where the law forbids selecting a payment option for the buyer. */
  preselectsPayment: boolean;
  /** The number under which the seller collects VAT on import, such as a VOEC number. Null: the seller does not collect it. */
  importVatNumber: string | null;
  /** In order of precedence; lists of customer groups first. */
  priceLists: PriceList[];
  /** In display order. */
  shippingMethods: ShippingMethod[];
  /** In display order: methods without credit first, as the law requires in several markets. */
  paymentMethods: PaymentMethod[];
  /** The checkout suggests the city of a postal code. Not every postal code is in an area. */
  postalAreas: readonly PostalArea[];
  /** The times at which fixed prices of products start or end; empty if the market has none. */
  fixedPriceTimes: number[];
  /** Newest first. */
  vatRates: { taxClass: string; validFrom: string; basisPoints: number }[];
}

export interface PriceList {
  id: number;
  identifier: string;
  /** Null: for all customers. */
  customerGroupId: number | null;
}

/** A shipping method with its fees in one market. Fees are minor units with VAT. */
export interface ShippingMethod {
  id: number;
  key: string;
  fee: number;
  /** A cart uses this fee until the buyer selects a method. */
  isDefault: boolean;
  needsPickupPoint: boolean;
  /** Not offered for heavier parcels. */
  maxGrams: number | null;
  /** Ranges of postal codes, both ends included; empty: the whole market. */
  areas: { firstZip: string; lastZip: string }[];
  /** Fees that replace `fee` from a weight upwards, lightest first. */
  weightFees: { fromGrams: number; fee: number }[];
  /** Working days from order to delivery; null: no promise. */
  deliveryDays: { min: number; max: number } | null;
  /** Marks that the storefront draws. */
  marks: string[];
  /** Path of an image that replaces the marks. */
  logoPath: string | null;
  /** By language id. */
  texts: Map<string, ShippingMethodText>;
}

interface ShippingMethodText {
  name: string;
  /** For narrow lists; may be empty. */
  shortName: string;
  description: string;
  /** Why the delivery is environmentally friendly; may be empty. */
  environment: string;
}

export interface PaymentMethod {
  id: number;
  key: string;
  providerKey: string;
  paymentType: PaymentType;
  credit: MethodCredit;
  /** Null unless `credit` is `always`. Such a method requires the credit check. */
  creditType: CreditType | null;
  /** The provider's iframe collects the address and contains the provider's other methods. */
  collectsAddress: boolean;
  /** The company that grants the credit. Null: the seller itself, by a deferred payment, or the method has no credit. */
  creditor: string | null;
  /** Has an effect only in countries with identity numbers. */
  needsIdentityNumber: boolean;
  /** The provider identifies the buyer by strong electronic identification. */
  identifiesStrongly: boolean;
  capture: CaptureTime;
  /** Marks that the storefront draws. */
  marks: string[];
  /** Path of an image that replaces the marks. */
  logoPath: string | null;
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
  settings: ShopSettings;
}

/** A closed market can be browsed, but search engines must not index it. */
export function isClosed({ closedBecause }: Pick<Market, 'closedBecause'>): boolean {
  return closedBecause.length > 0;
}

/** Called when the shop starts. */
export function warnOfClosedMarkets(channels: readonly Channel[], log: Pick<Logger, 'warn'>): void {
  for (const { alias, closedBecause } of channels.flatMap(({ markets }) => markets).filter(isClosed))
    log.warn({ market: alias, reasons: closedBecause }, 'market closed, see docs/markets.md');
}

/** The settings of a channel; without an id, those of the first. */
export function settingsOfChannel(channels: readonly Channel[], channelId?: string): ShopSettings {
  const channel = channels.find(({ id }) => id === channelId) ?? channels[0];
  return channel?.settings ?? neutralSettings('', '');
}

/** Whether VAT is charged on import: goods that leave the EU's VAT area are sold without it, unless the seller collects it. */
export function chargesImportVat({ country, importVatNumber }: Pick<Market, 'country' | 'importVatNumber'>) {
  return isOutsideVatArea(country.code) && importVatNumber === null;
}

/**
 * The VAT rate of a product on a day. A gift card is a multi-purpose voucher: VAT is due on the goods that it pays for
 * (Directive (EU) 2016/1065). A download is not imported and has the rate of the buyer's country everywhere.
 */
export function productVatBasisPoints(
  market: Market,
  { taxClass, fulfilment }: { taxClass: string; fulfilment: string },
  day: string,
): number {
  if (fulfilment === 'gift_card') return 0;
  return fulfilment !== 'download' && chargesImportVat(market) ? 0 : vatBasisPoints(market, taxClass, day);
}

/** The rate on a day (`2026-01-01`). Throws if the market has no rate for the class: a missing rate must not mean 0 %. */
export function vatBasisPoints(market: Market, taxClass: string, day: string): number {
  const rate = market.vatRates.find(
    (candidate) => candidate.taxClass === taxClass && candidate.validFrom <= day,
  );
  if (!rate) throw new Error(`Market ${market.alias} has no VAT rate for ${taxClass} on ${day}.`);
  return rate.basisPoints;
}
