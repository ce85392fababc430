/**
 * A payment service. Each provider is one file that creates this interface from settings; the rest of the shop does not
 * know which provider it uses. Amounts are minor units.
 */
export interface PaymentProvider {
  /** Value of `payment_method.provider_key`, and part of the path `/checkout/{key}-fail`. */
  readonly key: string;
  start(payment: PaymentToStart): Promise<StartedPayment>;
  /** The current state at the provider, which is authoritative. Undefined if the provider does not know the payment. */
  retrieve(reference: string): Promise<ProviderPayment | undefined>;
  capture(reference: string, amount: number, idempotencyKey: string): Promise<void>;
  /** Releases an authorized amount that was not captured. */
  cancel(reference: string, idempotencyKey: string): Promise<void>;
  /** Refunds a captured amount and returns the provider's id of the refund. */
  refund(reference: string, amount: number, idempotencyKey: string): Promise<string>;
  /**
   * Verifies and reads a webhook event; undefined if the shop does not handle its type. Rejects with `InvalidEventError` if
   * the event is not from the provider.
   */
  readEvent(body: Uint8Array, headers: Pick<Headers, 'get'>): Promise<ProviderEvent | undefined>;
  /** The provider's iframe that collects the customer's address; absent if the provider has none. */
  readonly checkouts?: ProviderCheckouts;
}

export interface ProviderCheckouts {
  open(checkout: CheckoutToOpen): Promise<{ reference: string; iframeHtml: string }>;
  /** Verifies and reads a call from the provider. Rejects with `InvalidEventError` if it is not from the provider. */
  readCall(body: Uint8Array, headers: Pick<Headers, 'get'>): Promise<CheckoutCall>;
}

interface CheckoutToOpen {
  /** The shop's id of the session; also the idempotency key. */
  sessionId: string;
  languageId: string;
  currencyCode: string;
  countryCode: string;
  /** Origins of the pages that may show the iframe. */
  embedOrigins: string[];
}

/** The provider reads the checkout, saves the customer's input, or starts the payment. */
export interface CheckoutCall {
  action: 'read' | 'update' | 'pay';
  reference: string;
  input: CheckoutCallInput | null;
}

export interface CheckoutCallInput {
  email: string;
  address: Record<'firstName' | 'lastName' | 'address1' | 'zip' | 'city' | 'phone', string>;
  shippingId: number | null;
  /** The id of one of the payment methods in the iframe. */
  methodId: number | null;
  /** The amount that the customer saw, in minor units. */
  amount: number;
}

export interface PaymentToStart {
  /** The shop's id of the payment; also the idempotency key. */
  paymentId: string;
  /** `card`, `swish`, `invoice`, `instalments`, `pay-later` … */
  methodKey: string;
  /** The name of the shop on the provider's page. */
  shopName?: string;
  amount: number;
  currencyCode: string;
  languageId: string;
  countryCode: string;
  email: string;
  identityNumber: string | null;
  phone: string;
  /** The billing address. */
  address?: Record<'firstName' | 'lastName' | 'address1' | 'zip' | 'city', string>;
  /** `amount` is the total of the line with VAT; negative for prepaid amounts. */
  lines: { name: string; quantity: number; amount: number }[];
  returnUrl: string;
  cancelUrl: string;
  failUrl: string;
}

export interface StartedPayment {
  reference: string;
  /**
   * The provider's page. If there is an iframe too, the page is for clients that cannot embed it. With neither, the
   * payment is decided already.
   */
  redirectUrl: string | null;
  iframeHtml: string | null;
  /** Set if the provider decided at once that this customer cannot pay with the method. */
  failure?: 'declined' | 'blocked';
}

export interface ProviderPayment {
  reference: string;
  state: 'pending' | 'authorized' | 'captured' | 'failed' | 'cancelled';
  amount: number;
  currencyCode: string;
  /** Why it failed: `declined`, `expired`, `blocked` … */
  failure: string | null;
  /** The sum of all refunds, also of those that were not made by the shop. */
  refunded: number;
  /** Absent if there are none. */
  disputes?: ProviderDispute[];
}

/** A customer has asked their bank to return the money (a chargeback). The shop wins or loses the dispute. */
export interface ProviderDispute {
  id: string;
  state: 'open' | 'won' | 'lost';
  /** The provider's word, such as `fraudulent`. */
  reason: string;
  /** The last day for evidence. */
  respondBy: string | null;
}

/** Says only that a payment has changed; its state is then retrieved from the provider. */
export interface ProviderEvent {
  eventId: string;
  reference: string;
}

/** The webhook event is not from the provider, or cannot be read. */
export class InvalidEventError extends Error {}

/** Transient: the provider did not respond, or its response cannot be read. The result is unknown; retry later. */
export class ProviderUnavailableError extends Error {}

/** Permanent: the provider understood the request and rejected it. Retrying is of no use. */
export class ProviderRejectedError extends Error {}
