import type { VatNumberCheck } from '#backend/features/cart/prices/is-vat-free.ts';
import type { DeliveryDates } from '#backend/features/shipping/delivery-dates.ts';
import type { PickupPoint } from '#backend/features/shipping/shipping-option.ts';
import type { Amount } from '#backend/pricing/money.ts';
import type { ShippingVat } from '#backend/pricing/shipping-vat.ts';
import type { CustomerType } from '#contract/customer/customer-type.ts';

/**
 * The content of an order, frozen when the order is placed. Later changes of the cart, of prices or of texts do not affect
 * it. It is stored as JSON, so it holds JSON values only. Amounts are minor units.
 */
export interface OrderDraft {
  cartId: string;
  channelId: string;
  marketId: string;
  languageId: string;
  /** The storefront where the order was placed, for links in mails. Absent in old orders. */
  shopUrl?: string;
  customerId: number | null;
  customerType: CustomerType;
  /** In lower case. */
  email: string;
  /**
   * Organisation number, or personal number, of which only the last four characters are stored; null unless the payment
   * method requires it.
   */
  identityNumber: string | null;
  currencyCode: string;
  lines: DraftLine[];
  /** Sum of the lines before the fixed amount, without and with their discounts. */
  subTotal: { regular: Amount; selling: Amount };
  /** The discount that campaigns of a fixed amount give on the whole cart. */
  fixedAmount: Amount;
  shipping: DraftShipping;
  total: Amount;
  /** The VAT by rate, ascending. */
  vats: { basisPoints: number; amount: number }[];
  /** In old orders it may be a gift code. */
  promoCode: string | null;
  /** Old orders only: the last characters of the gift card that is stored as the promo code. */
  giftCardLastFour?: string | null;
  /** The gift codes that pay, in the order in which they were entered. Absent in old orders, and if none pays. */
  giftCodes?: GiftCodePayment[];
  /** The sum over all gift codes. */
  paidByGiftCode: number;
  paidByBalance: number;
  /** The amount that the payment provider charges. */
  toPay: number;
  paymentMethodId: number;
  billingAddress: PostalAddress;
  /** Null: ship to the billing address. */
  shippingAddress: PostalAddress | null;
  /** The buyer's message to the shop. */
  message: string;
  /** The buyer's own number of the order. */
  customerOrderNumber: string;
  /** Text on the parcel that identifies its recipient. */
  goodsLabel: string;
  desiredDeliveryDate: string | null;
  /** Free text of the client, stored unchanged. */
  merchantData: string | null;
  acceptedConsents: string[];
  /** The API key of the client that ordered, which is responsible for consents that it did not send. */
  clientName?: string;
  /** The text by which the buyer agreed to immediate delivery and to the loss of the right of withdrawal. */
  downloadConsent?: string;
  /** The company's VAT number and the register's response. */
  vatNumber?: VatNumberCheck;
  /** The company accounts for the VAT (VAT Directive Art. 138 and 196): all rates are 0. */
  isVatFree?: true;
  /** The terms that the buyer accepted: a row of `terms_version`. */
  termsVersionId?: number;
  campaigns: { id: number; name: string }[];
}

export interface GiftCodePayment {
  /** As stored with the cart: for a gift card, its key (`giftCardKey`) instead of its code. */
  code: string;
  /** The last four characters of a gift card's code. Null for a gift code that is not a gift card. */
  lastFour: string | null;
  amount: number;
}

export interface DraftLine {
  skuId: number;
  productId: number;
  articleNumber: string;
  gtin: string | null;
  name: string;
  /** The format, or another property that distinguishes the product's SKUs. */
  variant: string;
  brand: string;
  categories: string[];
  /** Path of the product page. */
  productUrl: string;
  imageFile: string | null;
  quantity: number;
  weightGrams: number;
  /** The buyer's text for the line, such as the message of a gift wrap. */
  message: string;
  /** Key of the package in the cart; empty outside a package. */
  groupKey: string;
  packageProductId: number | null;
  packageGroupId: number | null;
  packageOptionId: number | null;
  vatBasisPoints: number;
  /** Totals of the line. `paid` is `selling` less the line's share of the fixed amount. */
  regular: Amount;
  selling: Amount;
  paid: Amount;
  /** Unit prices with their quantities: several if some of the copies are free or cost less. */
  parts: { unitPrice: number; quantity: number }[];
  campaigns: { id: number; name: string }[];
  /** The campaign behind the unit price, and the campaign that depends on the quantity. */
  priceCampaignId: number | null;
  quantityCampaignId: number | null;
  /** False for downloads and gift cards. */
  needsDelivery: boolean;
  /** Ordered before this date of publication (`2027-03-12`, `2027-03` or `2027`). */
  preOrderDate?: string;
  /** Delivered as files. Old orders do not have it. */
  isDownload?: true;
  /** Type, size and protection of the files, if they are known. */
  files?: string;
  /** Each copy becomes a gift card once the order is paid. */
  isGiftCard?: true;
  /** The shipped products of the order are wrapped, with a card that has `message`. */
  isGiftWrap?: true;
}

export interface DraftShipping {
  /** Null if nothing is shipped. */
  methodId: number | null;
  methodKey: string | null;
  name: string;
  fee: Amount;
  /** The lowest fee of the options that the buyer could choose, with VAT, before campaigns. Absent in old orders. */
  cheapestFee?: number;
  /** The fee by VAT rate. Old orders have one rate for the whole fee instead. */
  vats?: ShippingVat[];
  vatBasisPoints?: number;
  /** The option's id at the external delivery service. */
  externalId: string | null;
  /** The id of the pick-up point. */
  pickupPoint: string | null;
  /** Not a time: name and address of the pick-up point when the order was placed. Old orders have only the id. */
  fetchedAt?: PickupPoint;
  /** The promised dates. Absent in old orders, and if the shop promised none. */
  delivery?: DeliveryDates;
}

/** The contract's AddressType with all fields present and trimmed. */
export interface PostalAddress {
  firstName: string;
  lastName: string;
  company: string;
  careOf: string;
  addressLine1: string;
  addressLine2: string;
  addressLine3: string;
  entryCode: string;
  zip: string;
  city: string;
  state: string;
  country: string;
  mobile: string;
  phone: string;
}
