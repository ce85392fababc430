import type { PickupPoint } from '#backend/features/shipping/delivery-offer.ts';
import type { Amount } from '#backend/pricing/price-cart.ts';

/**
 * All that an order says, fixed at the moment when it is placed: payment and order are about this, whatever becomes of the
 * cart, the prices and the texts meanwhile. Kept as JSON, so plain values only. Amounts are minor units.
 */
export interface OrderDraft {
  cartId: string;
  channelId: string;
  marketId: string;
  languageId: string;
  customerId: number | null;
  customerType: 'PERSON' | 'ORGANIZATION';
  /** In small letters. */
  email: string;
  /** Personal or organisation number; kept only where the way to pay needs it. */
  identityNumber: string | null;
  currencyCode: string;
  lines: DraftLine[];
  /** Goods before the fixed amount; what they would cost without any reduction, and what they cost. */
  subTotal: { regular: Amount; selling: Amount };
  fixedAmount: Amount;
  shipping: DraftShipping;
  total: Amount;
  /** By rate, the lowest first. */
  vats: { basisPoints: number; amount: number }[];
  promoCode: string | null;
  paidByGiftCode: number;
  paidByBalance: number;
  /** What is left for the payment provider. */
  toPay: number;
  paymentMethodId: number;
  billingAddress: PostalAddress;
  /** None: to the billing address. */
  shippingAddress: PostalAddress | null;
  message: string;
  customerOrderNumber: string;
  goodsLabel: string;
  desiredDeliveryDate: string | null;
  merchantData: string | null;
  acceptedConsents: string[];
  campaigns: { id: number; name: string }[];
}

export interface DraftLine {
  skuId: number;
  productId: number;
  articleNumber: string;
  gtin: string | null;
  name: string;
  /** The format, or whatever else tells SKUs of the product apart. */
  variant: string;
  brand: string;
  categories: string[];
  /** Path of the product in the shop, for links. */
  productUrl: string;
  imageFile: string | null;
  quantity: number;
  weightGrams: number;
  message: string;
  groupKey: string;
  packageProductId: number | null;
  packageGroupId: number | null;
  packageOptionId: number | null;
  vatBasisPoints: number;
  /** Of the whole line. `paid` is what is left of `selling` after its share of the fixed amount. */
  regular: Amount;
  selling: Amount;
  paid: Amount;
  /** How the pieces are priced: several parts where some are free. */
  parts: { unitPrice: number; quantity: number }[];
  campaigns: { id: number; name: string }[];
  /** Which of them made the price of a piece, and which counts pieces. */
  priceCampaignId: number | null;
  quantityCampaignId: number | null;
  /** False for what is downloaded. */
  needsDelivery: boolean;
}

export interface DraftShipping {
  /** None where nothing is sent. */
  methodId: number | null;
  methodKey: string | null;
  name: string;
  fee: Amount;
  vatBasisPoints: number;
  /** The option's id with a delivery service of others. */
  externalId: string | null;
  /** The point's id. */
  pickupPoint: string | null;
  /** The point as it was called when it was chosen. Orders from before it was kept have the id alone. */
  fetchedAt?: PickupPoint;
}

/** As the contract's AddressType, every part there and trimmed. */
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
