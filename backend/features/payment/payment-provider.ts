type MaybePromise<T> = T | Promise<T>;

/**
 * Who takes the money. The shop knows providers only by this: one file per provider makes one, from settings, and the rest
 * of the shop never asks which. Every call that moves money carries a key, and is made once for it.
 */
export interface PaymentProvider {
  /** As `payment_method.provider_key` names it, and the page `/checkout/{key}-fail`. */
  readonly key: string;
  start(payment: PaymentToStart): Promise<StartedPayment>;
  /** How it stands, as the provider has it: the only word that counts. Undefined where it knows nothing of it. */
  look(reference: string): Promise<ProviderPayment | undefined>;
  capture(reference: string, amount: number, key: string): Promise<void>;
  /** Lets go of what was authorised and not captured. */
  cancel(reference: string, key: string): Promise<void>;
  /** Gives back captured money; answers the provider's name for it. */
  refund(reference: string, amount: number, key: string): Promise<string>;
  /**
   * Reads what the provider sent by itself; undefined where it is nothing that a shop waits for. Throws `ForgedEvent` where it
   * is not the provider's word.
   */
  readEvent(body: Uint8Array, headers: Headers): MaybePromise<ProviderEvent | undefined>;
}

export interface PaymentToStart {
  /** The shop's own id, and the key of the call. */
  paymentId: string;
  /** `card`, `swish`, `invoice`, `instalments`, `pay-later` … */
  methodKey: string;
  amount: number;
  currencyCode: string;
  languageId: string;
  countryCode: string;
  email: string;
  identityNumber: string | null;
  phone: string;
  /** Of who pays. */
  address?: Record<'firstName' | 'lastName' | 'address1' | 'zip' | 'city', string>;
  lines: { name: string; quantity: number; amount: number }[];
  /** Where the customer comes back: paid, given up, failed. */
  returnUrl: string;
  cancelUrl: string;
  failUrl: string;
}

export interface StartedPayment {
  reference: string;
  /** The provider's page. Where there is a frame too, it is for whoever cannot show that. */
  redirectUrl: string | null;
  /** HTML of the provider's frame, if it has one. */
  frame: string | null;
}

export interface ProviderPayment {
  reference: string;
  state: 'pending' | 'authorized' | 'captured' | 'failed' | 'cancelled';
  amount: number;
  currencyCode: string;
  /** Why it failed: `declined`, `expired`, `blocked` … */
  failure: string | null;
  refunded: number;
}

/** Says only that something happened to a payment; what, is looked up. */
export interface ProviderEvent {
  eventId: string;
  reference: string;
}

export class ForgedEvent extends Error {}

/** The provider does not answer, or answers nonsense: nothing is known, and asking again later is right. */
export class ProviderUnavailable extends Error {}

/** The provider has understood and will not: asking the same again is of no use. */
export class ProviderRefused extends Error {}
